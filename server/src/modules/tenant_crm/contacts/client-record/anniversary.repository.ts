import type { Anniversary } from '@butterfly/contracts/contact_management';
import type { Db } from '../../../../platform/db/db';

/** The next time a day of the year comes round, on or after another; the 29th of February is kept on the 28th. */
const nextTime = (day: string) => `case
  when (${day} + make_interval(years => (extract(year from $1::date) - extract(year from ${day}))::int))::date >= $1::date
  then (${day} + make_interval(years => (extract(year from $1::date) - extract(year from ${day}))::int))::date
  else (${day} + make_interval(years => (extract(year from $1::date) - extract(year from ${day}))::int + 1))::date end`;

/** The day of the year as one number, `1231`; comparing it is much cheaper than making dates of twenty thousand birthdays. */
const dayOfYear = (day: string) => `(extract(month from ${day})::int * 100 + extract(day from ${day})::int)`;

function daysOfYear(today: string, days: number): number[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const keys = Array.from({ length: days + 1 }, (_, at) => new Date(start + at * 86_400_000)).map(
    (day) => (day.getUTCMonth() + 1) * 100 + day.getUTCDate(),
  );
  return keys.includes(228) ? [...new Set([...keys, 229])] : [...new Set(keys)];
}

const shownName = `coalesce(nullif(trim(contact.first_name || ' ' || contact.last_name), ''), contact.email, '')`;

/**
 * Birthdays, and days of booked or finished events in earlier years, that come within some days. Each half brings its own names:
 * joined to both afterwards, projects were read anew for every birthday when the database knew nothing yet of the sizes (2.4 s of 20,000 contacts).
 */
export function contactAnniversaries(db: Db, { today, days }: { today: string; days: number }): Promise<Anniversary[]> {
  return db.rows<Anniversary>(
    `with coming as (
       select 'birthday' as kind, ${nextTime('contact.birthday')} as "on", contact.birthday as began, contact.id as contact_id, ${shownName} as name, contact.email, contact.sort_name,
         null::int as project_id, null::text as project_name
       from tenant_crm_contact contact where ${dayOfYear('contact.birthday')} = any ($3::int[]) and contact.birthday < $1::date
         and contact.deleted_at is null and contact.archived_at is null and contact.merged_into_id is null
       union all
       select 'event', ${nextTime('project.event_date')}, project.event_date, contact.id, ${shownName}, contact.email, contact.sort_name, project.id, project.name
       from tenant_crm_project project join tenant_crm_project_stage stage on stage.id = project.stage_id and stage.kind in ('booked', 'done')
       join tenant_crm_project_contact link on link.project_id = project.id and link.role in ('partner1', 'partner2')
       join tenant_crm_contact contact on contact.id = link.contact_id and contact.deleted_at is null
       where project.event_type = 'wedding' and project.event_date < $1::date and ${dayOfYear('project.event_date')} = any ($3::int[])
     )
     select kind, "on", (extract(year from "on") - extract(year from began))::int as years, contact_id, name, email, project_id, project_name
     from coming where "on" <= $1::date + $2::int and "on" > began order by "on", sort_name, contact_id limit 300`,
    [today, days, daysOfYear(today, days)],
  );
}
