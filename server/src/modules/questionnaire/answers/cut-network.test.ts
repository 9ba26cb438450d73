import type { PublicQuestionnaire, Questionnaire, Responses, Template } from '@butterfly/contracts/questionnaire';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { proofSize } from '@butterfly/testing/proof/proof-size';

const BASE = '/api/questionnaire';
const RUNS = proofSize({ short: 2, long: 200 });
const QUESTIONS = 300;
const LIMIT_MS = proofSize({ short: 60_000, long: 900_000 });
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

/** Seeded: the same run tomorrow. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const question = (nth: number) => ({
  ...{ key: `q${nth}`, type: 'short', label: `Question ${nth}`, help: '', required: true, options: [], rows: [], adds: [], target: null },
  show_if: nth % 7 === 6 ? { mode: 'all', rules: [{ question: `q${nth - 1}`, is: 'answered', value: null }] } : null,
});

async function asked(): Promise<{ id: number; tokens: string[] }> {
  const project = (await admin.post('/api/tenant_crm/projects/', { name: 'Cut', event_type: 'wedding' })).json<{ id: number }>().id;
  const all = Array.from({ length: QUESTIONS }, (_, nth) => question(nth));
  const pages = [0, 1, 2, 3, 4, 5].map((page) => ({
    key: `p${page}`,
    title: `Page ${page}`,
    help: '',
    questions: all.slice(page * 50, page * 50 + 50),
  }));
  const template = (await admin.post(`${BASE}/templates/`, { title: 'Long', form: { pages } })).json<Template>();
  const { id } = (await admin.post(`${BASE}/questionnaires/`, { project_id: project, template_id: template.id })).json<Questionnaire>();
  const recipients = ['one', 'two'].map((name) => ({ name, email: `${name}@example.com` }));
  const sent = (await admin.post(`${BASE}/questionnaires/${id}/send/`, { recipients })).json<Questionnaire>();
  const tokenOf = async (recipient: number) =>
    (await admin.get(`${BASE}/questionnaires/${id}/recipients/${recipient}/link/`)).json<{ path: string }>().path.split('/').at(-1) ?? '';
  return { id, tokens: await Promise.all(sent.recipients.map((person) => tokenOf(person.id))) };
}

interface Typed {
  readonly id: string;
  readonly question_key: string;
  readonly value: string;
}

/** A device that keeps what was typed until the server has said that it has it, over a network that is cut at random. */
async function typeAll(
  token: string,
  { next, device, typed }: { next: () => number; device: number; typed: readonly Typed[] },
): Promise<void> {
  const visitor = test.visitor();
  await visitor.get(`${BASE}/public/${token}/`);
  const waiting = [...typed];
  while (waiting.length > 0) {
    const answers = waiting.slice(0, 1 + Math.floor(next() * 40));
    // Cut before it arrives, or after: then the answer of the server is lost, and the same is sent again.
    if (next() < 0.2) continue;
    const answer = await visitor.send('PATCH', { url: `${BASE}/public/${token}/`, body: { answers } });
    if (answer.statusCode !== 200) throw new Error(`Device ${device}: ${answer.body}`);
    if (next() < 0.25) continue;
    waiting.splice(0, answers.length);
  }
}

it(
  `loses no answer and doubles none, with two people on three devices and a network that is cut, ${RUNS} times`,
  async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const next = random(7_000 + run);
      const { id, tokens } = await asked();
      const [one = '', two = ''] = tokens;
      const typed = (device: number, keys: readonly number[]): Typed[] =>
        keys.map((nth) => ({ id: `run-${run}-device-${device}-q${nth}`, question_key: `q${nth}`, value: `${device}:${nth}` }));
      const keys = Array.from({ length: QUESTIONS }, (_, nth) => nth);
      // The first person answers on two devices, each its half; the second all of them.
      const plans = [
        { token: one, typed: typed(1, keys.slice(0, 150)) },
        { token: one, typed: typed(2, keys.slice(150)) },
        { token: two, typed: typed(3, keys) },
      ];
      await Promise.all(plans.map((plan, device) => typeAll(plan.token, { next, device, typed: plan.typed })));
      const { people } = (await admin.get(`${BASE}/questionnaires/${id}/responses/`)).json<Responses>();
      for (const [at, expected] of [[...plans[0]!.typed, ...plans[1]!.typed], plans[2]!.typed].entries()) {
        const given = new Map(people[at]?.answers.map(({ question_key, value, times }) => [question_key, { value, times }]));
        expect(given.size).toBe(QUESTIONS);
        for (const { question_key, value } of expected)
          expect([question_key, given.get(question_key)]).toEqual([question_key, { value, times: 1 }]);
      }
      const page = (await test.visitor().get(`${BASE}/public/${one}/`)).json<PublicQuestionnaire>();
      expect(page.progress_bps).toBe(10_000);
    }
  },
  LIMIT_MS,
);
