import type { Notice } from '@butterfly/contracts/notices';
import { paths } from '@butterfly/contracts/notices/paths';
import { emptyRecordParts } from '@butterfly/testing/browser/empty-record-parts';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './notice.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const AT = '2026-11-20T15:00:00.000Z';

let notice: Notice;
let server: FakeServer;
const answer = () => ({ body: notice, headers: { ETag: `"7-${notice.version}"` } });
const change = (part: Partial<Notice>) => () => {
  notice = { ...notice, ...part, version: notice.version + 1 };
  return answer();
};
const show = (part: Partial<Notice>) => {
  notice = {
    id: 7,
    title: 'Van keys',
    body: 'They **hang** by the door',
    severity: 'important',
    scope: 'all',
    targets: [],
    project_id: null,
    publish_at: null,
    expires_at: null,
    requires_ack: true,
    pinned: false,
    status: 'published',
    author_id: 1,
    mine: false,
    published_at: AT,
    archived_at: null,
    created_at: AT,
    updated_at: AT,
    reminded_at: null,
    version: 1,
    seen_at: null,
    ack_at: null,
    readers: { total: 2, seen: 1, acked: 0 },
    ...part,
  };
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/notices/:noticeId', at: '/notices/7' });
};

beforeEach(() => {
  server = fakeServer({
    [paths.getNotice]: answer,
    [paths.updateNotice]: ({ body }) => change(body as Partial<Notice>)(),
    [paths.publishNotice]: change({ status: 'published', published_at: AT }),
    [paths.seeNotice]: change({ seen_at: AT }),
    [paths.ackNotice]: () => change({ ack_at: AT })(),
    [paths.remindNotice]: () => ({ body: { reminded: 1 } }),
    [paths.listReceipts]: () => ({ body: [{ member_id: 2, name: 'Tom', seen_at: AT, ack_at: null }] }),
    [paths.listTargets]: () => ({ body: { roles: [], members: [] } }),
    ...emptyRecordParts,
  });
});
afterEach(() => server.close());
const called = (address: string) => server.calls.filter((call) => call.address === address);

describe('the page of a notice', () => {
  it('tells that a reader has seen it, and lets them confirm it', async () => {
    show({});
    await userEvent.click(await screen.findByRole('button', { name: 'I have read this' }));
    expect(await screen.findByText(/You confirmed this on/)).toBeInTheDocument();
    expect([called(paths.seeNotice).length, called(paths.ackNotice).length, screen.queryByRole('textbox', { name: 'Title' })]).toEqual([
      1,
      1,
      null,
    ]);
  });

  it('keeps what is typed while a save is on its way', async () => {
    show({ mine: true, status: 'draft', published_at: null });
    let letGo = () => undefined as void;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    server.answer({
      [paths.updateNotice]: async ({ body }) => {
        await gate;
        return change(body as Partial<Notice>)();
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' and gate');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(title, ' key');
    letGo();
    expect(await screen.findByRole('heading', { name: 'Van keys and gate' })).toBeInTheDocument();
    expect(title).toHaveValue('Van keys and gate key');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called(paths.updateNotice)[1]?.headers.get('If-Match')).toBe('"7-2"'));
  });

  it('saves over what its author saw, not over what a colleague saved while they typed', async () => {
    show({ mine: true, status: 'draft', published_at: null });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' and gate');
    change({ title: 'Changed by somebody else' })();
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'Changed by somebody else' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called(paths.updateNotice)[0]?.headers.get('If-Match')).toBe('"7-1"'));
    expect((called(paths.updateNotice)[0]?.body as Notice).title).toBe('Van keys and gate');
  });

  it('lets its author change a draft for the version that was shown, and publish it', async () => {
    show({ mine: true, status: 'draft', published_at: null });
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'New keys');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'New keys' })).toBeInTheDocument();
    const [saved] = called(paths.updateNotice);
    expect([saved?.headers.get('If-Match'), (saved?.body as Notice).title]).toEqual(['"7-1"', 'New keys']);
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
    expect(called(paths.seeNotice)).toEqual([]);
  });

  it('shows the author who has seen it, and reminds the others', async () => {
    show({ mine: true });
    await userEvent.click(await screen.findByRole('tab', { name: 'Readers' }));
    expect(await screen.findByText(/1 of 2 have seen it, 0 confirmed it/)).toBeInTheDocument();
    expect(await screen.findByText(/Tom/)).toHaveTextContent('seen');
    await userEvent.click(screen.getByRole('button', { name: 'Remind the others' }));
    await waitFor(() => expect(called(paths.remindNotice)).toHaveLength(1));
  });
});
