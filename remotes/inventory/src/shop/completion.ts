import type { ShopLine } from '@butterfly/contracts/inventory';

/** What somebody has typed for a flower; empty texts are none. */
export interface TypedOutcome {
  readonly used: string;
  readonly wasted: string;
}

/** Stems that wait for the project. */
export const waiting = ({ planned, pulled }: ShopLine): number => planned + pulled;

/** What was typed as numbers; undefined for what is no number of stems, or more than there are. */
export function outcomeOf(line: ShopLine, { used, wasted }: TypedOutcome): { used: number; wasted: number; returned: number } | undefined {
  const [usedStems, wastedStems] = [stemsOf(used), stemsOf(wasted)];
  if (usedStems === undefined || wastedStems === undefined) return undefined;
  const returned = waiting(line) - usedStems - wastedStems;
  return returned < 0 ? undefined : { used: usedStems, wasted: wastedStems, returned };
}

function stemsOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,7}$/.test(typed) ? Number(typed) : undefined;
}
