import type { Json } from '@butterfly/contracts/core';
import fastJsonPatch from 'fast-json-patch';
import { enablePatches, produceWithPatches } from 'immer';
import { create } from 'jsondiffpatch';
import { diffDocument } from '../../../../../remotes/moodboard/src/model/diff-document';
import { jsonBytes } from '../../../../../remotes/moodboard/src/model/json-bytes';
import type { BenchBoard } from './board-fixture';

export interface Edit {
  readonly base: BenchBoard;
  readonly next: BenchBoard;
  readonly recipe: (draft: BenchBoard) => void;
}

/** What a save costs the window: the diff, its size, and the size of the document it is compared with. */
export interface Contender {
  readonly name: string;
  /** @returns bytes of the patch and of the document. */
  save(edit: Edit): { readonly patch: number; readonly whole: number };
  /** Why it cannot take part at this size. */
  sitsOut?(edit: string, items: number): string | null;
}

const byId = create({ objectHash: (item) => String((item as { id?: unknown }).id) });
const utf8 = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');
enablePatches();

export const CONTENDERS: readonly Contender[] = [
  {
    name: 'moodboard',
    save: ({ base, next }) => ({ patch: jsonBytes(diffDocument(base, next) as unknown as Json), whole: jsonBytes(next) }),
  },
  { name: 'fast-json-patch', save: ({ base, next }) => ({ patch: utf8(fastJsonPatch.compare(base, next)), whole: utf8(next) }) },
  {
    name: 'immer patches',
    save: ({ base, recipe }) => {
      const [next, patches] = produceWithPatches(base, recipe);
      return { patch: utf8(patches), whole: utf8(next) };
    },
  },
  {
    name: 'jsondiffpatch',
    save: ({ base, next }) => ({ patch: utf8(byId.diff(base, next)), whole: utf8(next) }),
    // Its longest common subsequence is a table of items × items: 4 GB and more.
    sitsOut: (edit, items) => (edit === 'z-order' && items > 10_000 ? 'out of memory' : null),
  },
];
