import type { EventType } from '@butterfly/contracts/event_meetings';
import { addDays } from '@butterfly/contracts/days';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

export const HOSTS = 10;
export const EVENTS = 5_000;
export const DAYS = 30;
/** Nobody books today: the first day lies a week ahead. */
export const FIRST_DAY = '2027-03-01';
/** The clock of the bench. */
export const NOW = '2027-02-22T15:00:00.000Z';

/** Ten hosts who take turns, open every day, with five thousand events of their calendars within the thirty days that are asked about. */
export async function fillCalendars(test: TestApp, client: TestClient): Promise<EventType> {
  const hosts = await manyHosts(test);
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '08:00', end: '18:00' }));
  const schedule_id = (await made<{ id: number }>(client, 'schedules', { name: 'Every day', tz: 'America/New_York', rules })).id;
  const type = await made<EventType>(client, 'event-types', {
    ...{ name: 'Measured talk', slug: 'measured', duration_min: 45, slot_step_min: 15, max_days_ahead: 60 },
    ...{ buffer_before_min: 10, buffer_after_min: 10, assignment: 'round_robin', schedule_id, creates_lead: false },
    hosts: hosts.map((member_id) => ({ member_id, weight: 1 })),
  });
  await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    db.rows(
      `insert into calendar_meeting_event (title, kind, all_day, start_day, end_day, start_time, end_time, start_at, end_at, tz, last_day, location,
         video_url, notes, visibility, status, member_ids, guests, responses, reminders, except_days, ics_uid, ics_sequence, site)
       select 'Measured ' || n, 'meeting', false, day, day, to_char(begins, 'HH24:MI'), to_char(begins + interval '25 minutes', 'HH24:MI'),
         begins at time zone 'America/New_York', (begins + interval '25 minutes') at time zone 'America/New_York', 'America/New_York', day, '', '', '',
         'team', 'confirmed', array[($1::int[])[1 + n % $2::int]], '[]', '{}', '[]', '{}', 'measured-' || n, 0, ''
       from (select n, day, day + make_interval(mins => 8 * 60 + (n * 37) % 570) as begins
         from (select n, ($3::date + (n / $2::int) % $4::int)::date as day from generate_series(0, $5::int - 1) n) days) events`,
      [hosts, HOSTS, FIRST_DAY, DAYS, EVENTS],
    ),
  );
  return type;
}

export const LAST_DAY = addDays(FIRST_DAY, DAYS - 1);

async function manyHosts(test: TestApp): Promise<number[]> {
  const { platform, tenantA: tenantId } = test;
  const identity = platform.api('auth_and_admin');
  const hosts: number[] = [];
  for (let at = 0; at < HOSTS; at += 1) {
    const name = `host${at}`;
    const { id: userId } = await identity.ensureUser({
      ...{ email: `${name}@x.example`, username: name, displayName: `Host ${at}`, password: `measured-${name}` },
    });
    hosts.push((await identity.ensureMembership({ tenantId, userId })).memberId);
  }
  return hosts;
}

async function made<T>(client: TestClient, path: string, body: object): Promise<T> {
  const answer = await client.post(`/api/event_meetings/${path}/`, body);
  if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
  return answer.json<T>();
}
