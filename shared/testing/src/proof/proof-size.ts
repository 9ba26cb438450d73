/** Tests of remotes know the browser only. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/**
 * How much a proof does: the short form runs with every `npm test`, the long one by `npm run proof` and whenever what it is
 * about has changed (see `proofs.json`).
 *
 * @example
 * const KILLS = proofSize({ short: 5, long: 50 });
 */
export function proofSize<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return process.env['PROOF_LENGTH'] === 'long' ? long : short;
}

/**
 * The seed of a proof with random cases: its usual one, or the one that `npm run proof -- --seed` asks for.
 *
 * @example
 * fc.assert(property, { seed: proofSeed(20_270_612) });
 */
export function proofSeed(usual: number): number {
  return Number(process.env['PROOF_SEED'] ?? usual);
}
