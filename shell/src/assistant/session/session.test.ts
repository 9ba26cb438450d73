import { ApiError } from '@butterfly/plugin-sdk';
import { settle, startAssistant, streamOf } from '../assistant.fixture';
import type { ChatEvent } from '../chat/chat-event';
import { mergedEvents, readHistory } from '../chat/history-events';
import { projectContext } from '../project-context';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const rows = (around: ReturnType<typeof startAssistant>) =>
  around.assistant.core.store.getState().events.map(({ type, content }) => `${type}: ${content}`);
const kind = (around: ReturnType<typeof startAssistant>) => around.assistant.core.store.getState().session.kind;
const history = (...entries: readonly (readonly [string, string])[]) =>
  readHistory({ agent_type: 'orchestrator_agent', history: entries.map(([role, content]) => ({ role, content })) });

function storeActive(events: readonly Partial<ChatEvent>[] = []): void {
  localStorage.setItem('agent_session_id', 's0');
  localStorage.setItem('agent_type', 'recipe_agent');
  localStorage.setItem('is_session_active', 'true');
  localStorage.setItem(
    'agent_conversation_main',
    JSON.stringify({
      v: 1,
      generation: 3,
      sessionId: 's0',
      events: events.map((event, at) => ({ id: `l${at}`, type: 'assistant', content: '', timestamp: at, ...event })),
    }),
  );
}

test('Start makes an inactive session active, with the orchestrator, and stores it (T-120, T-121, T-159, T-160, T-253, T-332, T-349, T-350, T-352, T-353)', async () => {
  const around = startAssistant();
  expect(kind(around)).toBe('inactive');
  const starting = around.assistant.session.start();
  expect(kind(around)).toBe('starting');
  await starting;
  expect(around.api.start).toHaveBeenCalledWith(7, null);
  expect(around.assistant.core.store.getState().session).toEqual({ kind: 'active', sessionId: 's1', agentType: 'orchestrator_agent' });
  expect({ ...localStorage }).toMatchObject({
    agent_session_id: 's1',
    agent_type: 'orchestrator_agent',
    selected_agent_type: 'orchestrator_agent',
    is_session_active: 'true',
  });
});

test("a failed start says the server's words, or its own (T-275, T-276)", async () => {
  const refused = startAssistant({
    calls: { start: async () => Promise.reject(new ApiError(429, { error: 'Too many conversations.', code: 'rate_limited' })) },
  });
  await refused.assistant.session.start();
  expect(refused.assistant.core.store.getState().session).toEqual({ kind: 'inactive', error: 'Too many conversations.' });
  const silent = startAssistant({
    calls: { start: async () => Promise.reject(new ApiError(500, { error: 'Request failed with status 500', code: 'http_500' })) },
  });
  await silent.assistant.session.start();
  expect(silent.assistant.core.store.getState().session).toEqual({ kind: 'inactive', error: 'Failed to start session' });
});

test('End makes it inactive and clears what is stored, also when the server refuses (T-161, T-254, T-255)', async () => {
  const around = startAssistant({ calls: { end: async () => Promise.reject(new ApiError(500, { error: 'x', code: 'x' })) } });
  await around.assistant.session.start();
  around.assistant.messages.send('Hello');
  await settle();
  jest.advanceTimersByTime(500);
  expect(localStorage.getItem('agent_conversation_main')).toContain('Hello');
  await around.assistant.session.end();
  expect(around.api.end).toHaveBeenCalledWith('s1');
  expect(kind(around)).toBe('inactive');
  expect(rows(around)).toEqual([]);
  expect(Object.keys(localStorage).sort()).toEqual(['selected_agent_type']);
});

test('a session that comes after it was ended is ended on the server and not shown', async () => {
  let give: (value: unknown) => void = () => undefined;
  const around = startAssistant({ calls: { start: () => new Promise((resolve) => (give = resolve)) } });
  const starting = around.assistant.session.start();
  await around.assistant.session.end();
  give({ sessionId: 'late', agentType: 'orchestrator_agent', history: history() });
  await starting;
  expect(kind(around)).toBe('inactive');
  expect(around.api.end).toHaveBeenCalledWith('late');
});

test('Clear ends the session and starts a new one with an empty chat (T-162)', async () => {
  const around = startAssistant();
  await around.assistant.session.start();
  around.assistant.messages.send('Hello');
  await settle();
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Here you are.']);
  around.api.start.mockResolvedValueOnce({ sessionId: 's2', agentType: 'orchestrator_agent', history: history() });
  await around.assistant.session.clear();
  expect(around.api.end).toHaveBeenCalledWith('s1');
  expect(around.assistant.core.store.getState().session).toMatchObject({ kind: 'active', sessionId: 's2' });
  expect(rows(around)).toEqual([]);
  jest.advanceTimersByTime(2_000);
  expect(localStorage.getItem('agent_conversation_main') ?? '').not.toContain('Hello');
});

