import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../process/files-below';

/** What is known of one proof. */
export interface ProofRecord {
  /** The test file; the size of what it does comes from `proofSize`. */
  readonly file: string;
  readonly on: 'pglite' | 'postgres' | 'unit' | 'unit-node';
  /** It measures times: alone, and on the disk. */
  readonly timed: boolean;
  /** Files and folders whose change makes the last result void; the test file is always one of them. */
  readonly inputs: readonly string[];
  /** What the long form takes, for the limit of a run. */
  readonly seconds: number;
  readonly seed: number;
  /** Of the last long run; null: none yet. */
  readonly last: { readonly hash: string; readonly result: 'passed' | 'failed'; readonly date: string } | null;
}
export type Proofs = Readonly<Record<string, ProofRecord>>;

const pathIn = (root: string) => join(root, 'proofs.json');

export function readProofs(root: string): Proofs {
  return JSON.parse(readFileSync(pathIn(root), 'utf8')) as Proofs;
}

export function writeProofs(root: string, proofs: Proofs): void {
  writeFileSync(pathIn(root), `${JSON.stringify(proofs, null, 2)}\n`);
}

/** Changes whenever a file of a proof's inputs does. Other tests beside them do not count. */
export function inputHash(root: string, { file, inputs }: Pick<ProofRecord, 'file' | 'inputs'>): string {
  const hash = createHash('sha256');
  const files = [...new Set([file, ...inputs.flatMap((input) => filesOf(root, input))])].sort();
  for (const one of files)
    hash
      .update(`${one}\0`)
      .update(readFileSync(join(root, one)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(root: string, input: string): string[] {
  const place = join(root, input);
  if (!existsSync(place)) throw new Error(`proofs.json names ${input}, which is not there.`);
  if (statSync(place).isFile()) return [input];
  return filesBelow(place)
    .map((name) => `${input}/${name}`)
    .filter((name) => !/\.(test|spec)\.tsx?$|\.md$/.test(name));
}

/** Whose long form did not pass with the inputs there are now. */
export function dueProofs(root: string, proofs: Proofs): string[] {
  return Object.entries(proofs)
    .filter(([, proof]) => proof.last?.result !== 'passed' || proof.last.hash !== inputHash(root, proof))
    .map(([name]) => name);
}

/** As many of those that are due as fit into so many seconds, the quick ones first, so that one change never brings everything back. */
export function withinLimit(proofs: Proofs, due: readonly string[], limitSeconds: number): { now: string[]; later: string[] } {
  const secondsOf = (name: string) => proofs[name]?.seconds ?? Infinity;
  const now: string[] = [];
  let left = limitSeconds;
  for (const name of [...due].sort((a, b) => secondsOf(a) - secondsOf(b))) {
    left -= secondsOf(name);
    if (left >= 0) now.push(name);
  }
  return { now, later: due.filter((name) => !now.includes(name)) };
}

/** A proof whose long form is too long for a run may be due for so many days, counted to the newest date in `proofs.json`. */
export const PATIENCE_DAYS = 14;

/**
 * Of those that are due and did not run: whose last pass lies too far behind that of the others. Counted from date to date, not to today:
 * what a commit says does not change by waiting.
 */
export function overdueProofs(proofs: Proofs, due: readonly string[]): string[] {
  const dayOf = (name: string) => Date.parse(proofs[name]?.last?.date ?? '1970-01-01') / 86_400_000;
  const newest = Math.max(...Object.keys(proofs).map(dayOf));
  return due.filter((name) => newest - dayOf(name) > PATIENCE_DAYS);
}
