import type { AssistantCore } from '../assistant-core';
import { maySend } from '../assistant-state';
import { runTurn } from '../stream/run-turn';
import type { Turn, TurnOutcome } from '../stream/turn';
import { isTyped } from './chat-event';
import { takeAnswer } from './take-answer';

export const NO_SESSION = 'No active session.';
export const SEND_BROKE = 'An error occurred while sending the message.';

export interface MessageActions {
  /** Answers whether the text was taken; otherwise it stays in the field. */
  send(text: string): boolean;
  /** Sends a failed message again: the same message, which the server runs once. */
  retry(turnId: string): void;
  /** Waits for the answer of a message that was sent before the page was loaded. */
  resume(turnId: string): void;
  cancel(): void;
  /** Cancels, and nothing of it is shown: the conversation it belongs to is gone. */
  abandon(): void;
  /** Sends what waited for the network. */
  wentOnline(): void;
  dropQueued(): string;
}

interface MessageParts {
  readonly isRecording: () => boolean;
  readonly speaks: () => boolean;
  readonly isOnline?: () => boolean;
}

export function createMessageActions(
  core: AssistantCore,
  { isRecording, speaks, isOnline = () => navigator.onLine }: MessageParts,
): MessageActions {
  const { host, store } = core;
  let running: { readonly abort: AbortController; readonly sessionId: string; readonly messageId: string } | null = null;

  function send(text: string): boolean {
    const message = text.trim();
    if (!message || !isTyped(message)) return false;
    if (store.getState().session.kind !== 'active') {
      core.add({ type: 'error', content: NO_SESSION });
      return false;
    }
    if (!maySend(store.getState(), isRecording())) return false;
    if (!isOnline()) {
      store.setState({ queued: message });
      return true;
    }
    const messageId = core.newId();
    core.add({ id: `${messageId}:user`, type: 'user', content: message, turnId: messageId });
    void run(message, messageId);
    return true;
  }

  async function run(text: string, messageId: string, wasSent = false): Promise<void> {
    const { session } = store.getState();
    if (session.kind !== 'active') return;
    const { projectId, url } = host.place();
    const message = { sessionId: session.sessionId, messageId, projectId, currentPageUrl: url, text };
    const abort = new AbortController();
    const mine = (running = { abort, sessionId: session.sessionId, messageId });
    host.playback.stop();
    core.live.set('');
    store.setState({ activity: 'waiting' });
    try {
      const outcome = await runTurn({
        id: messageId,
        signal: abort.signal,
        onTurn: showTurn,
        stream: (signal) => (wasSent ? Promise.reject(new Error('The stream ended with the page.')) : host.api.stream(message, signal)),
        text: (signal) => host.api.text(message, signal),
      });
      // Cleared or ended meanwhile: the answer belongs to a conversation that is not there any more.
      if (running === mine) addOutcome(core, outcome, { turnId: messageId, mayPlay: speaks() });
    } catch (error) {
      console.error('[assistant] sending failed', error);
      if (running === mine) core.add({ type: 'error', content: SEND_BROKE, turnId: messageId, canRetry: true });
    } finally {
      if (running === mine) {
        running = null;
        core.live.set('');
        store.setState({ activity: 'idle' });
      }
    }
  }

  function stop(): void {
    if (!running) return;
    const { abort, sessionId, messageId } = running;
    abort.abort();
    host.playback.stop();
    host.api
      .cancel(sessionId, messageId)
      .catch((error: unknown) => console.warn('[assistant] the run could not be stopped on the server', error));
  }

  function showTurn(turn: Turn): void {
    if (turn.kind === 'fallback') core.live.set('');
    if (turn.kind !== 'streaming' || !turn.text) return;
    core.live.set(turn.text);
    if (store.getState().activity === 'waiting') store.setState({ activity: 'streaming' });
  }

  function dropQueued(): string {
    const { queued } = store.getState();
    store.setState({ queued: null });
    return queued ?? '';
  }

  const askedIn = (turnId: string) => store.getState().events.find((event) => event.turnId === turnId && event.type === 'user');

  return {
    send,
    retry: (turnId) => {
      const asked = askedIn(turnId);
      if (!asked || !maySend(store.getState(), isRecording())) return;
      core.setEvents((events) => events.filter((event) => !(event.turnId === turnId && event.type === 'error')));
      void run(asked.content, turnId);
    },
    resume: (turnId) => {
      const asked = askedIn(turnId);
      if (asked && store.getState().activity === 'idle') void run(asked.content, turnId, true);
    },
    cancel: stop,
    abandon: () => {
      const abandoned = running;
      stop();
      running = null;
      if (abandoned) core.live.set('');
    },
    wentOnline: () => {
      if (store.getState().queued !== null && store.getState().session.kind === 'active') send(dropQueued());
    },
    dropQueued,
  };
}

/** Adds what came of a turn to the conversation: the answer, what of it had arrived when it was cancelled, or the failure. */
function addOutcome(core: AssistantCore, outcome: TurnOutcome, { turnId, mayPlay }: { turnId: string; mayPlay: boolean }): void {
  if (outcome.kind === 'answered') return takeAnswer(core, outcome.response, { turnId, mayPlay });
  if (outcome.kind === 'text') return core.add({ id: `${turnId}:answer`, type: 'assistant', content: outcome.text, turnId });
  if (outcome.kind === 'failed') return core.add({ type: 'error', content: outcome.message, turnId, canRetry: true });
  if (outcome.text) core.add({ id: `${turnId}:answer`, type: 'assistant', content: outcome.text, turnId, cancelled: true });
  core.add({ type: 'system', content: outcome.message, turnId });
}
