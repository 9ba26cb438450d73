import type { AnswerValue, SavedAnswers } from '@butterfly/contracts/questionnaire';
import { isApiError } from '@butterfly/plugin-sdk';

/** What was typed and is not known to be kept. `id` makes a second sending harmless. */
export interface WaitingAnswer {
  readonly id: string;
  readonly question_key: string;
  readonly value: AnswerValue;
}

export interface SendingState {
  readonly waiting: readonly WaitingAnswer[];
  /** Why an answer was not taken, by its question. */
  readonly refusals: Readonly<Record<string, string>>;
  /** `closed`: nothing is taken any more. */
  readonly status: 'closed' | 'offline' | 'saved' | 'saving' | 'typing';
  readonly progress_bps: number | null;
}

interface SenderParts {
  readonly send: (answers: readonly WaitingAnswer[]) => Promise<SavedAnswers>;
  readonly newId: () => string;
  /** Calls `work` later, and answers how to take that back. */
  readonly later: (ms: number, work: () => void) => () => void;
  readonly waiting: readonly WaitingAnswer[];
}

/** So long after the last key an answer leaves. */
const QUIET_MS = 600;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const BATCH = 50;

/**
 * Brings answers to the server, one batch at a time and in their order. What is on its way stays waiting until the server has said that it has
 * it; without a network it is tried again, and again. A refusal that names an answer is shown at its question; one that names none ends it.
 */
export class AnswerSender {
  #state: SendingState;
  #stopTimer: (() => void) | null = null;
  #isSending = false;
  #failures = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly parts: SenderParts) {
    const { waiting } = parts;
    this.#state = { waiting, refusals: {}, status: waiting.length > 0 ? 'typing' : 'saved', progress_bps: null };
    if (waiting.length > 0) this.#in(0);
  }

  get state(): SendingState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A later answer to a question that has not left yet takes the place of the earlier. */
  add(question_key: string, value: AnswerValue): void {
    if (this.#state.status === 'closed') return;
    const flying = this.#isSending ? this.#state.waiting.slice(0, BATCH) : [];
    const rest = this.#state.waiting.slice(flying.length).filter((one) => one.question_key !== question_key);
    const { [question_key]: _gone, ...refusals } = this.#state.refusals;
    this.#set({ waiting: [...flying, ...rest, { id: this.parts.newId(), question_key, value }], refusals, status: 'typing' });
    if (!this.#isSending) this.#in(QUIET_MS);
  }

  /** At once: the page is left, or the network is back. */
  flush(): void {
    if (!this.#isSending && this.#state.waiting.length > 0 && this.#state.status !== 'closed') void this.#send();
  }

  stop(): void {
    this.#stopTimer?.();
    this.#listeners.clear();
  }

  async #send(): Promise<void> {
    this.#stopTimer?.();
    const batch = this.#state.waiting.slice(0, BATCH);
    if (batch.length === 0) return;
    this.#isSending = true;
    this.#set({ status: 'saving' });
    try {
      this.#taken(batch, await this.parts.send(batch));
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isSending = false;
    }
    if (this.#state.status === 'typing') this.#in(this.#failures === 0 ? 0 : FIRST_RETRY_MS);
  }

  #taken(batch: readonly WaitingAnswer[], { refused, progress_bps }: SavedAnswers): void {
    this.#failures = 0;
    const done = new Set(batch.map(({ id }) => id));
    const waiting = this.#state.waiting.filter(({ id }) => !done.has(id));
    const isTypedAnew = new Set(waiting.map(({ question_key }) => question_key));
    const news = refused
      .filter(({ question_key }) => !isTypedAnew.has(question_key))
      .map(({ question_key, reason }) => [question_key, reason]);
    const refusals = { ...this.#state.refusals, ...(Object.fromEntries(news) as Record<string, string>) };
    this.#set({ waiting, refusals, progress_bps, status: waiting.length > 0 ? 'typing' : 'saved' });
  }

  #failed(error: unknown): void {
    if (isFinal(error)) {
      this.#set({ status: 'closed' });
      return;
    }
    this.#failures += 1;
    this.#set({ status: 'offline' });
    this.#in(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1)));
  }

  #in(ms: number): void {
    this.#stopTimer?.();
    this.#stopTimer = this.parts.later(ms, () => void this.#send());
  }

  #set(part: Partial<SendingState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** The server has understood, and will not say otherwise the next time. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && ![403, 408, 425, 429].includes(error.status);
}
