import type { Request, WishAnswer } from '@butterfly/contracts/client_requests';
import { paths } from '@butterfly/contracts/client_requests/paths';
import { emptyRecordParts } from '@butterfly/testing/browser/empty-record-parts';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './request.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const impact = {
  ...{ currency: 'USD', before_cents: 536_212, after_cents: 519_668, lines: [{ name: 'Low centrepiece', before: 12, after: 11 }] },
  parts: [
    { label: 'Lines', cents: -16_000 },
    { label: 'Tax', cents: -544 },
  ],
  stems: { total_milli: -9_000, flowers: [{ name: 'Quicksand', by_milli: -9_000 }] },
};
const wish: WishAnswer = {
  proposal: { id: 3, number: 'P-2027-0001', revision: 1, status: 'accepted' },
  lines: [{ name: 'Low centrepiece', quantity: 12 }],
  items: [{ line: 'Low centrepiece', to: 11 }],
  impact,
};
const asked: Request = {
  ...{ id: 7, number: 'REQ-2027-0001', project_id: 5, project_name: 'Marlow & Okafor', event_date: '2027-06-12', type: 'change' },
  ...{ title: 'One centrepiece less', body: '', asked_by: 'Tess Marlow', source: 'portal', status: 'new', priority: 'normal' },
  ...{ assignee_id: null, items: [], wanted_date: null, quote: null, approved_at: null, approved_by: '', proposal_id: null },
  ...{ applied_at: null, resolution: '', merged_into_id: null, waiting_since: '2027-02-01T15:00:00.000Z', first_response_at: null },
  ...{ response_due_at: '2099-02-02T15:00:00.000Z', due_at: '2099-02-06T15:00:00.000Z', resolved_at: null, reopened_count: 0 },
  ...{ rating: null, rating_comment: '', locked_from: '2027-05-29', is_locked: false, late_allowed_at: null },
  ...{ created_at: '2027-02-01T15:00:00.000Z', updated_at: '2027-02-01T15:00:00.000Z', version: 1 },
};

let request: Request;
let server: FakeServer;
const answer = () => ({ body: request, headers: { ETag: `"7-${request.version}"` } });

function open(): void {
  server = fakeServer({
    ...emptyRecordParts,
    [paths.getRequest]: answer,
    [paths.listMessages]: () => ({ body: [] }),
    [paths.listPeople]: () => ({ body: [{ id: 1, name: 'Mia Rosales' }] }),
    [paths.listAnswerTemplates]: () => ({ body: [] }),
    [paths.readWish]: () => ({ body: wish }),
    [paths.quoteRequest]: ({ body }) => {
      const { items, note } = body as { items: Request['items']; note: string };
      const quote = { ...impact, note, wanted_date: null, quoted_at: '2027-02-01T16:00:00.000Z', version_from: 1 };
      request = { ...request, items, quote, status: 'waiting_client', version: 2 };
      return answer();
    },
    [paths.applyRequest]: () => ({
      status: 409,
      body: { error: 'It would be another difference now.', code: 'client_requests.price_changed' },
    }),
  });
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/client_requests/crm/:requestId', at: '/client_requests/crm/7' });
}
afterEach(() => server.close());

describe('the page of a request', () => {
  it('turns the words into a price and stems, and sends exactly that', async () => {
    request = asked;
    open();
    const price = await screen.findByRole('region', { name: 'What it comes to' });
    expect(await within(price).findByText('9 stems fewer')).toBeInTheDocument();
    expect(price).toHaveTextContent('−$165.44');
    await userEvent.click(within(price).getByRole('button', { name: 'Send this price to Tess Marlow' }));
    expect(await screen.findByRole('button', { name: 'They said yes' })).toBeInTheDocument();
    const sent = server.calls.find(({ address }) => address === paths.quoteRequest);
    expect(sent?.body).toEqual({ items: [{ line: 'Low centrepiece', to: 11 }], wanted_date: null, note: '' });
  });

  it('says why something approved cannot be applied, and offers to price it again', async () => {
    const quote = { ...impact, note: '', wanted_date: null, quoted_at: '2027-02-01T16:00:00.000Z', version_from: 1 };
    request = { ...asked, status: 'approved', approved_by: 'Tess', quote };
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply it to the proposal' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It would be another difference now.'));
    expect(screen.getByRole('button', { name: 'Price it again' })).toBeInTheDocument();
  });
});
