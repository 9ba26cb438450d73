import { tmpdir } from 'node:os';
import { repositoryRoot } from '../../process/repository';
import type { Counts } from '../outcome';
import { inScratchFolder, jest, onPostgres, together } from '../run-jest';
import { serverProgram } from '../server-program';
import { dueProofs, inputHash, overdueProofs, readProofs, withinLimit, writeProofs, type ProofRecord } from './proofs';

/** A run of everything spends no more than this on long forms. */
export const LIMIT_SECONDS = 90;

/** Runs the long forms one after the other and writes what came of each into `proofs.json`. */
export async function runProofs(names: readonly string[], { seed }: { readonly seed?: number } = {}): Promise<Counts> {
  const all: Counts[] = [];
  for (const name of names) {
    const record = readProofs(repositoryRoot)[name];
    if (!record) throw new Error(`proofs.json knows no ${name}.`);
    all.push(await runOne(name, { ...record, seed: seed ?? record.seed }));
  }
  return together(...all);
}

/** The long forms of what has changed, as far as the limit goes; the others are named as due, and fail when they have been for long. */
export async function runDueProofs(): Promise<Counts> {
  const proofs = readProofs(repositoryRoot);
  const { now, later } = withinLimit(proofs, dueProofs(repositoryRoot, proofs), LIMIT_SECONDS);
  for (const name of now) console.log(`${name}: what it is about has changed since its long form ran; it runs now`);
  const counts = await runProofs(now);
  if (later.length === 0) return counts;
  const failures = overdueProofs(proofs, later).map((name) => `${name} has been due for too long: npm run proof -- ${name}`);
  const due = { passed: 0, failed: failures.length, failures, notes: [`due: npm run proof -- ${later.join(' ')}`] };
  return together(counts, due);
}

async function runOne(name: string, proof: ProofRecord): Promise<Counts> {
  const hash = inputHash(repositoryRoot, proof);
  console.log(`${name}: long form on ${proof.on}, seed ${proof.seed} …`);
  const started = performance.now();
  const counts = await longForm(proof);
  const result = counts.failed === 0 && counts.passed > 0 ? 'passed' : 'failed';
  const last = { hash, result, date: new Date().toISOString().slice(0, 10) } as const;
  // Read again: it may have been edited meanwhile.
  writeProofs(repositoryRoot, {
    ...readProofs(repositoryRoot),
    [name]: { ...proof, seconds: Math.max(1, Math.round((performance.now() - started) / 1000)), last },
  });
  // What a plugin takes of every run is another question.
  return { ...counts, files: [] };
}

async function longForm({ file, on, timed, seed }: ProofRecord): Promise<Counts> {
  const env = { PROOF_LENGTH: 'long', PROOF_SEED: String(seed), SEED: String(seed), SERVER_PROGRAM: await serverProgram() };
  const run = (more: Record<string, string>) =>
    jest(['--runTestsByPath', file, '--runInBand', '--selectProjects', on.startsWith('unit') ? on : 'server'], {
      env: { ...env, ...(timed && { MEASURES: '1' }), ...more },
      limitMinutes: 40,
    });
  if (on === 'unit' || on === 'unit-node') return run({});
  const place = (work: (folder: string) => Promise<Counts>) => (timed ? work(tmpdir()) : inScratchFolder(({ path }) => work(path)));
  if (on === 'pglite') return place((folder) => run({ TEST_ENGINE: 'pglite', TMPDIR: folder }));
  return place((folder) => onPostgres({ folder }, (postgres) => run({ ...postgres, TMPDIR: folder })));
}
