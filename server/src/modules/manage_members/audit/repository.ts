import type { AuditEntry } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

export interface NewAuditEntry {
  readonly action: string;
  readonly kind: 'role' | 'member' | 'invite';
  readonly id: number | null;
  readonly subject: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
}

/** The actor is the member of the transaction. */
export async function addAudit(db: Db, { action, kind, id, subject, added = [], removed = [] }: NewAuditEntry): Promise<void> {
  await db.rows(
    'insert into manage_members_audit (actor_id, action, subject_kind, subject_id, subject, added, removed) values ($1, $2, $3, $4, $5, $6::text[], $7::text[])',
    [db.memberId, action, kind, id, subject, added, removed],
  );
}

export interface AuditFilter {
  readonly subject_kind?: string | undefined;
  readonly subject_id?: number | undefined;
  readonly before?: number | undefined;
}

export function auditOf(db: Db, filter: AuditFilter): Promise<(Omit<AuditEntry, 'actor'> & { actor_id: number | null })[]> {
  return db.rows(
    `select id, at, actor_id, action, subject_kind, subject_id, subject, added, removed from manage_members_audit
     where ($1::text is null or subject_kind = $1) and ($2::int is null or subject_id = $2) and ($3::int is null or id < $3) order by id desc limit 50`,
    [filter.subject_kind ?? null, filter.subject_id ?? null, filter.before ?? null],
  );
}

/** What is in the one list and not in the other. */
export function difference(before: readonly string[], after: readonly string[]): { added: string[]; removed: string[] } {
  return { added: after.filter((name) => !before.includes(name)), removed: before.filter((name) => !after.includes(name)) };
}
