import type { Availability, NewAvailability } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

const COLUMNS = 'id, member_id, kind, weekday, from_day, to_day, from_minute, to_minute, state, note';

export function availabilityOf(db: Db, memberId: number | null): Promise<Availability[]> {
  return db.rows<Availability>(
    `select ${COLUMNS} from manage_members_availability where ($1::int is null or member_id = $1) order by member_id, kind desc, weekday, from_day, from_minute, id limit 5000`,
    [memberId],
  );
}

export async function insertAvailability(db: Db, entry: NewAvailability): Promise<Availability> {
  const [made] = await db.rows<Availability>(
    `insert into manage_members_availability (member_id, kind, weekday, from_day, to_day, from_minute, to_minute, state, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
    [
      entry.member_id,
      entry.kind,
      entry.kind === 'weekly' ? entry.weekday : null,
      entry.kind === 'exception' ? entry.from_day : null,
      entry.kind === 'exception' ? entry.to_day : null,
      entry.from_minute,
      entry.to_minute,
      entry.state,
      entry.note,
    ],
  );
  if (!made) throw new Error('The note could not be made.');
  return made;
}

export async function deleteAvailability(db: Db, id: number): Promise<boolean> {
  return (await db.rows('delete from manage_members_availability where id = $1 returning id', [id])).length > 0;
}
