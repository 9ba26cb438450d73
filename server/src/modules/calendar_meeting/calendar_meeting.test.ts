import type { Calendar, Check, DaySheet, Event, FreeBusy, Hold, MyTime, NewFeed, Occurrence } from '@butterfly/contracts/calendar_meeting';
import ical, { type VEvent } from 'node-ical';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { calendarOf } from './entries/calendar';
import { EventService } from './events/service';
import { lapseJob } from './holds/jobs';
import { HoldService } from './holds/service';

const BASE = '/api/calendar_meeting/';
let now = new Date('2027-03-01T15:00:00.000Z');
let test: TestApp;
let admin: TestClient;
let members: { id: number; name: string }[];

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  members = (await admin.get(`${BASE}members/`)).json();
});
afterAll(() => test.stop());

const timed = (day: string, more: object = {}) => ({
  title: 'Fitting',
  start_day: day,
  end_day: day,
  start_time: '09:00',
  end_time: '10:00',
  ...more,
});
async function make(body: object): Promise<Event> {
  const answer = await admin.post(`${BASE}events/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<Event>();
}
const change = (event: Event, query: string, body: object) =>
  admin.send('PATCH', { url: `${BASE}events/${event.id}/${query}`, body, headers: { 'if-match': '*' } });
const calendar = async (from: string, to: string, more = '') =>
  (await admin.get(`${BASE}events/?from=${from}&to=${to}${more}`)).json<Calendar>();
const daysOf = async (id: number, from: string, to: string) =>
  (await calendar(from, to, '&layers=events')).entries.filter(({ event }) => event?.id === id).map(({ event }) => event?.day);
const invites = () => test.personalMail.flatMap(({ invite, to }) => (invite ? [{ to, ...invite }] : []));
const vevent = (text: string) => Object.values(ical.parseICS(text)).find((part): part is VEvent => part?.type === 'VEVENT');

describe('what is on the calendar', () => {
  it('keeps nine o’clock over a change of the clocks, and whole days on their day in every zone', async () => {
    const series = await make(timed('2027-03-07', { rrule: 'FREQ=WEEKLY;COUNT=3' }));
    const { entries } = await calendar('2027-03-07', '2027-03-21', '&layers=events');
    expect(entries.filter(({ event }) => event?.id === series.id).map(({ start_at }) => start_at)).toEqual([
      '2027-03-07T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
      '2027-03-21T13:00:00.000Z',
    ]);
    for (const tz of ['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC']) {
      const day = await make({ title: 'Market', all_day: true, start_day: '2027-03-09', end_day: '2027-03-10', tz });
      const found = (await calendar('2027-03-01', '2027-03-31')).entries.find(({ event }) => event?.id === day.id);
      expect(found).toMatchObject({ start_day: '2027-03-09', end_day: '2027-03-10', start_at: null });
    }
  });

  it('says by field what cannot be', async () => {
    const fields = async (body: object) => Object.keys((await admin.post(`${BASE}events/`, body)).json<{ fields: object }>().fields);
    expect(await fields(timed('2027-03-07', { end_time: '08:00' }))).toEqual(['end_time']);
    expect(await fields(timed('2027-03-07', { start_time: null }))).toEqual(['start_time']);
    expect(await fields(timed('2027-03-07', { rrule: 'FREQ=WEEKLY;BYDAY=TU' }))).toEqual(['rrule']);
    expect(await fields(timed('2027-03-07', { member_ids: [999_999] }))).toEqual(['member_ids']);
    expect(await fields(timed('2027-03-07', { project_id: 999_999 }))).toEqual(['project_id']);
  });

  it('changes one day, this and all after it, or all', async () => {
    const series = await make(timed('2027-04-05', { rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=6' }));
    const one = (await change(series, '?scope=one&day=2027-04-12', { start_day: '2027-04-13', end_day: '2027-04-13' })).json<Event>();
    expect([one.parent_id, one.original_day, one.ics_uid, one.ics_sequence]).toEqual([series.id, '2027-04-12', series.ics_uid, 1]);
    expect(await daysOf(series.id, '2027-04-01', '2027-05-31')).toEqual([
      '2027-04-05',
      '2027-04-19',
      '2027-04-26',
      '2027-05-03',
      '2027-05-10',
    ]);
    const rest = (
      await change(series, '?scope=following&day=2027-04-26', { start_day: '2027-04-27', end_day: '2027-04-27' })
    ).json<Event>();
    expect(await daysOf(series.id, '2027-04-01', '2027-05-31')).toEqual(['2027-04-05', '2027-04-19']);
    expect(await daysOf(rest.id, '2027-04-01', '2027-06-30')).toEqual(['2027-04-27', '2027-05-04', '2027-05-11']);
    await change(series, '?scope=all&day=2027-04-19', {
      start_day: '2027-04-21',
      end_day: '2027-04-21',
      start_time: '11:00',
      end_time: '12:00',
    });
    expect(await daysOf(series.id, '2027-04-01', '2027-05-31')).toEqual(['2027-04-07', '2027-04-21']);
    expect((await change(series, '?scope=one&day=2027-04-19', { title: 'x' })).json()).toMatchObject({
      code: 'calendar_meeting.not_on_this_day',
    });
  });

  it('takes a day off, ends a series, and takes that back', async () => {
    const series = await make(timed('2027-04-05', { rrule: 'FREQ=DAILY;COUNT=4' }));
    const url = `${BASE}events/${series.id}/`;
    await admin.send('DELETE', { url: `${url}?scope=one&day=2027-04-06` });
    expect(await daysOf(series.id, '2027-04-01', '2027-04-30')).toEqual(['2027-04-05', '2027-04-07', '2027-04-08']);
    await admin.post(`${url}restore/?day=2027-04-06`);
    await admin.send('DELETE', { url: `${url}?scope=following&day=2027-04-07` });
    expect(await daysOf(series.id, '2027-04-01', '2027-04-30')).toEqual(['2027-04-05', '2027-04-06']);
    await admin.send('DELETE', { url: `${url}?scope=all` });
    expect(await daysOf(series.id, '2027-04-01', '2027-04-30')).toEqual([]);
    expect((await change(series, '', { title: 'x' })).json()).toMatchObject({ code: 'calendar_meeting.cancelled' });
    await admin.post(`${url}restore/`);
    expect(await daysOf(series.id, '2027-04-01', '2027-04-30')).toHaveLength(2);
  });

  it('refuses a change to what somebody else has changed', async () => {
    const event = await make(timed('2027-04-20'));
    const send = (match: string) =>
      admin.send('PATCH', { url: `${BASE}events/${event.id}/`, body: { title: 'New' }, headers: { 'if-match': match } });
    expect((await send(`"${event.id}-${event.version}"`)).statusCode).toBe(200);
    expect((await send(`"${event.id}-${event.version}"`)).statusCode).toBe(412);
    expect((await admin.send('PATCH', { url: `${BASE}events/${event.id}/`, body: {} })).statusCode).toBe(428);
  });
});

describe('guests', () => {
  it('are invited, told of a change and of the end: one UID, and SEQUENCE rises; they answer by their link', async () => {
    const guests = [{ name: 'Grace Chen', email: 'grace@x.example' }];
    const event = await make(timed('2027-05-03', { guests, location: 'Kiln Loft' }));
    await change(event, '', { start_time: '11:00', end_time: '12:00' });
    const link = test.personalMail.at(-1)?.secret.split('/').at(-1) ?? '';
    const visitor = test.visitor();
    const page = await visitor.get(`${BASE}public/invitation/${link}/`);
    expect(page.json()).toMatchObject({
      title: 'Fitting',
      name: 'Grace Chen',
      response: 'needs_action',
      start_at: '2027-05-03T15:00:00.000Z',
    });
    expect((await visitor.post(`${BASE}public/invitation/${link}/`, { response: 'accepted' })).json()).toMatchObject({
      response: 'accepted',
    });
    expect((await admin.get(`${BASE}events/${event.id}/`)).json<Occurrence>().attendees).toMatchObject([
      { name: 'Grace Chen', response: 'accepted' },
    ]);
    await admin.send('DELETE', { url: `${BASE}events/${event.id}/` });
    const sent = invites().map(({ method, text, to }) => ({
      method,
      to,
      uid: vevent(text)?.uid,
      sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]),
    }));
    expect(sent).toEqual([
      { method: 'REQUEST', to: 'grace@x.example', uid: event.ics_uid, sequence: 0 },
      { method: 'REQUEST', to: 'grace@x.example', uid: event.ics_uid, sequence: 1 },
      { method: 'CANCEL', to: 'grace@x.example', uid: event.ics_uid, sequence: 2 },
    ]);
    expect((await visitor.post(`${BASE}public/invitation/${link}/`, { response: 'declined' })).json()).toMatchObject({
      code: 'calendar_meeting.cancelled',
    });
    expect((await visitor.get(`${BASE}public/invitation/1-nobody/`)).statusCode).toBe(404);
  });

  it('of a series are told which day changed', async () => {
    const before = invites().length;
    const series = await make(
      timed('2027-06-07', { rrule: 'FREQ=WEEKLY;UNTIL=20270628', guests: [{ name: 'Ada', email: 'ada@x.example' }] }),
    );
    await change(series, '?scope=one&day=2027-06-14', { start_time: '15:00', end_time: '16:00' });
    await admin.send('DELETE', { url: `${BASE}events/${series.id}/?scope=one&day=2027-06-21` });
    const [first, moved, off] = invites()
      .slice(before)
      .map(({ text }) => text.replace(/\r\n /g, ''));
    expect(first).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270628T130000Z');
    expect(moved).toContain('RECURRENCE-ID;TZID=America/New_York:20270614T090000');
    expect(off).toContain('RECURRENCE-ID;TZID=America/New_York:20270621T090000');
    expect(off).toContain('METHOD:CANCEL');
  });
});

describe('who has time', () => {
  it('warns of two places at once and of a full day, and knows when one is free', async () => {
    const [member] = members;
    const event = await make(timed('2027-07-05', { member_ids: [member?.id] }));
    const draft = {
      all_day: false,
      start_day: '2027-07-05',
      end_day: '2027-07-05',
      start_time: '09:30',
      end_time: '11:00',
      member_ids: [member?.id],
    };
    const check = (more: object = {}) => admin.post(`${BASE}events/check/`, { ...draft, ...more }).then((answer) => answer.json<Check>());
    expect((await check()).clashes).toMatchObject([{ title: 'Fitting', start_at: '2027-07-05T13:00:00.000Z' }]);
    expect((await check({ except_id: event.id })).clashes).toEqual([]);
    expect((await check({ start_time: '10:00' })).clashes).toEqual([]);
    const query = `members=${String(member?.id)}&from=2027-07-05T00:00:00.000Z&to=2027-07-06T00:00:00.000Z`;
    expect((await admin.get(`${BASE}free-busy/?${query}`)).json<FreeBusy>()[0]?.busy).toMatchObject([{ label: 'Fitting' }]);
  });

  it('says to colleagues that somebody is busy, and not with what', async () => {
    const event = await make(timed('2027-07-06', { title: 'Dentist', visibility: 'private', member_ids: [] }));
    const { platform, tenantA: tenantId } = test;
    const other = members.find(({ id }) => id !== event.owner_id)?.id ?? 0;
    const query = { from: '2027-07-06', to: '2027-07-06' };
    const permissions = { plugins: ['calendar_meeting'], features: [], is_admin: false };
    await platform.db.withTenant({ tenantId, memberId: other, rowScope: 'all' }, async (db) => {
      const { entries } = await calendarOf(db, { platform, permissions, query });
      expect(entries.map(({ title, link }) => [title, link])).toEqual([['Busy', null]]);
      await expect(new EventService(platform).read(db, event.id)).rejects.toMatchObject({ code: 'not_found' });
    });
    expect((await admin.get(`${BASE}events/${event.id}/`)).statusCode).toBe(200);
  });

  it('answers the assistant: am I free on Thursday afternoon', async () => {
    const { owner_id: me } = await make(timed('2027-07-09'));
    await make(timed('2027-07-08', { start_time: '14:00', end_time: '15:00', member_ids: [me] }));
    const answer = (await admin.get(`${BASE}free-busy/mine/?day=2027-07-08&part=afternoon`)).json<MyTime>();
    expect(answer).toMatchObject({
      is_free: false,
      taken: ['14:00–15:00 Fitting'],
      free: [
        { from: '12:00', until: '14:00' },
        { from: '15:00', until: '18:00' },
      ],
    });
  });
});

describe('the line of a day', () => {
  const SATURDAY = '2027-06-12';
  const sheet = async () => (await admin.get(`${BASE}days/${SATURDAY}/`)).json<DaySheet>();
  const hold = async (name: string) => (await admin.post(`${BASE}holds/`, { name, day: SATURDAY })).json<Hold>();

  it('holds for as many as there is room, lapses, and moves the next up; its owner is told', async () => {
    const { capacity } = await sheet();
    const first = await Promise.all(Array.from({ length: capacity }, (_, at) => hold(`Reyes ${at}`)));
    expect(first.map(({ until }) => until)).toEqual(first.map(() => '2027-03-08'));
    const hollis = await hold('Hollis');
    expect(hollis.until).toBeNull();
    expect((await sheet()).foreseen[0]).toMatchObject({ on: '2027-03-08', moves_up: { id: hollis.id, until: '2027-03-16' } });
    now = new Date('2027-03-09T10:00:00.000Z');
    const { platform } = test;
    await lapseJob({ platform, holds: new HoldService(platform) }).run(undefined as never, { id: 'test' });
    const after = await sheet();
    expect(after.holds.map(({ name, until }) => [name, until])).toEqual([['Hollis', '2027-03-16']]);
    expect(after.ended.map(({ state }) => state)).toEqual(first.map(() => 'lapsed'));
    now = new Date('2027-03-01T15:00:00.000Z');
  });

  it('is passed, given back, taken again and booked', async () => {
    const [one, two] = [await hold('Chen'), await hold('Birch')];
    const post = async (id: number, step: string, body: object = {}) => admin.post(`${BASE}holds/${id}/${step}/`, body);
    await post(two.id, 'advance');
    const order = (await sheet()).holds.map(({ id }) => id);
    expect(order.indexOf(two.id)).toBeLessThan(order.indexOf(one.id));
    expect((await post(one.id, 'release')).json()).toMatchObject({ state: 'released' });
    expect((await post(one.id, 'release')).json()).toMatchObject({ code: 'invalid_transition' });
    expect((await post(one.id, 'resume')).json()).toMatchObject({ state: 'held' });
    expect((await post(two.id, 'confirm')).json()).toMatchObject({ state: 'confirmed' });
    expect((await post(two.id, 'resume')).json()).toMatchObject({ code: 'invalid_transition' });
  });
});

describe('minutes', () => {
  it('are written for one day of a series, with what is to be done; never over somebody else’s', async () => {
    const series = await make(timed('2027-08-02', { rrule: 'FREQ=DAILY;COUNT=3' }));
    const url = `${BASE}events/${series.id}/minutes/?day=2027-08-03`;
    const write = (text: string, match?: string) =>
      admin.send('PUT', {
        url,
        body: { text, items: [{ text: 'Order ribbon', due_on: '2027-08-10' }] },
        ...(match && { headers: { 'if-match': match } }),
      });
    const first = await write('Peonies');
    expect(first.json()).toMatchObject({ text: 'Peonies', items: [{ text: 'Order ribbon', done: false }] });
    expect((await write('Roses')).statusCode).toBe(428);
    expect((await write('Roses', first.headers.etag)).statusCode).toBe(200);
    expect((await write('Dahlias', first.headers.etag)).statusCode).toBe(412);
    const read = await admin.get(`${BASE}events/${series.id}/?day=2027-08-03`);
    expect(read.json<Occurrence>().minutes.text).toBe('Roses');
    // They change without the event: a browser that kept it would show none.
    expect(read.headers['cache-control']).toBe('no-store');
    expect((await admin.get(`${BASE}events/${series.id}/?day=2027-08-02`)).json<Occurrence>().minutes.text).toBe('');
  });
});

describe('the address for calendar programs', () => {
  it('is said once, shows whole days as days, and ends with the next one', async () => {
    await make({ title: 'Farm day', all_day: true, start_day: '2027-03-20', end_day: '2027-03-20' });
    const first = (await admin.post(`${BASE}feeds/rotate/`, { layers: ['events'] })).json<NewFeed>();
    const at = (url: string) => new URL(url).pathname;
    const read = await test.visitor().get(at(first.url));
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(read.body).toContain('DTSTART;VALUE=DATE:20270320\r\nDTEND;VALUE=DATE:20270321');
    expect((await admin.get(`${BASE}feeds/`)).body).not.toContain(at(first.url).split('/').at(-2) ?? '-');
    const second = (await admin.post(`${BASE}feeds/rotate/`, { layers: ['events'] })).json<NewFeed>();
    expect([(await test.visitor().get(at(first.url))).statusCode, (await test.visitor().get(at(second.url))).statusCode]).toEqual([
      404, 200,
    ]);
    await admin.post(`${BASE}feeds/revoke/`);
    expect((await test.visitor().get(at(second.url))).statusCode).toBe(404);
  });
});
