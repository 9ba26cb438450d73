import { acceptanceText, type SharedProposal, type ShownProposal } from '@butterfly/contracts/proposal_and_invoice';
import { paths } from '@butterfly/contracts/proposal_and_invoice/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './shared.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const line = {
  ...{ key: 'garland', name: 'Garland', description: '', qty_milli: 2_500, unit: '', is_optional: true, selected: false },
  ...{ alternative_group: '', unit_price_cents: 10_000, total_cents: 25_000 },
};
const section: ShownProposal['sections'][number] = {
  key: 'all',
  title: 'Flowers',
  description: '',
  show_prices: 'itemised',
  total_cents: 0,
  lines: [line],
};
const proposal: ShownProposal = {
  ...{ business: 'Fern & Thistle', project_name: 'Vale', event_date: '2027-06-12', number: 'P-7', revision: 1, title: 'Flowers' },
  tax_mode: 'exclusive',
  ...{ currency: 'EUR', expires_on: null, intro: '', terms: '', sections: [section], subtotal_cents: 0 },
  ...{ adjustments: [], waiver_cents: 0, taxes: [{ tax_bps: 825, net_cents: 0, tax_cents: 0 }], total_cents: 0, payments: [] },
};
const reading = { brand: '#2F4A3A', language: 'de', locale: 'de-DE' } as const;
const open: SharedProposal = {
  state: 'open',
  ...{ proposal, seen: 'a'.repeat(64), live: null, changes_from_cents: null, was: null },
  consent: { version: '2026-11', text: acceptanceText('de') },
  ...reading,
};

let page: SharedProposal;
let refusal: string | null;
let server: FakeServer;

beforeEach(() => {
  [page, refusal] = [open, null];
  const answered = (next: SharedProposal) => {
    if (refusal !== null) return { status: 409, body: { error: 'Said in English', code: refusal } };
    page = next;
    return { body: page };
  };
  server = fakeServer({
    [paths.readShared]: () => ({ body: page }),
    [paths.selectOptions]: () => answered(page),
    [paths.acceptShared]: () =>
      answered({ state: 'accepted', proposal, accepted_at: '2027-02-01T12:00:00Z', accepted_by: 'Ada', ...reading }),
    [paths.declineShared]: () => answered({ state: 'declined', business: 'Fern & Thistle', title: 'Flowers', ...reading }),
  });
});
afterEach(() => server.close());

const show = () =>
  renderPlugin(<Page />, {
    fake: createFakeHost(host),
    path: '/proposal_and_invoice/shared/:token',
    at: '/proposal_and_invoice/shared/1-abc',
  });

describe('the page on which a couple chooses and accepts', () => {
  it('speaks their language, writes as they do, and names itself', async () => {
    show();
    const accept = await screen.findByRole('button', { name: 'Dieses Angebot annehmen' });
    expect(accept.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(accept.closest('[lang]')).toHaveAttribute('data-title', 'Angebot');
    expect(screen.getByText('12. Juni 2027')).toBeInTheDocument();
    expect(screen.getByText('Steuer 8,25 %')).toBeInTheDocument();
    expect(screen.getByText('× 2,5')).toBeInTheDocument();
    expect(screen.getByText('250,00 €')).toBeInTheDocument();
  });

  it('takes a yes only with name, address and consent, which is told in the language it was read', async () => {
    show();
    const accept = await screen.findByRole('button', { name: 'Dieses Angebot annehmen' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Ihr voller Name' }), 'Ada');
    await userEvent.type(screen.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }), 'ada@example.com');
    expect(accept).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: acceptanceText('de') }));
    await userEvent.click(accept);
    expect(await screen.findByText('Danke, Ada.')).toBeInTheDocument();
    expect(screen.getByText(/am 1. Februar 2027 angenommen/)).toBeInTheDocument();
    expect(server.calls.find(({ address }) => address === paths.acceptShared)?.body).toMatchObject({
      ...{ consent: true, consent_version: '2026-11', consent_language: 'de', kind: 'typed', picture: null },
    });
  });

  it.each([
    ['proposal_and_invoice.seen_changed', /hat sich geändert, seit Sie es geöffnet haben/],
    ['proposal_and_invoice.newer_version', /eine neuere Fassung/],
    ['something_else', /Unterwegs ist etwas schiefgegangen/],
  ])('says in it why a tick was refused (%s), and takes the tick back', async (code, said) => {
    refusal = code;
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Garland' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('checkbox', { name: 'Garland' })).not.toBeChecked();
    expect(screen.queryByText('Said in English')).not.toBeInTheDocument();
  });

  it('takes a no with its reason, and says what became of it', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    expect(screen.getByRole('button', { name: 'Dieses Angebot ablehnen' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Warum es nicht passt' }), 'Zu früh');
    await userEvent.click(screen.getByRole('button', { name: 'Dieses Angebot ablehnen' }));
    expect(await screen.findByText(/Sie haben dieses Angebot abgelehnt/)).toBeInTheDocument();
  });
});
