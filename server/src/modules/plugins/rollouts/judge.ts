import type { HealthFigures, Rollout } from '@butterfly/contracts/plugins';
import type { Testimony, Witnesses } from '../health/witnesses';

/** What becomes of a running rollout now. */
export type Verdict = { readonly kind: 'wait' } | { readonly kind: 'step' } | { readonly kind: 'abort'; readonly reason: string };

interface Evidence {
  readonly candidate: HealthFigures;
  readonly baseline: HealthFigures;
  /** Who tells of the candidate; `slow`: slower than `slowLimit`. */
  readonly witnesses: Witnesses;
  /** How many businesses the rollout reaches at this step. */
  readonly businesses: number;
  readonly now: Date;
}

/** So many members of one business are believed where a rollout reaches no other. */
const MEMBERS_OF_ONE = 3;

interface Breach {
  readonly reason: string;
  readonly isWitnessed: boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * A breach that several businesses tell of ends it at once, at every step; one that is told by fewer only keeps it from going
 * on. Otherwise it goes on when the step has held long enough – without a single load nothing is known, and it waits.
 */
export function judge(
  { gate, steps, step, step_since: since }: Pick<Rollout, 'gate' | 'steps' | 'step' | 'step_since'>,
  evidence: Evidence,
): Verdict {
  const breaches = breachesOf(gate, evidence);
  const witnessed = breaches.find(({ isWitnessed }) => isWitnessed);
  if (witnessed) return { kind: 'abort', reason: witnessed.reason };
  const held = evidence.now.getTime() - Date.parse(since) >= (steps[step]?.hold_s ?? 0) * 1_000;
  return breaches.length === 0 && held && evidence.candidate.loads >= gate.min_loads ? { kind: 'step' } : { kind: 'wait' };
}

/** Loads that take longer than this are too slow for a rollout; without enough of the baseline to compare with, none is. */
export function slowLimit(gate: Rollout['gate'], baseline: HealthFigures): number | null {
  return baseline.loads >= gate.min_loads && baseline.p95_ms !== null ? baseline.p95_ms + gate.max_p95_ms_delta : null;
}

function breachesOf(gate: Rollout['gate'], evidence: Evidence): Breach[] {
  const { candidate } = evidence;
  const tried = Math.max(candidate.loads, candidate.failed + candidate.crashes);
  if (tried < gate.min_loads) return [];
  return [...failing(gate, evidence, tried), ...slower(gate, evidence)];
}

/** Of the loads and of the members: one who loads it again and again is one. */
function failing(gate: Rollout['gate'], { candidate, baseline, witnesses, businesses }: Evidence, tried: number): Breach[] {
  const allowed = gate.max_error_rate + (baseline.loads >= gate.min_loads ? baseline.error_rate : 0);
  if (candidate.error_rate <= allowed) return [];
  const { failed, told } = witnesses;
  const reason = `${candidate.failed} of ${tried} loads failed and ${candidate.crashes} crashed (${percent(candidate.error_rate)}), for ${failed.members} of ${told.members} members; allowed is ${percent(allowed)}`;
  return [{ reason, isWitnessed: failed.members > told.members * allowed && areBelieved(failed, businesses) }];
}

function slower(gate: Rollout['gate'], { candidate, baseline, witnesses, businesses }: Evidence): Breach[] {
  const limit = slowLimit(gate, baseline);
  if (limit === null || candidate.p95_ms === null || candidate.p95_ms <= limit) return [];
  const reason = `it loads in ${candidate.p95_ms} ms at the 95th percentile, ${candidate.p95_ms - (baseline.p95_ms ?? 0)} ms slower than ${baseline.p95_ms} ms; allowed are ${gate.max_p95_ms_delta} ms`;
  return [{ reason, isWitnessed: areBelieved(witnesses.slow, businesses) }];
}

/** A release is taken from everybody only where one business alone cannot say so; where there is one alone, by who speaks for it. */
function areBelieved({ members, businesses, admins }: Testimony, reached: number): boolean {
  return businesses >= 2 || (reached <= 1 && (admins >= 1 || members >= MEMBERS_OF_ONE));
}
