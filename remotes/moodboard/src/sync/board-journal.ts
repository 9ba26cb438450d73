import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import type { Operation } from 'fast-json-patch';
import { diffDocument } from '../model/diff-document';
import type { JournalBackend } from './journal-backend';

/** A board as one tab has it while something is not saved. */
export interface BoardSnapshot {
  readonly base: Json | null;
  readonly version: string | null;
  readonly data: Json | null;
  /** States that were sent without an answer so far. */
  readonly echoes: readonly Json[];
}

interface Edit {
  readonly version: string | null;
  readonly data: PatchOperation[];
  readonly echoes: PatchOperation[][];
}

/**
 * What one tab has not saved yet, kept beside the page so that a tab that dies takes nothing with it. The base is written
 * once; each later entry is only the difference to it.
 */
export class BoardJournal {
  #base: Json | null | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly backend: JournalBackend,
    readonly key: string,
  ) {}

  /** Resolves when it is written, or cannot be. */
  async write({ base, version, data, echoes }: BoardSnapshot): Promise<void> {
    const edit: Edit = { version, data: diffDocument(base, data), echoes: echoes.map((echo) => diffDocument(base, echo)) };
    return this.#next(async () => {
      const isNew = this.#base !== base;
      await this.backend.put(this.key, { ...(isNew && { base: JSON.stringify(base) }), edit: JSON.stringify(edit) });
      this.#base = base;
    });
  }

  /** Everything is saved. */
  clear(): Promise<void> {
    return this.#next(async () => {
      if (this.#base === undefined) return;
      await this.backend.remove(this.key);
      this.#base = undefined;
    });
  }

  /** One after the other: an older entry must not come behind a newer one. Without storage, saving goes on all the same. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch(() => undefined);
    return this.#last;
  }
}

/** What another tab has left behind; null when there is nothing, or nothing that can be read. */
export async function readJournal(backend: JournalBackend, key: string): Promise<BoardSnapshot | null> {
  const record = await backend.get(key);
  if (!record) return null;
  const { version, data, echoes } = JSON.parse(record.edit) as Edit;
  const { applyPatch } = await import('fast-json-patch');
  const apply = (patches: PatchOperation[]) =>
    applyPatch(JSON.parse(record.base) as Json, patches as Operation[], true).newDocument as Json;
  return { base: JSON.parse(record.base) as Json, version, data: apply(data), echoes: echoes.map(apply) };
}
