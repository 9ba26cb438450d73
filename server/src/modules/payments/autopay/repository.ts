import type { AutopayTry, SavedMethod } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';
import type { CardToken } from '../providers/provider';

/** A saved card, with what the provider knows it by. */
export interface StoredMethod extends SavedMethod {
  readonly project_id: number;
  readonly customer_ref: string;
  readonly method_ref: string;
  readonly agreed_on: string;
}

const COLUMNS = 'id, project_id, provider, customer_ref, method_ref, brand, last4, expires, consent_at, consent_text, agreed_on';

interface NewMethod extends CardToken {
  readonly project_id: number;
  readonly provider: StoredMethod['provider'];
  readonly consent_at: string;
  readonly consent_text: string;
  readonly consent_ip: string;
  readonly agreed_on: string;
  readonly now: string;
}

/** In place of the one before. */
export async function addMethod(db: Db, made: NewMethod): Promise<void> {
  await stopMethod(db, { projectId: made.project_id, why: 'replaced', now: made.now });
  await db.rows(
    `insert into payments_method (project_id, provider, customer_ref, method_ref, brand, last4, expires, consent_at, consent_text, consent_ip, agreed_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9, $10, $11::date)`,
    [
      ...[made.project_id, made.provider, made.customer_ref, made.method_ref, made.brand, made.last4, made.expires],
      ...[made.consent_at, made.consent_text, made.consent_ip, made.agreed_on],
    ],
  );
}

/** False: none was active. */
export async function stopMethod(
  db: Db,
  { projectId, why, now }: { projectId: number; why: 'client' | 'dispute' | 'member' | 'replaced'; now: string },
): Promise<boolean> {
  const stopped = await db.rows(
    'update payments_method set stopped_at = $2::timestamptz, stopped_why = $3 where project_id = $1 and stopped_at is null returning id',
    [projectId, now, why],
  );
  return stopped.length > 0;
}

export async function activeMethod(db: Db, projectId: number): Promise<StoredMethod | null> {
  const [row] = await db.rows<StoredMethod>(`select ${COLUMNS} from payments_method where project_id = $1 and stopped_at is null`, [
    projectId,
  ]);
  return row ?? null;
}

export function activeMethods(db: Db): Promise<StoredMethod[]> {
  return db.rows<StoredMethod>(`select ${COLUMNS} from payments_method where stopped_at is null order by id limit 2000`);
}

const TRY =
  "id, coalesce(installment_id, 0) as installment_id, coalesce(nth, 1) as nth, tried_on, case when status = 'expired' then 'failed' else status end as status, error";

/** The last one first. */
export function triesOf(db: Db, projectId: number): Promise<AutopayTry[]> {
  return db.rows<AutopayTry>(`select ${TRY} from payments_attempt where project_id = $1 and kind = 'autopay' order by id desc limit 200`, [
    projectId,
  ]);
}

/** Tries with one card, the first one first. */
export function triesWith(db: Db, methodId: number): Promise<AutopayTry[]> {
  return db.rows<AutopayTry>(`select ${TRY} from payments_attempt where method_id = $1 and kind = 'autopay' order by nth limit 2000`, [
    methodId,
  ]);
}