test('when clearing fails the rows come back with its line, to be read only (T-293, T-294)', async () => {
  const around = startAssistant();
  await around.assistant.session.start();
  around.assistant.messages.send('Hello');
  await settle();
  around.api.start.mockRejectedValueOnce(new ApiError(0, { error: 'offline', code: 'network' }));
  await around.assistant.session.clear();
  expect(kind(around)).toBe('inactive');
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Here you are.', 'error: Failed to clear conversation. Please try again.']);
});

test('an exception while clearing says so and keeps the rows (T-295)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const around = startAssistant();
  await around.assistant.session.start();
  around.assistant.messages.send('Hello');
  await settle();
  jest.spyOn(around.assistant.core.conversation, 'forget').mockImplementation(() => {
    throw new Error('storage is gone');
  });
  await around.assistant.session.clear();
  expect(rows(around).at(-1)).toBe('error: An error occurred while clearing the conversation.');
  expect(rows(around)[0]).toBe('user: Hello');
});

test('a stored session is taken up 500 ms after the reload, with the history of the server (T-163, T-164, T-122, T-262)', async () => {
  storeActive([{ content: 'Old answer' }]);
  const around = startAssistant({
    calls: { history: async () => history(['user', 'Hello'], ['assistant', 'Old answer'], ['agent', 'New answer']) },
  });
  around.assistant.session.restore();
  expect(kind(around)).toBe('restoring');
  jest.advanceTimersByTime(499);
  expect(around.api.history).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await settle();
  expect(around.api.history).toHaveBeenCalledWith('s0');
  expect(kind(around)).toBe('active');
  expect(rows(around)).toEqual(['user: Hello', 'assistant: Old answer', 'assistant: New answer']);
});

test('an empty history of the server clears stale rows (T-165)', async () => {
  storeActive([{ content: 'Stale' }]);
  const around = startAssistant({ calls: { history: async () => history() } });
  around.assistant.session.restore();
  jest.advanceTimersByTime(500);
  await settle();
  expect(rows(around)).toEqual([]);
  expect(kind(around)).toBe('active');
});

test('no answer is no empty history: the rows stay, and the network brings them back (T-165)', async () => {
  storeActive([{ content: 'Kept' }]);
  const around = startAssistant({ calls: { history: async () => Promise.reject(new ApiError(0, { error: 'offline', code: 'network' })) } });
  around.assistant.session.restore();
  jest.advanceTimersByTime(500);
  await settle();
  expect(around.assistant.core.store.getState().session).toMatchObject({ kind: 'restoring', failed: true });
  expect(rows(around)).toEqual(['assistant: Kept']);
  around.api.history.mockResolvedValueOnce(history(['assistant', 'Kept']));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(kind(around)).toBe('active');
});

test('a session the server does not know is forgotten without a word', async () => {
  storeActive([{ content: "Somebody else's" }]);
  const around = startAssistant({
    calls: { history: async () => Promise.reject(new ApiError(404, { error: 'x', code: 'agents.session_not_found' })) },
  });
  around.assistant.session.restore();
  jest.advanceTimersByTime(500);
  await settle();
  expect([kind(around), rows(around), localStorage.getItem('agent_session_id'), localStorage.getItem('agent_conversation_main')]).toEqual([
    'inactive',
    [],
    null,
    null,
  ]);
});

test('Start within the 500 ms begins a new session and the old one is not taken up', async () => {
  storeActive();
  const around = startAssistant({ calls: { history: async () => history(['user', 'Old']) } });
  around.assistant.session.restore();
  await around.assistant.session.start();
  jest.advanceTimersByTime(1_000);
  await settle();
  expect(around.api.history).not.toHaveBeenCalled();
  expect(around.assistant.core.store.getState().session).toMatchObject({ sessionId: 's1' });
});

