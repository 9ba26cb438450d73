import type { Json } from '@butterfly/contracts/core';

export type Choice = 'mine' | 'theirs' | 'both';

/** An element that two people changed in ways that exclude each other. */
export interface Conflict {
  /** Names the element within the document: the ids on the way to it. */
  readonly key: string;
  /** The element as each has it; undefined: removed. */
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  /** False where a copy makes no sense: one side has removed it, or it is not an item. */
  readonly canKeepBoth: boolean;
}
