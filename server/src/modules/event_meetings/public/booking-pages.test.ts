import type { Booked, Booking, EventType, PublicType } from '@butterfly/contracts/event_meetings';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const BASE = '/api/event_meetings/';
let now = new Date('2027-03-10T15:00:00.000Z');
let test: TestApp;
let admin: TestClient;
let schedule_id: number;
let host: number;
let count = 0;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, env: { RATE_LIMITS: 'false' } });
  admin = await test.signIn('adminA');
  host = (await admin.get(`${BASE}hosts/`)).json<{ id: number }[]>()[0]?.id ?? 0;
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  schedule_id = (await admin.post(`${BASE}schedules/`, { name: 'Every day', tz: 'America/New_York', rules })).json<{ id: number }>().id;
});
afterAll(() => test.stop());

async function meeting(more: object = {}): Promise<EventType> {
  count += 1;
  const body = { name: `Tasting ${count}`, slug: `tasting-${count}`, duration_min: 60, schedule_id, creates_lead: false };
  const answer = await admin.post(`${BASE}event-types/`, { ...body, hosts: [{ member_id: host, weight: 1 }], ...more });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<EventType>();
}

async function open(url: string, headers: Record<string, string> = {}) {
  const answer = await test.app.inject({ method: 'GET', url, headers });
  const token = /name="form_token" value="([^"]+)"/.exec(answer.body)?.[1] ?? '';
  const action = /action="(\/api\/event_meetings\/public\/[^"]+)"/.exec(answer.body)?.[1]?.replace(/&amp;/g, '&') ?? '';
  const times = [...answer.body.matchAll(/name="start_at" value="([^"]+)"/g)].map(([, at]) => at ?? '');
  return { answer, html: answer.body, status: answer.statusCode, token, action, times };
}

