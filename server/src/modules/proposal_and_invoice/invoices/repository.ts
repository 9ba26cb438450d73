import type { BillTo, Invoice, InvoiceInstallment, InvoiceQuery, InvoiceRow } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';
import type { AskedPart, BookedInvoice, LatePart } from './api';

/** An invoice as it is kept; its parts are rows of their own. */
export type StoredInvoice = Omit<Invoice, 'project_name' | 'days_overdue' | 'installments'> & { readonly bill_to: BillTo };

const ROW = {
  id: true,
  project_id: true,
  proposal_id: true,
  number: true,
  kind: true,
  status: true,
  title: true,
  currency: true,
  issue_date: true,
  due_date: true,
  total_cents: true,
  paid_cents: true,
  credited_cents: true,
  written_off_cents: true,
  balance_cents: "case when kind = 'credit_note' then 0 else total_cents - paid_cents + credited_cents - written_off_cents end",
  credit_of_id: true,
  created_at: true,
  updated_at: true,
  version: true,
} as const;

export const invoices = new RecordTable<StoredInvoice>({
  name: 'proposal_and_invoice_invoice',
  reads: {
    ...ROW,
    ...{ bill_to: true, po_number: true, notes: true, tax_mode: true, lines: true, adjustments: true, waiver_cents: true, taxes: true },
    subtotal_cents: true,
  },
  writes: {
    project_id: 'int',
    proposal_id: 'int',
    number: 'text',
    kind: 'text',
    status: 'text',
    title: 'text',
    currency: 'text',
    issue_date: 'date',
    due_date: 'date',
    bill_to: { type: 'jsonb', initial: { name: '', email: '', address: '' } },
    po_number: { type: 'text', initial: '' },
    notes: { type: 'text', initial: '' },
    tax_mode: { type: 'text', initial: 'exclusive' },
    lines: { type: 'jsonb', initial: [] },
    adjustments: { type: 'jsonb', initial: [] },
    waiver_cents: { type: 'bigint', initial: 0 },
    taxes: { type: 'jsonb', initial: [] },
    subtotal_cents: { type: 'bigint', initial: 0 },
    total_cents: { type: 'bigint', initial: 0 },
    paid_cents: { type: 'bigint', initial: 0 },
    credited_cents: { type: 'bigint', initial: 0 },
    written_off_cents: { type: 'bigint', initial: 0 },
    credit_of_id: 'int',
  },
});

const ORDERS: Readonly<Record<InvoiceQuery['ordering'], string>> = {
  '-id': 'id desc',
  '-issue_date': 'issue_date desc nulls first, id desc',
};

export function invoicePage(db: Db, query: InvoiceQuery): Promise<CountedPage<InvoiceRow>> {
  const filter = new FilterBuilder([]).add((at) => `project_id = ${at}::int`, query.project).build();
  const columns = Object.entries<true | string>(ROW)
    .map(([field, source]) => (source === true ? field : `${source} as ${field}`))
    .join(', ');
  return countedPage<InvoiceRow>(db, { table: invoices.name, columns, filter, order: ORDERS[query.ordering], query });
}

/** All invoices of a project, held, the oldest first: who moves its money waits here. */
export function lockOfProject(db: Db, projectId: number): Promise<StoredInvoice[]> {
  return db.rows<StoredInvoice>(
    `select ${invoices.columns} from proposal_and_invoice_invoice where project_id = $1 order by id for update`,
    [projectId],
  );
}

export function discard(db: Db, id: number): Promise<object[]> {
  return db.rows('delete from proposal_and_invoice_invoice where id = $1', [id]);
}

/** The parts of invoices, in their order. */
export function partsOf(db: Db, invoiceIds: readonly number[]): Promise<InvoiceInstallment[]> {
  return db.rows<InvoiceInstallment>(
    `select id, invoice_id, project_id, seq, label, due_on, amount_cents, paid_cents, waived_cents
     from proposal_and_invoice_installment where invoice_id = any ($1::int[]) order by invoice_id, seq`,
    [invoiceIds],
  );
}

