import { createHash } from 'node:crypto';
import { renderPdf } from '../../../../platform/documents/render-pdf';
import { invoiceOnPaper, wordsIn } from '../../testing/invoice-on-paper.fixture';
import { document } from './invoice-paper';
import { invoiceWords } from './invoice-words';

const plain = (words: readonly string[]) => words.map((word) => word.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('an invoice on paper', () => {
  it.each([
    ['USD', 'en-US', 'exclusive', '$128,400.00', 'Total'],
    ['EUR', 'de-DE', 'exclusive', '128.400,00 €', 'Gesamt'],
    ['EUR', 'nl-NL', 'inclusive', '€ 128.400,00', 'Totaal'],
    ['JPY', 'ja-JP', 'exclusive', '¥12,840,000', 'Total'],
  ] as const)('says the figures of the record in %s, %s, tax %s', (currency, locale, tax_mode, price, total) => {
    const paper = invoiceOnPaper({ currency, locale, tax_mode });
    const words = plain(wordsIn(document(paper)));
    const said = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const money = (cents: number) => plain([said.format(currency === 'JPY' ? cents : cents / 100).replace('￥', '¥')])[0];
    const { invoice } = paper;
    expect(words).toContain(price);
    expect(words[words.lastIndexOf(total) + 1]).toBe(money(invoice.total_cents));
    for (const { tax_cents } of invoice.taxes) expect(words).toContain(money(tax_cents));
    expect(words[words.indexOf(invoiceWords(locale).open) + 1]).toBe(money(invoice.balance_cents));
    for (const { amount_cents } of invoice.installments) expect(words).toContain(money(amount_cents));
    expect(words.join('')).not.toMatch(/[\u3000-\u9fff\uff00-\uffef]/);
  });

  it('tells who asks whom, for what, how it is paid and what is settled', () => {
    const words = wordsIn(document(invoiceOnPaper())).join('\n');
    for (const said of [
      'Fern & Thistle B.V.',
      'Oudegracht 3',
      'NL001234567B01',
      'Tess Marlow',
      '1015 CN Amsterdam',
      '4711',
      'IBAN NL91',
      'paid',
    ])
      expect(words).toContain(said);
    expect(words).toMatch(/Tax 21 % of \$128,400\.00/);
    expect(words).toContain('when the day of the event is known');
  });

  it('of a credit note names the invoice it takes from, and asks for nothing', () => {
    const more = {
      ...{
        kind: 'credit_note' as const,
        status: 'paid' as const,
        lines: [],
        installments: [],
        total_cents: -16_544,
        subtotal_cents: -16_544,
      },
      ...{ taxes: [], adjustments: [{ title: 'One centrepiece fewer', cents: -16_544 }], balance_cents: 0, paid_cents: 0, credit_of_id: 7 },
    };
    const words = wordsIn(document({ ...invoiceOnPaper({ more }), creditOf: 'INV-2027-0040' }));
    expect(words).toEqual(expect.arrayContaining(['Credit note INV-2027-0041', 'INV-2027-0040', '-$165.44']));
    expect(words.join(' ')).not.toContain('IBAN');
  });

  it('that is not in force says so across the page', () => {
    const draft = { status: 'draft' as const, number: null, issue_date: null };
    expect(document(invoiceOnPaper({ more: draft }))).toMatchObject({ watermark: { text: 'Draft' } });
    expect(document(invoiceOnPaper({ more: { status: 'void' }, locale: 'nl-NL' }))).toMatchObject({ watermark: { text: 'Vervallen' } });
    expect(document(invoiceOnPaper())).not.toHaveProperty('watermark');
  });

  it('is the same file every time', async () => {
    const files = [await renderPdf(document(invoiceOnPaper({ rows: 40 }))), await renderPdf(document(invoiceOnPaper({ rows: 40 })))];
    const [first, second] = files.map((file) => createHash('sha256').update(file).digest('hex'));
    expect(first).toBe(second);
  });
});
