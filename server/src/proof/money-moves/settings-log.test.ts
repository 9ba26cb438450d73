import type { Change } from '@butterfly/contracts/manage_members';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const AT = '/api/payments/settings/';
const LOG = '/api/manage_members/changes/?kind=payments.settings';
/** As Stripe writes them; nothing of them may stand in the log. */
const KEYS = ['sk_test_PlantedAlpha1', 'whsec_PlantedBeta2', 'sk_live_PlantedGamma3'] as const;
const BANK = `${'A house by the canal, where flowers are bound. '.repeat(6)}\nIBAN NL02ABNA0123456789`;

let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const save = async (body: object) => {
  const answer = await admin.send('PATCH', { url: AT, body, headers: { 'if-match': '*' } });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
};
const lines = async () => (await admin.get(LOG)).json<{ results: Change[] }>().results;
/** What the last saving wrote, and who did it. */
const last = async () => {
  const [line] = await lines();
  return [line?.by?.name, line?.subject, line?.path, line?.what];
};
const line = (what: string) => ['admin', 'How clients pay', '/payments/dashboard', what];

it('whoever says how clients pay stands in the log with what changed', async () => {
  await save({ transfer_text: BANK });
  expect((await last())[3]).toContain('Changed bank and account: – → ');
  await save({ transfer_text: BANK.replace('0123456789', '9999999999') });
  expect(await last()).toEqual(line('Changed bank and account: IBAN NL02ABNA0123456789 → IBAN NL02ABNA9999999999'));
  await save({ late_fee: { on: true, fee_bps: 250, grace_days: 5 }, reminders: { on: true, days_before: [3], days_after: [] } });
  expect(await last()).toEqual(
    line(
      'Changed reminders: no → yes; reminders days before: 7, 1 → 3; reminders days after: 1, 7, 14 → –; ' +
        'late fee: no → yes; late fee percent: 1.5 → 2.5; late fee days of grace: 7 → 5',
    ),
  );
});

it('of a key it says that there is one, another or none, and never the key', async () => {
  await save({ stripe_secret_key: KEYS[0], stripe_webhook_secret: KEYS[1] });
  expect(await last()).toEqual(line('Changed stripe secret key: – → a key; stripe signing secret: – → a key; stripe test mode: no → yes'));
  await save({ stripe_secret_key: KEYS[2] });
  expect(await last()).toEqual(line('Changed stripe secret key: a key → another key; stripe test mode: yes → no'));
  await save({ stripe_webhook_secret: '' });
  expect(await last()).toEqual(line('Changed stripe signing secret: a key → –'));
  const [row] = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    db.rows<{ all: string }>(
      `select string_agg(a.details::text, ' ') || (select string_agg(s.stripe_secret_key, ' ') from payments_settings s) as all from records_activity a`,
    ),
  );
  expect(row?.all).toContain('another key');
  for (const key of KEYS) expect(row?.all).not.toContain(key);
});

it('nothing is written where nothing changed, and of what was refused', async () => {
  const before = (await lines()).length;
  await save({ transfer_text: BANK.replace('0123456789', '9999999999') });
  const refused = await admin.send('PATCH', { url: AT, body: { stripe_secret_key: 'sk_test_!' }, headers: { 'if-match': '*' } });
  expect(refused.statusCode).toBe(400);
  expect(await lines()).toHaveLength(before);
});
