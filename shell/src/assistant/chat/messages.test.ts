import { ApiError } from '@butterfly/plugin-sdk';
import { settle, startAssistant, streamOf, type Around } from '../assistant.fixture';
import { maySend, FIRST_STATE } from '../assistant-state';
import { streamed } from '../stream/recorded-run.fixture';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const rows = ({ assistant }: Around) => assistant.core.store.getState().events.map(({ type, content }) => `${type}: ${content}`);
const answers = (final: object) => ({ stream: async () => streamOf({ message: 'Done.', type: 'text', ...final }) });

async function active(options: Parameters<typeof startAssistant>[0] = {}): Promise<Around> {
  const around = startAssistant(options);
  await around.assistant.session.start();
  return around;
}

async function ask(around: Around, text = 'Hello'): Promise<Around> {
  around.assistant.messages.send(text);
  await settle();
  return around;
}

test('a message is sent with its session, project, page and an id of its own; the answer is a row (T-123, T-185, T-256)', async () => {
  const around = await ask(await active(), '  Hello there ');
  expect(around.api.stream.mock.calls[0]?.[0]).toEqual({
    sessionId: 's1',
    messageId: 'id1',
    projectId: 7,
    currentPageUrl: 'http://localhost/moodboard/7',
    text: 'Hello there',
  });
  expect(rows(around)).toEqual(['user: Hello there', 'assistant: Here you are.']);
});

test('sending needs words and an active session (T-205, T-206, T-278)', async () => {
  const around = await active();
  for (const text of ['', '   ', '...', '…']) expect(around.assistant.messages.send(text)).toBe(false);
  expect(around.api.stream).not.toHaveBeenCalled();
  const inactive = startAssistant();
  expect(inactive.assistant.messages.send('Hello')).toBe(false);
  expect(rows(inactive)).toEqual(['error: No active session.']);
});

test('sending is refused while an answer is on its way or a recording goes on (T-207)', async () => {
  const around = await active({ calls: { stream: () => new Promise(() => undefined) } });
  expect(around.assistant.messages.send('One')).toBe(true);
  expect(around.assistant.messages.send('Two')).toBe(false);
  expect(rows(around)).toEqual(['user: One']);
  const state = { ...FIRST_STATE, session: { kind: 'active', sessionId: 's', agentType: 'a' } } as const;
  expect([
    maySend(state, false),
    maySend(state, true),
    maySend({ ...state, activity: 'voice' }, false),
    maySend({ ...state, activity: 'streaming' }, false),
    maySend({ ...state, activity: 'waiting' }, false),
  ]).toEqual([true, false, false, false, false]);
});

test('a cancelled answer keeps what was said, says so, and is stopped on the server (T-186, T-188, T-280)', async () => {
  let aborted = false;
  const around = await active({ calls: { stream: async (_: unknown, signal: AbortSignal) => hanging(signal, () => (aborted = true)) } });
  await ask(around);
  expect(around.assistant.core.store.getState().activity).toBe('streaming');
  around.assistant.messages.cancel();
  await settle();
  expect(aborted).toBe(true);
  expect(around.api.cancel).toHaveBeenCalledWith('s1', 'id1');
  expect(around.api.text).not.toHaveBeenCalled();
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Twelve', 'system: Stream cancelled by user.']);
  expect(around.assistant.core.store.getState()).toMatchObject({ activity: 'idle' });
});

test('clearing while an answer streams leaves nothing of it behind', async () => {
  const around = await active({ calls: { stream: async (_: unknown, signal: AbortSignal) => hanging(signal, () => undefined) } });
  await ask(around);
  await around.assistant.session.clear();
  await settle();
  expect(rows(around)).toEqual([]);
  expect(around.assistant.core.store.getState()).toMatchObject({ activity: 'idle', session: { kind: 'active' } });
});

