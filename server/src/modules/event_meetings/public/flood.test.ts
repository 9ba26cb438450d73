import type { EventType, PublicType } from '@butterfly/contracts/event_meetings';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';

const BASE = '/api/event_meetings/';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-03-10T15:00:00.000Z'), env: { RATE_LIMITS: 'true' } });
});
afterAll(() => test.stop());

it('a flood of bookings from one address is let through no further, and nobody else is shut out for long', async () => {
  const admin = await test.signIn('adminA');
  const [host] = (await admin.get(`${BASE}hosts/`)).json<{ id: number }[]>();
  const rules = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
  const hours = { name: 'Every day', tz: 'America/New_York', rules };
  const schedule_id = (await admin.post(`${BASE}schedules/`, hours)).json<{ id: number }>().id;
  const body = { name: 'Tasting', slug: 'tasting', duration_min: 60, schedule_id, hosts: [{ member_id: host?.id, weight: 1 }] };
  const type = (await admin.post(`${BASE}event-types/`, body)).json<EventType>();
  const address = `${BASE}public/${type.public_path.split('/').at(-1)}/`;
  const visitor = test.visitor();
  const { form_token } = (await visitor.get(address)).json<PublicType>();
  const codes: number[] = [];
  for (let at = 0; at < 80; at += 1) {
    const wish = { form_token, start_at: '2027-03-16T15:00:00.000Z', tz: 'Europe/London', name: 'Eve', email: `eve${at}@x.example` };
    codes.push((await visitor.post(`${address}book/`, wish)).statusCode);
  }
  expect(codes[0]).toBe(201);
  expect(codes.at(-1)).toBe(429);
  expect(codes.filter((code) => code === 201)).toHaveLength(1);
  const refused = await visitor.post(`${address}book/`, {
    form_token,
    start_at: '2027-03-16T16:00:00.000Z',
    name: 'Eve',
    email: 'e@x.example',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
