import type { Json } from '@butterfly/contracts/core';
import { isObject } from '../same-json';
import type { Versions } from './merge-context';

/** How far the copy stands aside, so that it does not cover the other. */
const ASIDE = 24;

/** Theirs as it is, and mine beside it under an id of its own. Null when one of them is not there. */
export function keepBoth({ mine, theirs }: Versions, newId: () => string): Json[] | null {
  if (!isObject(mine) || !isObject(theirs)) return null;
  const { x, y } = mine;
  const moved: { [key: string]: Json } = typeof x === 'number' && typeof y === 'number' ? { x: x + ASIDE, y: y + ASIDE } : {};
  return [theirs, { ...mine, id: newId(), ...moved }];
}
