import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { paths } from '@butterfly/contracts/proposal_and_invoice/paths';
import { emptyRecordParts } from '@butterfly/testing/browser/empty-record-parts';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './proposal.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };

let proposal: Proposal;
let server: FakeServer;
const answer = () => ({ body: proposal, headers: { ETag: `"proposal-7-${proposal.version}"` } });
const change = (part: Partial<Proposal>) => () => {
  proposal = { ...proposal, ...part, version: proposal.version + 1 };
  return answer();
};

beforeEach(() => {
  proposal = {
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
    [paths.getProposal]: answer,
    [paths.updateProposal]: ({ body }) => change(body as Partial<Proposal>)(),
    [paths.archiveProposal]: change({ archived_at: '2026-11-21T15:00:00.000Z' }),
    [paths.restoreProposal]: () => change({ archived_at: null })(),
  });
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/proposal_and_invoice/:proposalId', at: '/proposal_and_invoice/7' });
});
afterEach(() => server.close());

describe('the page of a proposal', () => {
  it('saves what was typed, for the version that was shown', async () => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Order silk');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Order silk' })).toBeInTheDocument();
    const saved = server.calls.find(({ address }) => address === paths.updateProposal);
    expect([saved?.headers.get('If-Match'), saved?.body]).toEqual(['"proposal-7-1"', { title: 'Order silk', body: '' }]);
  });

  it('archives the proposal and takes that back', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Archive' })).toBeInTheDocument());
  });
});
