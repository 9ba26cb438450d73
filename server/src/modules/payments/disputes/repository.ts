import type { Dispute } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';

export interface StoredDispute extends Dispute {
  readonly project_id: number;
  readonly expense_id: number | null;
}

const COLUMNS = `id, project_id, payment_id, amount_cents, frozen_cents, reason, status, is_inquiry, evidence_due_on, fee_cents, expense_id, opened_on, closed_on`;

type New = Pick<StoredDispute, 'amount_cents' | 'evidence_due_on' | 'is_inquiry' | 'opened_on' | 'payment_id' | 'project_id' | 'reason'> & {
  readonly ref: string;
};

export async function addDispute(db: Db, made: New): Promise<StoredDispute> {
  const [row] = await db.rows<StoredDispute>(
    `insert into payments_dispute (project_id, payment_id, provider, provider_ref, amount_cents, frozen_cents, reason, status, is_inquiry,
       evidence_due_on, fee_cents, opened_on)
     values ($1, $2, 'stripe', $3, $4, 0, $5, 'open', $6, $7::date, 0, $8::date) returning ${COLUMNS}`,
    [made.project_id, made.payment_id, made.ref, made.amount_cents, made.reason, made.is_inquiry, made.evidence_due_on, made.opened_on],
  );
  if (!row) throw new Error('The dispute was not kept');
  return row;
}

export async function disputeByRef(db: Db, ref: string): Promise<StoredDispute | undefined> {
  const [row] = await db.rows<StoredDispute>(
    `select ${COLUMNS} from payments_dispute where provider = 'stripe' and provider_ref = $1 for update`,
    [ref],
  );
  return row;
}

export async function findDispute(db: Db, id: number): Promise<StoredDispute | undefined> {
  return (await db.rows<StoredDispute>(`select ${COLUMNS} from payments_dispute where id = $1`, [id]))[0];
}

export async function saveDispute(db: Db, dispute: StoredDispute): Promise<void> {
  await db.rows(
    `update payments_dispute set frozen_cents = $2, status = $3, is_inquiry = $4, evidence_due_on = $5::date, fee_cents = $6, expense_id = $7,
       closed_on = $8::date where id = $1`,
    [
      ...[dispute.id, dispute.frozen_cents, dispute.status, dispute.is_inquiry, dispute.evidence_due_on, dispute.fee_cents],
      ...[dispute.expense_id, dispute.closed_on],
    ],
  );
}

/** The last one first. */
export function disputesOf(db: Db, projectId: number): Promise<StoredDispute[]> {
  return db.rows<StoredDispute>(`select ${COLUMNS} from payments_dispute where project_id = $1 order by id desc limit 200`, [projectId]);
}
