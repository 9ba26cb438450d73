import { minorDigits } from '@butterfly/contracts/money';
import type { Expense, Payment } from '@butterfly/contracts/payments';
import type { Bytes } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { csvOfPages } from '../../../platform/records/csv';
import { expenses } from '../expenses/repository';
import { payments } from '../repository';

/** One line of the export; amounts in the units of the currency, as accountants read them. */
interface Line {
  readonly day: string;
  readonly what: 'invoice' | 'credit note' | 'payment' | 'refund' | 'bill';
  readonly number: string;
  readonly project_id: number;
  readonly who: string;
  readonly how: string;
  readonly cents: number;
  readonly tax_cents: number | null;
  readonly currency: string;
}

const HEADING = ['Day', 'What', 'Number', 'Project', 'Project id', 'Client or vendor', 'How', 'Amount', 'Tax in it', 'Currency'] as const;
const CHUNK = 500;

interface Export {
  readonly from: string;
  readonly to: string;
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly api: Platform['api'];
}

type Named = Line & { readonly project: string };

/** All the money of some days as CSV: invoices and credit notes by their day of issue, payments, refunds and bills by theirs. */
export function moneyCsv(wanted: Export): Bytes {
  return csvOfPages<Named>({
    fileName: `money-${wanted.from}-to-${wanted.to}.csv`,
    heading: HEADING,
    cells: ({ day, what, number, project, project_id, who, how, cents, tax_cents, currency }) => [
      ...[day, what, number, project, project_id, who, how],
      ...[unitsOf(cents, currency), tax_cents === null ? '' : unitsOf(tax_cents, currency), currency],
    ],
    pages: pagesOf(wanted),
  });
}

async function* pagesOf(wanted: Export): AsyncGenerator<Named[]> {
  for (const read of [invoiceLines, paymentLines, refundLines, billLines])
    for (let after = 0; ; ) {
      const { lines, last } = await wanted.tx(async (db) => {
        const page = await read(db, { ...wanted, after });
        const projects = await wanted.api('tenant_crm').projectsById(db, [...new Set(page.lines.map(({ project_id }) => project_id))]);
        const names = new Map(projects.map(({ id, name }) => [id, name]));
        return { ...page, lines: page.lines.map((line) => ({ ...line, project: names.get(line.project_id) ?? '' })) };
      });
      if (lines.length > 0) yield lines;
      if (lines.length < CHUNK) break;
      after = last;
    }
}

interface Range {
  readonly from: string;
  readonly to: string;
  readonly after: number;
  readonly api: Platform['api'];
}
interface Page {
  readonly lines: readonly Line[];
  readonly last: number;
}

async function invoiceLines(db: Db, { api, from, to, after }: Range): Promise<Page> {
  const found = await api('proposal_and_invoice').invoices.booked(db, { from, to, after, limit: CHUNK });
  const lines = found.map(({ issue_date, kind, number, project_id, bill_to, total_cents, tax_cents, currency }) => ({
    ...{ day: issue_date, what: kind === 'credit_note' ? ('credit note' as const) : ('invoice' as const), number, project_id },
    ...{ who: bill_to.name, how: '', cents: total_cents, tax_cents: kind === 'credit_note' ? null : tax_cents, currency },
  }));
  return { lines, last: found.at(-1)?.id ?? after };
}

async function paymentLines(db: Db, { from, to, after }: Range): Promise<Page> {
  const found = await db.rows<Payment>(
    `select ${payments.columns} from payments_payment where received_on between $1::date and $2::date and id > $3::int order by id limit $4`,
    [from, to, after, CHUNK],
  );
  const lines = found.map(({ received_on, receipt_number, project_id, method, provider, amount_cents, currency }) => ({
    ...{ day: received_on, what: 'payment' as const, number: receipt_number, project_id, who: '' },
    ...{ how: provider === 'test' ? `${method} (test, nothing was charged)` : method, cents: amount_cents, tax_cents: null, currency },
  }));
  return { lines, last: found.at(-1)?.id ?? after };
}

interface RefundRow {
  readonly id: number;
  readonly amount_cents: number;
  readonly refunded_on: string;
  readonly project_id: number;
  readonly kind: 'dispute' | 'refund';
  readonly receipt_number: string;
  readonly currency: string;
  readonly method: string;
}

async function refundLines(db: Db, { from, to, after }: Range): Promise<Page> {
  const found = await db.rows<RefundRow>(
    `select r.id, r.amount_cents, r.refunded_on, r.project_id, r.kind, p.receipt_number, p.currency, p.method
     from payments_refund r join payments_payment p on p.id = r.payment_id
     where r.status = 'succeeded' and r.refunded_on between $1::date and $2::date and r.id > $3::int order by r.id limit $4`,
    [from, to, after, CHUNK],
  );
  const lines = found.map(({ refunded_on, receipt_number, project_id, kind, method, amount_cents, currency }) => ({
    ...{ day: refunded_on, what: 'refund' as const, number: receipt_number, project_id, who: '' },
    ...{ how: kind === 'dispute' ? `${method} (lost dispute)` : method, cents: -amount_cents, tax_cents: null, currency },
  }));
  return { lines, last: found.at(-1)?.id ?? after };
}

async function billLines(db: Db, { from, to, after }: Range): Promise<Page> {
  const found = await db.rows<Expense>(
    `select ${expenses.columns} from payments_expense
     where archived_at is null and spent_on between $1::date and $2::date and id > $3::int order by id limit $4`,
    [from, to, after, CHUNK],
  );
  const lines = found.map(({ spent_on, category, project_id, vendor, amount_cents, tax_cents, currency }) => ({
    ...{ day: spent_on, what: 'bill' as const, number: '', project_id, who: vendor, how: category },
    ...{ cents: -amount_cents, tax_cents: -tax_cents, currency },
  }));
  return { lines, last: found.at(-1)?.id ?? after };
}

/** Minor units as a plain decimal number, e.g. 536212 → 5362.12; yen have no decimals. */
function unitsOf(cents: number, currency: string): number {
  const digits = minorDigits(currency);
  return Number((cents / 10 ** digits).toFixed(digits));
}
