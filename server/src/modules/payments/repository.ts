import type { Payment, PaymentQuery, PaymentWithShares, Share } from '@butterfly/contracts/payments';
import type { Db } from '../../platform/db/db';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';
import type { MoneyMoved } from './api';

const STATUS =
  "case when disputed_cents > 0 then 'disputed' when refunded_cents = 0 then 'succeeded' when refunded_cents < amount_cents then 'partially_refunded' else 'refunded' end";

export const payments = new RecordTable<Payment>({
  name: 'payments_payment',
  reads: {
    id: true,
    project_id: true,
    amount_cents: true,
    currency: true,
    method: true,
    provider: true,
    status: STATUS,
    received_on: true,
    note: true,
    receipt_number: true,
    refunded_cents: true,
    credit_cents: true,
    disputed_cents: true,
    fee_cents: true,
    created_at: true,
    version: true,
  },
  writes: {
    project_id: 'int',
    amount_cents: 'bigint',
    currency: 'text',
    method: 'text',
    provider: 'text',
    provider_ref: 'text',
    received_on: 'date',
    note: 'text',
    receipt_number: 'text',
    refunded_cents: { type: 'bigint', initial: 0 },
    credit_cents: 'bigint',
    disputed_cents: { type: 'bigint', initial: 0 },
    fee_cents: 'bigint',
  },
});

export function paymentPage(db: Db, query: PaymentQuery): Promise<CountedPage<Payment>> {
  const filter = new FilterBuilder([]).add((at) => `project_id = ${at}::int`, query.project).build();
  return countedPage<Payment>(db, { table: payments.name, columns: payments.columns, filter, order: 'received_on desc, id desc', query });
}

/** A payment that a page or a provider has told of already. */
export async function paymentByRef(db: Db, provider: Payment['provider'], ref: string): Promise<Payment | undefined> {
  const [row] = await db.rows<Payment>(`select ${payments.columns} from payments_payment where provider = $1 and provider_ref = $2`, [
    provider,
    ref,
  ]);
  return row;
}

/** By what the provider knows a payment; null: it came by no provider. */
export async function refOf(db: Db, id: number): Promise<string | null> {
  return (await db.rows<{ ref: string | null }>('select provider_ref as ref from payments_payment where id = $1', [id]))[0]?.ref ?? null;
}

/** Where a payment went, what came back taken off; in the order in which it went there. */
export async function sharesOf(db: Db, paymentIds: readonly number[]): Promise<(Share & { readonly payment_id: number })[]> {
  return db.rows<Share & { payment_id: number }>(
    `select payment_id, installment_id, sum(cents)::bigint as cents from payments_allocation where payment_id = any ($1::int[])
     group by payment_id, installment_id having sum(cents) <> 0 order by payment_id, min(id)`,
    [paymentIds],
  );
}

export async function allocate(
  db: Db,
  { payment, refundId = null, shares }: { payment: Pick<Payment, 'id' | 'project_id'>; refundId?: number | null; shares: readonly Share[] },
): Promise<void> {
  await db.rows(
    `insert into payments_allocation (payment_id, refund_id, project_id, installment_id, cents)
     select $1, $2, $3, installment, cents from unnest($4::int[], $5::bigint[]) as share (installment, cents)`,
    [payment.id, refundId, payment.project_id, shares.map(({ installment_id }) => installment_id), shares.map(({ cents }) => cents)],
  );
}

/** The payments of a project, the last that came first. */
export async function paymentsOf(db: Db, projectId: number): Promise<PaymentWithShares[]> {
  const rows = await db.rows<Payment>(
    `select ${payments.columns} from payments_payment where project_id = $1 order by received_on desc, id desc limit 500`,
    [projectId],
  );
  const shares = await sharesOf(
    db,
    rows.map(({ id }) => id),
  );
  const of = (id: number) =>
    shares.filter((share) => share.payment_id === id).map(({ installment_id, cents }) => ({ installment_id, cents }));
  return rows.map((row) => ({ ...row, shares: of(row.id) }));
}

/** Whether money of the project came that has not all gone back. */
export async function hasMoney(db: Db, projectId: number): Promise<boolean> {
  const [row] = await db.rows<{ has: boolean }>(
    'select exists (select from payments_payment where project_id = $1 and amount_cents > refunded_cents) as has',
    [projectId],
  );
  return row?.has === true;
}

/** Payments with credit left, held, the first that came first; never what a bank is deciding about. */
export function withCredit(db: Db, projectId: number): Promise<Payment[]> {
  return db.rows<Payment>(
    `select ${payments.columns} from payments_payment where project_id = $1 and credit_cents > 0 and disputed_cents = 0 order by id for update`,
    [projectId],
  );
}

/** What came in and stayed, month by month from a day on; never what a test has paid. */
export function receivedSince(db: Db, since: string): Promise<{ month: string; cents: number }[]> {
  return db.rows<{ month: string; cents: number }>(
    `select to_char(received_on, 'YYYY-MM') as month, sum(amount_cents - refunded_cents)::bigint as cents
     from payments_payment where received_on >= $1::date and provider <> 'test' group by 1 order by 1`,
    [since],
  );
}

export async function addLink(db: Db, { id, project_id }: { id: number; project_id: number }): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    'insert into payments_link (invoice_id, project_id, created_by_id) values ($1, $2, $3) returning id',
    [id, project_id, db.memberId],
  );
  if (!made) throw new Error('The link was not kept');
  return made.id;
}

export async function invoiceOfLink(db: Db, id: number): Promise<number | undefined> {
  return (await db.rows<{ invoice_id: number }>('select invoice_id from payments_link where id = $1', [id]))[0]?.invoice_id;
}

/** Money of a project as it came and went back, in that order; never what a test has paid. */
export function movesOf(db: Db, projectId: number): Promise<MoneyMoved[]> {
  return db.rows<MoneyMoved>(
    `select kind, id, payment_id, amount_cents, moved_on as "on" from (
       select 'payment' as kind, id, id as payment_id, amount_cents, received_on as moved_on, created_at from payments_payment
       where project_id = $1 and provider <> 'test'
       union all
       select 'refund', refund.id, payment_id, refund.amount_cents, refunded_on, refund.created_at from payments_refund refund
       join payments_payment payment on payment.id = refund.payment_id where refund.project_id = $1 and refund.status = 'succeeded' and payment.provider <> 'test'
     ) moves order by created_at, kind, id`,
    [projectId],
  );
}
