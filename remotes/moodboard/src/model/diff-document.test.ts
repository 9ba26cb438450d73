import type { Json } from '@butterfly/contracts/core';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { MAX_PATCH_OPERATIONS } from '@butterfly/contracts/moodboard';
import { chooseSave, MOST_OPERATIONS } from './choose-save';
import { diffDocument } from './diff-document';

const SEED = 20261121;
const item = (id: number): Json => ({ id: `i${id}`, x: id, props: { text: `note ${id}`, 'a/b~c': true } });
const board = (ids: number[]): Json => ({ pages: [{ id: 'p', elements: ids.map(item) }], palette: ['#fff', '#000'] });
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function apply(base: Json, next: Json): Json {
  return jsonPatch.applyPatch(structuredClone(base), structuredClone(diffDocument(base, next)) as Operation[], true).newDocument;
}

describe('diffDocument', () => {
  it('is empty for equal documents', () => {
    expect(diffDocument(board([1, 2]), board([1, 2]))).toEqual([]);
  });
  it.each<[string, number[], string[]]>([
    ['removing one of 500', range(500).filter((id) => id !== 250), ['remove']],
    ['adding one to 500', [...range(250), 900, ...range(500).slice(250)], ['add']],
    ['bringing the first of 500 to the front', [...range(500).slice(1), 0], ['move']],
    ['sending the last of 500 to the back', [499, ...range(499)], ['move']],
  ])('says %s in one operation', (_name, ids, kinds) => {
    expect(diffDocument(board(range(500)), board(ids)).map(({ op }) => op)).toEqual(kinds);
    expect(apply(board(range(500)), board(ids))).toEqual(board(ids));
  });
  it('compares lists without ids by place, and a change of kind as a replacement', () => {
    expect(apply({ a: [1, 2, 3], b: {} }, { a: [1, 5], b: [] })).toEqual({ a: [1, 5], b: [] });
  });

  it(`reproduces the target for 2,000 random histories (SEED=${SEED})`, () => {
    let state = SEED;
    const random = (below: number) => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) % below;
    for (let round = 0; round < 2_000; round += 1) {
      const base = range(3 + random(30));
      const next = [...base];
      for (let step = random(8); step > 0; step -= 1) {
        const at = random(next.length + 1);
        const kind = random(3);
        if (kind === 0) next.splice(at, 0, 1_000 + round * 10 + step);
        else if (kind === 1) next.splice(at, 1);
        else next.splice(random(next.length + 1), 0, ...next.splice(at, 1));
      }
      const target = board(next) as { pages: { elements: { x: number; props: Record<string, Json> }[] }[] };
      const changed = target.pages[0]?.elements[random(Math.max(1, next.length))];
      if (changed) Object.assign(changed, { x: -1, props: { fresh: [round] } });
      expect({ round, result: apply(board(base), target as unknown as Json) }).toEqual({ round, result: target });
    }
  });
});

describe('chooseSave', () => {
  it('sends a patch when it is not empty and under half of the document (T-646)', () => {
    expect(chooseSave(board(range(50)), board(range(49)))).toEqual({
      kind: 'patch',
      patches: [{ op: 'remove', path: '/pages/0/elements/49' }],
    });
  });
  it('sends the whole document without a base, without a change, and for a large change (T-647)', () => {
    expect(chooseSave(null, board([1]))).toEqual({ kind: 'full' });
    expect(chooseSave(board([1]), board([1]))).toEqual({ kind: 'full' });
    expect(chooseSave({ a: 1 }, { b: 'something else entirely' })).toEqual({ kind: 'full' });
  });
  it('sends the whole document where the server would refuse the patch: too many operations, or a path too long', () => {
    expect(MOST_OPERATIONS).toBe(MAX_PATCH_OPERATIONS);
    const pad = 'x'.repeat(200_000);
    const many = (value: number): Json => ({
      pad,
      list: Object.fromEntries(range(MOST_OPERATIONS + 1).map((index) => [`k${index}`, value])),
    });
    expect(diffDocument(many(1), many(2))).toHaveLength(MOST_OPERATIONS + 1);
    expect(chooseSave(many(1), many(2)).kind).toBe('full');
    const long = 'k'.repeat(1_001);
    expect(chooseSave({ pad, [long]: 1 }, { pad, [long]: 2 }).kind).toBe('full');
  });
  it('sends the whole document at exactly half, measured in UTF-8 bytes (A-47, T-757)', () => {
    const base = { t: 'x', pad: '' };
    const grow = (pad: number) => ({ base: { ...base, pad: 'ä'.repeat(pad) }, next: { t: 'y', pad: 'ä'.repeat(pad) } });
    const patchBytes = new TextEncoder().encode(JSON.stringify([{ op: 'replace', path: '/t', value: 'y' }])).length;
    const bytes = (pad: number) => new TextEncoder().encode(JSON.stringify(grow(pad).next)).length;
    const exact = range(100).find((pad) => bytes(pad) === patchBytes * 2) ?? range(100).find((pad) => bytes(pad) >= patchBytes * 2) ?? 0;
    expect(chooseSave(grow(exact + 1).base, grow(exact + 1).next).kind).toBe('patch');
    expect(chooseSave(grow(exact - 1).base, grow(exact - 1).next).kind).toBe('full');
  });
});
