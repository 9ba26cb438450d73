import type { OverrideTicket, ReleaseRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';

/** A ticket without the name of its member. */
export type TicketRow = Omit<OverrideTicket, 'member_name'>;

const TICKET = `id, plugin_id as plugin, origin, member_id as member, issued_by, issued_at, ends_at, revoked_at, record ->> 'version' as version, reason`;

export interface NewTicket {
  readonly plugin: string;
  readonly member: number;
  readonly origin: string;
  readonly reason: string;
  readonly issuedBy: string;
  readonly at: Date;
  readonly endsAt: Date;
}

/** Stored before it is sealed: the seal covers its number. */
export async function insertTicket(db: Db, { plugin, member, origin, reason, issuedBy, at, endsAt }: NewTicket): Promise<number> {
  const values = [plugin, member, origin, reason, issuedBy, at.toISOString(), endsAt.toISOString()];
  const [row] = await db.rows<{ id: number }>(
    `insert into plugins_override (plugin_id, member_id, origin, reason, issued_by, issued_at, ends_at, seal) values ($1, $2, $3, $4, $5, $6, $7, '') returning id`,
    values,
  );
  if (!row) throw new Error('A ticket was not stored.');
  return row.id;
}

export async function sealRow(db: Db, id: number, seal: string): Promise<void> {
  await db.rows('update plugins_override set seal = $2 where id = $1', [id, seal]);
}

export async function findTicket(db: Db, id: number): Promise<TicketRow | undefined> {
  return (await db.rows<TicketRow>(`select ${TICKET} from plugins_override where id = $1`, [id]))[0];
}

/** Of one member, or of everybody. */
export function listTickets(db: Db, member: number | null): Promise<TicketRow[]> {
  return db.rows<TicketRow>(`select ${TICKET} from plugins_override where $1::int is null or member_id = $1 order by id desc limit 100`, [
    member,
  ]);
}

export async function revokeTicket(db: Db, id: number, at: Date): Promise<void> {
  await db.rows('update plugins_override set revoked_at = coalesce(revoked_at, $2) where id = $1', [id, at.toISOString()]);
}

/** False when the ticket is over, revoked, or not the one that was sealed. */
export async function writeBuild(
  db: Db,
  { id, seal, record, now }: { id: number; seal: string; record: ReleaseRecord; now: Date },
): Promise<boolean> {
  const rows = await db.rows(
    'update plugins_override set record = $3 where id = $1 and seal = $2 and revoked_at is null and ends_at > $4 returning id',
    [id, seal, JSON.stringify(record), now.toISOString()],
  );
  return rows.length === 1;
}
