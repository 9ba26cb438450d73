import type { Content, TableCell } from 'pdfmake';
import { moneyIn } from '../../../platform/documents/money-in';
import { columnHeads, FAINT, hairlines, heading, paper } from '../../../platform/documents/paper';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';
import type { StatedCommission, Statement, StatementSum } from './statement';

/** How days, months, shares and sums are written in the language of the business. */
interface Look {
  readonly day: (day: string) => string;
  readonly month: (month: string) => string;
  readonly share: (bps: number) => string;
  readonly money: (cents: number, currency: string) => string;
}

/** A year of a partner on paper: the figures of the ledger, one line each, and what they come to. */
export function document(statement: Statement): DocumentDefinition {
  const { year, business, partner, contact, locale } = statement;
  const look = lookOf(locale);
  return paper({
    title: `Statement ${year}`,
    business,
    content: [
      ...heading(business.toUpperCase(), `Statement ${year}`),
      { text: [partner, contact].filter(Boolean).join('  ·  '), margin: [0, 0, 0, 2] },
      { text: `${look.day(`${year}-01-01`)} – ${look.day(`${year}-12-31`)}`, color: FAINT, margin: [0, 0, 0, 8] },
      ...statement.sums.flatMap((sum) => summary(sum, look)),
      part('What you earned'),
      statement.commissions.length > 0 ? commissionTable(statement.commissions, look) : nothing('Nothing was earned in this year.'),
      part('What was paid to you'),
      statement.payouts.length > 0 ? payoutTable(statement.payouts, look) : nothing('Nothing was paid out in this year.'),
    ],
  });
}

function lookOf(locale: string): Look {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    share: (bps) => shares.format(bps / 10_000),
    money: (cents, currency) => moneyIn(locale, currency)(cents),
  };
}

const part = (text: string): Content => ({ text, font: 'Fraunces', fontSize: 15, margin: [0, 16, 0, 2] });
const nothing = (text: string): Content => ({ text, color: FAINT });
const right = (text: string): TableCell => ({ text, alignment: 'right', noWrap: true });
const left = (text: string): TableCell => ({ text, noWrap: true });

function summary(
  { currency, carried_cents, earned_cents, reversed_cents, paid_cents, open_cents }: StatementSum,
  { money }: Look,
): Content[] {
  const rows: readonly (readonly [string, number])[] = [
    ['Carried over from the years before', carried_cents],
    ['Earned', earned_cents],
    ['Taken back', reversed_cents],
    ['Paid out', -paid_cents],
  ];
  const body: TableCell[][] = [
    columnHeads([currency, 'Amount'], 1),
    ...rows.map(([word, cents]): TableCell[] => [{ text: word }, right(money(cents, currency))]),
    [
      { text: 'Open at the end of the year', bold: true },
      { text: money(open_cents, currency), bold: true, alignment: 'right' },
    ],
  ];
  return [{ layout: hairlines, table: { headerRows: 1, dontBreakRows: true, widths: ['*', 'auto'], body }, margin: [0, 4, 0, 6] }];
}

function commissionTable(commissions: readonly StatedCommission[], look: Look): Content {
  const rows = commissions.map((one): TableCell[] => [
    left(look.day(one.earned_on)),
    {
      stack: [
        { text: `${one.first_name}, ${look.month(one.month)}` },
        ...(one.kind === 'clawback' ? [{ text: 'Money went back to them', color: FAINT, fontSize: 8.5 }] : []),
      ],
    },
    right(one.percent_bps === null ? `${look.money(one.fixed_cents ?? 0, one.currency)} each` : look.share(one.percent_bps)),
    right(look.money(one.amount_cents, one.currency)),
  ]);
  const body = [columnHeads(['Date', 'Who came', 'Rate', 'Amount'], 2), ...rows];
  return { layout: hairlines, table: { headerRows: 1, dontBreakRows: true, widths: ['auto', '*', 'auto', 'auto'], body } };
}

function payoutTable(payouts: Statement['payouts'], look: Look): Content {
  const rows = payouts.map(({ on, reference, last4, amount_cents, currency }): TableCell[] => [
    left(look.day(on)),
    { text: reference },
    left(last4 === null ? '–' : `ending in ${last4}`),
    right(look.money(amount_cents, currency)),
  ]);
  const body = [columnHeads(['Date', 'Reference', 'Account', 'Amount'], 3), ...rows];
  return { layout: hairlines, table: { headerRows: 1, dontBreakRows: true, widths: ['auto', '*', 'auto', 'auto'], body } };
}
