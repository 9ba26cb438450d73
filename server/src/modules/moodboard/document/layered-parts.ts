import type { Parts, PartTexts } from './node';

/** So many texts lie over the others at most: they are copied with every change, the others only once they are more. */
const MOST_OVER = 64;

interface Change {
  readonly parts: Parts;
  readonly gone: readonly number[];
}

/** The texts of a board, as they were read or as changes have left them. */
export type KeptParts = LayeredParts | ReadonlyMap<number, string>;

/**
 * The texts of a board after a change. Nothing is changed in place, for whoever reads the version before keeps it; and a board of two
 * thousand parts is not copied for a new one: what has changed lies over what was there.
 *
 * @example LayeredParts.over(new Map([[1, '"a"'], [2, '"b"']]), { parts: new Map([[2, '"c"']]), gone: [1] }).get(2) // '"c"'
 */
export class LayeredParts implements PartTexts {
  private constructor(
    private readonly base: ReadonlyMap<number, string>,
    /** Null: gone. */
    private readonly top: ReadonlyMap<number, string | null>,
  ) {}

  static over(known: KeptParts, { parts, gone }: Change): LayeredParts {
    const [base, before] = known instanceof LayeredParts ? [known.base, known.top] : [known, new Map<number, string | null>()];
    const top = new Map(before);
    for (const id of gone) top.set(id, null);
    for (const [id, text] of parts) top.set(id, text);
    return top.size > MOST_OVER ? new LayeredParts(flattened(base, top), new Map()) : new LayeredParts(base, top);
  }

  get(id: number): string | undefined {
    const changed = this.top.get(id);
    return changed === undefined ? this.base.get(id) : (changed ?? undefined);
  }
}

function flattened(base: ReadonlyMap<number, string>, top: ReadonlyMap<number, string | null>): Map<number, string> {
  const parts = new Map(base);
  for (const [id, text] of top) {
    if (text === null) parts.delete(id);
    else parts.set(id, text);
  }
  return parts;
}
