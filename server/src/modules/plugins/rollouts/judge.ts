import type { HealthFigures, Rollout } from '@butterfly/contracts/plugins';

/** What becomes of a running rollout now. */
export type Verdict = { readonly kind: 'wait' } | { readonly kind: 'step' } | { readonly kind: 'abort'; readonly reason: string };

interface Evidence {
  readonly candidate: HealthFigures;
  readonly baseline: HealthFigures;
  readonly now: Date;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * A breach ends it at once, at every step. Otherwise it goes on when the step has held long enough – without a single
 * load nothing is known, and it waits.
 */
export function judge({ gate, steps, step, step_since: since }: Pick<Rollout, 'gate' | 'steps' | 'step' | 'step_since'>, { candidate, baseline, now }: Evidence): Verdict {
  const breach = breachOf(gate, candidate, baseline);
  if (breach) return { kind: 'abort', reason: breach };
  const held = now.getTime() - Date.parse(since) >= (steps[step]?.hold_s ?? 0) * 1_000;
  return held && candidate.loads >= gate.min_loads ? { kind: 'step' } : { kind: 'wait' };
}

function breachOf(gate: Rollout['gate'], candidate: HealthFigures, baseline: HealthFigures): string | undefined {
  const tried = Math.max(candidate.loads, candidate.failed + candidate.crashes);
  if (tried < gate.min_loads) return undefined;
  const allowed = gate.max_error_rate + (baseline.loads >= gate.min_loads ? baseline.error_rate : 0);
  if (candidate.error_rate > allowed) {
    return `${candidate.failed} of ${tried} loads failed and ${candidate.crashes} crashed (${percent(candidate.error_rate)}); allowed is ${percent(allowed)}`;
  }
  const slower = (candidate.p95_ms ?? 0) - (baseline.p95_ms ?? 0);
  if (baseline.loads >= gate.min_loads && baseline.p95_ms !== null && slower > gate.max_p95_ms_delta) {
    return `it loads in ${candidate.p95_ms} ms at the 95th percentile, ${slower} ms slower than ${baseline.p95_ms} ms; allowed are ${gate.max_p95_ms_delta} ms`;
  }
  return undefined;
}
