import type { Json } from '@butterfly/contracts/core';
import { sameJson } from '../same-json';
import type { Choice, Conflict } from './conflict';
import type { MergeContext } from './merge-context';
import { mergeValue } from './merge-value';

export interface MergeInput {
  /** What both began from; null when there was no board. */
  readonly base: Json | null;
  readonly mine: Json;
  readonly theirs: Json;
  /**
   * Earlier states of mine that were sent without an answer. Where theirs is one of them, it is my own earlier edit and not
   * somebody else's: a save whose answer was lost is neither made twice nor a conflict.
   */
  readonly echoes?: readonly Json[];
  /** What the person has decided, by the key of the conflict. */
  readonly choices?: Pick<ReadonlyMap<string, Choice>, 'get'>;
  /** An id for the copy when both are kept. */
  readonly newId: () => string;
}

export interface Merged {
  readonly data: Json;
  /** What needs a decision. While there is any, `data` holds mine in its place. */
  readonly conflicts: readonly Conflict[];
}

/**
 * Three-way merge of two boards, element by element and field by field. Only what both changed differently is a conflict; how
 * items are stacked is merged without a question, mine on top of theirs.
 *
 * @example
 * mergeDocuments({ base, mine, theirs, newId }).conflicts; // [] when the edits touch different things
 */
export function mergeDocuments({ base, mine, theirs, echoes = [], choices = new Map<string, Choice>(), newId }: MergeInput): Merged {
  const conflicts = new Map<string, Conflict>();
  const context: MergeContext = { path: '', element: null, conflicts, choices, newId };
  const data = mergeValue({ base: base ?? undefined, mine, theirs, echoes }, context) ?? null;
  // The very object of theirs when nothing is left to save, so that "nothing changed" is told by identity.
  return { data: sameJson(data, theirs) ? theirs : data, conflicts: [...conflicts.values()] };
}