async function send(url: string, values: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const request = new Request('http://x/', { method: 'POST', body: form });
  return test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const guest = () => ({ name: 'Ada Vale', email: `ada${(count += 1)}@example.com`, tz: 'Europe/London' });
/** Of the whole business there is one host: each test has a day of its own. */
let day = Date.parse('2027-03-16T00:00:00Z');
const nextDay = () => new Date((day += 86_400_000)).toISOString().slice(0, 10);

async function booked(type: EventType): Promise<string> {
  const page = await open(`${type.public_path}?day=${nextDay()}&tz=Europe/London`);
  const answer = await send(page.action, { ...guest(), form_token: page.token, start_at: page.times[0] ?? '' });
  if (answer.statusCode !== 303) throw new Error(answer.body);
  return answer.headers.location ?? '';
}

const bookingsOf = async ({ id }: EventType) =>
  (await admin.get(`${BASE}bookings/?event_type=${id}&page_size=200`)).json<{ results: Booking[] }>().results;

describe('the page to book, before any script', () => {
  it('T-445 is a whole document with days as links, times as radio buttons and a form; no cookie, little script', async () => {
    const type = await meeting({ description: 'We taste.\n\nAnd talk.' });
    const { html, status, times, answer } = await open(`${type.public_path}?day=2027-03-12&tz=Europe/London`);
    expect([status, times[0], times.length]).toEqual([200, '2027-03-12T14:00:00.000Z', 15]);
    for (const words of [`<h1>${type.name}</h1>`, 'We taste.', 'Times on Fri', '>2:00 PM<', 'aria-current="date"', 'Book this time'])
      expect(html).toContain(words);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self';.*frame-ancestors 'none'/);
    expect(/<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]?.length).toBeLessThan(4_000);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });

  it('books, leads to the meeting, and says the same as the mail', async () => {
    const type = await meeting();
    const on = nextDay();
    const page = await open(`${type.public_path}?day=${on}&tz=Europe/London&utm_source=spring`);
    const answer = await send(page.action, { ...guest(), utm_source: 'spring', form_token: page.token, start_at: `${on}T15:00:00.000Z` });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/event_meetings\/manage\/.+\?booked=1$/)]);
    const [booking] = await bookingsOf(type);
    expect(booking).toMatchObject({ start_at: `${on}T15:00:00.000Z`, visitor_tz: 'Europe/London', source: 'spring', status: 'accepted' });
    const done = await open(answer.headers.location ?? '');
    expect(done.html).toContain('<h1>You are booked</h1>');
    expect(done.html).toContain('3:00');
  });

  it('keeps what was written where something is missing, was taken, or is a question of the business', async () => {
    const question = { key: 'guests', label: 'How many guests?', kind: 'number', required: true };
    const type = await meeting({ questions: [question] });
    const page = await open(`${type.public_path}?day=${nextDay()}`);
    const half = await send(page.action, { name: 'Ada Vale', email: 'no address', form_token: page.token });
    expect(half.statusCode).toBe(422);
    for (const words of ['Please choose a time.', 'This is not an e-mail address.', 'value="Ada Vale"', 'value="no address"'])
      expect(half.body).toContain(words);
    const wish = { ...guest(), form_token: page.token, start_at: page.times[0] ?? '' };
    const unanswered = await send(page.action, wish);
    expect([unanswered.statusCode, unanswered.body.includes('Please fill this in.')]).toEqual([409, true]);
    expect((await send(page.action, { ...wish, 'answers.guests': '80' })).statusCode).toBe(303);
    const taken = await send(page.action, {
      ...guest(),
      'answers.guests': '90',
      form_token: (await open(type.public_path)).token,
      start_at: wish.start_at,
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.body).toContain('This time was taken a moment ago');
    expect(taken.body).toContain('value="90"');
    expect(await bookingsOf(type)).toHaveLength(1);
  });

  it('moves and cancels by the link, without a script', async () => {
    const type = await meeting({ cancellation_window_h: 0 });
    const path = (await booked(type)).split('?')[0] ?? '';
    const move = await open(`${path}?step=move&day=${nextDay()}`);
    const moved = await send(move.action, { action: 'reschedule', tz: 'Europe/London', start_at: move.times[1] ?? '' });
    expect([moved.statusCode, moved.headers.location]).toEqual([303, path]);
    expect((await bookingsOf(type)).find(({ status }) => status === 'accepted')?.start_at).toBe(move.times[1]);
    const cancel = await open(`${path}?step=cancel`);
    expect((await send(cancel.action, { action: 'cancel', reason: 'Another day' })).statusCode).toBe(303);
    const after = await open(path);
    expect(after.html).toContain('Cancelled:');
    expect(after.html).toContain('Book another time');
    // Again, from a page that was still open.
    expect((await send(cancel.action, { action: 'cancel' })).headers.location).toBe(path);
  });

  it('takes another zone, and the weeks after, from its address', async () => {
    const type = await meeting({ max_days_ahead: 60 });
    const tokyo = await open(`${type.public_path}?tz=Asia/Tokyo&from=2027-04-07`);
    expect(tokyo.html).toContain('<option selected>Asia/Tokyo<');
    expect(tokyo.html).toContain('Earlier days');
    expect(tokyo.times[0] && tokyo.times[0] > '2027-04-06').toBe(true);
    expect((await open(`${type.public_path}?tz=../../etc&from=nonsense&day=<b>`)).status).toBe(200);
  });

  it.each([
    ['nl', 'Deze tijd boeken', 'Dit is geen e-mailadres.'],
    ['de', 'Diese Zeit buchen', 'Das ist keine E-Mail-Adresse.'],
    ['es', 'Reservar esta hora', 'Esto no es una dirección de correo.'],
    ['fr', 'Réserver cette heure', 'Ce n’est pas une adresse e-mail.'],
  ])('speaks %s where the browser asks for it', async (lang, button, problem) => {
    const type = await meeting();
    const page = await open(type.public_path, { 'accept-language': `${lang}-${lang.toUpperCase()},${lang};q=0.9,en;q=0.8` });
    expect(page.html).toContain(`<html lang="${lang}"`);
    expect(page.html).toContain(button);
    const back = await send(
      page.action,
      { ...guest(), email: 'x', form_token: page.token, start_at: page.times[0] ?? '' },
      { 'accept-language': lang },
    );
    expect(back.body).toContain(problem);
  });
});

