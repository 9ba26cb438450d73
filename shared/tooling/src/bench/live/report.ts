import type { Figure } from '../../../../../e2e/support/plugin-figures';
import { quantile, row } from '../delivery/figures';

/** Prints each figure with its goal; answers 1 when one was missed. */
export function report(figures: readonly Figure[]): number {
  const missed = figures.filter((figure) => !isMet(figure));
  for (const figure of figures) {
    console.log(
      figure.times
        ? row(figure.what, figure.times)
        : `  ${figure.what.padEnd(64)} ${(figure.value ?? Number.NaN).toFixed(2)} ${figure.unit}`,
    );
    console.log(`  → goal ${figure.times ? 'p95 ' : ''}≤ ${figure.atMost} ${figure.unit}: ${isMet(figure) ? 'met' : 'MISSED'}`);
  }
  return missed.length > 0 ? 1 : 0;
}

function isMet({ times, value, atMost }: Figure): boolean {
  return (times ? quantile(times, 0.95) : (value ?? Number.NaN)) <= atMost;
}
