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

/** Birthdays, and days of booked or finished events in earlier years, that come within some days. */
export function contactAnniversaries(db: Db, { today, days }: { today: string; days: number }): Promise<Anniversary[]> {
  return db.rows<Anniversary>(
    `with coming as (
       select 'birthday' as kind, ${nextTime('birthday')} as "on", birthday as began, id as contact_id, null::int as project_id
       from tenant_crm_contact where ${dayOfYear('birthday')} = any ($3::int[]) and birthday < $1::date and deleted_at is null and archived_at is null and merged_into_id is null
       union all
       select 'event', ${nextTime('project.event_date')}, project.event_date, link.contact_id, project.id
       from tenant_crm_project project join tenant_crm_project_stage stage on stage.id = project.stage_id and stage.kind in ('booked', 'done')
       join tenant_crm_project_contact link on link.project_id = project.id and link.role in ('partner1', 'partner2')
       where project.event_type = 'wedding' and project.event_date < $1::date and ${dayOfYear('project.event_date')} = any ($3::int[])
     )
     select coming.kind, coming."on", (extract(year from coming."on") - extract(year from coming.began))::int as years, coming.contact_id,
       coalesce(nullif(trim(contact.first_name || ' ' || contact.last_name), ''), contact.email, '') as name, contact.email, coming.project_id, project.name as project_name
     from coming join tenant_crm_contact contact on contact.id = coming.contact_id and contact.deleted_at is null left join tenant_crm_project project on project.id = coming.project_id
     where coming."on" <= $1::date + $2::int and coming."on" > coming.began order by coming."on", contact.sort_name, coming.contact_id limit 300`,
    [today, days, daysOfYear(today, days)],
  );
}
