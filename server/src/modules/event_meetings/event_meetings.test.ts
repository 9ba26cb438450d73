import type { Booked, Booking, EventType, Managed, PublicType, SlotAnswer } from '@butterfly/contracts/event_meetings';
import type { Lead } from '@butterfly/contracts/tenant_crm';
import ical from 'node-ical';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { takeTime } from './bookings/holds.repository';

const BASE = '/api/event_meetings/';
const RACERS = proofSize({ short: 10, long: 200 });
let now = new Date('2027-03-10T15:00:00.000Z');

let test: TestApp;
let admin: TestClient;
let hosts: { id: number; name: string }[];
let schedule: number;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  hosts = (await admin.get(`${BASE}hosts/`)).json();
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  schedule = (await admin.post(`${BASE}schedules/`, { name: 'Every day', tz: 'America/New_York', rules })).json<{ id: number }>().id;
});
afterAll(() => test.stop());

async function meeting(more: Partial<EventType> = {}): Promise<EventType> {
  count += 1;
  const host = { member_id: hosts[0]?.id, weight: 1 };
  const body = {
    name: `Tasting ${count}`,
    slug: `tasting-${count}`,
    duration_min: 60,
    schedule_id: schedule,
    hosts: [host],
    creates_lead: false,
    ...more,
  };
  const answer = await admin.post(`${BASE}event-types/`, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<EventType>();
}

const publicOf = ({ public_path: path }: EventType) => `${BASE}public/${path.split('/').at(-1)}/`;
/** Hosts are shared by all tests: each has days of its own. */
let lastDay = Date.parse('2027-03-16T00:00:00Z');
const nextDay = (): string => {
  const day = new Date(lastDay).toISOString().slice(0, 10);
  lastDay += 86_400_000;
  return day;
};

async function form(visitor: TestClient, type: EventType): Promise<string> {
  return (await visitor.get(publicOf(type))).json<PublicType>().form_token;
}

async function book(type: EventType, start_at: string, more: object = {}) {
  const visitor = test.visitor();
  const form_token = await form(visitor, type);
  const email = `guest${(count += 1)}@example.com`;
  const answer = await visitor.post(`${publicOf(type)}book/`, {
    form_token,
    start_at,
    tz: 'Europe/London',
    name: 'Ada Vale',
    email,
    ...more,
  });
  return { answer, visitor, form_token };
}

const linkOf = ({ manage_path: path }: Booked) => `${BASE}public/manage/${path.split('/').at(-1)}/`;
const bookingsOf = async (type: EventType) =>
  (await admin.get(`${BASE}bookings/?event_type=${type.id}&page_size=200`)).json<{ results: Booking[] }>().results;

describe('a visitor in another zone', () => {
  it('books at 15:00 in London, which is 11:00 in New York; moves it by the link, and SEQUENCE rises', async () => {
    const [type, day, later] = [await meeting({ creates_lead: true }), nextDay(), nextDay()];
    const { answer, visitor } = await book(type, `${day}T15:00:00.000Z`, { utm: { utm_source: 'spring' }, phone: '+1 518 555 0100' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { status: 'accepted', start_at: `${day}T15:00:00.000Z`, tz: 'America/New_York' },
    ]);
    const link = linkOf(answer.json<Booked>());
    const first = Object.values(ical.parseICS((await visitor.get(`${link}invite.ics/`)).body)).find((part) => part.type === 'VEVENT');
    const slots = (await visitor.get(`${link}slots/?from=${later}&to=${later}&tz=Europe/London`)).json<SlotAnswer>().slots;
    expect(slots).toContain(`${later}T15:00:00.000Z`);
    const moved = await visitor.post(link, { action: 'reschedule', start_at: `${later}T15:00:00.000Z`, tz: 'Europe/London' });
    expect(moved.json<Managed>()).toMatchObject({ status: 'accepted', start_at: `${later}T15:00:00.000Z` });
    const second = Object.values(ical.parseICS((await visitor.get(`${link}invite.ics/`)).body)).find((part) => part.type === 'VEVENT');
    expect([Number(first?.sequence ?? 0), Number(second?.sequence)]).toEqual([0, 1]);
    expect(second?.uid).toBe(first?.uid);
    expect(new Date(second?.start ?? 0).toISOString()).toBe(`${later}T15:00:00.000Z`);
    expect((await visitor.post(link, { action: 'cancel', reason: 'Another day' })).json()).toMatchObject({
      status: 'cancelled',
      may_change: false,
    });
    const text = (await visitor.get(`${link}invite.ics/`)).body;
    expect([text.includes('METHOD:CANCEL'), /SEQUENCE:2/.test(text), text.includes('STATUS:CANCELLED')]).toEqual([true, true, true]);
    expect((await visitor.post(link, { action: 'cancel' })).json()).toMatchObject({ code: 'invalid_transition' });
    const [lead] = (await admin.get('/api/tenant_crm/leads/?search=Ada Vale')).json<{ results: Lead[] }>().results;
    expect(lead).toMatchObject({ first_name: 'Ada', last_name: 'Vale', source: 'booking', phone: '+1 518 555 0100' });
    expect(
      test.personalMail.filter(({ secret }) => secret.includes(link.split('/').at(-2) ?? '-')).map(({ subject }) => subject.split(':')[0]),
    ).toEqual(['Confirmed', 'Moved', 'Cancelled']);
  });

  it('makes one lead of two bookings with one address, and answers become its fields', async () => {
    const questions = [
      {
        key: 'guests',
        label: 'How many guests?',
        kind: 'number' as const,
        required: true,
        options: [],
        lead_field: 'guest_count' as const,
      },
      { key: 'where', label: 'Where?', kind: 'short' as const, required: false, options: [], lead_field: 'venue_text' as const },
    ];
    const type = await meeting({ creates_lead: true, questions });
    const [one, two] = [nextDay(), nextDay()];
    const email = 'iris@example.com';
    const refused = await book(type, `${one}T15:00:00.000Z`, { email, answers: { guests: 'many' } });
    expect(refused.answer.json()).toMatchObject({ code: 'invalid_input', fields: { 'answers.guests': ['must be a whole number'] } });
    for (const day of [one, two])
      expect((await book(type, `${day}T15:00:00.000Z`, { email, answers: { guests: '120', where: 'Mill House' } })).answer.statusCode).toBe(
        201,
      );
    const leads = (await admin.get('/api/tenant_crm/leads/?search=iris@example.com')).json<{ results: Lead[] }>().results;
    expect(leads).toHaveLength(1);
    const whole = (await admin.get(`/api/tenant_crm/leads/${leads[0]?.id}/`)).json<Lead>();
    expect(whole).toMatchObject({ guest_count: 120, venue_text: 'Mill House', form_answers: { guests: '120' } });
  });
});

describe('one slot', () => {
  it.each(['single', 'collective'] as const)(`is booked once by ${RACERS} at the same time (%s)`, async (assignment) => {
    const [type, day] = [
      await meeting({ assignment, hosts: hosts.slice(0, 2).map(({ id }) => ({ member_id: id, weight: 1 })) }),
      nextDay(),
    ];
    const answers = await Promise.all(Array.from({ length: RACERS }, () => book(type, `${day}T15:00:00.000Z`)));
    const codes = answers.map(({ answer }) => answer.statusCode);
    expect([codes.filter((code) => code === 201).length, codes.filter((code) => code === 409).length]).toEqual([1, RACERS - 1]);
    expect(await bookingsOf(type)).toHaveLength(1);
  });

  it('is given to each host once where they take turns, and to nobody after that', async () => {
    const two = hosts.slice(0, 2).map(({ id }) => ({ member_id: id, weight: 1 }));
    const [type, day] = [await meeting({ assignment: 'round_robin', hosts: two }), nextDay()];
    const answers = await Promise.all(Array.from({ length: RACERS }, () => book(type, `${day}T15:00:00.000Z`)));
    expect(answers.filter(({ answer }) => answer.statusCode === 201)).toHaveLength(two.length);
    expect(new Set((await bookingsOf(type)).flatMap(({ host_ids }) => host_ids)).size).toBe(two.length);
  });

  it('is held by the table itself, whoever writes to it', async () => {
    const [type, day] = [await meeting(), nextDay()];
    const { answer } = await book(type, `${day}T15:00:00.000Z`);
    expect(answer.statusCode).toBe(201);
    const [{ id } = { id: 0 }] = await bookingsOf(type);
    const hold = {
      booking_id: id,
      event_type_id: type.id,
      start_at: `${day}T15:30:00.000Z`,
      end_at: `${day}T16:00:00.000Z`,
      buffer_before_min: 0,
      buffer_after_min: 0,
      label: 'x',
      created_at: now.toISOString(),
    };
    const wish = { hold, hostIds: [hosts[0]?.id ?? 0] };
    expect(await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => takeTime(db, wish))).toBe(false);
    const other = { ...wish, hold: { ...hold, start_at: `${day}T16:00:00.000Z`, end_at: `${day}T16:10:00.000Z` } };
    expect(await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => takeTime(db, other))).toBe(true);
  });

  it('is blocked by a request, which is confirmed once by two at the same time', async () => {
    const [type, day] = [await meeting({ requires_confirmation: true }), nextDay()];
    expect((await book(type, `${day}T15:00:00.000Z`)).answer.json()).toMatchObject({ status: 'pending' });
    expect((await book(type, `${day}T15:30:00.000Z`)).answer.json()).toMatchObject({ code: 'event_meetings.slot_taken' });
    const [{ id } = { id: 0 }] = await bookingsOf(type);
    const codes = await Promise.all([1, 2].map(() => admin.post(`${BASE}bookings/${id}/confirm/`).then(({ statusCode }) => statusCode)));
    expect(codes.sort()).toEqual([200, 409]);
    expect((await admin.get(`${BASE}dashboard/`)).json()).toMatchObject({ asked: 1, answered_in_a_day: 1, to_confirm: [] });
  });

  it('is free again after a request was declined', async () => {
    const [type, day] = [await meeting({ requires_confirmation: true }), nextDay()];
    await book(type, `${day}T15:00:00.000Z`);
    const [{ id } = { id: 0 }] = await bookingsOf(type);
    expect((await admin.post(`${BASE}bookings/${id}/reject/`, { reason: 'We are at a market' })).json()).toMatchObject({
      status: 'rejected',
    });
    expect((await book(type, `${day}T15:00:00.000Z`)).answer.statusCode).toBe(201);
  });
});

