import type { Invoice, Seller } from '@butterfly/contracts/proposal_and_invoice';
import type { Content, TableCell } from 'pdfmake';
import type { DocumentDefinition } from '../../../../platform/documents/render-pdf';
import { FAINT, figure, gap, hairlines, MADE, pageOf, paperStyle, prose, rule, title, type PaperStyle } from '../../pdf/paper-kit';
import { invoiceWords, type InvoiceWords } from './invoice-words';

/** An invoice with what paper says beside it: who writes it, how it looks, and how it is paid. */
export interface InvoiceOnPaper {
  readonly invoice: Invoice;
  readonly business: string;
  readonly seller: Seller;
  /** The number of the invoice that a credit note takes from. */
  readonly creditOf: string | null;
  readonly transferText: string;
  readonly locale: string;
  readonly accent: string | null;
}

interface Look extends PaperStyle {
  readonly words: InvoiceWords;
}

/** An invoice on paper: the figures of the record, in the language of the business. */
export function document(paper: InvoiceOnPaper): DocumentDefinition {
  const { invoice, business, locale, accent } = paper;
  const look = { ...paperStyle({ locale, currency: invoice.currency, accent }), words: invoiceWords(locale) };
  const stamp = stampOf(invoice, look.words);
  return {
    info: { title: invoice.number ?? look.words.draft, creationDate: MADE },
    ...pageOf([business, invoice.number].filter(Boolean).join('  ·  ')),
    ...(stamp !== null && { watermark: { text: stamp, color: FAINT, opacity: 0.12 } }),
    content: [
      ...head(paper, look),
      ...(invoice.lines.length > 0 ? [lines(invoice, look)] : []),
      totals(invoice, look),
      ...plan(invoice, look),
      ...howToPay(paper, look),
      ...(invoice.notes === '' ? [] : [gap(14), prose(invoice.notes)]),
    ],
  };
}

function stampOf({ status }: Invoice, words: InvoiceWords): string | null {
  if (status === 'draft') return words.draft;
  return status === 'void' ? words.void : null;
}

function head(paper: InvoiceOnPaper, look: Look): Content[] {
  const { invoice, business } = paper;
  const { words } = look;
  return [
    { text: business.toUpperCase(), color: look.accent, bold: true, fontSize: 9, characterSpacing: 1.4, margin: [0, 0, 0, 8] },
    { text: `${words.kinds[invoice.kind]} ${invoice.number ?? ''}`.trim(), font: 'Fraunces', fontSize: 26, lineHeight: 1.1 },
    { text: invoice.title, fontSize: 12, margin: [0, 4, 0, 16] },
    {
      columns: [
        { width: '*', stack: billTo(invoice, words) },
        { width: '*', stack: seller(paper, words) },
        { width: 150, stack: facts(paper, look) },
      ],
      columnGap: 18,
    },
    gap(16),
    rule(look.accent, 1.5),
    gap(8),
  ];
}

const small = (text: string): Content => ({ text, color: FAINT, fontSize: 8.5, margin: [0, 0, 0, 2] });

function billTo({ bill_to: { name, address, email, tax_id } }: Invoice, words: InvoiceWords): Content[] {
  const told = [name, address, email].filter(Boolean);
  if (told.length === 0) return [{ text: '' }];
  return [small(words.billTo), told.join('\n'), ...(tax_id ? [small(`${words.taxId} ${tax_id}`)] : [])];
}

function seller(
  { business, seller: { legal_name, line1, line2, postal_code, city, country, tax_id, registration, email } }: InvoiceOnPaper,
  words: InvoiceWords,
): Content[] {
  const place = [[postal_code, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  const ids = [tax_id && `${words.taxId} ${tax_id}`, registration && `${words.registration} ${registration}`].filter(Boolean).join('\n');
  return [small(' '), [legal_name || business, line1, line2, place, email].filter(Boolean).join('\n'), ...(ids ? [small(ids)] : [])];
}

function facts({ invoice, creditOf }: InvoiceOnPaper, { words, day }: Look): Content[] {
  const { issue_date, due_date, po_number, project_name, kind } = invoice;
  const told: readonly (readonly [string, string | null])[] = [
    [words.issued, issue_date && day(issue_date)],
    [words.due, kind === 'credit_note' ? null : due_date && day(due_date)],
    [words.creditOf, creditOf],
    [words.order, po_number],
    [words.project, project_name],
  ];
  return told.flatMap(([word, value]) => (value ? [small(word), { text: value, margin: [0, 0, 0, 4] } as Content] : []));
}

type Line = Invoice['lines'][number];

/** Under the title of their section, where they have one; the head stands on every page again. */
function lines({ lines: all }: Invoice, look: Look): Content {
  const { words } = look;
  const right = { alignment: 'right', color: FAINT, fontSize: 8.5, noWrap: true } as const;
  const header: TableCell[] = [
    { text: words.item, color: FAINT, fontSize: 8.5 },
    ...[words.quantity, words.price, words.tax, words.amount].map((text) => ({ text, ...right })),
  ];
  const body = all.flatMap((line, at) => [
    ...(line.section !== '' && line.section !== all[at - 1]?.section ? [sectionRow(line.section)] : []),
    row(line, look),
  ]);
  const table = { headerRows: 1, dontBreakRows: true, widths: ['*', 'auto', 'auto', 'auto', 'auto'], body: [header, ...body] };
  return { layout: hairlines(1), table };
}

const sectionRow = (name: string): TableCell[] => [
  { text: name, font: 'Fraunces', fontSize: 11.5, colSpan: 5, margin: [0, 6, 0, 0] },
  {},
  {},
  {},
  {},
];

function row(
  { name, qty_milli, unit, unit_price_cents, discount_bps, tax_bps, total_cents }: Line,
  { words, money, count }: Look,
): TableCell[] {
  const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });
  return [
    {
      stack: [
        { text: name, bold: true },
        ...(discount_bps === 0 ? [] : [{ text: `−${count(discount_bps * 10)} % ${words.discount}`, color: FAINT, fontSize: 9 }]),
      ],
    },
    right([count(qty_milli), unit].filter(Boolean).join(' ')),
    right(money(unit_price_cents)),
    right(tax_bps === null ? '–' : `${count(tax_bps * 10)} %`),
    right(money(total_cents)),
  ];
}

