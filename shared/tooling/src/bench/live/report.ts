import type { Figure } from '../../../../../e2e/support/plugin-figures';
import { quantile, row } from '../delivery/figures';
import { keepFigures } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';

/** Prints each figure with its goal and keeps it; answers 1 when one was missed. */
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
  keepFigures(
    'live',
    figures.map((figure) => withinLimit({ figure: nameOf(figure), value: valueOf(figure), unit: figure.unit, limit: figure.atMost })),
  );
  return missed.length > 0 ? 1 : 0;
}

const nameOf = ({ what, times }: Figure): string => (times ? `${what}, p95` : what);

const valueOf = ({ times, value }: Figure): number => (times ? quantile(times, 0.95) : (value ?? Number.NaN));

const isMet = (figure: Figure): boolean => valueOf(figure) <= figure.atMost;
