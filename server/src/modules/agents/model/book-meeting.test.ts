import { OpenAiFake } from '@butterfly/testing/openai-fake/openai-fake';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { AssistantDriver } from '../testing/assistant-driver';

/** A Monday that no test will see. */
const DAY = '2098-01-06';
const START = `${DAY}T10:00:00.000Z`;
const BASE = '/api/event_meetings';

let fake: OpenAiFake;
let test: TestApp;
let admin: TestClient;
let type: number;

beforeAll(async () => {
  fake = await OpenAiFake.start();
  test = await createTestApp({ env: { AI_BASE_URL: fake.baseUrl, AI_API_KEY: 'secret-key', AI_CHAT_MODEL: 'chat' } });
  admin = await test.signIn('adminA');
  const made = async (path: string, body: object) => (await admin.post(`${BASE}/${path}/`, body)).json<{ id: number }>().id;
  const [host] = (await admin.get(`${BASE}/hosts/`)).json<{ id: number }[]>();
  const hours = { name: 'Mondays', tz: 'UTC', rules: [{ weekday: 1, start: '09:00', end: '17:00' }] };
  const schedule_id = await made('schedules', hours);
  const kind = { name: 'Consultation', slug: 'consultation', duration_min: 60, schedule_id, max_days_ahead: 365 };
  type = await made('event-types', { ...kind, hosts: [{ member_id: host?.id, weight: 1 }] });
});
afterAll(async () => {
  await test.stop();
  await fake.stop();
});

const bookings = async () =>
  (await admin.get(`${BASE}/bookings/?page_size=50`)).json<{ results: { start_at: string; name: string }[] }>().results;

/** Whether anything was sent to her, as a message of the business or with a link of her own. */
async function written(): Promise<boolean> {
  const kept = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.kept(db));
  return JSON.stringify([kept, test.personalMail]).includes('maya@people.example');
}

it('“book the consultation” asks first: nobody is booked, and nobody written to, before the click; then once', async () => {
  const chat = await AssistantDriver.start(admin);
  fake.script(
    { tools: [{ name: 'transfer_to_crm_agent', arguments: { reason: 'about a meeting' } }] },
    { tools: [{ name: 'event_meetings__free_times', arguments: { day: DAY, search: 'consultation' } }] },
    {
      tools: [
        {
          name: 'event_meetings__book',
          arguments: { event_type_id: type, start_at: START, name: 'Maya Lindholm', email: 'maya@people.example' },
        },
      ],
    },
    { text: 'Please confirm the consultation.' },
  );
  const answer = await chat.ask('book the consultation with Maya Lindholm on Monday at ten, maya@people.example');
  expect(answer.confirmation).toMatchObject({ tool: 'event_meetings.book', effect: 'write', status: 'waiting' });
  expect([await bookings(), await written()]).toEqual([[], false]);
  const confirm = () => admin.post(`/api/agents/confirmations/${answer.confirmation?.token}/confirm/`);
  expect((await confirm()).statusCode).toBeLessThan(300);
  await confirm();
  expect(await bookings()).toEqual([expect.objectContaining({ name: 'Maya Lindholm', start_at: expect.stringMatching(/^2098-01-06/) })]);
  expect(await written()).toBe(true);
});
