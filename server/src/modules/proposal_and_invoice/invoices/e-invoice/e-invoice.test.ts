import { inflateSync } from 'node:zlib';
import { invoiceTotals, taxShare, type Invoice } from '@butterfly/contracts/proposal_and_invoice';
import * as fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { renderPdf } from '../../../../platform/documents/render-pdf';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import { invoiceOnPaper } from '../../testing/invoice-on-paper.fixture';
import { ciiOf } from './cii';
import { eInvoiceOf, unitCode, type EInvoice } from './document';
import { document, FILE } from './factur-x-paper';
import { missingFor } from './missing';
import { ublOf } from './ubl';

type Paper = ReturnType<typeof invoiceOnPaper>;
const toldOf = (paper: Paper): EInvoice => eInvoiceOf({ ...paper, buyer: paper.invoice.bill_to });
const dutch = (more: Partial<Invoice> = {}) => invoiceOnPaper({ currency: 'EUR', locale: 'nl-NL', tax_mode: 'inclusive', more });

/** What an XML says, read by another parser than wrote it: the texts under the end of a path. */
function reading(xml: string): (path: string) => string[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const told: [string, string][] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node === 'string') told.push([path, node]);
    else if (Array.isArray(node)) for (const one of node) walk(one, path);
    else for (const [name, child] of Object.entries(node as object)) walk(child, `${path}/${name}`);
  };
  walk(new XMLParser({ removeNSPrefix: true, parseTagValue: false, trimValues: false }).parse(xml), '');
  return (path) => told.flatMap(([at, text]) => (at.endsWith(`/${path}`) ? [text] : []));
}
const cents = (amount: string | undefined) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + cents(amount), 0);

/** The sums that EN 16931 asks for (BR-CO-10 to BR-CO-16, BR-S-08), of a UBL file. */
function ublSums(xml: string) {
  const say = reading(xml);
  const total = (name: string) => cents(say(`LegalMonetaryTotal/${name}`)[0]);
  const lines = sum([...say('InvoiceLine/LineExtensionAmount'), ...say('CreditNoteLine/LineExtensionAmount')]);
  const isCharge = say('AllowanceCharge/ChargeIndicator');
  const changes = say('AllowanceCharge/Amount').reduce((all, one, at) => all + (isCharge[at] === 'true' ? 1 : -1) * cents(one), 0);
  const nets = say('TaxSubtotal/TaxableAmount');
  const taxes = say('TaxSubtotal/TaxAmount');
  const rates = say('TaxSubtotal/TaxCategory/Percent');
  const tax = cents(say('TaxTotal/TaxAmount')[0]);
  expect(total('LineExtensionAmount')).toBe(lines);
  expect(total('TaxExclusiveAmount')).toBe(lines + changes);
  expect(sum(nets)).toBe(total('TaxExclusiveAmount'));
  expect(tax).toBe(sum(taxes));
  expect(total('TaxInclusiveAmount')).toBe(sum(nets) + tax);
  expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount') - total('PrepaidAmount'));
  for (const [at, amount] of taxes.entries())
    expect(Math.abs(cents(amount) - (cents(nets[at]) * Number(rates[at])) / 100)).toBeLessThanOrEqual(1);
  return { total: total('TaxInclusiveAmount'), payable: total('PayableAmount'), tax, rates };
}

describe('an electronic invoice of the Dutch business', () => {
  it('says both rates and comes to the cent to what the invoice comes to, in UBL and in the XML of the PDF', () => {
    const paper = dutch();
    const { invoice } = paper;
    const tax_cents = invoice.taxes.reduce((all, one) => all + one.tax_cents, 0);
    const told = toldOf(paper);
    expect(ublSums(ublOf(told))).toEqual({
      ...{ total: invoice.total_cents, payable: invoice.balance_cents, tax: tax_cents, rates: ['9', '21', '0'] },
    });
    const say = reading(ciiOf(told));
    expect(cents(say('GrandTotalAmount')[0])).toBe(invoice.total_cents);
    expect(cents(say('DuePayableAmount')[0])).toBe(invoice.balance_cents);
    expect(cents(say('TaxTotalAmount')[0])).toBe(tax_cents);
    expect(sum(say('SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'))).toBe(cents(say('TaxBasisTotalAmount')[0]));
    expect(say('ApplicableHeaderTradeSettlement/ApplicableTradeTax/RateApplicablePercent')).toEqual(['9', '21', '0']);
    expect(say('SellerTradeParty/SpecifiedTaxRegistration/ID')).toEqual(['NL001234567B01']);
    expect(say('BuyerTradeParty/PostalTradeAddress/CountryID')).toEqual(['NL']);
    expect(say('IBANID')).toEqual(['NL91ABNA0417164300']);
  });

  it('of a credit note counts upwards, names what it takes from, and has the tax of its share', () => {
    const { invoice } = dutch();
    const total_cents = -25_000;
    const more = {
      ...{ kind: 'credit_note' as const, lines: [], total_cents, taxes: taxShare(invoice, total_cents), paid_cents: 0, installments: [] },
      adjustments: [{ title: 'One arch fewer', cents: total_cents }],
    };
    const xml = ublOf(toldOf({ ...dutch(more), creditOf: 'INV-2027-0040' }));
    expect(ublSums(xml)).toMatchObject({ total: 25_000, payable: 25_000 });
    const say = reading(xml);
    expect(say('CreditNoteTypeCode')).toEqual(['381']);
    expect(say('BillingReference/InvoiceDocumentReference/ID')).toEqual(['INV-2027-0040']);
    expect(say('CreditNoteLine/ID')).toEqual(['1', '2', '3']);
  });

  it('keeps text of people text', () => {
    const told = toldOf(dutch({ title: 'x', notes: 'Rosé & <b>"peony"</b> \u0001]]>' }));
    expect(reading(ublOf(told))('Invoice/Note')).toEqual(['Rosé & <b>"peony"</b> ]]>']);
  });
});

