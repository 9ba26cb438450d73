import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { testFiles } from '../import-graph.mjs';
import { dueProofs, inputHash, overdueProofs, readProofs, withinLimit, writeProofs, type ProofRecord } from './proofs';

const proof = (more: Partial<ProofRecord> = {}): ProofRecord => ({
  file: 'a.test.ts',
  on: 'pglite',
  timed: false,
  inputs: ['engine'],
  seconds: 10,
  seed: 1,
  last: null,
  ...more,
});

describe('the proofs of this repository', () => {
  const proofs = readProofs(repositoryRoot);

  it('are all the test files that have a short and a long form', () => {
    const sized = ['server/src', 'remotes', 'shell/src', 'shared/contracts/src', 'shared/tooling/src']
      .flatMap((folder) => testFiles(repositoryRoot, folder))
      .filter((file) =>
        /from '@butterfly\/testing\/proof\/proof-size'|env\['PROOF_LENGTH'\]/.test(readFileSync(join(repositoryRoot, file), 'utf8')),
      );
    expect([...new Set(Object.values(proofs).map(({ file }) => file))].sort()).toEqual(sized.sort());
  });

  it('name inputs that are there', () => {
    for (const one of Object.values(proofs))
      for (const input of one.inputs) expect([input, existsSync(join(repositoryRoot, input))]).toEqual([input, true]);
  });
});

describe('a proof', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'butterfly-proofs-'));
    mkdirSync(join(root, 'engine'));
    for (const [file, text] of Object.entries({
      'a.test.ts': 'test',
      'engine/a.ts': 'one',
      'engine/a.test.ts': 'its test',
      'b.ts': 'elsewhere',
    }))
      writeFileSync(join(root, file), text);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
  const due = () => {
    writeProofs(root, { engine: proof({ last: { hash, result: 'passed', date: '2027-06-12' } }) });
    return dueProofs(root, readProofs(root));
  };
  let hash = '';
  beforeEach(() => {
    hash = inputHash(root, proof());
  });

  it('is not due while nothing it is about has changed, also when a test beside it or another file has', () => {
    writeFileSync(join(root, 'engine/a.test.ts'), 'another');
    writeFileSync(join(root, 'b.ts'), 'another');
    expect(due()).toEqual([]);
  });

  it.each(['engine/a.ts', 'engine/new.sql', 'a.test.ts'])('is due when %s changes', (file) => {
    writeFileSync(join(root, file), 'changed');
    expect(due()).toEqual(['engine']);
  });

  it('is due when it has never run or has failed', () => {
    expect(dueProofs(root, { never: proof(), failed: proof({ last: { hash, result: 'failed', date: '2027-06-12' } }) })).toEqual([
      'never',
      'failed',
    ]);
  });

  it('runs at once when it is quick, and is left for later when the limit is used up', () => {
    const proofs = {
      long: proof({ seconds: 300 }),
      short: proof({ seconds: 20 }),
      middle: proof({ seconds: 60 }),
      other: proof({ seconds: 30 }),
    };
    expect(withinLimit(proofs, Object.keys(proofs), 90)).toEqual({ now: ['short', 'other'], later: ['long', 'middle'] });
  });

  it('that is too long for a run fails when it has waited two weeks longer than what ran last', () => {
    const lastOn = (date: string) => proof({ seconds: 300, last: { hash: 'before', result: 'passed', date } });
    const proofs = { now: lastOn('2027-06-15'), waits: lastOn('2027-06-01'), forgotten: lastOn('2027-05-31'), never: proof() };
    expect(overdueProofs(proofs, Object.keys(proofs))).toEqual(['forgotten', 'never']);
    expect(overdueProofs(proofs, ['waits'])).toEqual([]);
  });
});
