import type { Hold } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

export const holds = new RecordTable<Hold>({
  name: 'calendar_meeting_hold',
  reads: {
    id: true,
    day: true,
    name: true,
    note: true,
    project_id: true,
    owner_id: true,
    state: true,
    days: true,
    until: true,
    place: true,
    created_at: true,
    updated_at: true,
    version: true,
  },
  writes: {
    day: 'date',
    name: 'text',
    note: 'text',
    project_id: 'int',
    owner_id: 'int',
    state: 'text',
    days: 'int',
    until: 'date',
    place: 'bigint',
  },
});

/** Who changes the line of a day waits for who does. */
export const lockDay = (db: Db, day: string): Promise<object[]> =>
  db.rows(`select pg_advisory_xact_lock($1::int, hashtext('calendar_meeting.hold/' || $2::text))`, [db.tenantId, day]);

/** All holds of a day, the first in line first; those that ended too. */
export const holdsOn = (db: Db, day: string): Promise<Hold[]> =>
  db.rows<Hold>(`select ${holds.columns} from ${holds.name} where day = $1::date order by place, id limit 200`, [day]);

/** What is held between two days. */
export const holdsBetween = (
  db: Db,
  { from, to, projectId = null }: { from: string; to: string; projectId?: number | null },
): Promise<Hold[]> =>
  db.rows<Hold>(
    `select ${holds.columns} from ${holds.name} where state = 'held' and day between $1::date and $2::date and ($3::int is null or project_id = $3::int)
     order by day, place, id limit 1000`,
    [from, to, projectId],
  );

/** Days with a hold that was kept until before today. */
export const lapsedDays = async (db: Db, today: string): Promise<string[]> =>
  (
    await db.rows<{ day: string }>(
      `select distinct day from ${holds.name} where state = 'held' and (until < $1::date or day < $1::date) order by day limit 500`,
      [today],
    )
  ).map(({ day }) => day);

/** Days on which a project is held. */
export const daysOfProject = async (db: Db, projectId: number): Promise<string[]> =>
  (
    await db.rows<{ day: string }>(`select distinct day from ${holds.name} where state = 'held' and project_id = $1 order by day`, [
      projectId,
    ])
  ).map(({ day }) => day);
