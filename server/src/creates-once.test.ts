import { fillBusinessB } from './isolation-business';
import { casesOf, sendSample, type Case } from './isolation-requests';
import type { ForeignIds } from './isolation-samples';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import type { TestClient } from './platform/testing/test-client';

/** Creates that do not take an Idempotency-Key, and why a repeated one does no harm. A new one needs `idempotent: true`, or a line here. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'agents.startSession': 'an empty conversation; what is said in it has keys of its own',
  'auth_and_admin.requestAccess': 'a second request while one is waiting is that one',
  'moodboard.uploadAsset': 'the same picture is kept once per member',
  'moodboard.importAsset': 'the same picture is kept once per member',
  'client_portal.sendFile': 'it bears a key of its own: the same key of a person is the same file',
  'client_portal.sendMessage': 'it bears a key of its own: the same key of a person is the same message',
  'client_portal.writeMessage': 'it bears a key of its own: the same key of the team is the same message',
  'client_portal.sendWish': 'the same words of the same person within five minutes are the same wish',
  'event_meetings.bookPublicly': 'the form bears a token that makes one booking; the answer bears a link, which is not kept',
  'moodboard.addSharedComment': 'visitors have no session for a key to belong to',
  'payments.makePayLink': 'a second link to the same invoice asks for nothing more; each visit pays what is open, once',
  'plugins.issueOverride': 'a ticket is a secret and kept nowhere; a second one ends the first',
  'plugins.startRollout': 'for deploy tokens, which have no session; there is one rollout at a time',
  'plugins.addTeamKey': 'for deploy tokens; the same key is the same row',
  'plugins.issueDeployToken': 'a token is a secret and kept nowhere',
  'questionnaire.uploadAnswerFile': 'whoever is asked has no session for a key to belong to; a file that no answer names is shown nowhere',
  'referral_portal.sendReferral': 'whoever is sent in twice is the duplicate of the first, and earns nothing',
  'twilio_communications.logCall': 'the same call twice is one entry',
};

let test: TestApp;
let owner: TestClient;
let foreign: ForeignIds;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  foreign = await fillBusinessB(owner, test);
});
afterAll(() => test.stop());

const creates = () => casesOf(test, ({ method, status }) => method === 'POST' && status === 201);
const send = (one: Case, key: string) => sendSample(owner, one, { foreign, headers: { 'idempotency-key': key } });

it('every create takes an Idempotency-Key, or is known to do no harm when it comes twice', () => {
  expect(
    creates()
      .filter(({ operation }) => !operation.idempotent)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(WITHOUT_KEY).sort());
});

it('of a create that is sent three times with one key, two at once, one is done; all three get its answer', async () => {
  let done = 0;
  for (const one of creates().filter(({ operation }) => operation.idempotent)) {
    const key = `twice-${one.key}`;
    const [first, second] = await Promise.all([send(one, key), send(one, key)]);
    const third = await send(one, key);
    expect([one.key, first.statusCode, second.statusCode, third.statusCode]).toEqual([
      one.key,
      first.statusCode,
      first.statusCode,
      first.statusCode,
    ]);
    if (first.statusCode >= 300) continue;
    done += 1;
    expect([one.key, second.body, third.body]).toEqual([one.key, first.body, first.body]);
  }
  expect(done).toBeGreaterThan(15);
}, 60_000);
