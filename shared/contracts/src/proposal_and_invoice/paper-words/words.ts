import type { ClientLanguage } from '../../core/languages';

/** All that a proposal says beside what the business wrote into it: on the page, in the editor and on paper. */
export interface PaperWords {
  readonly language: ClientLanguage;
  readonly version: (revision: number) => string;
  /** A version that takes the place of another. */
  readonly instead: (revision: number, before: number) => string;
  /** Stands before a day. */
  readonly validUntil: string;
  readonly optional: string;
  readonly optionalOut: string;
  readonly alternativeOut: string;
  readonly together: string;
  readonly waiver: string;
  readonly tax: (percent: string) => string;
  /** Of a tax that the prices hold already. */
  readonly taxWithin: (percent: string) => string;
  readonly total: string;
  readonly payments: string;
  readonly dayToCome: string;
  readonly terms: string;
  readonly changes: string;
  readonly changeTo: (title: string) => string;
  readonly goes: string;
  readonly comes: string;
  readonly differs: string;
  readonly follows: string;
  readonly nothingChanges: string;
  readonly insteadOf: (is: string, was: string) => string;
  readonly accepted: string;
  readonly wouldBe: string;
  readonly staysTotal: string;
  /** Stand after an amount. */
  readonly more: string;
  readonly less: string;
  /** What becomes of the payments of what was accepted. */
  readonly paymentsLess: string;
  readonly paymentsMore: string;
  readonly paymentsStay: string;
}
