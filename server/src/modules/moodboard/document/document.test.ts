import type { Json } from '@butterfly/contracts/core';
import type { PatchOperation } from '@butterfly/contracts/moodboard';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { assembleDocument } from './assemble-document';
import type { Parts } from './node';
import { partIds } from './node';
import type { PatchSession } from './patch-session';
import { patchDocument, PatchError } from './patch-document';
import { atOnce } from '../../../platform/threads/in-slices';
import { splitDocument } from './split-document';

const PATCHES = proofSize({ short: 600, long: 3_000 });
const SEED = Number(process.env['SEED'] ?? 20261121);

function randomSource(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function element(id: number, size = 400): Json {
  return { id: `el-${id}`, type: 'note', x: id, y: 2.5, props: { text: 'ä'.repeat(size), z: null, on: true }, tags: ['a/b', 'm~n'] };
}

function bigBoard(count = 60): { [key: string]: Json } {
  return {
    zeta: 1,
    pages: [{ id: 'p1', elements: Array.from({ length: count }, (_, index) => element(index)) }],
    palette: ['#fff'],
    '': { '~/': 'odd key' },
  };
}

function splitInMemory(document: Json): PatchSession {
  const stored: Parts = new Map();
  let last = 0;
  const ids = { next: () => ++last };
  const root = atOnce(splitDocument(document, { ids, parts: stored }));
  const parts: Parts = new Map();
  return {
    root,
    work: 0,
    structureChanged: false,
    ids,
    parts,
    changed: new Set(),
    load: async (wanted) => {
      for (const id of wanted) if (!parts.has(id)) parts.set(id, stored.get(id) ?? 'missing');
    },
  };
}

async function textOf(session: PatchSession): Promise<string> {
  await session.load(partIds(session.root));
  return assembleDocument(session.root, session.parts);
}

describe('splitDocument and assembleDocument', () => {
  it.each<[string, Json]>([
    ['a number', 7],
    ['null', null],
    ['an empty object', {}],
    ['an empty list', []],
    ['a long text', 'x'.repeat(10_000)],
    ['a board', bigBoard()],
    ['a map of elements', Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${80 - index}`, element(index)]))],
    ['a list of points', Array.from({ length: 5_000 }, (_, index) => [index, index / 3])],
    ['keys that look like the skeleton', { v: 1, a: [{ o: bigBoard() }], o: [[1, 2]] }],
  ])('gives %s back to the byte, keys in their order', async (_name, document) => {
    expect(await textOf(splitInMemory(document))).toBe(JSON.stringify(document));
  });

  it('keeps one element of a large board in one part', () => {
    expect(partIds(splitInMemory(bigBoard(500)).root).length).toBeGreaterThan(500);
  });
});

describe('patchDocument', () => {
  it.each([
    ['in the skeleton', bigBoard()],
    ['inside a part', { a: 1, b: { c: 1, d: 2 } }],
  ] as [string, { [key: string]: Json }][])(
    'puts a member that is moved to its own place behind the others, %s: how a client changes the order of keys',
    async (_name, document) => {
      const [first = ''] = Object.keys(document);
      const session = splitInMemory(document);
      await patchDocument(session, [{ op: 'move', from: `/${first}`, path: `/${first}` }]);
      const { [first]: moved, ...others } = document;
      expect(await textOf(session)).toBe(JSON.stringify({ ...others, [first]: moved }));
    },
  );
  it('reads and writes one part for a change of one element', async () => {
    const session = splitInMemory(bigBoard(500));
    await patchDocument(session, [{ op: 'replace', path: '/pages/0/elements/250/x', value: 99 }]);
    expect(session.parts.size).toBe(1);
    expect(session.changed.size).toBe(1);
    expect(session.structureChanged).toBe(false);
  });

  it('moves an element without reading it', async () => {
    const session = splitInMemory(bigBoard(500));
    await patchDocument(session, [{ op: 'move', from: '/pages/0/elements/3', path: '/pages/0/elements/400' }]);
    expect(session.parts.size).toBe(0);
  });

  it('never changes the skeleton it was given, which others share', async () => {
    const session = splitInMemory(bigBoard(50));
    const { root } = session;
    const before = structuredClone(root);
    await patchDocument(session, [
      { op: 'remove', path: '/pages/0/elements/3' },
      { op: 'add', path: '/new', value: 1 },
    ]);
    expect(root).toEqual(before);
    expect(session.root).not.toEqual(before);
  });

  it.each<[string, PatchOperation]>([
    ['a missing path', { op: 'remove', path: '/nope' }],
    ['a missing parent', { op: 'add', path: '/nope/x', value: 1 }],
    ['a place behind the end of a list', { op: 'add', path: '/pages/0/elements/61', value: 1 }],
    ['a replace of what is not there', { op: 'replace', path: '/pages/0/elements/60', value: 1 }],
    ['a path below a text', { op: 'add', path: '/zeta/x', value: 1 }],
    ['a path into the prototype', { op: 'add', path: '/__proto__/polluted', value: 1 }],
    ['a path into the prototype inside a part', { op: 'add', path: '/pages/0/elements/1/constructor/x', value: 1 }],
    ['a move into itself', { op: 'move', from: '/pages', path: '/pages/0' }],
    ['a failed test', { op: 'test', path: '/zeta', value: 2 }],
    ['a leading zero', { op: 'remove', path: '/pages/00' }],
    ['the length of a list', { op: 'replace', path: '/pages/0/elements/1/tags/length', value: 0 }],
  ])('refuses %s', async (_name, operation) => {
    await expect(patchDocument(splitInMemory(bigBoard()), [operation])).rejects.toBeInstanceOf(PatchError);
  });

  it('compares objects in a test without regard to the order of keys', async () => {
    await expect(
      patchDocument(splitInMemory({ a: { x: 1, y: 2 } }), [{ op: 'test', path: '/a', value: { y: 2, x: 1 } }]),
    ).resolves.toBeUndefined();
  });

  it(`agrees with fast-json-patch on ${PATCHES} random patches (SEED=${SEED})`, async () => {
    const random = randomSource(SEED);
    let applied = 0;
    for (let round = 0; round < PATCHES; round += 1) {
      const document = bigBoard(12 + random(20));
      const operations = Array.from({ length: 1 + random(4) }, () => randomOperation(random));
      const session = splitInMemory(document);
      const expected = attempt(
        () => jsonPatch.applyPatch(structuredClone(document), structuredClone(operations) as Operation[], true, false).newDocument,
      );
      const failed = await patchDocument(session, operations).then(
        () => false,
        () => true,
      );
      if (expected === undefined) {
        expect({ round, failed, operations }).toMatchObject({ failed: true });
        continue;
      }
      applied += 1;
      expect({ round, failed, operations }).toMatchObject({ failed: false });
      expect(JSON.parse(await textOf(session))).toEqual(expected);
    }
    expect(applied).toBeGreaterThan(PATCHES / 3);
  }, 120_000);
});

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function randomOperation(random: (below: number) => number): PatchOperation {
  const index = random(14);
  const base = `/pages/0/elements/${index}`;
  const paths = [
    base,
    `${base}/x`,
    `${base}/props/text`,
    `${base}/tags/0`,
    `${base}/tags/-`,
    '/palette/0',
    '/zeta',
    '/pages/0/elements/-',
    '//~0~1',
    '/new',
  ];
  const path = paths[random(paths.length)] ?? base;
  const other = `/pages/0/elements/${random(14)}`;
  const value: Json = [element(900 + random(9), random(3) * 2_000), random(100), null, [], 'text'][random(5)] ?? null;
  const kind = random(6);
  if (kind === 0) return { op: 'add', path, value };
  if (kind === 1) return { op: 'replace', path, value };
  if (kind === 2) return { op: 'remove', path };
  // fast-json-patch lets a move end one place behind the shortened list; RFC 6902 does not, and neither do we.
  if (kind === 3) return { op: 'move', from: other, path: `/pages/0/elements/${random(8)}` };
  if (kind === 4) return { op: 'copy', from: other, path: '/pages/0/elements/-' };
  return { op: 'copy', from: `${other}/props`, path: `${base}/props` };
}
