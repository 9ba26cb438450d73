/** What happens to the money of a project. Payments and disputes are named by the order in which they came. */
export type MoneyStep =
  | { readonly kind: 'pay'; readonly cents: number }
  | { readonly kind: 'refund'; readonly payment: number; readonly cents: number }
  | { readonly kind: 'dispute'; readonly payment: number; readonly cents: number }
  | { readonly kind: 'decide'; readonly dispute: number; readonly isWon: boolean }
  | { readonly kind: 'credit'; readonly cents: number }
  | { readonly kind: 'use_credit' };

/** A part of a plan: its day of a month, and its amount. */
export interface MoneyPart {
  readonly day: number;
  readonly cents: number;
}

/** A book at its end, in cents. */
export interface MoneyEnd {
  readonly asked: readonly number[];
  readonly paid: readonly number[];
  readonly credits: readonly number[];
  readonly gone: readonly number[];
  readonly held: readonly number[];
}
