import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { seededRandom } from '../demo/seeded-random';
import { templateDatabase } from '../platform/testing/template-database';
import type { TestDatabase } from '../platform/testing/test-engine';
import { report } from './figures';
import { forkProof, killAtOnce, saidBy } from './proof-process';

const KILLS = proofSize({ short: 3, long: 50 });
/** `PROOF_SEED` repeats a run. */
const seed = Number(process.env['PROOF_SEED'] ?? randomInt(1_000_000_000));
/** The kill comes so long after the first commit. */
const LATEST_MS = 500;

interface Said {
  readonly committed?: number;
  readonly counted?: Readonly<Record<string, number>>;
}

describe('an event and a job', () => {
  let database: TestDatabase;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    database = await templateDatabase();
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await database.drop();
  });

  const start = (from: number | null) => forkProof('event-writer', database, from === null ? {} : { FROM: String(from) });
  const said = <K extends keyof Said>(process: ChildProcess, key: K) => saidBy<Said, K>(process, key);

  /** Writes from a number on until it is killed; answers what it had said to be committed. */
  async function writeUntilKilled(from: number, afterMs: number): Promise<number[]> {
    const writing = (child = start(from));
    const committed: number[] = [];
    writing.on('message', ({ committed: n }: Said) => {
      if (n !== undefined) committed.push(n);
    });
    await said(writing, 'committed');
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await killAtOnce(writing);
    return committed;
  }

  it(
    `are there exactly for what was committed, heard once and in order, after ${KILLS} SIGKILLs in the middle of writing and hearing`,
    async () => {
      report(`PROOF_SEED=${seed}`);
      const random = seededRandom(seed);
      let acknowledged = 0;
      for (let round = 0; round < KILLS; round += 1) acknowledged += (await writeUntilKilled(round * 100_000, random() * LATEST_MS)).length;
      const counted = await said((child = start(null)), 'counted');
      const { written = 0, ...faults } = counted;
      report(`${KILLS} kills, ${acknowledged} acknowledged, ${written} written: ${JSON.stringify(faults)}`);
      expect(faults).toEqual({ 'not heard once': 0, 'without its job': 0, 'made of nothing': 0, 'out of order': 0 });
      expect(written).toBeGreaterThanOrEqual(acknowledged);
      expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
    },
    120_000 + KILLS * 30_000,
  );
});