function totals(invoice: Invoice, look: Look): Content {
  const { words, money, accent } = look;
  const { subtotal_cents, adjustments, waiver_cents, total_cents, credited_cents, paid_cents, written_off_cents, balance_cents } = invoice;
  const before: readonly (readonly [string, number])[] = [
    ...(invoice.lines.length > 0 ? [[words.subtotal, subtotal_cents] as const] : []),
    ...adjustments.map(({ title: name, cents }) => [name, cents] as const),
    ...(waiver_cents === 0 ? [] : [[words.waiver, waiver_cents] as const]),
    ...taxes(invoice, look),
  ];
  const since = (
    [
      [words.credited, credited_cents],
      [words.paid, -paid_cents],
      [words.writtenOff, -written_off_cents],
    ] as const
  ).filter(([, cents]) => cents !== 0);
  const soft = ([label, cents]: readonly [string, number]) => figure({ text: label, color: FAINT }, { text: money(cents) });
  const large = { font: 'Fraunces', fontSize: 16 };
  return {
    unbreakable: true,
    margin: [0, 18, 0, 0],
    stack: [
      ...before.map(soft),
      gap(4),
      rule(accent, 1),
      gap(4),
      figure({ text: words.total, ...large }, { text: money(total_cents), ...large }),
      ...(since.length > 0
        ? [...since.map(soft), figure({ text: words.open, bold: true }, { text: money(balance_cents), bold: true })]
        : []),
    ],
  };
}

function taxes({ taxes: all, tax_mode }: Invoice, { words, money, count }: Look): (readonly [string, number])[] {
  const told = tax_mode === 'inclusive' ? ` (${words.included})` : '';
  return all.map(({ tax_bps, net_cents, tax_cents }) => [
    `${words.tax} ${count(tax_bps * 10)} % ${words.of} ${money(net_cents)}${told}`,
    tax_cents,
  ]);
}

function plan({ installments }: Invoice, { words, money, day }: Look): Content[] {
  if (installments.length === 0) return [];
  const body: TableCell[][] = installments.map(({ label, due_on, amount_cents, paid_cents, waived_cents }) => {
    const open = Math.max(0, amount_cents - paid_cents - waived_cents);
    const state = open === 0 ? words.settled : `${words.stillOpen} ${money(open)}`;
    return [
      { text: label },
      { text: due_on ? day(due_on) : words.dayToCome, color: FAINT },
      { text: open === amount_cents ? '' : state, color: FAINT, alignment: 'right' },
      { text: money(amount_cents), alignment: 'right', noWrap: true },
    ];
  });
  const heading: TableCell[] = [{ text: words.plan, font: 'Fraunces', fontSize: 15, colSpan: 4, margin: [0, 22, 0, 6] }, {}, {}, {}];
  const table = {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: ['*', 'auto', 'auto', 'auto'],
    body: [heading, ...body],
  };
  return [{ layout: hairlines(1), table }];
}

const ASKED = new Set<Invoice['status']>(['issued', 'partially_paid']);

function howToPay({ invoice, transferText }: InvoiceOnPaper, { words }: Look): Content[] {
  const { status, kind, balance_cents, number } = invoice;
  if (transferText === '' || !ASKED.has(status) || kind === 'credit_note' || balance_cents <= 0) return [];
  return [{ unbreakable: true, stack: [title(words.howToPay), transferText, small(`${words.reference}: ${number ?? ''}`)] }];
}
