import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AgentsClient } from './agents.client';
import { FIRST_STATE, type AssistantState } from './assistant-state';
import type { ChatEvent } from './chat/chat-event';
import { prettyAgentType } from './chat/handoff';
import type { DraftTools } from './drafts/draft-tools';
import { agentTypeOf, sessionAfter, type SessionEvent } from './session/session-state';
import type { AssistantTabs } from './storage/assistant-tabs';
import { createConversationMemory, type ConversationMemory } from './storage/conversation-memory';
import { createSaver } from './storage/saver';
import { conversationKey, DEFAULT_WIDGET } from './storage/storage-keys';
import { createSessionMemory, type SessionMemory } from './storage/stored-session';
import { createLiveText, type LiveText } from './stream/live-text';
import type { Playback } from './voice/playback';

/** What the assistant needs of the app around it. */
export interface AssistantHost {
  readonly api: AgentsClient;
  readonly drafts: DraftTools;
  readonly tabs: AssistantTabs;
  /** The widget's project first, else that of the page, else none; and the page itself. */
  readonly place: () => { readonly projectId: number | null; readonly url: string };
  readonly go: (path: string) => void;
  readonly playback: Playback;
  readonly storage?: Storage;
  readonly widgetId?: string;
  readonly now?: () => number;
  readonly newId?: () => string;
}

/** What the actions of the assistant share. */
export interface AssistantCore {
  readonly host: AssistantHost;
  readonly store: StoreApi<AssistantState>;
  readonly live: LiveText;
  readonly session: SessionMemory;
  readonly conversation: ConversationMemory;
  readonly now: () => number;
  readonly newId: () => string;
  sessionHappened(event: SessionEvent): void;
  /** Replaces the rows and saves them when they have rested. */
  setEvents(change: (events: readonly ChatEvent[]) => readonly ChatEvent[]): void;
  add(event: Omit<ChatEvent, 'id' | 'timestamp'> & { readonly id?: string }): void;
  nameOf(agentType: string): string;
  agentType(): string;
  /** A new conversation begins or one ends: saves that wait are late. */
  nextGeneration(): void;
  flush(): void;
  dispose(): void;
}

export function createCore(host: AssistantHost): AssistantCore {
  const { storage = window.localStorage, widgetId = DEFAULT_WIDGET, now = Date.now, newId = () => crypto.randomUUID() } = host;
  const store = createStore<AssistantState>(() => FIRST_STATE);
  const conversation = createConversationMemory(conversationKey(widgetId), storage);
  const memory = createSessionMemory(storage);
  let generation = conversation.read()?.generation ?? 0;
  const saver = createSaver(() => {
    const { session, events } = store.getState();
    // Signed out or ended, here or in another tab: the next person must not find it (decision A-31).
    if (session.kind !== 'active' || memory.read()?.sessionId !== session.sessionId) return;
    conversation.write({ generation, sessionId: session.sessionId, events });
    host.tabs.tell({ kind: 'saved', generation });
  });
  const setEvents: AssistantCore['setEvents'] = (change) => {
    const events = change(store.getState().events);
    if (events === store.getState().events) return;
    store.setState({ events });
    if (store.getState().session.kind === 'active') saver.changed();
  };
  const stopTabs = host.tabs.listen((message) => message.kind === 'saved' && message.generation >= generation && takeOver());

  /** Another tab has written: its rows are taken, unless this tab is in the middle of an answer. */
  function takeOver(): void {
    const { session, activity } = store.getState();
    const stored = conversation.read();
    if (!stored || session.kind !== 'active' || stored.sessionId !== session.sessionId || activity !== 'idle') return;
    generation = stored.generation;
    store.setState({ events: stored.events });
  }

  return {
    host,
    store,
    conversation,
    now,
    newId,
    setEvents,
    live: createLiveText(),
    session: memory,
    sessionHappened: (event) => store.setState(({ session }) => ({ session: sessionAfter(session, event) })),
    add: (event) => setEvents((events) => [...events, { id: newId(), timestamp: now(), ...event }]),
    nameOf: (agentType) => store.getState().names[agentType] ?? prettyAgentType(agentType),
    agentType: () => agentTypeOf(store.getState().session),
    nextGeneration: () => {
      saver.cancel();
      generation = Math.max(generation, conversation.read()?.generation ?? 0) + 1;
    },
    flush: saver.flush,
    dispose: () => {
      saver.flush();
      stopTabs();
      host.tabs.close();
    },
  };
}
