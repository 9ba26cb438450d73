/** What a proposal comes to, as far as a difference is told part by part. */
export interface TotalParts {
  readonly subtotal_cents: number;
  readonly adjustments: readonly { readonly label: string; readonly cents: number }[];
  readonly waiver_cents: number;
  /** Only where taxes come on top. */
  readonly taxes_cents: number;
}

export interface ImpactPart {
  readonly label: string;
  readonly cents: number;
}

/**
 * Of what a difference is made: lines, each adjustment, damage waiver, tax. Parts that stay as they are are not named.
 *
 * @example impactParts(before, after); // [{ label: 'Lines', cents: -16_000 }, { label: 'Early booking', cents: 800 }, …]
 */
export function impactParts(before: TotalParts, after: TotalParts): ImpactPart[] {
  const adjustments = after.adjustments.map(({ label, cents }, at) => ({ label, cents: cents - (before.adjustments[at]?.cents ?? 0) }));
  return [
    { label: 'Lines', cents: after.subtotal_cents - before.subtotal_cents },
    ...adjustments,
    { label: 'Damage waiver', cents: after.waiver_cents - before.waiver_cents },
    { label: 'Tax', cents: after.taxes_cents - before.taxes_cents },
  ].filter(({ cents }) => cents !== 0);
}
