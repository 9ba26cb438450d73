import { isApiError } from '@butterfly/plugin-sdk';
import type { AgentResponse } from '../chat/agent-response';
import { readStream } from './read-stream';
import { IDLE, turnAfter, type Turn, type TurnEvent, type TurnOutcome } from './turn';

export const CANCELLED_REQUEST = 'Request cancelled.';
export const CANCELLED_STREAM = 'Stream cancelled by user.';
export const NO_ANSWER = 'Failed to get response from server. Please check your connection and try again.';

export interface TurnCalls {
  /** Opens the stream of this message. */
  readonly stream: (signal: AbortSignal) => Promise<Response>;
  /** The same message without a stream; the server answers the stored result if it has run already. */
  readonly text: (signal: AbortSignal) => Promise<AgentResponse>;
}

/** The server is still working on the message whose stream broke: how long until it is asked again, and how often at most. */
export const STILL_RUNNING_MS = 1_000;
const MOST_ASKS = 90;

interface TurnRun extends TurnCalls {
  readonly id: string;
  readonly signal: AbortSignal;
  readonly onTurn: (turn: Turn) => void;
}

/** Runs one message to its end. Whether it was cancelled is asked of the signal, never of the name of an error. */
export async function runTurn({ id, signal, stream, text, onTurn }: TurnRun): Promise<TurnOutcome> {
  let turn: Turn = IDLE;
  let opened = false;
  const happened = (event: TurnEvent) => {
    turn = turnAfter(turn, event);
    onTurn(turn);
    return turn;
  };
  let cancelled: () => void = () => undefined;
  // Nobody waits for a network that has not noticed yet that it is not wanted any more.
  const whenCancelled = new Promise<void>((resolve) => (cancelled = resolve));
  const cancel = () => {
    happened({ type: 'cancelled', message: opened ? CANCELLED_STREAM : CANCELLED_REQUEST });
    cancelled();
  };
  happened({ type: 'sent', id });
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  try {
    const answered = async () => {
      await readAll({ open: () => stream(signal), happened, isOver: () => turn.kind !== 'streaming', opened: () => void (opened = true) });
      if (isFallback(turn)) await askAgain({ call: () => text(signal), happened, isOver: () => !isFallback(turn) });
    };
    await Promise.race([answered(), whenCancelled]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return outcomeOf(turn);
}

interface Reading {
  readonly open: () => Promise<Response>;
  readonly happened: (event: TurnEvent) => Turn;
  readonly isOver: () => boolean;
  readonly opened: () => void;
}

async function readAll({ open, happened, isOver, opened }: Reading): Promise<void> {
  if (isOver()) return;
  try {
    const response = await open();
    if (!response.ok) return void happened({ type: 'broken' });
    opened();
    for await (const event of readStream(response)) {
      happened({ type: 'stream', event });
      if (isOver()) return;
    }
    happened({ type: 'broken' });
  } catch (error) {
    console.warn('[assistant] the stream broke', error);
    happened({ type: 'broken' });
  }
}

interface Asking {
  readonly call: () => Promise<AgentResponse>;
  readonly happened: (event: TurnEvent) => Turn;
  readonly isOver: () => boolean;
}

async function askAgain({ call, happened, isOver }: Asking): Promise<void> {
  for (let asks = 1; !isOver(); asks += 1) {
    try {
      return void happened({ type: 'answered', response: await call() });
    } catch (error) {
      const stillRunning = isApiError(error) && error.code === 'agents.still_running' && asks < MOST_ASKS;
      if (!stillRunning) return void happened(refusal(error));
    }
    await new Promise((resolve) => setTimeout(resolve, STILL_RUNNING_MS));
  }
}

function refusal(error: unknown): TurnEvent {
  if (isApiError(error) && error.code === 'agents.cancelled') return { type: 'cancelled', message: CANCELLED_STREAM };
  return { type: 'refused', message: isApiError(error) && error.status > 0 ? error.message : NO_ANSWER };
}

/** A function, since TypeScript does not see that `turn` changes in callbacks. */
function isFallback(turn: Turn): boolean {
  return turn.kind === 'fallback';
}

function outcomeOf(turn: Turn): TurnOutcome {
  return turn.kind === 'settled' ? turn.outcome : { kind: 'failed', message: NO_ANSWER };
}
