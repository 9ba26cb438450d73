import type { Outcome } from './outcome';
import { budgetLines } from './plugin-budget';

/** More tests than this that pass only on their second try fail a run: then it no longer proves what it says. */
export const MOST_UNSTEADY = 2;

/** Prints what the parts came to; true when everything is well. The last line is `N passed, N failed` and nothing else: tools read it. */
export function showSummary(outcomes: readonly Outcome[]): boolean {
  const lines = ['', '── Times ──', ...budgetLines(outcomes), '', '── Summary ──', ...outcomes.flatMap(linesOf)];
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const unsteady = outcomes.reduce((total, outcome) => total + (outcome.unsteady?.length ?? 0), 0);
  if (unsteady > MOST_UNSTEADY) lines.push(`✗ ${unsteady} tests are unsteady; ${MOST_UNSTEADY} are the most.`);
  lines.push(`All of it: ${outcomes.reduce((total, { seconds }) => total + seconds, 0).toFixed(0)} s`);
  lines.push(`${sum('passed')} passed, ${sum('failed')} failed`);
  console.log(lines.join('\n'));
  return isWell(outcomes);
}

/** Nothing failed, something passed, and hardly anything needed a second try. */
export function isWell(outcomes: readonly Outcome[]): boolean {
  const unsteady = outcomes.reduce((total, outcome) => total + (outcome.unsteady?.length ?? 0), 0);
  return outcomes.every(({ failed }) => failed === 0) && outcomes.some(({ passed }) => passed > 0) && unsteady <= MOST_UNSTEADY;
}

function linesOf({ part, passed, failed, seconds, processors, failures, unsteady = [], notes = [] }: Outcome): string[] {
  return [
    `${failed === 0 ? '✓' : '✗'} ${part}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s (${processors})`,
    ...failures.map((failure) => `    ✗ ${failure}`),
    ...unsteady.map((name) => `    ~ unsteady, passed on its second try: ${name}`),
    ...notes.map((note) => `    !! ${note}`),
  ];
}
