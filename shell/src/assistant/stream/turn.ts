import type { AgentResponse } from '../chat/agent-response';
import type { StreamEvent } from './stream-event';

/** How one message of the person gets its answer. */
export type Turn =
  | { readonly kind: 'idle' }
  | { readonly kind: 'streaming'; readonly id: string; readonly text: string }
  /** The stream broke: the call without one is asked for the same message, which never runs twice. */
  | { readonly kind: 'fallback'; readonly id: string }
  | { readonly kind: 'settled'; readonly id: string; readonly outcome: TurnOutcome };

export type TurnOutcome =
  | { readonly kind: 'answered'; readonly response: AgentResponse }
  /** The stream ended properly, but without a final state: what came is the answer. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'cancelled'; readonly text: string; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export type TurnEvent =
  | { readonly type: 'sent'; readonly id: string }
  | { readonly type: 'stream'; readonly event: StreamEvent }
  /** The connection ended before `[DONE]`, was refused or threw. */
  | { readonly type: 'broken' }
  | { readonly type: 'answered'; readonly response: AgentResponse }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'cancelled'; readonly message: string };

export const IDLE: Turn = { kind: 'idle' };

export function turnAfter(turn: Turn, event: TurnEvent): Turn {
  if (event.type === 'sent') return { kind: 'streaming', id: event.id, text: '' };
  // What arrives after the end changes nothing: a final state behind [DONE], a late answer of a cancelled call.
  if (turn.kind === 'idle' || turn.kind === 'settled') return turn;
  if (event.type === 'cancelled')
    return settled(turn, { kind: 'cancelled', text: turn.kind === 'streaming' ? turn.text : '', message: event.message });
  if (turn.kind === 'streaming') return streamingAfter(turn, event);
  if (event.type === 'answered') return settled(turn, { kind: 'answered', response: event.response });
  return event.type === 'refused' ? settled(turn, { kind: 'failed', message: event.message }) : turn;
}

type Streaming = Extract<Turn, { kind: 'streaming' }>;

function streamingAfter(turn: Streaming, event: TurnEvent): Turn {
  const fallback: Turn = { kind: 'fallback', id: turn.id };
  if (event.type === 'broken') return fallback;
  if (event.type !== 'stream') return turn;
  const { event: frame } = event;
  if (frame.type === 'chunk') return { ...turn, text: turn.text + frame.text };
  if (frame.type === 'final_state') return settled(turn, { kind: 'answered', response: frame.response });
  if (frame.type === 'error') return fallback;
  return turn.text.trim() ? settled(turn, { kind: 'text', text: turn.text }) : fallback;
}

function settled({ id }: { readonly id: string }, outcome: TurnOutcome): Turn {
  return { kind: 'settled', id, outcome };
}
