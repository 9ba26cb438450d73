import type { External } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';
import type { Busy } from './read-calendar';

export type StoredExternal = External & { readonly member_id: number; readonly sealed_url: string; readonly version: number };

export const externals = new RecordTable<StoredExternal>({
  name: 'calendar_meeting_external',
  reads: {
    id: true,
    member_id: true,
    name: true,
    host: true,
    sealed_url: true,
    last_sync: true,
    problem: true,
    events: true,
    version: true,
  },
  writes: { member_id: 'int', name: 'text', host: 'text', sealed_url: 'text', last_sync: 'timestamptz', problem: 'text', events: 'int' },
});

export const externalsOf = (db: Db, memberId: number): Promise<StoredExternal[]> =>
  db.rows<StoredExternal>(`select ${externals.columns} from ${externals.name} where member_id = $1 order by lower(name), id limit 20`, [
    memberId,
  ]);

/** Those that were not read for some hours, the oldest first. */
export const externalsToSync = (db: Db, before: string): Promise<StoredExternal[]> =>
  db.rows<StoredExternal>(
    `select ${externals.columns} from ${externals.name} where last_sync is null or last_sync < $1::timestamptz order by last_sync nulls first, id limit 50`,
    [before],
  );

/** What one calendar says takes the place of what it said before. */
export async function replaceBusy(
  db: Db,
  { id, member_id }: Pick<StoredExternal, 'id' | 'member_id'>,
  busy: readonly Busy[],
): Promise<void> {
  await db.rows('delete from calendar_meeting_busy where external_id = $1', [id]);
  await db.rows(
    `insert into calendar_meeting_busy (external_id, member_id, start_at, end_at, all_day)
     select $1, $2, start_at, end_at, all_day from unnest($3::timestamptz[], $4::timestamptz[], $5::boolean[]) as one (start_at, end_at, all_day)`,
    [id, member_id, busy.map(({ start_at }) => start_at), busy.map(({ end_at }) => end_at), busy.map(({ all_day }) => all_day)],
  );
}

export const removeExternal = async (db: Db, { id, memberId }: { id: number; memberId: number }): Promise<boolean> =>
  (await db.rows('delete from calendar_meeting_external where id = $1 and member_id = $2 returning id', [id, memberId])).length > 0;

interface BusyRow extends Busy {
  readonly id: number;
  readonly member_id: number;
}

/** When members are busy elsewhere, a day wider. Null: all members, as many as anybody reads; of named ones nothing is left out. */
export const busyBetween = (
  db: Db,
  { from, to, memberIds }: { from: string; to: string; memberIds: readonly number[] | null },
): Promise<BusyRow[]> =>
  db.rows<BusyRow>(
    `select id, member_id, start_at, end_at, all_day from calendar_meeting_busy
     where start_at < $2::date + 2 and end_at > $1::date - 1 and ($3::int[] is null or member_id = any ($3::int[]))
     order by start_at, id limit case when $3::int[] is null then 5000 end`,
    [from, to, memberIds],
  );