it('sums of whatever is written are those of the invoice, in both tax modes', () => {
  const line = fc.record({
    qty_milli: fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((n) => n * 1_000),
      fc.integer({ min: 0, max: 9_999 }),
    ),
    unit_price_cents: fc.integer({ min: 0, max: 2_000_000 }),
    discount_bps: fc.constantFrom(0, 0, 333, 10_000),
    tax_bps: fc.constantFrom(null, 0, 900, 2_100),
  });
  const some = fc.record({
    tax_mode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(some, fc.integer({ min: -500, max: 500 }), ({ tax_mode, lines }, after) => {
      const written = lines.map((one, at) => ({ ...one, name: `Line ${at}`, section: '', unit: '', rental_cents: 0 }));
      const { lines: amounts, taxes, subtotal_cents, total_cents } = invoiceTotals({ tax_mode, lines: written });
      const more: Partial<Invoice> = {
        ...{
          tax_mode,
          subtotal_cents,
          taxes: [...taxes],
          total_cents: total_cents + after,
          paid_cents: 0,
          balance_cents: total_cents + after,
        },
        ...{
          lines: written.map((one, at) => ({ ...one, total_cents: amounts[at] ?? 0 })),
          adjustments: [{ title: 'Rounded', cents: after }],
        },
      };
      const tax = taxes.reduce((all, { tax_cents }) => all + tax_cents, 0);
      expect(ublSums(ublOf(toldOf(dutch(more))))).toMatchObject({ total: total_cents + after, tax });
    }),
    { seed: proofSeed(20_270_614), numRuns: proofSize({ short: 300, long: 5_000 }) },
  );
});

describe('what is missing', () => {
  const { invoice, seller } = dutch();
  it('is nothing where all is said, and else told by its name', () => {
    expect(missingFor({ invoice, seller, buyer: invoice.bill_to })).toEqual([]);
    const bare = { ...seller, country: '', city: '', tax_id: '12' };
    const buyer = { name: '', email: '', address: '', tax_id: '77' };
    expect(missingFor({ invoice: { number: null, status: 'draft' }, seller: bare, buyer })).toEqual([
      ...['issued', 'seller_country', 'seller_city', 'seller_tax_id', 'buyer_name', 'buyer_country', 'buyer_tax_id'],
    ]);
  });
});

it.each([
  ['uur', 'HUR'],
  ['Std.', 'HUR'],
  ['m', 'MTR'],
  ['stuks', 'C62'],
  ['', 'C62'],
])('%p is counted in %s', (unit, code) => expect(unitCode(unit)).toBe(code));

it.each([
  ['Fern Bank\nIBAN NL91 ABNA 0417 1643 00 BIC ABNANL2A', 'NL91ABNA0417164300'],
  ['IBAN: de89370400440532013000', 'DE89370400440532013000'],
  ['Account 12 34', null],
])('the account in %p is %p', (transferText, iban) => expect(toldOf({ ...dutch(), transferText }).iban).toBe(iban));

it('the PDF says that it is PDF/A-3 with an invoice inside, and holds the XML as it is', async () => {
  const paper = dutch({ title: 'Bloemen & meer' });
  const told = toldOf(paper);
  const bytes = await renderPdf(document({ paper, told }));
  const text = bytes.toString('latin1');
  for (const said of [
    '<pdfaid:part>3</pdfaid:part>',
    '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    '/AFRelationship /Alternative',
    `(${FILE})`,
  ])
    expect(text).toContain(said);
  const xmp = text.slice(text.indexOf('<x:xmpmeta'), text.indexOf('</x:xmpmeta>') + 12);
  expect(XMLValidator.validate(xmp)).toBe(true);
  const object = text.indexOf('/Type /EmbeddedFile');
  const start = text.indexOf('stream\n', object) + 7;
  expect(inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString()).toBe(ciiOf(told));
  expect(Buffer.compare(bytes, await renderPdf(document({ paper, told })))).toBe(0);
});
