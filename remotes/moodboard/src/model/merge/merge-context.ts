import type { Json } from '@butterfly/contracts/core';
import { isObject } from '../same-json';
import type { Choice, Conflict } from './conflict';

/** One value in its versions; undefined: it is not there. */
export interface Versions {
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
  readonly echoes: readonly (Json | undefined)[];
}

/** Where in the document a merge is, and what was found on the way. */
export interface MergeContext {
  readonly path: string;
  /** The nearest element with an id above, or the value itself. */
  readonly element: { readonly key: string; readonly versions: Versions; readonly isItem: boolean } | null;
  readonly conflicts: Map<string, Conflict>;
  readonly choices: Pick<ReadonlyMap<string, Choice>, 'get'>;
  readonly newId: () => string;
}

/** The member `key` of every version. */
export function memberOf({ base, mine, theirs, echoes }: Versions, key: string): Versions {
  const member = (value: Json | undefined) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);
  return { base: member(base), mine: member(mine), theirs: member(theirs), echoes: echoes.map(member) };
}

/** Settles a value that both changed: by what the person decided, else by asking, with mine in its place meanwhile. */
export function settle(versions: Versions, { path, element, conflicts, choices }: MergeContext): Json | undefined {
  const { key, versions: whole, isItem } = element ?? { key: path, versions, isItem: false };
  const choice = choices.get(key);
  if (choice === 'theirs' || choice === 'both') return versions.theirs;
  if (!choice)
    conflicts.set(key, {
      key,
      mine: whole.mine,
      theirs: whole.theirs,
      canKeepBoth: isItem && whole.mine !== undefined && whole.theirs !== undefined,
    });
  return versions.mine;
}
