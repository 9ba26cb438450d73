import { fakeGeminiLive, type FakeGeminiLive } from '@butterfly/testing/live/fake-gemini-live';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { recordedLog } from '../../../platform/testing/recorded-log';
import type { TestClient } from '../../../platform/testing/test-client';
import { openLivePage } from '../live-page.fixture';

const TYPED = 'ya29.typed-by-a-person';
const STORED = 'ya29.stored-by-the-business';
const hello = {
  type: 'setup',
  bearerToken: TYPED,
  projectId: 'fern-studio',
  responseModalities: ['TEXT'],
  systemInstructions: 'Help.',
  voice: 'Kore',
};

const recorded = recordedLog();
let live: FakeGeminiLive;
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  live = await fakeGeminiLive();
  test = await createTestApp({ env: { GEMINI_LIVE_URL: live.url }, log: recorded.log });
  admin = await test.signIn('adminA');
});
afterAll(async () => {
  await test.stop();
  await live.close();
});

/** A page that sends this, until the server or the service has had enough of it, or it has got its answer. */
async function visit(first: unknown, { then, until = 'ERROR' }: { then?: unknown; until?: string } = {}): Promise<void> {
  const page = await openLivePage(test.origin, admin.cookieHeader);
  page.say(first);
  if (then !== undefined) {
    await page.heard('SETUP_COMPLETE');
    page.say(then);
  }
  await page.heard(until);
  page.socket.close();
  await page.closed;
}
const command = (text: string) => ({ then: { type: 'text', text } });

it('no log has the token of a person or of the business, nor a ticket: connecting, refusals, broken frames, lost connections', async () => {
  await visit(hello, { until: 'SETUP_COMPLETE' });
  live.refuse(401);
  await visit(hello);
  live.refuse(null);
  for (const text of ['__drop1006', '__close1008', '__close1011', '__malformed']) await visit(hello, command(text));
  await visit(`{"type":"setup","bearerToken":"${TYPED}"`);
  await visit({ ...hello, projectId: `${TYPED}/../x` });
  await visit(hello, { then: `{"bearerToken":"${TYPED}"` });
  const save = (body: object) =>
    admin.send('PUT', {
      url: '/api/live_console/connection/',
      body: { project_id: 'fern-studio', system_instructions: '', ...body },
      headers: { 'if-match': '*' },
    });
  const answers = [
    await save({ credential: `{"private_key":"${STORED}"` }),
    await save({ credential: STORED, project_id: 'No Project' }),
    await save({ credential: STORED }),
    await admin.post('/api/live_console/connection/test/', {}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 400, 200, 200]);
  const { bearer_token: ticket } = (await admin.post('/api/live_console/bearer-token/', {})).json<{ bearer_token: string }>();
  await visit({ ...hello, bearerToken: ticket }, command('__drop1006'));
  await live.close();
  await visit({ ...hello, bearerToken: ticket });

  const log = recorded.text();
  expect(log).toContain('"route":"/api/live_console/connection/"');
  for (const secret of [TYPED, STORED, ticket]) expect(log).not.toContain(secret);
  for (const answer of answers) expect(answer.body).not.toContain(STORED);
  expect(live.visits.map(({ url }) => url)).not.toContainEqual(expect.stringContaining('ya29'));
});
