import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import { paths } from '@butterfly/contracts/proposal_and_invoice/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { newLine } from '../model/edit-content';
import { Page } from './project.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const totals = { lines: {}, sections: {}, adjustments: [], subtotal_cents: 0, waiver_cents: 0, taxes: [], total_cents: 10_000 };

let proposal: Proposal;
let server: FakeServer;
const answer = () => ({ body: proposal, headers: { ETag: `"7-${proposal.version}"` } });

beforeEach(() => {
  proposal = {
    ...{
      id: 7,
      project_id: 3,
      number: 'P-2027-0001',
      revision: 1,
      title: 'Flowers',
      status: 'draft',
      currency: 'USD',
      total_cents: 10_000,
    },
    ...{
      expires_on: null,
      sent_at: null,
      first_viewed_at: null,
      view_count: 0,
      supersedes_id: null,
      content_hash: null,
      answer: null,
      version: 1,
    },
    ...{ created_at: '2027-02-01T15:00:00.000Z', updated_at: '2027-02-01T15:00:00.000Z', project_name: 'Marlow', event_date: '2027-06-12' },
    ...{ totals, payments: [], plan_problem: null },
    content: {
      ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
      plan: [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
      sections: [
        {
          ...{ key: 's', title: 'Reception', description: '', kind: 'products', show_prices: 'itemised' },
          lines: [{ ...newLine('Compote', 825), key: 'l', unit_price_cents: 10_000 }],
        },
      ],
    },
  };
  server = fakeServer({
    [paths.listProposals]: () => ({ body: { count: 1, next: null, previous: null, results: [proposal] } }),
    [paths.listPieces]: () => ({ body: [] }),
    [paths.listPackages]: () => ({ body: [] }),
    [paths.getProposal]: answer,
    [paths.updateProposal]: ({ body }) => {
      proposal = { ...proposal, ...(body as Partial<Proposal>), version: proposal.version + 1 };
      return answer();
    },
  });
  renderPlugin(<Page />, {
    fake: createFakeHost(host),
    path: '/proposal_and_invoice/proposal/:projectId',
    at: '/proposal_and_invoice/proposal/3',
  });
});
afterEach(() => server.close());

describe('a draft', () => {
  it('shows its total at every key press, and is saved as one for the version that was read', async () => {
    const total = within(await screen.findByRole('region', { name: 'Totals' }));
    expect(total.getByText('$108.25')).toBeInTheDocument();
    const quantity = screen.getByRole('textbox', { name: 'Quantity of Compote' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2.5');
    expect(total.getByText('$270.63')).toBeInTheDocument();
    await waitFor(() => expect(server.calls.some(({ address }) => address === paths.updateProposal)).toBe(true), { timeout: 5_000 });
    const saved = server.calls.find(({ address }) => address === paths.updateProposal);
    expect([saved?.headers.get('If-Match'), (saved?.body as Proposal).content.sections[0]?.lines[0]?.qty_milli]).toEqual(['"7-1"', 2_500]);
    expect(await screen.findByText(/^Saved/)).toBeInTheDocument();
  });

  it('saves what was typed while a save was on its way over that save, not as an older version of somebody else', async () => {
    let letGo = () => undefined as void;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let saves = 0;
    server.answer({
      [paths.updateProposal]: async ({ body }) => {
        if ((saves += 1) === 1) await gate;
        proposal = { ...proposal, ...(body as Partial<Proposal>), version: proposal.version + 1 };
        return answer();
      },
    });
    const title = await screen.findByRole('textbox', { name: 'Title of the proposal' });
    await userEvent.type(title, ' for two');
    await waitFor(() => expect(saves).toBe(1), { timeout: 5_000 });
    await userEvent.type(title, ' hundred');
    letGo();
    await waitFor(() => expect(saves).toBe(2), { timeout: 5_000 });
    const seen = server.calls.filter(({ address }) => address === paths.updateProposal);
    expect(seen.map(({ headers }) => headers.get('If-Match'))).toEqual(['"7-1"', '"7-2"']);
    expect((seen[1]?.body as Proposal).title).toBe('Flowers for two hundred');
  });

  it('says what is wrong with its payments', async () => {
    const percent = await screen.findByRole('textbox', { name: 'Percent of All of it' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '90');
    expect(screen.getByText(/not a hundred together/)).toBeInTheDocument();
  });
});