test('a message the server was answering when the page went gets its answer, and is not run again', async () => {
  storeActive();
  const running = {
    ...readHistory({
      agent_type: 'orchestrator_agent',
      events: [
        {
          id: 1,
          message_id: 'm9',
          role: 'user',
          kind: 'user',
          content: 'Long one',
          agent_type: 'orchestrator_agent',
          isHandoff: false,
          cancelled: false,
          created_at: '2026-01-01T00:00:00Z',
          cards: {},
        },
      ],
      running_message_id: 'm9',
    }),
  };
  const around = startAssistant({
    calls: { history: async () => running, text: async () => ({ message: 'Finished meanwhile.', type: 'text' }) },
  });
  around.assistant.session.restore();
  jest.advanceTimersByTime(500);
  await settle();
  expect(around.api.text.mock.calls[0]?.[0]).toMatchObject({ messageId: 'm9', text: 'Long one' });
  expect(around.api.stream).not.toHaveBeenCalled();
  expect(rows(around)).toEqual(['user: Long one', 'assistant: Finished meanwhile.']);
});

test('lines the server does not keep – handoffs, failures – stay where they stood after a reload (T-164, T-168)', () => {
  const row = (id: string, type: ChatEvent['type'], content: string): ChatEvent => ({ id, type, content, timestamp: 0 });
  const local = [
    row('1', 'user', 'A recipe'),
    row('2', 'system', 'Conversation transferred from A to B.'),
    row('3', 'recipe_draft', 'Here'),
    row('4', 'user', 'More'),
    row('5', 'error', 'Failed'),
    row('6', 'assistant', 'never stored'),
  ];
  const server = [
    row('server:1', 'user', 'A recipe'),
    row('server:2', 'recipe_draft', 'Here'),
    row('server:3', 'user', 'More'),
    row('server:4', 'assistant', 'Answered elsewhere'),
  ];
  expect(mergedEvents(server, local).map(({ content }) => content)).toEqual([
    'A recipe',
    'Conversation transferred from A to B.',
    'Here',
    'More',
    'Failed',
    'Answered elsewhere',
  ]);
  expect(mergedEvents(server, mergedEvents(server, local)).map(({ content }) => content)).toHaveLength(6);
});

test('a handoff the server tells is one line, on a second device and where the line is already (T-168)', () => {
  const said = (id: number, role: string, content: string, isHandoff = false) => ({
    id,
    message_id: 't1',
    role,
    kind: role === 'system' ? 'system' : role,
    content,
    agent_type: 'recipe_agent',
    isHandoff,
    cancelled: false,
    created_at: '2026-11-21T09:00:00.000Z',
    cards: {},
  });
  const { events } = readHistory({
    agent_type: 'recipe_agent',
    history: [],
    events: [
      said(1, 'user', 'A recipe'),
      said(2, 'system', 'Conversation transferred from Butterfly to Recipes.', true),
      said(3, 'assistant', 'Here'),
    ],
  });
  const lines = (rows: readonly ChatEvent[]) => rows.filter(({ isHandoff }) => isHandoff).map(({ type, turnId }) => [type, turnId]);
  expect(lines(mergedEvents(events, []))).toEqual([['system', 't1']]);
  const local: ChatEvent[] = [
    { id: 't1:user', type: 'user', content: 'A recipe', timestamp: 1, turnId: 't1' },
    {
      id: 'handoff:t1:a:b',
      type: 'system',
      isHandoff: true,
      content: 'Conversation transferred from Orchestrator agent to Recipe agent.',
      timestamp: 2,
      turnId: 't1',
    },
    { id: 't1:answer', type: 'assistant', content: 'Here', timestamp: 3, turnId: 't1' },
  ];
  expect(mergedEvents(events, local).map(({ id }) => id)).toEqual(['server:1', 'server:2', 'server:3']);
});

test('the history brings cards back, and what only this browser knows stays in its place', () => {
  const { events } = readHistory({
    events: [
      {
        id: 1,
        message_id: 'm1',
        role: 'user',
        kind: 'user',
        content: 'Hi',
        agent_type: 'orchestrator_agent',
        isHandoff: false,
        cancelled: false,
        created_at: '2026-01-01T00:00:00Z',
        cards: {},
      },
      {
        id: 2,
        message_id: 'm1',
        role: 'assistant',
        kind: 'image_generated',
        content: 'A palette',
        agent_type: 'orchestrator_agent',
        isHandoff: false,
        cancelled: false,
        created_at: '2026-01-01T00:00:01Z',
        cards: { imageData: { url: '/media/a.png', alt: 'Palette' } },
      },
    ],
  });
  expect(events).toEqual([
    expect.objectContaining({ id: 'server:1', type: 'user', content: 'Hi', turnId: 'm1' }),
    expect.objectContaining({ type: 'image_generated', imageData: { url: '/media/a.png', alt: 'Palette' } }),
  ]);
  expect(readHistory([{ role: 'user', content: 'bare' }]).events[0]).toMatchObject({ type: 'user', content: 'bare' });
  expect(readHistory('nonsense').events).toEqual([]);
});

