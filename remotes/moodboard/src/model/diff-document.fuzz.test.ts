import type { Json } from '@butterfly/contracts/core';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { diffDocument } from './diff-document';
import { randomBoard, randomValue } from './fuzz/random-document';
import { randomEdit } from './fuzz/random-edits';
import { randomSource } from './fuzz/random-source';
import { jsonBytes } from './json-bytes';

/** Tests of remotes know the browser only; these two take a seed and say what they found. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>>; readonly stdout: { write(text: string): void } };

const SEED = Number(process.env['SEED'] ?? 20_261_121);
const HISTORIES = Number(process.env['HISTORIES'] ?? proofSize({ short: 3_000, long: 20_000 }));

const clone = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const apply = (base: Json, patches: Json): Json =>
  jsonPatch.applyPatch(clone(base), clone(patches) as unknown as Operation[], true).newDocument as Json;

describe('diff and apply', () => {
  it(`reproduce the target byte for byte over ${HISTORIES} edit histories, key order included (SEED=${SEED})`, () => {
    const random = randomSource(SEED);
    let operations = 0;
    for (let round = 0; round < HISTORIES; round += 1) {
      const base = randomBoard(random);
      const next = clone(base);
      for (let step = 1 + random.next(8); step > 0; step -= 1) randomEdit(random, next);
      const before = JSON.stringify(base);
      const patches = diffDocument(base, next) as unknown as Json[];
      operations += patches.length;
      const outcome = JSON.stringify(apply(base, patches));
      if (outcome !== JSON.stringify(next))
        throw new Error(
          `SEED=${SEED} round ${round}: ${before}\n→ ${JSON.stringify(next)}\nby ${JSON.stringify(patches)}\ngave ${outcome}`,
        );
      if (JSON.stringify(base) !== before) throw new Error(`SEED=${SEED} round ${round}: the base was changed.`);
      if (jsonBytes(next) !== new TextEncoder().encode(JSON.stringify(next)).length)
        throw new Error(`SEED=${SEED} round ${round}: the size is wrong.`);
    }
    process.stdout.write(`SEED=${SEED}: ${HISTORIES} histories, ${operations} operations, every byte alike\n`);
    expect(operations).toBeGreaterThan(HISTORIES);
  }, 180_000);
  it(`turn any JSON into any other (SEED=${SEED})`, () => {
    const random = randomSource(SEED + 1);
    for (let round = 0; round < 2_000; round += 1) {
      const base = randomValue(random, 4);
      const next = randomValue(random, 4);
      expect(JSON.stringify(apply(base, diffDocument(base, next) as unknown as Json))).toBe(JSON.stringify(next));
    }
  });
});
