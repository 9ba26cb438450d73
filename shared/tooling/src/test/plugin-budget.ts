import type { FileTime, Outcome } from './outcome';

/** What the tests of one plugin may take of a whole run. */
export const BUDGET_SECONDS = 30;
const SLOWEST = 20;

/** The plugin whose test a file is, by its folder. */
export function pluginOf(file: string): string | null {
  return /^(?:server\/src\/modules|shared\/contracts\/src|remotes|e2e\/plugins)\/([a-z][a-z0-9_]*)[/.]/.exec(file)?.[1] ?? null;
}

/**
 * What each plugin took of each part, the most first, and the slowest files. Seconds of files, of which two run at a time
 * but for the browser's. A figure for whoever reads it: machines are too uneven for a failure.
 */
export function budgetLines(outcomes: readonly Outcome[]): string[] {
  const files = outcomes.flatMap(({ part, files: times = [] }) => times.map((time) => ({ ...time, part })));
  if (files.length === 0) return [];
  const plugins = new Map<string, (FileTime & { part: string })[]>();
  for (const time of files) {
    const id = pluginOf(time.file);
    if (id) plugins.set(id, [...(plugins.get(id) ?? []), time]);
  }
  const rows = [...plugins].map(([id, times]) => ({ id, total: sum(times), parts: partsOf(times) })).sort((a, b) => b.total - a.total);
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    `Seconds of each plugin's test files (budget ${BUDGET_SECONDS})`,
    ...rows.map(
      ({ id, total, parts }) => `  ${total > BUDGET_SECONDS ? '!' : ' '} ${id.padEnd(24)} ${total.toFixed(0).padStart(4)}   ${parts}`,
    ),
    ...over(rows),
    'Slowest files',
    ...slowest.map(({ file, seconds, part }) => `    ${seconds.toFixed(1).padStart(6)}  ${file} (${part})`),
  ];
}

function over(rows: readonly { id: string; total: number }[]): string[] {
  const names = rows.filter(({ total }) => total > BUDGET_SECONDS).map(({ id }) => id);
  return names.length === 0 ? [] : [`!! OVER BUDGET: ${names.join(', ')}`];
}

function partsOf(times: readonly (FileTime & { part: string })[]): string {
  const parts = [...new Set(times.map(({ part }) => part))];
  return parts.map((part) => `${part} ${sum(times.filter((time) => time.part === part)).toFixed(0)}`).join(', ');
}

function sum(times: readonly FileTime[]): number {
  return times.reduce((total, { seconds }) => total + seconds, 0);
}
