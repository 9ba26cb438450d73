import type { DateAvailability } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { settingsOf } from '../settings/repository';

interface Asked {
  readonly date: string;
  readonly venue?: string | undefined;
  /** This project itself is no conflict. */
  readonly exceptProject?: number | null | undefined;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly stage_id: number;
  readonly venue_text: string;
  readonly kind: 'open' | 'booked' | 'done';
}

const SHOWN = 20;

/** Projects that have an event on the day $1; events of several days count on each. */
const ON_DAY = `tenant_crm_project p join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id
     where p.archived_at is null and p.event_date <= $1::date and coalesce(p.event_end_date, p.event_date) >= $1::date and p.event_date > $1::date - 60`;

/** Whether as many events are booked on a day as the business does on one. */
export async function dateIsFull(db: Db, date: string): Promise<boolean> {
  const sql = `select count(*)::int as booked from ${ON_DAY} and s.kind not in ('lost', 'open')`;
  const [settings, [row]] = await Promise.all([settingsOf(db), db.rows<{ booked: number }>(sql, [date])]);
  return (row?.booked ?? 0) >= settings.events_per_day;
}

/** Who else has an event on a day: booked ones take the room of the day, open ones may. Events of several days count on each. */
export async function readDateAvailability(db: Db, { date, venue, exceptProject }: Asked): Promise<DateAvailability> {
  const [{ events_per_day: capacity }, rows, [open]] = await Promise.all([
    settingsOf(db),
    db.rows<Row>(
      `select p.id, p.name, p.stage_id, p.venue_text, s.kind from ${ON_DAY} and s.kind <> 'lost' and ($2::int is null or p.id <> $2)
       order by (s.kind = 'open'), p.id limit 500`,
      [date, exceptProject ?? null],
    ),
    db.rows<{ count: number }>(
      `select count(*)::int as count from tenant_crm_lead where event_date = $1::date and status in ('new', 'contacted', 'qualified') and deleted_at is null`,
      [date],
    ),
  ]);
  const booked = rows.filter(({ kind }) => kind !== 'open').length;
  const here = plain(venue);
  const projects = rows
    .slice(0, SHOWN)
    .map(({ kind: _kind, ...project }) => ({ ...project, same_venue: here !== '' && plain(project.venue_text) === here }));
  return { date, booked, tentative: rows.length - booked, leads: open?.count ?? 0, capacity, full: booked >= capacity, projects };
}

function plain(venue: string | undefined): string {
  return (venue ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
}
