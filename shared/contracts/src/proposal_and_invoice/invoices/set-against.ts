interface Part {
  readonly amount_cents: number;
  readonly paid_cents: number;
  readonly waived_cents: number;
}

/**
 * The parts of an invoice after a credit: it is set against what is open, the last part first, so that earlier ones stay as they were agreed.
 * What is left comes off what was paid already – the last part first – and is owed to the client.
 *
 * @param credit_cents more than nothing
 * @throws RangeError for more than the parts come to
 * @example setAgainst(plan, 16_544).at(-1)?.amount_cents; // 144_319
 */
export function setAgainst<T extends Part>(parts: readonly T[], credit_cents: number): T[] {
  const open = reduced(parts, {
    left: credit_cents,
    room: ({ amount_cents, paid_cents, waived_cents }) => amount_cents - paid_cents - waived_cents,
  });
  const all = reduced(open.parts, { left: open.left, room: ({ amount_cents }) => amount_cents });
  if (all.left > 0) throw new RangeError('A credit is never more than what was asked for.');
  return all.parts;
}

function reduced<T extends Part>(parts: readonly T[], { left: all, room }: { left: number; room: (part: T) => number }) {
  let left = all;
  const changed = [...parts].reverse().map((part) => {
    const taken = Math.min(left, Math.max(0, room(part)));
    left -= taken;
    return { ...part, amount_cents: part.amount_cents - taken };
  });
  return { parts: changed.reverse(), left };
}
