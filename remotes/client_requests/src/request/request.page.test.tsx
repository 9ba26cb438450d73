import type { Request } from '@butterfly/contracts/client_requests';
import { paths } from '@butterfly/contracts/client_requests/paths';
import { emptyRecordParts } from '@butterfly/testing/browser/empty-record-parts';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './request.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };

let request: Request;
let server: FakeServer;
const answer = () => ({ body: request, headers: { ETag: `"request-7-${request.version}"` } });
const change = (part: Partial<Request>) => () => {
  request = { ...request, ...part, version: request.version + 1 };
  return answer();
};

beforeEach(() => {
  request = {
    id: 7,
    title: 'Order ribbon',
    body: '',
    created_at: '2026-11-20T15:00:00.000Z',
    updated_at: '2026-11-20T15:00:00.000Z',
    archived_at: null,
    version: 1,
  };
  server = fakeServer({
    ...emptyRecordParts,
    [paths.getRequest]: answer,
    [paths.updateRequest]: ({ body }) => change(body as Partial<Request>)(),
    [paths.archiveRequest]: change({ archived_at: '2026-11-21T15:00:00.000Z' }),
    [paths.restoreRequest]: () => change({ archived_at: null })(),
  });
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/client_requests/:requestId', at: '/client_requests/7' });
});
afterEach(() => server.close());

describe('the page of a request', () => {
  it('saves what was typed, for the version that was shown', async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Order silk');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Order silk' })).toBeInTheDocument();
    const saved = server.calls.find(({ address }) => address === paths.updateRequest);
    expect([saved?.headers.get('If-Match'), saved?.body]).toEqual(['"request-7-1"', { title: 'Order silk', body: '' }]);
  });

  it('archives the request and takes that back', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeInTheDocument());
  });
});
