import type { Json } from '@butterfly/contracts/core';
import { isApiError } from '@butterfly/plugin-sdk';
import type { BoardStore } from '../board/board.store';
import type { Choice } from '../model/merge/conflict';
import { mergeDocuments } from '../model/merge/merge-documents';
import { newId } from '../model/new-id';
import type { DocumentOperations, SaveOutcome } from '../state/document-operations';
import type { DocumentRemote } from '../state/document-remote';
import { CONFLICT_MESSAGE } from '../state/messages';
import type { BoardJournal, BoardSnapshot } from './board-journal';
import type { BoardTabs } from './board-tabs';
import type { SaveResult } from './save-queue';
import { SaveQueue } from './save-queue';

interface SyncOptions {
  readonly store: BoardStore;
  readonly operations: DocumentOperations;
  readonly remote: Pick<DocumentRemote, 'read'>;
  readonly journal: BoardJournal;
  readonly tabs: Pick<BoardTabs, 'exclusively' | 'announceSaved'>;
}

/** A change is in the journal this much later, also while the person goes on typing. */
const JOURNAL_MS = 100;
/** A few sends without an answer are remembered; with more, the oldest have long been seen on the server or never arrived. */
const MOST_ECHOES = 4;

/**
 * Keeps a board and the server alike. What changes here is saved, one save at a time; what others save is fetched and merged
 * element by element. Only where both changed the same thing the person is asked, and saving waits for the answer.
 */
export class BoardSync {
  readonly #options: SyncOptions;
  readonly #queue: SaveQueue;
  #echoes: Json[] = [];
  /** The newer board that a question is about. */
  #theirs: { readonly data: Json; readonly etag: string | null } | null = null;
  #wholeNext = false;
  #journalTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #unsubscribe: () => void;

