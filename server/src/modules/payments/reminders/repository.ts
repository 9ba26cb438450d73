import type { SentReminder } from '@butterfly/contracts/payments';
import type { Db } from '../../../platform/db/db';

/** Of some parts, the stages that went out; `<part>:<stage>`. */
export async function stagesSent(db: Db, installmentIds: readonly number[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(
    `select installment_id || ':' || stage as key from payments_reminder where installment_id = any ($1::int[]) and stage is not null`,
    [installmentIds],
  );
  return new Set(rows.map(({ key }) => key));
}

interface Sent {
  readonly installmentId: number;
  readonly projectId: number;
  readonly stage: number | null;
  readonly to: string;
  readonly at: Date;
}

/** False: this stage of the part went out before. */
export async function noteSent(db: Db, { installmentId, projectId, stage, to, at }: Sent): Promise<boolean> {
  const made = await db.rows(
    `insert into payments_reminder (project_id, installment_id, stage, recipient, sent_at, created_by_id) values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, installment_id, stage) do nothing returning id`,
    [projectId, installmentId, stage, to, at.toISOString(), db.memberId],
  );
  return made.length > 0;
}

/** The reminders of a project, the last first. */
export function remindersOf(db: Db, projectId: number): Promise<SentReminder[]> {
  return db.rows<SentReminder>(
    'select id, installment_id, stage, sent_at, recipient from payments_reminder where project_id = $1 order by id desc limit 200',
    [projectId],
  );
}

/** True the first time. */
export async function tellOnce(
  db: Db,
  { installmentId, projectId, what }: { installmentId: number; projectId: number; what: 'due_soon' | 'overdue' },
): Promise<boolean> {
  const made = await db.rows(
    'insert into payments_told (installment_id, project_id, what) values ($1, $2, $3) on conflict do nothing returning installment_id',
    [installmentId, projectId, what],
  );
  return made.length > 0;
}

/** Of some parts how many fees they were charged, and which of them are fees themselves. */
export async function feesOf(
  db: Db,
  parts: readonly { readonly installment_id: number; readonly invoice_id: number }[],
): Promise<{ charged: Map<number, number>; isFee: Set<number> }> {
  const charged = await db.rows<{ installment_id: number; nth: number }>(
    'select installment_id, max(nth) as nth from payments_late_fee where installment_id = any ($1::int[]) group by installment_id',
    [parts.map(({ installment_id }) => installment_id)],
  );
  const fees = await db.rows<{ invoice_id: number }>(
    'select distinct invoice_id from payments_late_fee where invoice_id = any ($1::int[])',
    [parts.map(({ invoice_id }) => invoice_id)],
  );
  return {
    charged: new Map(charged.map(({ installment_id, nth }) => [installment_id, nth])),
    isFee: new Set(fees.map(({ invoice_id }) => invoice_id)),
  };
}

interface Fee {
  readonly installmentId: number;
  readonly projectId: number;
  readonly nth: number;
  readonly invoiceId: number;
  readonly cents: number;
}

export async function noteFee(db: Db, { installmentId, projectId, nth, invoiceId, cents }: Fee): Promise<void> {
  await db.rows('insert into payments_late_fee (installment_id, nth, project_id, invoice_id, cents) values ($1, $2, $3, $4, $5)', [
    installmentId,
    nth,
    projectId,
    invoiceId,
    cents,
  ]);
}

/** Projects whose reminders rest on a day. */
export async function restingOn(db: Db, today: string): Promise<Set<number>> {
  const rows = await db.rows<{ project_id: number }>('select project_id from payments_pause where paused_until >= $1::date', [today]);
  return new Set(rows.map(({ project_id }) => project_id));
}

/** Null: nothing rests. */
export async function pausedUntil(db: Db, projectId: number): Promise<string | null> {
  const [row] = await db.rows<{ paused_until: string }>('select paused_until from payments_pause where project_id = $1', [projectId]);
  return row?.paused_until ?? null;
}

export async function pause(db: Db, { projectId, until }: { projectId: number; until: string | null }): Promise<void> {
  if (until === null) await db.rows('delete from payments_pause where project_id = $1', [projectId]);
  else
    await db.rows(
      `insert into payments_pause (project_id, paused_until, updated_by_id) values ($1, $2::date, $3)
       on conflict (tenant_id, project_id) do update set paused_until = $2::date, updated_at = now(), updated_by_id = $3`,
      [projectId, until, db.memberId],
    );
}
