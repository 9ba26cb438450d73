import { agentResponse, streamEvent } from '@butterfly/contracts/agents';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { askerOf } from '../evaluation/demo-facts';
import { AssistantDriver } from '../testing/assistant-driver';
import { Runner } from './runner';
import type { Answerer } from './turn';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

describe('a run', () => {
  it('T-003 T-259 T-123 T-124 answers the agent response without streaming', async () => {
    const chat = await AssistantDriver.start(admin);
    const response = agentResponse.parse(await chat.ask('what can you do?', { project_id: null, currentPageUrl: '/' }));
    expect([response.session_id, response.agent_type, response.type]).toEqual([chat.sessionId, 'orchestrator_agent', 'text']);
    expect(response.message).toContain('waits for your click');
  });

  it('T-256 T-257 T-258 T-143 T-144 streams lines prefixed "data: ": chunks, the final state, then [DONE], uncompressed and unbuffered', async () => {
    const chat = await AssistantDriver.start(admin);
    const { answer, events } = await chat.stream('hello', { project_id: null, currentPageUrl: '/' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-cache, no-transform',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    const lines = answer.body.split('\n').filter((line) => line !== '');
    expect(lines.every((line) => line.startsWith('data: ') || line.startsWith(': '))).toBe(true);
    expect(lines.at(-1)).toBe('data: [DONE]');
    for (const event of events) streamEvent.parse(event);
    const textSoFar = events.flatMap((event) => (event.type === 'chunk' ? [event.text] : []));
    const final = events.at(-1);
    expect(textSoFar.length).toBeGreaterThan(1);
    expect(final?.type === 'final_state' && final.final_output.message).toBe(textSoFar.join(''));
  });

  it('answers the stored result for the same message id and runs no agent twice', async () => {
    const chat = await AssistantDriver.start(admin);
    const message_id = randomUUID();
    const { events } = await chat.stream('proposal for 12 centerpieces with peonies, budget 1,800', { message_id });
    const final = events.at(-1);
    const again = [
      await chat.ask('proposal for 12 centerpieces with peonies, budget 1,800', { message_id }),
      await chat.ask('something else entirely', { message_id }),
    ];
    expect(again).toEqual([1, 2].map(() => (final?.type === 'final_state' ? final.final_output : null)));
    expect((await chat.history()).history).toHaveLength(2);
    expect((await admin.get('/api/agents/drafts/')).json<unknown[]>()).toHaveLength(1);
  });
});

describe('a run in another process', () => {
  /** Says something, then works until it is stopped. */
  const busy: Answerer = {
    answer: (_turn, { say, signal }) =>
      new Promise((_resolve, reject) => {
        say('Half an answer');
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  };

  it('is stopped by a cancel that comes here, and its end is heard here; both say the same', async () => {
    const chat = await AssistantDriver.start(admin);
    const asker = await askerOf(admin, test);
    const [there, here] = [
      new Runner({ platform: test.platform, answerer: busy }),
      new Runner({ platform: test.platform, answerer: busy }),
    ];
    const message_id = randomUUID();
    const body = { session_id: chat.sessionId, message: 'talk', message_id };
    const begun = await there.begin({ asker, body });
    const again = await here.begin({ asker, body });
    expect([begun.kind, again.kind]).toEqual(['live', 'elsewhere']);
    expect((await chat.send('another')).json()['code']).toBe('agents.busy');
    const answers = Promise.all([there.result(asker, begun), here.result(asker, again)]);
    expect(await here.cancel(asker, { sessionKey: chat.sessionId, messageId: message_id })).toBe(true);
    const [one, other] = await answers;
    expect([one, other.message]).toEqual([other, 'Half an answer']);
    expect(one).toMatchObject({ cancelled: true, message_id });
    expect(await here.cancel(asker, { sessionKey: chat.sessionId, messageId: message_id })).toBe(false);
  });
});
