import { createEventBus, type EventBus } from '../plugins/event-bus';
import type { AgentsClient } from './agents.client';
import { createAssistant, type Assistant } from './assistant';
import { createDraftTools } from './drafts/draft-tools';
import type { AssistantMessage } from './storage/assistant-tabs';
import { streamed } from './stream/recorded-run.fixture';
import type { AudioBrowser } from './voice/microphone';
import type { Playback } from './voice/playback';

type Calls = { [Name in keyof AgentsClient]: jest.Mock<ReturnType<AgentsClient[Name]>, Parameters<AgentsClient[Name]>> };

export interface Around {
  readonly assistant: Assistant;
  readonly api: Calls;
  readonly events: EventBus;
  readonly went: string[];
  readonly played: string[];
  readonly told: AssistantMessage[];
  /** Another tab says something. */
  hear(message: AssistantMessage): void;
}

/** The answer to one message as a stream of the server. */
export function streamOf(final: object, chunks: readonly string[] = []): Response {
  const lines = [...chunks.map((text) => ({ type: 'chunk', text })), { type: 'final_state', final_output: final }].map(
    (frame) => `data: ${JSON.stringify(frame)}\n\n`,
  );
  return streamed([new TextEncoder().encode(`${lines.join('')}data: [DONE]\n\n`)]);
}

const unused = () => Promise.reject(new Error('This call is not expected here.'));

export function fakeCalls(calls: Partial<{ [Name in keyof AgentsClient]: (...args: never[]) => unknown }> = {}): Calls {
  const defaults = {
    start: async () => ({
      sessionId: 's1',
      agentType: 'orchestrator_agent',
      history: { agentType: null, events: [], runningMessageId: null },
    }),
    end: async () => undefined,
    cancel: async () => undefined,
    stream: async () => streamOf({ message: 'Here you are.', type: 'text', agent_type: 'orchestrator_agent' }),
    preference: async () => ({ voice: 'nova', voice_enabled: true, speech_rate: 1 }),
    savePreference: async () => ({}),
    agentTypes: async () => [],
    capabilities: async () => ({}),
    handoffs: async () => [],
  };
  const names = [
    'history',
    'text',
    'voice',
    'transcribe',
    'status',
    'confirm',
    'decline',
    'draft',
    'applyDraft',
    'discardDraft',
    'undoDraft',
  ];
  const all = { ...Object.fromEntries(names.map((name) => [name, unused])), ...defaults, ...calls };
  return Object.fromEntries(Object.entries(all).map(([name, call]) => [name, jest.fn(call as () => unknown)])) as unknown as Calls;
}

interface Options {
  readonly calls?: Parameters<typeof fakeCalls>[0];
  readonly projectId?: number | null;
  readonly browser?: AudioBrowser;
}

/** The assistant with a server, tabs, a loudspeaker and pages of the test. */
export function startAssistant({ calls, projectId = 7, browser }: Options = {}): Around {
  const api = fakeCalls(calls);
  const events = createEventBus();
  const [went, played, told]: [string[], string[], AssistantMessage[]] = [[], [], []];
  const listeners = new Set<(message: AssistantMessage) => void>();
  let ids = 0;
  const playback: Playback = {
    getState: () => quiet,
    subscribe: () => () => undefined,
    play: (audio) => void played.push(audio),
    resume: () => undefined,
    stop: () => void played.push('stop'),
    setRate: () => undefined,
  };
  const assistant = createAssistant(
    {
      api,
      playback,
      drafts: createDraftTools(events),
      place: () => ({ projectId, url: 'http://localhost/moodboard/7' }),
      go: (path) => void went.push(path),
      tabs: {
        close: () => undefined,
        tell: (message) => void told.push(message),
        listen: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
      },
      newId: () => `id${(ids += 1)}`,
    },
    browser,
  );
  return { assistant, api, events, went, played, told, hear: (message) => listeners.forEach((listener) => listener(message)) };
}

const quiet = { isPlaying: false, isBlocked: false };

/** Lets promises that are settled be heard, without a timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await Promise.resolve();
}
