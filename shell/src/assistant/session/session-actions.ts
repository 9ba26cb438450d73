import { isApiError } from '@butterfly/plugin-sdk';
import { serverText } from '../agents.client';
import type { AssistantCore } from '../assistant-core';
import type { ChatEvent } from '../chat/chat-event';
import { mergedEvents } from '../chat/history-events';

/** After a reload, the stored session is taken up again after this time. */
export const RECONNECT_MS = 500;
export const CLEAR_FAILED = 'Failed to clear conversation. Please try again.';
export const CLEAR_BROKE = 'An error occurred while clearing the conversation.';

export interface SessionActions {
  /** Takes up the stored session, if there is one. */
  restore(): void;
  /** Asks for the history again, after it could not be fetched. */
  retryRestore(): void;
  start(): Promise<void>;
  end(): Promise<void>;
  clear(): Promise<void>;
  dispose(): void;
}

interface Around {
  /** Stops what is going on: the answer, the recording, the voice. */
  readonly quiet: () => void;
  /** The server is still answering this message. */
  readonly resume: (messageId: string) => void;
}

export function createSessionActions(core: AssistantCore, { quiet, resume }: Around): SessionActions {
  const { host, store } = core;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Answers whether the session is there; the error is in the state otherwise. */
  async function start(): Promise<boolean> {
    clearTimeout(timer);
    attempts += 1;
    const attempt = attempts;
    core.sessionHappened({ type: 'start', attempt });
    try {
      const { sessionId, agentType, history } = await host.api.start(host.place().projectId, core.session.selected());
      // Somebody ended it while it was on its way: the server is not left with a session nobody has.
      if (attempt !== attempts || store.getState().session.kind !== 'starting') return await endOnServer(core, sessionId);
      core.nextGeneration();
      core.sessionHappened({ type: 'started', attempt, session: { sessionId, agentType } });
      core.session.started({ sessionId, agentType });
      core.setEvents(() => history.events);
      return true;
    } catch (error) {
      core.sessionHappened({ type: 'start-failed', attempt, error: serverText(error, 'Failed to start session') });
      return false;
    }
  }

  function currentId(): string | null {
    const { session } = store.getState();
    return session.kind === 'active' || session.kind === 'restoring' ? session.sessionId : null;
  }

  function forget(): void {
    core.nextGeneration();
    core.session.ended();
    core.conversation.forget();
  }

  async function restoreNow(): Promise<void> {
    const { session } = store.getState();
    if (session.kind !== 'restoring') return;
    try {
      const { events, agentType, runningMessageId } = await host.api.history(session.sessionId);
      core.sessionHappened({ type: 'restored', sessionId: session.sessionId, agentType });
      // Nothing on the server: what is here is stale.
      core.setEvents((local) => (events.length === 0 ? [] : mergedEvents(events, local)));
      if (events.length === 0) core.conversation.forget();
      if (runningMessageId) resume(runningMessageId);
    } catch (error) {
      if (isApiError(error) && error.status === 404) return gone();
      // No answer is not an empty history: what is here stays, and can be asked for again.
      core.sessionHappened({ type: 'restore-failed', sessionId: session.sessionId });
    }
  }

  /** The session is somebody else's or does not exist any more. */
  function gone(): void {
    forget();
    store.setState({ events: [] });
    core.sessionHappened({ type: 'ended' });
  }

  return {
    restore: () => {
      const stored = core.session.read();
      if (!stored) return;
      const kept = core.conversation.read();
      if (kept?.sessionId === stored.sessionId) store.setState({ events: kept.events });
      core.sessionHappened({ type: 'restore', session: stored });
      timer = setTimeout(() => void restoreNow(), RECONNECT_MS);
    },
    retryRestore: () => {
      const { session } = store.getState();
      if (session.kind === 'restoring') core.sessionHappened({ type: 'restore', session });
      void restoreNow();
    },
    start: async () => void (await start()),
    end: async () => {
      clearTimeout(timer);
      attempts += 1;
      quiet();
      const ended = endOnServer(core, currentId());
      forget();
      core.sessionHappened({ type: 'ended' });
      store.setState({ events: [], activity: 'idle', audioError: null });
      host.tabs.tell({ kind: 'session', generation: 0 });
      await ended;
    },
    clear: async () => {
      const before = store.getState().events;
      try {
        quiet();
        await endOnServer(core, currentId());
        forget();
        core.sessionHappened({ type: 'ended' });
        store.setState({ events: [], activity: 'idle', audioError: null });
        if (!(await start())) restoreRows(core, before, CLEAR_FAILED);
      } catch (error) {
        console.error('[assistant] clearing failed', error);
        restoreRows(core, before, CLEAR_BROKE);
      }
    },
    dispose: () => clearTimeout(timer),
  };
}

/** Ended for the person in any case; the server is told, and may be silent. */
async function endOnServer({ host }: AssistantCore, sessionId: string | null): Promise<false> {
  if (sessionId !== null)
    await host.api
      .end(sessionId)
      .catch((error: unknown) => console.warn('[assistant] the session could not be ended on the server', error));
  return false;
}

/** The session has ended, so the rows are only to be read: Start begins a new one (trap 13). */
function restoreRows(core: AssistantCore, rows: readonly ChatEvent[], content: string): void {
  core.store.setState({ events: [...rows, { id: core.newId(), type: 'error', content, timestamp: core.now() }] });
}
