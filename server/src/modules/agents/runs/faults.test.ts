import type { AgentResponse } from '@butterfly/contracts/agents';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { AssistantDriver, eventsIn } from '../testing/assistant-driver';

const SAY = 'proposal for 12 centerpieces with peonies';
/** Answered with a handoff and a place to go, in few bytes: every one of them is a place to be cut. */
const GO = 'take me to the leads 🌸 café';
/** Sockets that are really cut while the server writes; more with FAULT_ROUNDS. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? 20261122);

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

function randomSource(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a page has after these bytes: the answer, or nothing it may keep. Whole lines only; a cut character is no character. */
function answerIn(bytes: Buffer): AgentResponse | undefined {
  const text = new TextDecoder().decode(bytes);
  const final = eventsIn(text.slice(0, text.lastIndexOf('\n') + 1)).find((event) => event.type === 'final_state');
  return final?.type === 'final_state' ? final.final_output : undefined;
}

const runsOf = (sessionId: string) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    db.rows<{ message_id: string; status: string }>(
      'select r.message_id, r.status from agents_run r join agents_session s on s.id = r.session_id where s.session_key = $1',
      [sessionId],
    ),
  );

/** Cuts the connection after so many bytes of the answer. */
function streamUntil(sessionId: string, messageId: string, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ session_id: sessionId, message: SAY, message_id: messageId });
    const csrf = /csrftoken=([^;]+)/.exec(admin.cookieHeader)?.[1] ?? '';
    const request = http.request(
      `${test.origin}/api/agents/run/stream/`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          cookie: admin.cookieHeader,
          'x-csrftoken': csrf,
        },
      },
      (response) => {
        let heard = Buffer.alloc(0);
        const over = () => {
          request.destroy();
          resolve(heard.subarray(0, most));
        };
        response.on('data', (chunk: Buffer) => {
          heard = Buffer.concat([heard, chunk]);
          if (heard.length >= most) over();
        });
        response.on('end', over);
        if (most === 0) over();
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    request.end(body);
  });
}

describe('a stream that breaks', () => {
  it('T-187 at any byte: the text call gives the final message, no turn is doubled and no agent runs twice', async () => {
    const chat = await AssistantDriver.start(admin);
    const messageId = randomUUID();
    const { answer } = await chat.stream(GO, { message_id: messageId });
    const bytes = Buffer.from(answer.body);
    const whole = answerIn(bytes);
    expect(bytes.length).toBeGreaterThan(500);
    let fallbacks = 0;
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const heard = answerIn(bytes.subarray(0, cut));
      if (!heard) fallbacks += 1;
      expect(heard ?? (await chat.ask(GO, { message_id: messageId }))).toEqual(whole);
    }
    expect(fallbacks).toBeGreaterThan(500);
    expect(await runsOf(chat.sessionId)).toEqual([{ message_id: messageId, status: 'done' }]);
    expect((await chat.history()).history).toHaveLength(2);
    expect(
      (await admin.get(`/api/agents/session-handoff-history/?session_id=${chat.sessionId}`)).json<{ handoffs: unknown[] }>().handoffs,
    ).toHaveLength(1);
  });

  it(`because the reader left: the answer is stored all the same (seed ${SEED})`, async () => {
    const below = randomSource(SEED);
    for (let round = 0; round < ROUNDS; round += 1) {
      const chat = await AssistantDriver.start(admin);
      const messageId = randomUUID();
      const cut = below(2_000);
      const heard = answerIn(await streamUntil(chat.sessionId, messageId, cut));
      const answer = await chat.ask(SAY, { message_id: messageId });
      expect([round, cut, heard ?? answer]).toEqual([round, cut, answer]);
      expect([round, cut, (await runsOf(chat.sessionId)).length, (await chat.history()).history.map(({ role }) => role)]).toEqual([
        round,
        cut,
        1,
        ['user', 'assistant'],
      ]);
    }
  });

  it('and the text call that comes while it runs: both get the one answer', async () => {
    const chat = await AssistantDriver.start(admin);
    const messageId = randomUUID();
    const answers = await Promise.all([
      chat.stream(SAY, { message_id: messageId }).then(({ answer }) => answerIn(Buffer.from(answer.body))),
      ...Array.from({ length: 6 }, () => chat.ask(SAY, { message_id: messageId })),
    ]);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.draft?.id).toEqual(expect.any(Number));
    expect(await runsOf(chat.sessionId)).toHaveLength(1);
  });

  it('another message of the same conversation waits for its turn: 409, and nothing of it is kept', async () => {
    const chat = await AssistantDriver.start(admin);
    const answers = await Promise.all(Array.from({ length: 4 }, (_value, at) => chat.send(`proposal for ${at + 2} garlands`)));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused) expect(answer.json()['code']).toBe('agents.busy');
    expect((await chat.history()).history).toHaveLength(2 * (answers.length - refused.length));
  });
});
