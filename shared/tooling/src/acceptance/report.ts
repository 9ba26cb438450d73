import type { ChecklistLine } from './checklist';
import { isProof, type Evidence } from './evidence';

export interface GroupCount {
  readonly group: string;
  readonly lines: number;
  readonly proven: number;
  /** Of those proven: seen in a real browser, over HTTP or at the server's modules, in a unit test. One line may be in several. */
  readonly browser: number;
  readonly server: number;
  readonly unit: number;
  /** Not proven; the shell knows the address. */
  readonly announced: number;
  /** Proven lines that speak of a browser and have none. */
  readonly unseen: number;
}

/** One count for each group of the checklist, in its order, and one of all. */
export function countByGroup(lines: readonly ChecklistLine[], evidence: ReadonlyMap<string, ReadonlySet<Evidence>>): GroupCount[] {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return [
    ...groups.map((group) =>
      count(
        group,
        lines.filter((line) => line.group === group),
        evidence,
      ),
    ),
    count('in all', lines, evidence),
  ];
}

function count(group: string, lines: readonly ChecklistLine[], evidence: ReadonlyMap<string, ReadonlySet<Evidence>>): GroupCount {
  const by = (kind: Evidence) => lines.filter(({ id }) => evidence.get(id)?.has(kind)).length;
  const proven = lines.filter(({ id }) => isProof(evidence.get(id)));
  return {
    group,
    lines: lines.length,
    proven: proven.length,
    browser: by('browser'),
    server: by('server'),
    unit: by('unit'),
    announced: lines.filter(({ id }) => evidence.has(id) && !isProof(evidence.get(id))).length,
    unseen: proven.filter(({ id, kind }) => kind === 'browser' && !evidence.get(id)?.has('browser')).length,
  };
}

/** A table for a terminal. */
export function reportLines(counts: readonly GroupCount[]): string[] {
  const cell = (value: number | string) => String(value).padStart(11);
  const row = (cells: readonly (number | string)[], group: string) => `${cells.map(cell).join('')}  ${group}`;
  return [
    row(['lines', 'proven', 'browser', 'server', 'unit', 'announced', 'unseen'], 'group (unseen: speaks of a browser, proven without one)'),
    ...counts.map(({ group, lines, proven, browser, server, unit, announced, unseen }) =>
      row([lines, proven, browser, server, unit, announced, unseen], group),
    ),
  ];
}
