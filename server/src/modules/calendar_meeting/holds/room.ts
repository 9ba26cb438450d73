import type { Calendar, DaySheet, Hold } from '@butterfly/contracts/calendar_meeting';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';

export interface Room {
  readonly capacity: number;
  readonly booked: number;
  readonly projects: DaySheet['projects'];
}

/** How much the studio has on a day, and how much it takes on. */
export async function roomOfDay(db: Db, { platform, day }: { platform: Pick<Platform, 'api'>; day: string }): Promise<Room> {
  const crm = platform.api('tenant_crm');
  const { capacity, booked, projects } = await crm.dateAvailability(db, day);
  const taking = new Set((await crm.stages(db)).filter(({ kind }) => kind === 'booked' || kind === 'done').map(({ id }) => id));
  return {
    capacity,
    booked,
    projects: projects.map(({ id, name, venue_text, stage_id }) => ({ id, name, venue_text, booked: taking.has(stage_id) })),
  };
}

/** The days that somebody holds, with their room. */
export async function roomOf(
  db: Db,
  { platform, holds }: { platform: Pick<Platform, 'api'>; holds: readonly Hold[] },
): Promise<Calendar['days']> {
  const found: Calendar['days'] = [];
  for (const day of new Set(holds.map((hold) => hold.day))) {
    const on = holds.filter((hold) => hold.day === day);
    const waiting = on.filter(({ until }) => until === null).length;
    const { capacity, booked } = await roomOfDay(db, { platform, day });
    found.push({ day, booked, capacity, held: on.length - waiting, waiting });
  }
  return found;
}
