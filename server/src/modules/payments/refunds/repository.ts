import type { Payment, Refund } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';

const COLUMNS = 'id, payment_id, kind, status, amount_cents, reason, refunded_on, error';

/** A refund as the provider is told of it. */
export interface SentRefund extends Refund {
  readonly project_id: number;
  readonly provider: Payment['provider'];
  readonly provider_ref: string | null;
}

interface NewRow extends Pick<Refund, 'amount_cents' | 'kind' | 'reason' | 'status'> {
  readonly payment: Pick<Payment, 'id' | 'project_id' | 'provider'>;
  readonly on: string;
  readonly ref?: string | null;
}

/** Null: the provider has told of it already. */
export async function addRefund(db: Db, { payment, amount_cents, kind, reason, status, on, ref = null }: NewRow): Promise<number | null> {
  const [made] = await db.rows<{ id: number }>(
    `insert into payments_refund (payment_id, project_id, provider, amount_cents, kind, reason, status, refunded_on, provider_ref, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8::date, $9, $10) on conflict (tenant_id, provider, provider_ref) do nothing returning id`,
    [payment.id, payment.project_id, payment.provider, amount_cents, kind, reason, status, on, ref, db.memberId],
  );
  return made?.id ?? null;
}

export function refundsOf(db: Db, projectId: number): Promise<Refund[]> {
  return db.rows<Refund>(`select ${COLUMNS} from payments_refund where project_id = $1 order by id desc limit 500`, [projectId]);
}

export async function findRefund(db: Db, id: number): Promise<SentRefund | undefined> {
  const [row] = await db.rows<SentRefund>(`select ${COLUMNS}, project_id, provider, provider_ref from payments_refund where id = $1`, [id]);
  return row;
}

/** Held until the end of the transaction. */
export async function lockRefund(db: Db, id: number): Promise<SentRefund | undefined> {
  await db.rows('select id from payments_refund where id = $1 for update', [id]);
  return findRefund(db, id);
}

export async function refundByRef(db: Db, provider: string, ref: string): Promise<{ id: number } | undefined> {
  const [row] = await db.rows<{ id: number }>('select id from payments_refund where provider = $1 and provider_ref = $2', [provider, ref]);
  return row;
}

export async function endRefund(
  db: Db,
  { id, status, ref, error, on }: { id: number; status: Refund['status']; ref: string | null; error: string; on: string },
): Promise<void> {
  await db.rows(
    'update payments_refund set status = $2, provider_ref = coalesce($3, provider_ref), error = $4, refunded_on = $5::date where id = $1',
    [id, status, ref, error, on],
  );
}

/** What was asked of the provider and has not gone yet. */
export async function pendingCents(db: Db, paymentId: number): Promise<number> {
  const [row] = await db.rows<{ cents: number }>(
    "select coalesce(sum(amount_cents), 0)::bigint as cents from payments_refund where payment_id = $1 and status = 'pending'",
    [paymentId],
  );
  return row?.cents ?? 0;
}

/** Refunds that the provider does not know of yet. */
export function unsentRefunds(db: Db): Promise<{ id: number }[]> {
  return db.rows<{ id: number }>("select id from payments_refund where status = 'pending' and provider_ref is null order by id limit 200");
}