describe('a hostile visitor', () => {
  it('gets the same 404 for slugs of nobody, of another business, and of what is not offered any more', async () => {
    const type = await meeting();
    const visitor = test.visitor();
    for (const slug of ['b.tasting-1', 'a', 'a.', 'a.b.c', '..', 'a.nothing', 'manage', encodeURIComponent('a.<script>')]) {
      const { statusCode, body } = await visitor.get(`${BASE}public/${slug}/`);
      expect([slug, statusCode, JSON.parse(body)]).toMatchObject([slug, 404, { code: 'not_found' }]);
    }
    await admin.send('PATCH', { url: `${BASE}event-types/${type.id}/`, body: { active: false }, headers: { 'if-match': '*' } });
    expect((await visitor.get(publicOf(type))).statusCode).toBe(404);
  });

  it('cannot send a form twice, one of another page, one that is old, or one without', async () => {
    const [type, other, day] = [await meeting(), await meeting(), nextDay()];
    const { answer, form_token, visitor } = await book(type, `${day}T13:00:00.000Z`);
    expect(answer.statusCode).toBe(201);
    const again = (token: string, to = type) =>
      visitor.post(`${publicOf(to)}book/`, { form_token: token, start_at: `${day}T18:00:00.000Z`, name: 'Eve', email: 'eve@example.com' });
    expect((await again(form_token)).json()).toMatchObject({ code: 'event_meetings.sent_already' });
    expect((await again(form_token, other)).json()).toMatchObject({ code: 'event_meetings.form_outdated' });
    expect((await again('made.up')).json()).toMatchObject({ code: 'event_meetings.form_outdated' });
    const old = await form(visitor, type);
    const before = now;
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await again(old)).json()).toMatchObject({ code: 'event_meetings.form_outdated' });
    now = before;
  });

  it('who is blocked, fills in what nobody sees, or has several meetings already is refused', async () => {
    const type = await meeting({ blocked: ['spam.example', 'eve@example.com'] });
    const day = nextDay();
    for (const email of ['a@spam.example', 'b@mail.spam.example', 'eve@example.com'])
      expect((await book(type, `${day}T15:00:00.000Z`, { email })).answer.json()).toMatchObject({ code: 'event_meetings.may_not_book' });
    expect((await book(type, `${day}T15:00:00.000Z`, { website: 'http://x' })).answer.json()).toMatchObject({
      code: 'event_meetings.may_not_book',
    });
    for (const hour of ['13', '15', '17']) await book(type, `${day}T${hour}:00:00.000Z`, { email: 'many@example.com' });
    expect((await book(type, `${day}T19:00:00.000Z`, { email: 'many@example.com' })).answer.json()).toMatchObject({
      code: 'event_meetings.too_many_open',
    });
  });

  it('writes no line into a calendar, and no picture of a link leads elsewhere', async () => {
    const type = await meeting({ name: 'Tasting; "nice", <b>\\n' });
    const day = nextDay();
    expect((await book(type, `${day}T15:00:00.000Z`, { name: 'Eve\r\nATTACH:http://x' })).answer.statusCode).toBe(400);
    const { answer, visitor } = await book(type, `${day}T15:00:00.000Z`, { name: '<script>alert(1)</script>' });
    const text = (await visitor.get(`${linkOf(answer.json<Booked>())}invite.ics/`)).body;
    const events = Object.values(ical.parseICS(text)).filter((part) => part.type === 'VEVENT');
    expect(events).toHaveLength(1);
    expect(String(events[0]?.summary)).toContain('Tasting; "nice", <b>');
    expect(text.split('\r\n').filter((line) => /^(ATTACH|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(answer.json<Booked>().manage_path).toMatch(/^\/event_meetings\/manage\//);
  });

  it('cannot take a time that is not offered', async () => {
    const type = await meeting();
    const day = nextDay();
    for (const start of [`${day}T15:07:00.000Z`, `${day}T03:00:00.000Z`, '2027-03-10T15:30:00.000Z', '2029-03-10T15:00:00.000Z'])
      expect((await book(type, start)).answer.json()).toMatchObject({ code: 'event_meetings.slot_taken' });
  });
});

describe('the team', () => {
  it('sees every time of a day and why it is not offered, before anything is saved', async () => {
    const type = await meeting();
    const day = nextDay();
    await book(type, `${day}T15:00:00.000Z`);
    const { public_path: _path, created_at: _made, updated_at: _changed, archived_at: _gone, version: _version, id, ...draft } = type;
    const wish = { event_type: { ...draft, buffer_before_min: 15 }, event_type_id: id, day };
    const { times } = (await admin.post(`${BASE}event-types/preview/`, wish)).json<{ times: { start_at: string; reasons: string[] }[] }>();
    expect(times.find(({ start_at }) => start_at === `${day}T15:30:00.000Z`)?.reasons[0]).toMatch(
      /: Tasting \d+ from 11:00, free again at 12:15 incl. 15 min buffer$/,
    );
    expect(times.at(-1)?.reasons).toEqual(['Would go on after 17:00, when you close']);
  });

  it('is not offered while it is away, and reads what is free of a day', async () => {
    const type = await meeting({ name: 'Cake tasting' });
    const day = nextDay();
    const away = (
      await admin.post(`${BASE}aways/`, {
        member_id: hosts[0]?.id,
        from_at: `${day}T12:00:00.000Z`,
        until_at: `${day}T18:00:00.000Z`,
        reason: 'Market',
      })
    ).json<{ id: number }>();
    const free = (await admin.get(`${BASE}free-times/?day=${day}&search=cake&part=afternoon`)).json<{
      times: { local_time: string }[];
      taken: string[];
    }>();
    expect(free.times.map(({ local_time }) => local_time)).toEqual(['14:00', '14:30', '15:00', '15:30', '16:00']);
    expect(free.taken[0]).toContain('Market');
    expect((await admin.send('DELETE', { url: `${BASE}aways/${away.id}/` })).statusCode).toBe(204);
    expect(type.active).toBe(true);
  });

  it('holds a meeting: what came of it moves the project on; who did not come gets a friendly mail', async () => {
    const type = await meeting();
    const day = nextDay();
    const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Vale wedding' })).json<{ id: number; stage_id: number }>();
    const make = async (hour: string) =>
      (
        await admin.post(`${BASE}bookings/`, {
          event_type_id: type.id,
          start_at: `${day}T${hour}:00:00.000Z`,
          name: 'Ada',
          email: 'ada@x.example',
          project_id: project.id,
        })
      ).json<Booking>();
    const [held, missed] = [await make('13'), await make('15')];
    expect((await admin.post(`${BASE}bookings/${held.id}/complete/`, {})).json()).toMatchObject({ code: 'event_meetings.not_begun' });
    const before = now;
    now = new Date(`${day}T23:00:00.000Z`);
    const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; kind: string }[]>();
    const next = stages.find(({ id, kind }) => id !== project.stage_id && kind === 'open')?.id;
    const done = await admin.post(`${BASE}bookings/${held.id}/complete/`, { outcome: 'Peonies, please', stage_id: next });
    expect(done.json()).toMatchObject({ status: 'completed', outcome: 'Peonies, please' });
    expect((await admin.get(`/api/tenant_crm/projects/${project.id}/`)).json()).toMatchObject({ stage_id: next });
    expect((await admin.post(`${BASE}bookings/${missed.id}/no-show/`, { follow_up: true })).json()).toMatchObject({ status: 'no_show' });
    expect(test.personalMail.at(-1)?.subject).toMatch(/^We missed you/);
    now = before;
  });

  it('moves a meeting with its host, and a colleague’s time cannot be taken', async () => {
    const two = hosts.slice(0, 2).map(({ id }) => ({ member_id: id, weight: 1 }));
    const [type, day] = [await meeting({ assignment: 'round_robin', hosts: two }), nextDay()];
    const { answer } = await book(type, `${day}T15:00:00.000Z`);
    expect(answer.statusCode).toBe(201);
    const [first] = await bookingsOf(type);
    const moved = await admin.post(`${BASE}bookings/${first?.id}/reschedule/`, { start_at: `${day}T22:00:00.000Z` });
    expect([moved.statusCode, moved.json<Booking>().host_ids]).toEqual([201, first?.host_ids]);
    const again = await admin.post(`${BASE}bookings/${first?.id}/reschedule/`, { start_at: `${day}T13:00:00.000Z` });
    expect(again.json()).toMatchObject({ code: 'invalid_transition', from: 'rescheduled' });
  });

  it('keeps addresses apart and hours that are used', async () => {
    const type = await meeting();
    const same = await admin.post(`${BASE}event-types/`, { ...type, name: 'Another' });
    expect(same.json()).toMatchObject({ code: 'event_meetings.slug_taken' });
    expect((await admin.post(`${BASE}schedules/${schedule}/archive/`)).json()).toMatchObject({ code: 'event_meetings.schedule_used' });
    await admin.post(`${BASE}event-types/${type.id}/archive/`);
    const change = { url: `${BASE}event-types/${type.id}/`, body: { name: 'x' }, headers: { 'if-match': '*' } };
    expect((await admin.send('PATCH', change)).json()).toMatchObject({ code: 'event_meetings.archived' });
  });

  it('visitors are too late within the window, and a full day of their event offers another meeting', async () => {
    const call = await meeting({ name: 'Call' });
    const type = await meeting({ cancellation_window_h: 720, when_full_id: call.id });
    const day = nextDay();
    const { answer, visitor } = await book(type, `${day}T15:00:00.000Z`);
    expect((await visitor.post(linkOf(answer.json<Booked>()), { action: 'cancel' })).json()).toMatchObject({
      code: 'event_meetings.too_late',
    });
    const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; kind: string }[]>();
    const booked = stages.find(({ kind }) => kind === 'booked')?.id;
    for (const name of ['One', 'Two']) {
      const { id } = (await admin.post('/api/tenant_crm/projects/', { name, event_date: '2027-09-04' })).json<{ id: number }>();
      await admin.post(`/api/tenant_crm/projects/${id}/move/`, { stage_id: booked, position: 0 });
    }
    const slots = (await visitor.get(`${publicOf(type)}slots/?from=${day}&to=${day}&event_date=2027-09-04`)).json<SlotAnswer>();
    expect(slots).toMatchObject({ slots: [], instead: { name: 'Call', path: call.public_path } });
  });
});
