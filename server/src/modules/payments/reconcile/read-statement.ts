import type { BankRow } from '@butterfly/contracts/payments';
import Papa from 'papaparse';
import { AppError } from '../../../platform/http/app-error';
import { readDay, readMoney } from '../../../platform/records/csv-in/cell-values';

interface Business {
  readonly locale: string;
  readonly currency: string;
  readonly today: string;
}

export interface Statement {
  readonly rows: readonly (BankRow & { readonly line: number })[];
  readonly bad: readonly { readonly line: number; readonly reason: string }[];
  readonly went_out: number;
}

const COLUMNS = {
  day: ['date', 'booking date', 'posting date', 'value date', 'transaction date', 'datum', 'boekdatum', 'buchungstag', 'booked on'],
  amount: ['amount', 'bedrag', 'betrag', 'credit', 'amount eur', 'amount usd', 'bedrag eur', 'paid in'],
  out: ['debit', 'paid out'],
  text: [
    ...[
      'description',
      'text',
      'details',
      'memo',
      'reference',
      'payee',
      'name',
      'name description',
      'counterparty',
      'omschrijving',
      'mededelingen',
    ],
    ...['naam omschrijving', 'verwendungszweck', 'beguenstigter', 'remittance information'],
  ],
} as const;
/** More than anybody books at once; the next file goes on. */
const MOST = 2_000;
const LONGEST = 500;

/** A line of headings is looked for, since banks write some lines of their own before it. */
const LOOKED_THROUGH = 20;

/** Reads what a bank has written: its columns by their headings, what cannot be read by its line. @throws AppError `payments.no_statement` */
export function readBankStatement(csv: string, business: Business): Statement {
  const { data } = Papa.parse<string[]>(csv.replace(/^\ufeff/, ''), { delimitersToGuess: [',', ';', '\t', '|'] });
  const lines = data.map((cells, at) => ({ cells, line: at + 1 }));
  const head = lines.slice(0, LOOKED_THROUGH).find(({ cells }) => columnsOf(cells) !== null);
  const columns = head && columnsOf(head.cells);
  if (!columns) throw new AppError('payments.no_statement');
  const body = lines.filter(({ cells, line }) => line > head.line && cells.some((cell) => cell.trim() !== ''));
  const seen = new Map<string, number>();
  const rows: (BankRow & { line: number })[] = [];
  const bad: { line: number; reason: string }[] = [];
  let went_out = 0;
  for (const { cells, line } of body.slice(0, MOST)) {
    const row = readLine(cells, columns, business);
    if (row === null) went_out += 1;
    else if ('reason' in row) bad.push({ line, reason: row.reason });
    else {
      const said = JSON.stringify(row);
      const nth = seen.get(said) ?? 0;
      seen.set(said, nth + 1);
      rows.push({ ...row, nth, line });
    }
  }
  if (body.length > MOST) bad.push({ line: body[MOST]?.line ?? 0, reason: `More than ${MOST} lines. Send the rest as another file.` });
  return { rows, bad, went_out };
}

interface Columns {
  readonly day: number;
  readonly amount: number;
  readonly out: number;
  readonly text: readonly number[];
}

function columnsOf(cells: readonly string[]): Columns | null {
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  const find = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  const [day, amount] = [find(COLUMNS.day), find(COLUMNS.amount)];
  const text = names.flatMap((name, at) => (COLUMNS.text.some((wanted) => wanted === name) ? [at] : []));
  return day < 0 || amount < 0 ? null : { day, amount, out: find(COLUMNS.out), text };
}

type Line = Omit<BankRow, 'nth'>;

/** Null: money that went out. */
function readLine(
  cells: readonly string[],
  { day, amount, out, text }: Columns,
  { locale, currency, today }: Business,
): Line | null | { reason: string } {
  const cell = (at: number) => (cells[at] ?? '').trim();
  const typed = cell(amount);
  if (typed === '' && out >= 0 && cell(out) !== '') return null;
  const isOut = /^[^\d]*[-−(]/.test(typed) || /[-−)]\s*$/.test(typed);
  const money = readMoney(typed.replace(/[-−+()]/g, ''), currency);
  if ('reason' in money) return money;
  if (money.value === null) return { reason: 'The amount is empty' };
  const booked = readDay(cell(day), locale);
  if ('reason' in booked) return booked;
  if (booked.value === null) return { reason: 'The day is empty' };
  if (isOut || money.value === 0) return null;
  if (booked.value > today) return { reason: `${booked.value} is still to come` };
  const words = text.map(cell).filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  return { booked_on: booked.value, amount_cents: money.value, text: words.slice(0, LONGEST) };
}