  constructor(options: SyncOptions) {
    this.#options = options;
    this.#queue = new SaveQueue({ save: () => this.#save() });
    this.#unsubscribe = options.store.subscribe((state, before) => {
      if (!state.opened || (state.data === before.data && state.baseState === before.baseState)) return;
      if (this.hasUnsaved) this.#journalSoon();
      if (state.data !== before.data && this.hasUnsaved && state.conflicts.length === 0) this.#queue.changed();
    });
  }

  get hasUnsaved(): boolean {
    const { data, baseState } = this.#options.store.getState();
    return data !== null && data !== baseState;
  }

  /** Reads the board; without one, the first change creates it. One that is shown already may be changed meanwhile: it is merged. */
  async open(): Promise<void> {
    const { store, operations } = this.#options;
    if (store.getState().opened) return this.refresh();
    await operations.fetch();
    if (store.getState().error === null) store.setState({ opened: true });
  }

  /** Saves now what is not saved yet and waits for it. */
  async flush(): Promise<void> {
    await this.#queue.flush();
  }

  /** The network is back: what waits is sent, what others did is fetched. */
  async wake(): Promise<void> {
    if (this.hasUnsaved) this.#queue.wake();
    else await this.refresh();
  }

  /** Fetches what others have saved, if anything. Failing is no event: the next save or look says what is wrong. */
  async refresh(): Promise<void> {
    const { store, remote } = this.#options;
    const { opened, conflicts, version, baseState } = store.getState();
    const overtaken = () => this.#queue.busy || store.getState().version !== version;
    if (!opened || conflicts.length > 0 || this.#queue.busy) return;
    try {
      const { data, etag, notModified } = await remote.read(baseState === null ? null : version);
      if (!notModified && !overtaken()) this.#integrate({ data, etag });
    } catch (error) {
      if (isMissing(error) && baseState !== null && !overtaken()) this.#forgetServerCopy();
    }
  }

  /** Settles the open questions and saves. */
  async resolve(choices: ReadonlyMap<string, Choice>): Promise<void> {
    const settled = this.#theirs ? this.#integrate(this.#theirs, choices) : await this.#catchUp(choices);
    if (settled) await this.flush();
  }

  /** Drops what is not saved and shows the newer board. Undo brings it back. */
  async discard(): Promise<void> {
    const { store, operations } = this.#options;
    const { data: mine, past } = store.getState();
    await operations.fetch();
    const { error, baseState } = store.getState();
    if (error !== null) return;
    this.#theirs = null;
    this.#echoes = [];
    store.setState({ conflicts: [], data: baseState, past: [...past, { before: mine, after: baseState }], future: [] });
    await this.#options.journal.clear();
  }

  /** Takes over what another tab could not save. False: this tab has something unsaved itself, and has to save it first. */
  async adopt(left: BoardSnapshot): Promise<boolean> {
    const { store } = this.#options;
    if (this.hasUnsaved) await this.flush();
    if (this.hasUnsaved || !store.getState().opened) return false;
    const { baseState, version } = store.getState();
    this.#echoes = [...left.echoes];
    store.setState({ data: left.data, baseState: baseState === null ? null : left.base });
    if (baseState !== null) this.#integrate({ data: baseState, etag: version });
    await this.writeJournal();
    return true;
  }

  /** Writes the journal now. */
  async writeJournal(): Promise<void> {
    clearTimeout(this.#journalTimer);
    this.#journalTimer = undefined;
    const { data, baseState, version } = this.#options.store.getState();
    if (this.hasUnsaved) await this.#options.journal.write({ base: baseState, version, data, echoes: this.#echoes });
    else await this.#options.journal.clear();
  }

  stop(): void {
    this.#unsubscribe();
    this.#queue.stop();
    clearTimeout(this.#journalTimer);
  }

  #journalSoon(): void {
    this.#journalTimer ??= setTimeout(() => void this.writeJournal(), JOURNAL_MS);
  }

  async #save(): Promise<SaveResult> {
    const { store, tabs } = this.#options;
    if (!this.hasUnsaved || store.getState().conflicts.length > 0) return 'clean';
    try {
      return await tabs.exclusively(() => this.#send());
    } catch (error) {
      // Not the server's answer, which is settled below: the browser refuses the lock, say. It is said and tried again.
      store.setState({ error: error instanceof Error ? error.message : String(error) });
      return 'later';
    }
  }

  async #send(): Promise<SaveResult> {
    const { store, operations } = this.#options;
    const { data, baseState } = store.getState();
    if (data === null || data === baseState) return 'clean';
    this.#echoes = [...this.#echoes, data].slice(-MOST_ECHOES);
    // On disk before it is on the wire: whoever takes over must know that this may have arrived.
    await this.writeJournal();
    const shown = data;
    const outcome =
      baseState === null ? await operations.create(data, { shown }) : await operations.update(data, { shown, whole: this.#wholeNext });
    return this.#settle(outcome, data);
  }

  async #settle(outcome: SaveOutcome, sent: Json): Promise<SaveResult> {
    const { store, tabs } = this.#options;
    if (outcome.kind === 'unknown') return 'later';
    this.#echoes = this.#echoes.filter((echo) => echo !== sent);
    switch (outcome.kind) {
      case 'saved':
        this.#echoes = [];
        this.#wholeNext = false;
        store.setState({ savedAt: outcome.at });
        tabs.announceSaved();
        await this.writeJournal();
        return this.hasUnsaved ? 'again' : 'clean';
      case 'conflict':
        if (await this.#catchUp()) return 'again';
        return store.getState().conflicts.length > 0 ? 'blocked' : 'later';
      case 'gone':
        this.#forgetServerCopy();
        return 'again';
      case 'refused':
        // A patch the server cannot apply: the whole document says the same without depending on what was there.
        if (outcome.status !== 400 || this.#wholeNext) return 'later';
        this.#wholeNext = true;
        return 'again';
    }
  }

  /** The board was deleted elsewhere. What is not saved creates it anew; otherwise it is gone here too. */
  #forgetServerCopy(): void {
    const { store } = this.#options;
    store.setState({ baseState: null, version: null, ...(!this.hasUnsaved && { data: null }) });
  }

  /** Reads the newer board and merges. False: it could not be read, or there is something to ask. */
  async #catchUp(choices?: ReadonlyMap<string, Choice>): Promise<boolean> {
    try {
      const { data, etag } = await this.#options.remote.read(null);
      return this.#integrate({ data, etag }, choices);
    } catch (error) {
      if (!isMissing(error)) return false;
      this.#forgetServerCopy();
      return true;
    }
  }

  #integrate(theirs: { readonly data: Json; readonly etag: string | null }, choices?: ReadonlyMap<string, Choice>): boolean {
    const { store } = this.#options;
    const { data: mine, baseState } = store.getState();
    const { data, conflicts } =
      this.hasUnsaved && mine !== null
        ? mergeDocuments({ base: baseState, mine, theirs: theirs.data, echoes: this.#echoes, newId, ...(choices && { choices }) })
        : { data: theirs.data, conflicts: [] };
    this.#theirs = conflicts.length > 0 ? theirs : null;
    if (conflicts.length > 0) {
      store.setState({ conflicts, error: CONFLICT_MESSAGE });
      return false;
    }
    this.#echoes = [];
    store.setState({ data, baseState: theirs.data, version: theirs.etag, conflicts: [], ...(data === theirs.data && { error: null }) });
    return true;
  }
}

const isMissing = (error: unknown): boolean => isApiError(error) && error.code === 'moodboard.board_not_found';
