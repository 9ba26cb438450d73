import type { ChecklistLine } from './checklist';
import { namedIds } from './checklist';

/**
 * How a line is proven. `announced` proves nothing yet: the shell knows the address, and says that its plugin is not there.
 */
export type Evidence = 'browser' | 'server' | 'unit' | 'announced';

export interface TestFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly source: string;
}

/** An address of the suite and the lines of the checklist it comes from. */
export interface CatalogueRoute {
  readonly plugin: string;
  readonly path: string;
  readonly ids: readonly string[];
}

/** Tests of the shell's table of addresses: of a page they show only that its address is taken. */
const ADDRESSES_ONLY = /^shell\/src\/routes\/(?:every-route|route-table)\.test\.tsx?$/;

/** What each id is proven by. An address counts when a test in the browser visits its page with data of the demo. */
export function collectEvidence(
  lines: readonly ChecklistLine[],
  { tests, catalogue, visited }: { tests: readonly TestFile[]; catalogue: readonly CatalogueRoute[]; visited: ReadonlySet<string> },
): Map<string, Set<Evidence>> {
  const evidence = new Map<string, Set<Evidence>>();
  const add = (id: string, kind: Evidence) => evidence.set(id, (evidence.get(id) ?? new Set<Evidence>()).add(kind));
  const aboutPages = new Set(lines.filter(({ group }) => group === 'Routes and pages').map(({ id }) => id));
  for (const { path, source } of tests) {
    for (const id of namedIds(source)) add(id, ADDRESSES_ONLY.test(path) && aboutPages.has(id) ? 'announced' : kindOf(path));
  }
  for (const { path, ids } of catalogue) {
    for (const id of ids) add(id, visited.has(path) ? 'browser' : 'announced');
  }
  return evidence;
}

/** Whether any of it is more than an announcement. */
export const isProof = (evidence: ReadonlySet<Evidence> | undefined): boolean => [...(evidence ?? [])].some((kind) => kind !== 'announced');

function kindOf(path: string): Evidence {
  if (path.startsWith('e2e/')) return 'browser';
  return path.startsWith('server/') ? 'server' : 'unit';
}
