import { ApiError } from '@butterfly/plugin-sdk';
import type { AgentResponse } from '../chat/agent-response';
import { readStream } from './read-stream';
import { FINAL_MESSAGE, RECORDED_RUN, streamed } from './recorded-run.fixture';
import { runTurn, type TurnCalls } from './run-turn';
import { turnAfter, type Turn } from './turn';

const bytes = (text: string) => new TextEncoder().encode(text);
const chunk = (text: string) => `data: ${JSON.stringify({ type: 'chunk', text })}\n\n`;
const answer = (message: string): AgentResponse => ({ message, type: 'text' });

/** A server that runs a message once and answers what it has stored from then on. */
function server() {
  let runs = 0;
  const stored = new Set<string>();
  const run = (id: string) => {
    if (!stored.has(id)) runs += 1;
    stored.add(id);
  };
  return { run, runs: () => runs };
}

function start(calls: Partial<TurnCalls>, signal = new AbortController().signal) {
  const turns: Turn[] = [];
  const text = jest.fn(calls.text ?? (async () => answer('from the text call')));
  const outcome = runTurn({
    id: 'm1',
    signal,
    stream: calls.stream ?? (async () => streamed([RECORDED_RUN])),
    text,
    onTurn: (turn) => turns.push(turn),
  });
  return { turns, text, outcome };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a message streams, and the final message wins over what was streamed (T-143, T-144, T-185)', async () => {
  const { turns, text, outcome } = start({});
  expect(await outcome).toMatchObject({ kind: 'answered', response: { message: FINAL_MESSAGE } });
  expect(turns.map((turn) => (turn.kind === 'streaming' ? turn.text : turn.kind))).toEqual([
    '',
    'Café ',
    'Café 🌸 – 12',
    'Café 🌸 – 12 centerpieces',
    'settled',
  ]);
  expect(text).not.toHaveBeenCalled();
});

test('cut at every byte: the final message is there once, the agent has run once, nothing half is left (T-187, T-256)', async () => {
  let cuts = 0;
  for (let at = 0; at <= RECORDED_RUN.length; at += 1) {
    for (const ending of ['ends', 'breaks'] as const) {
      const agents = server();
      const { turns, text, outcome } = start({
        stream: async () => {
          agents.run('m1');
          return streamed([RECORDED_RUN.slice(0, at)], ending);
        },
        text: async () => {
          agents.run('m1');
          return answer(FINAL_MESSAGE);
        },
      });
      const result = await outcome;
      expect({ at, result }).toMatchObject({ at, result: { kind: 'answered', response: { message: FINAL_MESSAGE } } });
      expect(agents.runs()).toBe(1);
      expect(turns.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
      expect(text.mock.calls.length).toBeLessThanOrEqual(1);
      cuts += 1;
    }
  }
  expect(cuts).toBeGreaterThanOrEqual(500);
});

test.each([
  ['an error event', async () => streamed([bytes(`${chunk('Half')}data: {"type":"error","error":"busy"}\n\ndata: [DONE]\n\n`)])],
  ['a refused stream', async () => ({ ok: false, status: 502 }) as Response],
  ['a stream that cannot be opened', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer without a body', async () => ({ ok: true, status: 200, body: null }) as Response],
  ['[DONE] without a word', async () => streamed([bytes('data: [DONE]\n\n')])],
])('%s falls back to the text call (T-145, T-187)', async (_, stream) => {
  const { text, outcome } = start({ stream });
  expect(await outcome).toMatchObject({ kind: 'answered', response: { message: 'from the text call' } });
  expect(text).toHaveBeenCalledTimes(1);
});

test('[DONE] without a final state finishes with what was streamed', async () => {
  const { text, outcome } = start({ stream: async () => streamed([bytes(`${chunk('All of ')}${chunk('it')}data: [DONE]\n\n`)]) });
  expect(await outcome).toEqual({ kind: 'text', text: 'All of it' });
  expect(text).not.toHaveBeenCalled();
});

test('a stream that is cancelled keeps its text and never falls back, whatever the reader does then (T-188, T-280)', async () => {
  for (const ending of ['ends', 'breaks'] as const) {
    const abort = new AbortController();
    let first = true;
    const response = streamed([bytes(chunk('Twelve'))], ending);
    const { text, outcome, turns } = start({ stream: async () => response }, abort.signal);
    while (first) {
      await Promise.resolve();
      const last = turns.at(-1);
      first = !(last?.kind === 'streaming' && last.text === 'Twelve');
    }
    abort.abort();
    expect(await outcome).toEqual({ kind: 'cancelled', text: 'Twelve', message: 'Stream cancelled by user.' });
    expect(text).not.toHaveBeenCalled();
  }
});

test('a request that is cancelled before the stream is there gives "Request cancelled." (T-188, T-279)', async () => {
  const abort = new AbortController();
  const { text, outcome } = start(
    { stream: () => new Promise((_, reject) => abort.signal.addEventListener('abort', () => reject(new Error('aborted')))) },
    abort.signal,
  );
  abort.abort();
  expect(await outcome).toEqual({ kind: 'cancelled', text: '', message: 'Request cancelled.' });
  expect(text).not.toHaveBeenCalled();
});

test('cancelled during the fallback, its late answer is not taken (T-186)', async () => {
  const abort = new AbortController();
  const { outcome } = start(
    {
      stream: async () => streamed([], 'breaks'),
      text: async () => {
        abort.abort();
        return answer('late');
      },
    },
    abort.signal,
  );
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
});

test('when neither call gives an answer the line of the catalogue is told; a server error says its own text (T-275, T-288)', async () => {
  const failing = (error: unknown) =>
    start({ stream: async () => streamed([], 'breaks'), text: async () => Promise.reject(error) }).outcome;
  expect(await failing(new TypeError('Failed to fetch'))).toEqual({
    kind: 'failed',
    message: 'Failed to get response from server. Please check your connection and try again.',
  });
  expect(await failing(new ApiError(0, { error: 'offline', code: 'network' }))).toMatchObject({
    message: 'Failed to get response from server. Please check your connection and try again.',
  });
  expect(await failing(new ApiError(429, { error: 'Too many messages. Wait a minute.', code: 'rate_limited' }))).toMatchObject({
    message: 'Too many messages. Wait a minute.',
  });
});

test('while the server is still working on the message it is asked again until the answer is there; nothing runs twice (T-187)', async () => {
  jest.useFakeTimers();
  let asks = 0;
  const { outcome } = start({
    stream: async () => streamed([], 'breaks'),
    text: async () => {
      asks += 1;
      if (asks < 4) throw new ApiError(409, { error: 'Still working.', code: 'agents.still_running' });
      return answer('At last');
    },
  });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toMatchObject({ kind: 'answered', response: { message: 'At last' } });
  expect(asks).toBe(4);
  jest.useRealTimers();
});

test('a stream without a readable body says so (T-281)', async () => {
  const read = readStream({ body: null } as Response);
  await expect(read.next()).rejects.toThrow('Failed to get stream reader');
});

test('nothing that comes after the end changes a turn', () => {
  const done = turnAfter(turnAfter({ kind: 'idle' }, { type: 'sent', id: 'm1' }), {
    type: 'stream',
    event: { type: 'final_state', response: answer('final') },
  });
  expect(turnAfter(done, { type: 'stream', event: { type: 'chunk', text: 'late' } })).toBe(done);
  expect(turnAfter(done, { type: 'broken' })).toBe(done);
  expect(turnAfter(done, { type: 'cancelled', message: 'late' })).toBe(done);
});
