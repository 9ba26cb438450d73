import type { Booked, Booking, EventType, PublicType } from '@butterfly/contracts/event_meetings';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { Availability } from '../slots/availability';
import { reminderJob } from './reminders';
import { BookingService } from './service';

const BASE = '/api/event_meetings/';
let now = new Date('2027-03-10T15:00:00.000Z');
let test: TestApp;
let admin: TestClient;
let type: EventType;
let asking: EventType;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  const [host] = (await admin.get(`${BASE}hosts/`)).json<{ id: number }[]>();
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  const hours = { name: 'Every day', tz: 'America/New_York', rules };
  const schedule_id = (await admin.post(`${BASE}schedules/`, hours)).json<{ id: number }>().id;
  const body = { duration_min: 60, schedule_id, hosts: [{ member_id: host?.id, weight: 1 }], creates_lead: false, reminder_hours: [24, 1] };
  type = (await admin.post(`${BASE}event-types/`, { ...body, name: 'Tasting', slug: 'tasting' })).json();
  asking = (await admin.post(`${BASE}event-types/`, { ...body, name: 'Visit', slug: 'visit', requires_confirmation: true })).json();
});
afterAll(() => test.stop());

/** The job as the module has it, with the services it has. */
async function runReminders(): Promise<void> {
  const availability = new Availability(test.platform);
  const service = new BookingService(test.platform, availability);
  await reminderJob({ platform: test.platform, service }).run(undefined as never, { id: 'test' });
}

const publicOf = ({ public_path: path }: EventType) => `${BASE}public/${path.split('/').at(-1)}/`;

async function book(
  start_at: string,
  { email, kind = type, phone = '', accepts = '' }: { email: string; kind?: EventType; phone?: string; accepts?: string },
): Promise<string> {
  now = new Date('2027-03-10T15:00:00.000Z');
  const visitor = test.visitor();
  const { form_token } = (await visitor.get(publicOf(kind))).json<PublicType>();
  const wish = { form_token, start_at, tz: 'Europe/London', name: 'Ada Vale', email, phone };
  const answer = await visitor.post(`${publicOf(kind)}book/`, wish, { headers: { ...(accepts && { 'accept-language': accepts }) } });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return `${BASE}public/manage/${answer.json<Booked>().manage_path.split('/').at(-1)}/`;
}

/** What a visitor does by the link: opening it gives them the token that a change needs. */
async function byLink(link: string, wish: object): Promise<number> {
  const visitor = test.visitor();
  await visitor.get(link);
  return (await visitor.post(link, wish)).statusCode;
}

/** Who is reminded at a moment, however often the job looks. */
async function remindedAt(at: string): Promise<string[]> {
  const before = test.personalMail.length;
  now = new Date(at);
  for (let run = 0; run < 3; run += 1) await runReminders();
  return test.personalMail
    .slice(before)
    .filter(({ subject }) => subject.startsWith('See you soon'))
    .map(({ to }) => to);
}

it('writes a day and an hour before, once each, in the zone of the visitor', async () => {
  await book('2027-03-14T15:00:00.000Z', { email: 'once@example.com' });
  expect(await remindedAt('2027-03-13T14:59:00.000Z')).toEqual([]);
  expect(await remindedAt('2027-03-13T15:00:00.000Z')).toEqual(['once@example.com']);
  expect(await remindedAt('2027-03-14T13:59:00.000Z')).toEqual([]);
  expect(await remindedAt('2027-03-14T14:00:00.000Z')).toEqual(['once@example.com']);
  // Fifteen hours of London, which changes its clocks two weeks after New York.
  expect(test.personalMail.at(-1)?.subject).toContain('3:00');
  expect(await remindedAt('2027-03-14T14:30:00.000Z')).toEqual([]);
});

it('writes nothing of what was cancelled, and of what was moved at its new time alone', async () => {
  const cancelled = await book('2027-03-16T15:00:00.000Z', { email: 'cancelled@example.com' });
  expect(await byLink(cancelled, { action: 'cancel', reason: '' })).toBe(200);
  const moved = await book('2027-03-16T17:00:00.000Z', { email: 'moved@example.com' });
  const later = { action: 'reschedule', start_at: '2027-03-18T17:00:00.000Z', tz: 'Europe/London' };
  expect(await byLink(moved, later)).toBe(200);
  expect(await remindedAt('2027-03-15T18:00:00.000Z')).toEqual([]);
  expect(await remindedAt('2027-03-16T16:30:00.000Z')).toEqual([]);
  expect(await remindedAt('2027-03-17T17:00:00.000Z')).toEqual(['moved@example.com']);
});

