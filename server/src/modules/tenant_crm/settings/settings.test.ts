import { settings as settingsSchema, type CrmSettings, type CrmSettingsInput } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const url = '/api/tenant_crm/settings/';
let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const read = async (client = admin) => {
  const answer = await client.get(url);
  const { version: _version, updated_at: _at, updated_by_id: _by, ...input } = settingsSchema.parse(answer.json());
  return { input: input as CrmSettingsInput, etag: String(answer.headers['etag']) };
};
const save = (body: unknown, etag?: string) => admin.send('PUT', { url, body, headers: etag ? { 'if-match': etag } : {} });

describe('settings (T-475)', () => {
  it('begin with the usual ones and are saved on the version that was read', async () => {
    const { input, etag } = await read();
    expect([input.sla_hours, input.lost_reasons.map(({ key }) => key)]).toEqual([
      4,
      ['price', 'date_taken', 'no_answer', 'competitor', 'cancelled', 'other'],
    ]);
    expect((await save(input)).statusCode).toBe(428);
    const saved = await save({ ...input, sla_hours: 8 }, etag);
    expect([saved.statusCode, saved.json<CrmSettings>().sla_hours, saved.json<CrmSettings>().version]).toEqual([200, 8, 1]);
    const refused = await save({ ...input, sla_hours: 2 }, etag);
    expect([refused.statusCode, refused.json<{ current: CrmSettings }>().current.sla_hours]).toEqual([412, 8]);
  });

  it('are used: a new reason can be given, a day has the room that is set', async () => {
    const { input, etag } = await read();
    const more = {
      ...input,
      lost_reasons: [...input.lost_reasons, { key: 'moved_away', label: 'Moved away', hidden: false }],
      events_per_day: 5,
    };
    expect((await save(more, etag)).statusCode).toBe(200);
    const lead = (await admin.post('/api/tenant_crm/leads/', { title: 'Moves' })).json<{ id: number }>();
    expect((await admin.post(`/api/tenant_crm/leads/${lead.id}/lose/`, { lost_reason: 'moved_away' })).statusCode).toBe(200);
    expect((await admin.get('/api/tenant_crm/date-load/?date=2029-01-01')).json().capacity).toBe(5);
  });

  it.each([
    ['an hour that ends before it begins', { business_hours: [null, { from: '17:00', to: '09:00' }, null, null, null, null, null] }],
    ['six weekdays', { business_hours: [null, null, null, null, null, null] }],
    [
      'a key twice',
      {
        sources: [
          { key: 'a', label: 'A', hidden: false },
          { key: 'a', label: 'B', hidden: false },
        ],
      },
    ],
    ['no reasons', { lost_reasons: [] }],
  ])('refuse %s', async (_what, part) => {
    const { input, etag } = await read();
    expect((await save({ ...input, ...part }, etag)).statusCode).toBe(400);
  });

  it('of two first saves at once one wins', async () => {
    const other = await test.signIn('adminB');
    const { input, etag } = await read(other);
    const answers = await Promise.all(
      [1, 2, 3].map((sla_hours) => other.send('PUT', { url, body: { ...input, sla_hours }, headers: { 'if-match': etag } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
  });
});
