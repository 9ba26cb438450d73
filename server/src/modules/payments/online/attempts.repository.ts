import type { Db } from '../../../platform/db/db';

/** One time that money was asked of a provider. */
export interface Attempt {
  readonly id: number;
  readonly project_id: number;
  readonly invoice_id: number;
  readonly installment_id: number | null;
  readonly kind: 'autopay' | 'checkout' | 'setup';
  readonly provider: 'stripe' | 'test';
  readonly amount_cents: number;
  readonly currency: string;
  readonly wants_autopay: boolean;
  readonly consent_text: string;
  readonly consent_ip: string;
  readonly session_ref: string | null;
  readonly intent_ref: string | null;
  readonly url: string | null;
  readonly status: 'expired' | 'failed' | 'open' | 'paid';
  readonly error: string;
  readonly nth: number | null;
  readonly tried_on: string;
  readonly method_id: number | null;
  readonly followed_at: string | null;
  readonly expires_at: string | null;
  readonly created_at: string;
}

type New = Pick<
  Attempt,
  | 'amount_cents'
  | 'consent_ip'
  | 'consent_text'
  | 'currency'
  | 'invoice_id'
  | 'kind'
  | 'project_id'
  | 'provider'
  | 'tried_on'
  | 'wants_autopay'
> & {
  readonly page_key?: string;
  readonly installment_id?: number;
  readonly nth?: number;
  readonly method_id?: number;
  readonly expires_at?: string;
};

const COLUMNS = `id, project_id, invoice_id, installment_id, kind, provider, amount_cents, currency, wants_autopay, consent_text, consent_ip, session_ref,
  intent_ref, url, status, error, nth, tried_on, method_id, followed_at, expires_at, created_at`;

/** Null: the same one is there already. */
export async function addAttempt(db: Db, made: New): Promise<Attempt | null> {
  const [row] = await db.rows<Attempt>(
    `insert into payments_attempt (project_id, invoice_id, kind, provider, amount_cents, currency, wants_autopay, consent_text, consent_ip, tried_on,
       page_key, installment_id, nth, method_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11, $12, $13, $14, $15::timestamptz) on conflict do nothing returning ${COLUMNS}`,
    [
      ...[made.project_id, made.invoice_id, made.kind, made.provider, made.amount_cents, made.currency, made.wants_autopay],
      ...[made.consent_text, made.consent_ip, made.tried_on, made.page_key ?? null, made.installment_id ?? null],
      ...[made.nth ?? null, made.method_id ?? null, made.expires_at ?? null],
    ],
  );
  return row ?? null;
}

/** The one that a press would make a second time: by its key, or because it is open and asks for the same. */
export async function sameAttempt(db: Db, { invoice_id, kind, amount_cents, wants_autopay, page_key }: New): Promise<Attempt | undefined> {
  const [row] = await db.rows<Attempt>(
    `select ${COLUMNS} from payments_attempt where invoice_id = $1 and (page_key = $2
       or (status = 'open' and kind = $3 and amount_cents = $4 and wants_autopay = $5)) order by (page_key = $2) desc nulls last, id desc limit 1`,
    [invoice_id, page_key ?? null, kind, amount_cents, wants_autopay],
  );
  return row;
}

/** Pages of a provider that have ended make way for new ones. */
export async function expireOld(db: Db, { invoiceId, now }: { invoiceId: number; now: Date }): Promise<void> {
  await db.rows(
    "update payments_attempt set status = 'expired' where invoice_id = $1 and status = 'open' and kind <> 'autopay' and expires_at < $2::timestamptz",
    [invoiceId, now.toISOString()],
  );
}

export async function findAttempt(db: Db, id: number): Promise<Attempt | undefined> {
  return (await db.rows<Attempt>(`select ${COLUMNS} from payments_attempt where id = $1`, [id]))[0];
}

/** Held until the end of the transaction. */
export async function lockAttempt(db: Db, id: number): Promise<Attempt | undefined> {
  await db.rows('select id from payments_attempt where id = $1 for update', [id]);
  return findAttempt(db, id);
}

export async function patchAttempt(
  db: Db,
  id: number,
  { session_ref, intent_ref, url, status, error, followed_at }: Partial<Attempt>,
): Promise<void> {
  await db.rows(
    `update payments_attempt set session_ref = coalesce($2, session_ref), intent_ref = coalesce($3, intent_ref), url = coalesce($4, url),
       status = coalesce($5, status), error = coalesce($6, error), followed_at = coalesce($7::timestamptz, followed_at) where id = $1`,
    [id, session_ref ?? null, intent_ref ?? null, url ?? null, status ?? null, error ?? null, followed_at ?? null],
  );
}

/** What a provider has not decided, or is not known whole; of one invoice, or of all. */
export function waitingAttempts(db: Db, invoiceId: number | null): Promise<Attempt[]> {
  return db.rows<Attempt>(
    `select ${COLUMNS} from payments_attempt where (status = 'open' or (status = 'paid' and followed_at is null))
       and ($1::int is null or invoice_id = $1) order by id limit 200`,
    [invoiceId],
  );
}
