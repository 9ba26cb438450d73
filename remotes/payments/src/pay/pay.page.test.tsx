import { autopayConsent, type PayPage } from '@butterfly/contracts/payments';
import { paths } from '@butterfly/contracts/payments/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './pay.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const part = { invoice_id: 1, number: 'INV-7', label: 'Retainer', amount_cents: 100_000, paid_cents: 0, waived_cents: 0 };

let page: PayPage;
let refusal: string | null;
let server: FakeServer;

beforeEach(() => {
  refusal = null;
  page = {
    ...{ business: 'Fern & Thistle', brand: '#2F4A3A', project_name: 'Vale', number: 'INV-7', title: 'Flowers', currency: 'EUR' },
    ...{ bill_to_name: 'Ada Vale', issue_date: '2027-02-01', today: '2027-02-05', subtotal_cents: 250_000 },
    tax_mode: 'exclusive',
    lines: [{ name: 'Roses', section: '', qty_milli: 2_500, total_cents: 250_000 }],
    ...{ adjustments: [], waiver_cents: 0, taxes: [{ tax_bps: 825, tax_cents: 20_625 }] },
    ...{ total_cents: 270_625, credited_cents: 0, paid_cents: 0, balance_cents: 270_625 },
    parts: [
      { ...part, id: 1, due_on: '2027-02-01' },
      { ...part, id: 2, due_on: '2027-06-12', label: 'Balance', amount_cents: 170_625 },
    ],
    pay_by: 'test',
    ...{ can_pay: true, transfer_text: '', can_autopay: true, autopay: null },
    language: 'de',
    ...{ autopay_consent: autopayConsent('Fern & Thistle', 'de'), locale: 'de-DE' },
  };
  const paid = () => {
    if (refusal !== null) return { status: 503, body: { error: 'Said in English', code: refusal } };
    page = { ...page, can_pay: false, balance_cents: 0, autopay: { brand: 'visa', last4: '4242', consent_at: '2027-02-05T12:00:00Z' } };
    return { body: { ...page, go_to: null } };
  };
  server = fakeServer({ [paths.readPayPage]: () => ({ body: page }), [paths.payByLink]: paid, [paths.setUpAutopay]: paid });
});
afterEach(() => server.close());

const show = () => renderPlugin(<Page />, { fake: createFakeHost(host), path: '/payments/pay/:token', at: '/payments/pay/1-abc' });

describe('the page on which a client pays', () => {
  it('speaks their language, writes as they do, and names itself', async () => {
    show();
    const said = await screen.findByText('Rechnung INV-7 vom 1. Februar 2027 für Ada Vale');
    expect(said.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(said.closest('[lang]')).toHaveAttribute('data-title', 'Rechnung');
    const table = within(screen.getByRole('table'));
    expect(table.getByRole('row', { name: /^2,5 × Roses 2\.500,00\s€$/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Steuer 8,25 % 206,25\s€$/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^Gesamt 2\.706,25\s€$/ })).toBeInTheDocument();
  });

  it('pays what is due, with what was agreed to in the language it was read', async () => {
    show();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Was später fällig ist/ }));
    expect(screen.getByText(/darf diese Karte mit jeder Zahlung/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^1\.000,00\s€ bezahlen$/ }));
    expect(await screen.findByText('Bezahlt. Vielen Dank!')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Von selbst bezahlt' })).toHaveTextContent(
      'mit Visa mit den Endziffern 4242. Sie haben dem am 5. Februar 2027 zugestimmt.',
    );
    expect(server.calls.find(({ address }) => address === paths.payByLink)?.body).toMatchObject({
      ...{ amount_cents: 100_000, autopay: true, consent_language: 'de' },
    });
  });

  it('has what comes later paid by itself only with consent', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Was später fällig ist, von selbst bezahlen lassen' }));
    const own = within(screen.getByRole('region', { name: 'Von selbst bezahlt' }));
    expect(own.getByRole('button', { name: 'Die Testkarte verwenden' })).toBeDisabled();
    await userEvent.click(own.getByRole('checkbox', { name: page.autopay_consent }));
    await userEvent.click(own.getByRole('button', { name: 'Die Testkarte verwenden' }));
    expect(await screen.findByRole('button', { name: 'Wieder selbst bezahlen' })).toBeInTheDocument();
    expect(server.calls.find(({ address }) => address === paths.setUpAutopay)?.body).toMatchObject({
      agreed: true,
      consent_language: 'de',
    });
  });

  it('says in it why nothing was paid', async () => {
    refusal = 'payments.provider_failed';
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Alles bezahlen/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Zahlungsdienst hat nicht geantwortet.');
    expect(screen.queryByText('Said in English')).not.toBeInTheDocument();
  });

  it('says how to pay by transfer', async () => {
    page = { ...page, pay_by: 'transfer', transfer_text: 'IBAN NL02', can_autopay: false };
    show();
    const how = await screen.findByRole('region', { name: 'So bezahlen Sie' });
    expect(how).toHaveTextContent('1.000,00 €');
    expect(how).toHaveTextContent('IBAN NL02');
    expect(screen.queryByRole('button', { name: /bezahlen/ })).not.toBeInTheDocument();
  });
});