export async function addParts(
  db: Db,
  { id, project_id }: Pick<StoredInvoice, 'id' | 'project_id'>,
  parts: readonly Pick<InvoiceInstallment, 'label' | 'due_on' | 'amount_cents'>[],
): Promise<void> {
  await db.rows(
    `insert into proposal_and_invoice_installment (invoice_id, project_id, seq, label, due_on, amount_cents)
     select $1, $2, at, label, due_on, amount from unnest($3::text[], $4::date[], $5::bigint[]) with ordinality as part (label, due_on, amount, at)`,
    [id, project_id, parts.map(({ label }) => label), parts.map(({ due_on }) => due_on), parts.map(({ amount_cents }) => amount_cents)],
  );
}

export async function saveParts(
  db: Db,
  parts: readonly Pick<InvoiceInstallment, 'id' | 'amount_cents' | 'paid_cents' | 'waived_cents'>[],
): Promise<void> {
  await db.rows(
    `update proposal_and_invoice_installment part set amount_cents = given.amount, paid_cents = given.paid, waived_cents = given.waived
     from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[]) as given (id, amount, paid, waived) where part.id = given.id`,
    [
      parts.map(({ id }) => id),
      parts.map(({ amount_cents }) => amount_cents),
      parts.map(({ paid_cents }) => paid_cents),
      parts.map(({ waived_cents }) => waived_cents),
    ],
  );
}

const OPEN = `from proposal_and_invoice_installment part join proposal_and_invoice_invoice invoice on invoice.id = part.invoice_id
  where part.amount_cents > part.paid_cents + part.waived_cents and invoice.status in ('issued', 'partially_paid')`;

/** Open parts up to a day, with whom to ask. */
export function askedParts(
  db: Db,
  { until, limit, projectId }: { until: string; limit: number; projectId?: number | undefined },
): Promise<AskedPart[]> {
  return db.rows<AskedPart>(
    `select part.id as installment_id, part.project_id, part.invoice_id, coalesce(invoice.number, '') as number, invoice.title, part.label,
       coalesce(part.due_on, $1::date) as due_on, part.amount_cents - part.paid_cents - part.waived_cents as open_cents,
       invoice.currency, invoice.issue_date as issued_on, invoice.bill_to
     ${OPEN} and part.due_on <= $1::date and ($3::int is null or part.project_id = $3::int) order by part.due_on, part.id limit $2`,
    [until, limit, projectId ?? null],
  );
}

/** Issued invoices and credit notes of some days, after an id. */
export function bookedInvoices(
  db: Db,
  { from, to, after, limit }: { from: string; to: string; after: number; limit: number },
): Promise<BookedInvoice[]> {
  return db.rows<BookedInvoice>(
    `select id, project_id, coalesce(number, '') as number, kind, coalesce(issue_date, $1::date) as issue_date, total_cents, currency, bill_to,
       coalesce((select sum((tax ->> 'tax_cents')::bigint) from jsonb_array_elements(taxes) as tax), 0)::bigint as tax_cents
     from proposal_and_invoice_invoice
     where issue_date between $1::date and $2::date and status <> 'void' and id > $3::int order by id limit $4`,
    [from, to, after, limit],
  );
}

/** What is open in the business, by its day. */
export function openByDay(db: Db): Promise<{ due_on: string | null; open_cents: number }[]> {
  return db.rows<{ due_on: string | null; open_cents: number }>(
    `select part.due_on, sum(part.amount_cents - part.paid_cents - part.waived_cents)::bigint as open_cents ${OPEN} group by part.due_on order by part.due_on`,
  );
}

/** Open parts whose day is past, the oldest first. */
export function lateParts(
  db: Db,
  { today, limit, from, until }: { today: string; limit: number; from?: string; until?: string },
): Promise<LatePart[]> {
  return db.rows<LatePart>(
    `select part.project_id, part.invoice_id, coalesce(invoice.number, '') as number, part.label, coalesce(part.due_on, $1::date) as due_on, part.amount_cents - part.paid_cents - part.waived_cents as open_cents
     ${OPEN} and part.due_on < $1::date and ($3::date is null or part.due_on >= $3::date) and ($4::date is null or part.due_on <= $4::date)
     order by part.due_on, part.id limit $2`,
    [today, limit, from ?? null, until ?? null],
  );
}
