/** What happens to a ledger in the tests. */
export type Step =
  | { readonly kind: 'pay'; readonly cents: number }
  | { readonly kind: 'refund'; readonly payment: number; readonly cents: number };

/**
 * The same book kept in another way, sharing nothing with the first: every cent is BigInt, and instead of shares each payment is a stretch of an
 * endless tape, of which parts and credits are cut.
 *
 * @param given id, day of the month and amount of each part
 */
export function replay(
  given: readonly (readonly [number, number, number])[],
  steps: readonly Step[],
): { paid: number[]; credits: number[] } {
  const parts = given.map(([id, day, cents]) => ({ id, day, room: BigInt(cents), stack: [] as { payment: number; cents: bigint }[] }));
  const order = [...parts.keys()].sort((a, b) => {
    const [first, second] = [parts[a], parts[b]];
    return (first?.day ?? 0) - (second?.day ?? 0) || (first?.id ?? 0) - (second?.id ?? 0);
  });
  const rests: bigint[] = [];
  const credits: bigint[] = [];
  for (const step of steps) {
    if (step.kind === 'pay') {
      let tape = BigInt(step.cents);
      rests.push(tape);
      for (const at of order) {
        const part = parts[at];
        if (!part) continue;
        const held = part.stack.reduce((sum, { cents }) => sum + cents, 0n);
        const piece = part.room - held < tape ? part.room - held : tape;
        if (piece > 0n) part.stack.push({ payment: rests.length - 1, cents: piece });
        tape -= piece > 0n ? piece : 0n;
      }
      credits.push(tape);
      continue;
    }
    const rest = rests[step.payment];
    if (rest === undefined || BigInt(step.cents) > rest) continue;
    rests[step.payment] = rest - BigInt(step.cents);
    let back = BigInt(step.cents);
    const credit = credits[step.payment] ?? 0n;
    const ofCredit = credit < back ? credit : back;
    credits[step.payment] = credit - ofCredit;
    back -= ofCredit;
    for (const at of [...order].reverse()) {
      for (const piece of parts[at]?.stack ?? []) {
        if (piece.payment !== step.payment) continue;
        const cut = piece.cents < back ? piece.cents : back;
        piece.cents -= cut;
        back -= cut;
      }
    }
  }
  const sum = (stack: readonly { cents: bigint }[]) => Number(stack.reduce((all, { cents }) => all + cents, 0n));
  return { paid: parts.map(({ stack }) => sum(stack)), credits: credits.map(Number) };
}