test('the conversation is saved 500 ms after its last change, and only while the session is active (T-203, T-204, T-325, T-356)', async () => {
  const around = startAssistant();
  around.assistant.core.add({ type: 'system', content: 'Before any session' });
  jest.advanceTimersByTime(2_000);
  expect(localStorage.getItem('agent_conversation_main')).toBeNull();
  await around.assistant.session.start();
  around.assistant.core.add({ type: 'assistant', content: 'One' });
  jest.advanceTimersByTime(400);
  around.assistant.core.add({ type: 'assistant', content: 'Two' });
  jest.advanceTimersByTime(499);
  expect(localStorage.getItem('agent_conversation_main')).toBeNull();
  jest.advanceTimersByTime(1);
  const saved = JSON.parse(localStorage.getItem('agent_conversation_main') ?? '{}') as { events: ChatEvent[] };
  expect(saved.events.map(({ content }) => content)).toEqual(['One', 'Two']);
});

test('nothing is written back after the sign-out has emptied the storage', async () => {
  const around = startAssistant();
  await around.assistant.session.start();
  around.assistant.core.add({ type: 'assistant', content: 'Private' });
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  jest.advanceTimersByTime(1_000);
  expect(localStorage).toHaveLength(0);
});

test('another tab of the same conversation shows what this one saved; a late save of an older one does not count', async () => {
  const one = startAssistant();
  await one.assistant.session.start();
  one.assistant.core.add({ type: 'assistant', content: 'From tab one' });
  jest.advanceTimersByTime(500);
  expect(one.told).toContainEqual({ kind: 'saved', generation: 1 });
  const two = startAssistant({ calls: { history: async () => history(['assistant', 'From tab one']) } });
  two.assistant.session.restore();
  jest.advanceTimersByTime(500);
  await settle();
  one.assistant.core.add({ type: 'assistant', content: 'Later' });
  jest.advanceTimersByTime(500);
  two.hear({ kind: 'saved', generation: 1 });
  expect(rows(two)).toEqual(['assistant: From tab one', 'assistant: Later']);
  one.assistant.core.conversation.write({ generation: 0, sessionId: 's1', events: [] });
  expect(one.assistant.core.conversation.read()?.events).toHaveLength(2);
});

test('a full storage costs the oldest rows only; at most 200 are kept and no picture as text (trap 14)', () => {
  const { assistant } = startAssistant();
  const events = Array.from(
    { length: 250 },
    (_, at): ChatEvent => ({
      id: `e${at}`,
      type: 'assistant',
      content: `row ${at}`,
      timestamp: at,
      ...(at === 249 && { imageData: { url: 'data:image/png;base64,AAAA' } }),
    }),
  );
  assistant.core.conversation.write({ generation: 1, sessionId: 's', events });
  expect(assistant.core.conversation.read()?.events).toHaveLength(200);
  expect(assistant.core.conversation.read()?.events.at(-1)?.imageData).toBeUndefined();
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  assistant.core.conversation.write({ generation: 2, sessionId: 's', events });
  expect(set).toHaveBeenCalledTimes(2);
  expect(assistant.core.conversation.read()?.events).toHaveLength(100);
  expect(assistant.core.conversation.read()?.events.at(-1)?.content).toBe('row 249');
});

test('a handoff changes the agent, is stored with the one before, and is told once (T-166, T-167, T-168, T-350, T-351)', async () => {
  const around = startAssistant({
    calls: {
      stream: async () =>
        streamOf({
          message: 'I take over.',
          type: 'text',
          handoff_occurred: true,
          new_agent_type: 'recipe_agent',
          agent_type: 'recipe_agent',
        }),
    },
  });
  await around.assistant.session.start();
  around.assistant.messages.send('A recipe please');
  await settle();
  expect(around.assistant.core.agentType()).toBe('recipe_agent');
  expect([localStorage.getItem('agent_type'), localStorage.getItem('previous_agent_type')]).toEqual(['recipe_agent', 'orchestrator_agent']);
  expect(rows(around)).toEqual([
    'user: A recipe please',
    'system: Conversation transferred from Orchestrator agent to Recipe agent.',
    'assistant: I take over.',
  ]);
  around.assistant.messages.send('More');
  await settle();
  expect(rows(around).filter((row) => row.includes('transferred'))).toHaveLength(1);
});

test("the project is the widget's own, else that of the page, else none (T-202)", () => {
  expect([projectContext(3, 7), projectContext(null, 7), projectContext(undefined, null)]).toEqual([3, 7, null]);
});
