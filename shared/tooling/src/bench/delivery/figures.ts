import type { Figure } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';

/** Milliseconds of one step, over all rounds. */
export type Times = readonly number[];

export function quantile(times: Times, share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function row(what: string, times: Times): string {
  return `  ${what.padEnd(64)} p50 ${format(quantile(times, 0.5))}  p95 ${format(quantile(times, 0.95))}  max ${format(Math.max(...times))}  (n=${times.length})`;
}

/** Says how long a step took and whether 95 of 100 kept to the target; answers that figure. */
export function judged(what: string, times: Times, atMost: number): Figure {
  console.log(row(what, times));
  console.log(verdict(times, atMost));
  return withinLimit({ figure: `${what}, p95`, value: quantile(times, 0.95), unit: 'ms', limit: atMost });
}

/** `met` or `missed`, with the target. */
function verdict(times: Times, atMost: number): string {
  return `  → target p95 ≤ ${atMost} ms: ${quantile(times, 0.95) <= atMost ? 'met' : 'MISSED'}`;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function format(ms: number): string {
  return `${ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`.padStart(9);
}