describe('hostile visitors', () => {
  it('a made-up, replayed or foreign token books nothing', async () => {
    const [type, other] = [await meeting(), await meeting()];
    const [page, foreign] = [await open(`${type.public_path}?day=${nextDay()}`), await open(other.public_path)];
    const wish = () => ({ ...guest(), start_at: page.times[3] ?? '' });
    for (const form_token of ['', 'made-up', foreign.token])
      expect((await send(page.action, { ...wish(), form_token })).statusCode).toBe(409);
    expect((await send(page.action, { ...wish(), form_token: page.token })).statusCode).toBe(303);
    const again = await send(page.action, { ...wish(), start_at: page.times[6] ?? '', form_token: page.token });
    expect([again.statusCode, again.body.includes('This was sent already.')]).toEqual([409, true]);
    expect(await bookingsOf(type)).toHaveLength(1);
  });

  it('who fills in the field that nobody sees is told to call', async () => {
    const type = await meeting();
    const page = await open(type.public_path);
    const answer = await send(page.action, {
      ...guest(),
      website: 'https://x.example',
      form_token: page.token,
      start_at: page.times[0] ?? '',
    });
    expect([answer.statusCode, answer.body.includes('Please call us to find a time.')]).toEqual([409, true]);
    expect(await bookingsOf(type)).toHaveLength(0);
  });

  it('script stays text in the page that comes back; a link of another business and a made-up one open nothing', async () => {
    const type = await meeting();
    const page = await open(type.public_path);
    const evil = '"><script>alert(1)</script>';
    const back = await send(page.action, {
      name: evil,
      email: evil,
      phone: evil,
      tz: evil,
      from: evil,
      day: evil,
      lang: evil,
      form_token: page.token,
    });
    expect([back.statusCode, back.body.includes('<script>alert')]).toEqual([422, false]);
    expect((await open(`${type.public_path}?day=${encodeURIComponent(evil)}&utm_source=${encodeURIComponent(evil)}`)).html).not.toContain(
      '<script>alert',
    );
    const unknown = await open('/schedule/b.tasting-1');
    expect([unknown.status, unknown.html.includes('Nothing can be booked here')]).toEqual([404, true]);
    expect((await open(`/event_meetings/manage/1-${'x'.repeat(43)}`)).status).toBe(404);
    expect((await send(`${BASE}public/b.tasting-1/form/`, { form_token: page.token })).statusCode).toBe(404);
    expect((await send(`${BASE}public/manage/1-${'x'.repeat(43)}/form/`, { action: 'cancel' })).statusCode).toBe(404);
  });

  it('stands in a page of others only as the page to book; there, the meeting itself can only be looked at', async () => {
    const type = await meeting();
    const embedded = await open(`${type.public_path}?embed=1&day=${nextDay()}`);
    expect([embedded.answer.headers['x-frame-options'], (await open(type.public_path)).answer.headers['x-frame-options']]).toEqual([
      undefined,
      'DENY',
    ]);
    expect(embedded.answer.headers['content-security-policy']).toContain('frame-ancestors *');
    const answer = await send(embedded.action, { ...guest(), form_token: embedded.token, start_at: embedded.times[0] ?? '' });
    const path = answer.headers.location ?? '';
    expect(path).toContain('embed=1');
    const done = await open(path);
    expect([done.answer.headers['x-frame-options'], done.html.includes('<form')]).toEqual([undefined, false]);
    const alone = await open(`${path.split('?')[0]}?embed=1&step=cancel`);
    expect([alone.answer.headers['x-frame-options'], alone.answer.headers['content-security-policy']]).toEqual([
      'DENY',
      expect.stringContaining("frame-ancestors 'none'"),
    ]);
    const script = await test.app.inject('/schedule.js');
    expect([
      script.statusCode,
      script.headers['cross-origin-resource-policy'],
      script.body.includes('data-meeting') || script.body.includes('dataset.meeting'),
    ]).toEqual([200, 'cross-origin', true]);
  });

  it('a booking of the page and one of the API are the same to each other', async () => {
    const type = await meeting();
    const on = nextDay();
    const visitor = test.visitor();
    const address = `${BASE}public/${type.public_path.split('/').at(-1)}/`;
    const { form_token } = (await visitor.get(address)).json<PublicType>();
    const first = await visitor.post(`${address}book/`, { ...guest(), form_token, start_at: `${on}T15:00:00.000Z` });
    expect(first.json<Booked>().status).toBe('accepted');
    const page = await open(`${type.public_path}?day=${on}`);
    expect(page.times).not.toContain(`${on}T15:00:00.000Z`);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await send(page.action, { ...guest(), form_token: page.token, start_at: page.times[0] ?? '' })).body).toContain(
      'open for too long',
    );
  });
});
