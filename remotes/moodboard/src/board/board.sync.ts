import type { Json } from '@butterfly/contracts/core';
import { isApiError } from '@butterfly/plugin-sdk';
import { emptyDocument } from '../model/board-document';
import { chooseSave } from '../model/choose-save';
import type { MoodboardClient } from '../moodboard.client';
import type { BoardStore } from './board.store';
import { CONFLICT_MESSAGE } from './board.store';

interface SyncOptions {
  readonly store: BoardStore;
  readonly client: MoodboardClient;
  readonly projectId: number;
  readonly signal: AbortSignal;
  /** Quiet time after the last change before it is saved. */
  readonly delayMs?: number;
}

/** Longest wait between two tries while saving fails. */
const LONGEST_RETRY_MS = 30_000;

/**
 * Keeps a board and the server alike: reads it once, then saves what changes, one save at a time. What changes while a
 * save is under way goes with the next one, so a board is never in conflict with itself. A failed save is tried again.
 */
export class BoardSync {
  readonly #options: Required<SyncOptions>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #failures = 0;

  constructor(options: SyncOptions) {
    this.#options = { delayMs: 600, ...options };
    const stop = options.store.subscribe((state, before) => {
      if (state.data !== before.data && state.opened && !state.conflict) this.#schedule(this.#options.delayMs);
    });
    const online = () => this.#schedule(0);
    window.addEventListener('online', online);
    options.signal.addEventListener('abort', () => {
      stop();
      clearTimeout(this.#timer);
      window.removeEventListener('online', online);
    });
  }

  /** Reads the board. 404 means there is none yet: data, base and version are cleared and the first change creates it. */
  async open(): Promise<void> {
    const { store, client, projectId, signal } = this.#options;
    store.setState({ loading: true, error: null, conflict: false });
    try {
      const { data, etag } = await client.getBoard({ params: { projectId: String(projectId) }, signal });
      this.#accept(data.data, etag);
    } catch (error) {
      if (isApiError(error) && error.code === 'moodboard.board_not_found') {
        store.setState({ loading: false, opened: true, data: emptyDocument(), baseState: null, version: null });
      } else if (!signal.aborted) {
        store.setState({ loading: false, error: messageOf(error, 'fetch') });
      }
    }
  }

  /** Saves now what is not saved yet and waits for it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    await this.#save();
  }

  /** After a conflict: keep this window's board and overwrite the newer one, because the person said so. */
  async keepMine(): Promise<void> {
    const { store, client, projectId, signal } = this.#options;
    const mine = store.getState().data;
    const { data, etag } = await client.getBoard({ params: { projectId: String(projectId) }, signal });
    store.setState({ baseState: data.data, version: etag, data: mine, conflict: false, error: null });
    await this.flush();
  }

  get hasUnsaved(): boolean {
    const { opened, data, baseState } = this.#options.store.getState();
    if (!opened) return false;
    return baseState === null ? this.#touched : data !== baseState;
  }

  get #touched(): boolean {
    return this.#options.store.getState().past.length > 0;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#options.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#save(), delayMs);
  }

  async #save(): Promise<void> {
    if (this.#saving) return this.#saving;
    const { store, signal } = this.#options;
    const { data, baseState, opened, conflict } = store.getState();
    if (!opened || conflict || signal.aborted || data === baseState || (baseState === null && !this.#touched)) return;
    this.#saving = this.#send(data).finally(() => {
      this.#saving = null;
    });
    await this.#saving;
    if (store.getState().data !== data && this.#failures === 0) this.#schedule(0);
  }

  async #send(data: Json): Promise<void> {
    const { store, signal } = this.#options;
    store.setState({ loading: true, error: null });
    try {
      const { etag, updatedAt } = await this.#write(data);
      this.#failures = 0;
      store.setState({ loading: false, baseState: data, version: etag, savedAt: new Date(updatedAt) });
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error) && error.status === 412) {
        store.setState({ loading: false, error: CONFLICT_MESSAGE, conflict: true });
        return;
      }
      store.setState({ loading: false, error: messageOf(error, store.getState().baseState === null ? 'create' : 'update') });
      this.#failures += 1;
      this.#schedule(Math.min(LONGEST_RETRY_MS, 1_000 * 2 ** this.#failures));
    }
  }

  async #write(data: Json): Promise<{ etag: string | null; updatedAt: string }> {
    const { store, client, projectId, signal } = this.#options;
    const { baseState, version } = store.getState();
    const params = { projectId: String(projectId) };
    const options = { ifMatch: version ?? '*', prefer: 'return=minimal' as const, signal };
    const send = () => {
      if (baseState === null) return client.createBoard({ body: { project: projectId, data }, prefer: 'return=minimal', signal });
      const save = chooseSave(baseState, data);
      if (save.kind === 'patch') return client.patchBoard({ params, body: { patches: save.patches }, ...options });
      return client.replaceBoard({ params, body: { data }, ...options });
    };
    const answer = await send();
    return { etag: answer.etag, updatedAt: answer.data.updated_at };
  }

  #accept(data: Json, etag: string | null): void {
    this.#options.store.setState({ loading: false, opened: true, data, baseState: data, version: etag, past: [], future: [], selection: null, savedAt: null });
  }
}

/** Seed 001 §8: "Failed to update moodboard: {status}"; a network error keeps its own message. */
function messageOf(error: unknown, verb: 'fetch' | 'create' | 'update'): string {
  if (isApiError(error) && error.status > 0) return `Failed to ${verb} moodboard: ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}