it('writes nothing before a request is confirmed', async () => {
  await book('2027-03-20T15:00:00.000Z', { email: 'asks@example.com', kind: asking });
  expect(await remindedAt('2027-03-19T15:30:00.000Z')).toEqual([]);
  now = new Date('2027-03-10T15:00:00.000Z');
  const { results } = (await admin.get(`${BASE}bookings/?event_type=${asking.id}`)).json<{ results: Booking[] }>();
  expect((await admin.post(`${BASE}bookings/${results[0]?.id}/confirm/`)).statusCode).toBe(200);
  expect(await remindedAt('2027-03-19T15:30:00.000Z')).toEqual(['asks@example.com']);
});

it('writes nothing of what has begun', async () => {
  await book('2027-03-22T15:00:00.000Z', { email: 'begun@example.com' });
  expect(await remindedAt('2027-03-22T15:01:00.000Z')).toEqual([]);
});

describe('by text as well', () => {
  const T = '/api/twilio_communications';
  const textsTo = async (phone: string): Promise<string[]> => {
    const { results } = (await admin.get(`${T}/conversations/?search=${encodeURIComponent(phone)}`)).json<{ results: { id: number }[] }>();
    if (!results[0]) return [];
    const thread = (await admin.get(`${T}/conversations/${results[0].id}/messages/`)).json<{ results: { body: string }[] }>();
    return thread.results.map(({ body }) => body);
  };
  const contact = (phone_e164: string, more: object) =>
    admin.post('/api/tenant_crm/contacts/', { first_name: 'Ada', phone_e164, consent_source: 'Form', ...more });

  beforeAll(async () => {
    await admin.send('PUT', { url: `${T}/settings/`, body: { quiet_hours: false }, headers: { 'if-match': '*' } });
    for (const [phone, consent_sms] of [
      ['+14155550171', 'opt_in'],
      ['+14155550172', 'none'],
      ['+14155550173', 'opted_out'],
    ] as const)
      expect((await contact(phone, { consent_sms })).statusCode).toBe(201);
  });

  it('goes to who has agreed, once, without the link; to nobody who has not, or has opted out', async () => {
    await book('2027-03-24T15:00:00.000Z', { email: 'yes@example.com', phone: '+14155550171' });
    await book('2027-03-24T17:00:00.000Z', { email: 'silent@example.com', phone: '+14155550172' });
    await book('2027-03-24T19:00:00.000Z', { email: 'no@example.com', phone: '+14155550173' });
    await book('2027-03-24T20:00:00.000Z', { email: 'none@example.com', phone: 'call me' });
    expect(await remindedAt('2027-03-23T20:00:00.000Z')).toHaveLength(4);
    const [text, ...more] = await textsTo('+14155550171');
    expect([text, more]).toEqual([expect.stringContaining('Tasting, Wednesday, March 24, 2027'), []]);
    expect(text).not.toContain('http');
    expect([await textsTo('+14155550172'), await textsTo('+14155550173')]).toEqual([[], []]);
  });
});

it.each([
  [
    'nl',
    'Tot gauw: Tasting, zaterdag 27 maart',
    'Beste Ada Vale, een bericht om u aan uw afspraak te herinneren.',
    'Bekijken, verzetten of afzeggen',
  ],
  ['de', 'Bis bald: Tasting, Samstag, 27. März', 'Guten Tag Ada Vale, wir möchten Sie', 'Ansehen, verschieben oder absagen'],
  ['es', 'Hasta pronto: Tasting, sábado, 27 de marzo', 'Hola, Ada Vale: le escribimos', 'Verla, cambiarla o cancelarla'],
  ['fr', 'À bientôt: Tasting, samedi 27 mars', 'Bonjour Ada Vale, un mot', 'Le voir, le déplacer ou l’annuler'],
])('is written in the language that the visitor has booked in (%s), also after it was moved', async (language, subject, text, button) => {
  const email = `reads-${language}@example.com`;
  const at = { nl: '15', de: '16', es: '17', fr: '18' }[language] ?? '';
  const link = await book(`2027-03-26T${at}:00:00.000Z`, { email, accepts: `${language};q=0.9, en;q=0.8` });
  expect(await byLink(link, { action: 'reschedule', start_at: `2027-03-27T${at}:00:00.000Z`, tz: 'Europe/London' })).toBe(200);
  const before = test.personalMail.length;
  now = new Date(`2027-03-26T${at}:00:00.000Z`);
  await runReminders();
  const [mail] = test.personalMail.slice(before).filter(({ to }) => to === email);
  expect(mail?.subject).toContain(subject);
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(button);
});