test('when nothing gives an answer the line has a way out, which sends the same message (T-288)', async () => {
  const around = await active({
    calls: { stream: async () => streamed([], 'breaks'), text: async () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await ask(around);
  expect(rows(around)).toEqual(['user: Hello', 'error: Failed to get response from server. Please check your connection and try again.']);
  around.api.stream.mockResolvedValueOnce(streamOf({ message: 'Now it works.', type: 'text' }));
  around.assistant.messages.retry('id1');
  await settle();
  expect(around.api.stream.mock.calls.map(([message]) => message.messageId)).toEqual(['id1', 'id1']);
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Now it works.']);
});

test('an unexpected failure says so (T-289)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const around = await active({ ...{ calls: answers({ navigationUrl: '/x' }) } });
  jest.spyOn(around.assistant.core.host, 'go').mockImplementation(() => {
    throw new Error('unexpected');
  });
  await ask(around);
  expect(rows(around).at(-1)).toBe('error: An error occurred while sending the message.');
});

test('a navigation leads to a page of this site and nowhere else (T-133, T-189)', async () => {
  expect((await ask(await active({ calls: answers({ type: 'navigation_request', navigationUrl: '/moodboard/7' }) }))).went).toEqual([
    '/moodboard/7',
  ]);
  expect((await ask(await active({ calls: answers({ type: 'navigation_request', url: '/payments/dashboard' }) }))).went).toEqual([
    '/payments/dashboard',
  ]);
  expect((await ask(await active({ calls: answers({ type: 'navigation_request', url: 'https://evil.example/' }) }))).went).toEqual([]);
});

test('the audio of an answer is played when voice output is on, and not otherwise (T-127)', async () => {
  const around = await ask(await active({ calls: answers({ audio: 'AAAA' }) }));
  expect(around.played).toContain('AAAA');
  const silent = await active({ calls: answers({ audio: 'AAAA' }) });
  silent.assistant.preferences.change({ voice_enabled: false });
  await ask(silent);
  expect(silent.played).not.toContain('AAAA');
});

test('a voice that failed is told as a system message (T-296)', async () => {
  const around = await ask(await active({ calls: answers({ tts_error: 'quota is used up' }) }));
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Done.', 'system: TTS Error: quota is used up']);
});

test('pictures, analyses and drafts are rows with their data, and stay (T-129, T-130, T-131, T-132, T-138, T-139, T-197)', async () => {
  const shown = async (final: object) => (await ask(await active({ calls: answers(final) }))).assistant.core.store.getState().events.at(-1);
  expect(await shown({ type: 'image_generated', imageData: { url: '/media/a.png', alt: 'Palette' } })).toMatchObject({
    type: 'image_generated',
    imageData: { url: '/media/a.png', alt: 'Palette' },
    content: 'Done.',
  });
  expect(
    await shown({ type: 'analysis_result', analysisData: { downloadUrl: '/media/reports/a.csv', description: 'Leads' } }),
  ).toMatchObject({ type: 'analysis_result', analysisData: { description: 'Leads' } });
  expect(await shown({ type: 'proposal_draft_generated', proposalData: { title: 'P' } })).toMatchObject({
    type: 'proposal_draft',
    proposalData: { title: 'P' },
  });
  expect(await shown({ type: 'recipe_draft_generated', recipeData: { pages: [] } })).toMatchObject({
    type: 'recipe_draft',
    recipeData: { pages: [] },
  });
  expect(await shown({ error: 'It did not work.', message: '' })).toMatchObject({ type: 'error', content: 'It did not work.' });
});

test('without a network the message is kept and sent when it is back', async () => {
  const around = await active();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(around.assistant.messages.send('Later')).toBe(true);
  expect([around.assistant.core.store.getState().queued, rows(around)]).toEqual(['Later', []]);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(rows(around)).toEqual(['user: Later', 'assistant: Here you are.']);
});

test('a refusal of the server is told in its words (T-275)', async () => {
  const around = await active({
    calls: {
      stream: async () => ({ ok: false, status: 409 }) as Response,
      text: async () =>
        Promise.reject(new ApiError(409, { error: 'This conversation has ended. Start a new one.', code: 'agents.session_ended' })),
    },
  });
  expect(rows(await ask(around))).toEqual(['user: Hello', 'error: This conversation has ended. Start a new one.']);
});

/** A stream that says one word and then waits until it is aborted. */
function hanging(signal: AbortSignal, onAbort: () => void): Response {
  const pieces = [new TextEncoder().encode('data: {"type":"chunk","text":"Twelve"}\n\n')];
  const read = () => {
    const value = pieces.shift();
    if (value) return Promise.resolve({ done: false, value });
    return new Promise((_, reject) => signal.addEventListener('abort', () => (onAbort(), reject(new TypeError('network error')))));
  };
  return { ok: true, status: 200, body: { getReader: () => ({ read, cancel: async () => undefined }) } } as unknown as Response;
}
