import type { Event } from '@butterfly/contracts/calendar_meeting';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { dueOf, reminderAt } from './due';
import { reminderJob } from './reminders';

const BASE = '/api/calendar_meeting/';
let now = new Date('2027-03-01T15:00:00.000Z');
let test: TestApp;
let admin: TestClient;
let me: number;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  me = (await make(timed('2027-02-01', { member_ids: [] }))).owner_id ?? 0;
});
afterAll(() => test.stop());

const guest = (email: string) => ({ name: 'Grace Chen', email });
const mails = (...minutes: number[]) => minutes.map((one) => ({ minutes: one, channel: 'mail' as const }));
const timed = (day: string, more: object = {}) => ({
  ...{ title: 'Fitting', start_day: day, end_day: day, start_time: '09:00', end_time: '10:00' },
  ...more,
});
async function make(body: object): Promise<Event> {
  const answer = await admin.post(`${BASE}events/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Event>();
}
const change = (event: Event, query: string, body: object) =>
  admin.send('PATCH', { url: `${BASE}events/${event.id}/${query}`, body, headers: { 'if-match': '*' } });
/** What is written at a moment, however often the job looks. */
async function writtenAt(at: string): Promise<string[]> {
  const before = test.personalMail.length;
  now = new Date(at);
  for (let run = 0; run < 3; run += 1) await reminderJob(test.platform).run(undefined as never, { id: 'test' });
  return test.personalMail
    .slice(before)
    .filter(({ subject }) => subject.startsWith('Reminder'))
    .map(({ to }) => to);
}
const rungAt = async (at: string, title: string): Promise<number> => {
  now = new Date(at);
  for (let run = 0; run < 3; run += 1) await reminderJob(test.platform).run(undefined as never, { id: 'test' });
  const { body } = await admin.get('/api/notifications/?page_size=100');
  return body.split(`"${title}"`).length - 1;
};

describe('a reminder by mail', () => {
  it('a week before nine o’clock is nine o’clock, over the change of the clocks; and it is one', async () => {
    await make(timed('2027-03-20', { guests: [guest('week@x.example')], reminders: mails(10_080, 60) }));
    expect(await writtenAt('2027-03-13T13:59:00.000Z')).toEqual([]);
    expect(await writtenAt('2027-03-13T14:00:00.000Z')).toEqual(['week@x.example']);
    expect(await writtenAt('2027-03-13T14:30:00.000Z')).toEqual([]);
    expect(await writtenAt('2027-03-20T11:59:00.000Z')).toEqual([]);
    expect(await writtenAt('2027-03-20T12:00:00.000Z')).toEqual(['week@x.example']);
    expect(test.personalMail.at(-1)?.subject).toContain('March 20, 2027 at 9:00');
    expect(test.personalMail.at(-1)?.secret).toContain('/calendar_meeting/invitation/');
  });

  it('is for the day of a series, and for each of its days', async () => {
    await make(timed('2027-04-05', { rrule: 'FREQ=WEEKLY;COUNT=3', guests: [guest('series@x.example')], reminders: mails(1_440) }));
    expect(await writtenAt('2027-04-04T13:00:00.000Z')).toEqual(['series@x.example']);
    expect(await writtenAt('2027-04-11T13:00:00.000Z')).toEqual(['series@x.example']);
    expect(await writtenAt('2027-04-25T13:00:00.000Z')).toEqual([]);
  });

  it('is none any more once it is off, or was declined; what was moved is reminded of at its new time', async () => {
    const all = { guests: [guest('comes@x.example'), guest('declines@x.example')], reminders: mails(60) };
    const event = await make(timed('2027-05-03', all));
    await admin.post(`${BASE}events/${event.id}/respond/`, { response: 'declined', email: 'declines@x.example' });
    expect(await writtenAt('2027-05-03T12:00:00.000Z')).toEqual(['comes@x.example']);
    await change(event, '', { start_time: '11:00', end_time: '12:00' });
    expect(await writtenAt('2027-05-03T12:10:00.000Z')).toEqual([]);
    expect(await writtenAt('2027-05-03T14:00:00.000Z')).toEqual(['comes@x.example']);
    const off = await make(timed('2027-05-04', all));
    await admin.send('DELETE', { url: `${BASE}events/${off.id}/` });
    expect(await writtenAt('2027-05-04T12:00:00.000Z')).toEqual([]);
    const series = await make(timed('2027-05-05', { ...all, rrule: 'FREQ=DAILY;COUNT=2' }));
    await admin.send('DELETE', { url: `${BASE}events/${series.id}/?scope=one&day=2027-05-06` });
    expect(await writtenAt('2027-05-06T12:00:00.000Z')).toEqual([]);
  });

  it('that is an hour late is none', async () => {
    await make(timed('2027-05-10', { guests: [guest('late@x.example')], reminders: mails(120) }));
    expect(await writtenAt('2027-05-10T12:01:00.000Z')).toEqual([]);
  });

  it('goes to the team too, and not to who said no', async () => {
    const event = await make(timed('2027-05-11', { member_ids: [me], reminders: mails(60) }));
    const [to] = await writtenAt('2027-05-11T12:00:00.000Z');
    expect(to).toMatch(/@/);
    expect(test.personalMail.at(-1)?.secret).toContain(`/calendar_meeting/events/${event.id}?day=2027-05-11`);
    const declined = await make(timed('2027-05-12', { member_ids: [me], reminders: mails(60) }));
    await admin.post(`${BASE}events/${declined.id}/respond/`, { response: 'declined' });
    expect(await writtenAt('2027-05-12T12:00:00.000Z')).toEqual([]);
  });
});

describe('a reminder by the bell', () => {
  it('rings once for who takes part, also of whole days', async () => {
    const whole = { title: 'Bell of whole days', all_day: true, start_day: '2027-06-02', end_day: '2027-06-03', member_ids: [me] };
    await make({ ...whole, reminders: [{ minutes: 1_440, channel: 'bell' }] });
    expect(await rungAt('2027-06-01T12:59:00.000Z', 'Bell of whole days')).toBe(0);
    expect(await rungAt('2027-06-01T13:00:00.000Z', 'Bell of whole days')).toBe(1);
    expect(await rungAt('2027-06-01T13:20:00.000Z', 'Bell of whole days')).toBe(1);
  });

  it('knows both ways to be reminded apart', async () => {
    const both = [
      { minutes: 60, channel: 'bell' },
      { minutes: 60, channel: 'mail' },
    ];
    await make(timed('2027-06-08', { title: 'Both ways', member_ids: [me], reminders: both }));
    expect(await writtenAt('2027-06-08T12:00:00.000Z')).toHaveLength(1);
    expect(await rungAt('2027-06-08T12:00:00.000Z', 'Both ways')).toBe(1);
  });
});

it.each([
  ['America/New_York', '2027-03-14', '09:00', 1_440, '2027-03-13T14:00:00.000Z'],
  ['America/New_York', '2027-03-14', '09:00', 60, '2027-03-14T12:00:00.000Z'],
  ['America/New_York', '2027-11-07', '09:00', 1_500, '2027-11-06T12:00:00.000Z'],
  ['Europe/Amsterdam', '2027-03-28', '09:00', 2_880, '2027-03-26T08:00:00.000Z'],
  ['Pacific/Auckland', '2027-04-04', '09:00', 1_440, '2027-04-02T20:00:00.000Z'],
  ['Asia/Kathmandu', '2027-03-28', '09:00', 10_080, '2027-03-21T03:15:00.000Z'],
])('%s, %s %s, %i minutes before', (tz, day, time, minutes, expected) => {
  const when = { all_day: false, start_day: day, end_day: day, start_time: time, end_time: '23:00', tz };
  expect(new Date(reminderAt(when, { day, minutes })).toISOString()).toBe(expected);
  const event = { ...when, rrule: null, except_days: [], reminders: [{ minutes, channel: 'mail' as const }] };
  const span = { from: '2027-01-01', to: '2027-12-31' };
  expect(dueOf(event, { span, now: new Date(expected) })).toHaveLength(1);
  expect(dueOf(event, { span, now: new Date(Date.parse(expected) - 1) })).toHaveLength(0);
});
