import type { Json } from '@butterfly/contracts/core';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { randomItem, randomValue } from '../fuzz/random-document';
import type { RandomSource } from '../fuzz/random-source';
import { randomSource } from '../fuzz/random-source';
import { mergeDocuments } from './merge-documents';

/** Tests of remotes know the browser only; these two take a seed and say what they found. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>>; readonly stdout: { write(text: string): void } };

const SEED = Number(process.env['SEED'] ?? 20_261_121);
const PAIRS = Number(process.env['PAIRS'] ?? proofSize({ short: 1_000, long: 5_000 }));

type Item = { [key: string]: Json };
interface Side {
  readonly items: Item[];
  readonly removed: Set<string>;
  readonly changed: Map<string, Item>;
}

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const board = (items: readonly Item[]): Json => ({ pages: [{ id: 'p', name: 'Board', elements: items as Json[] }], palette: [] });
const itemsOf = (data: Json): Item[] => (data as { pages: { elements: Item[] }[] }).pages[0]?.elements ?? [];

/** Adds, removes, restacks, moves and rewrites, but touches only items that are its own. */
function editSide(random: RandomSource, { base, own, name }: { base: readonly Item[]; own: readonly string[]; name: string }): Side {
  const side: Side = { items: clone([...base]), removed: new Set(), changed: new Map() };
  for (let step = 1 + random.next(8); step > 0; step -= 1) {
    const id = own.length > 0 ? random.pick(own) : '';
    const index = side.items.findIndex((item) => item['id'] === id);
    const item = side.items[index];
    const kind = random.next(5);
    if (kind === 0) {
      const added = randomItem(random, `${name}${step}`);
      side.items.splice(random.next(side.items.length + 1), 0, added);
      side.changed.set(`${name}${step}`, added);
    } else if (!item) continue;
    else if (kind === 1) {
      side.items.splice(index, 1);
      side.removed.add(id);
      side.changed.delete(id);
    } else if (kind === 2) side.items.splice(random.next(side.items.length), 0, ...side.items.splice(index, 1));
    else {
      if (kind === 3) Object.assign(item, { x: random.next(1_600), y: random.next(1_000) });
      else item['props'] = { text: 'new', more: randomValue(random, 3) };
      side.changed.set(id, item);
    }
  }
  return side;
}

/** What must be on the board when nothing is lost. */
function expected(base: readonly Item[], sides: readonly Side[]): Map<string, string> {
  const all = new Map(base.map((item) => [String(item['id']), item]));
  for (const { removed, changed } of sides) {
    for (const id of removed) all.delete(id);
    for (const [id, item] of changed) all.set(id, item);
  }
  return new Map([...all].map(([id, item]) => [id, JSON.stringify(item)]));
}

describe('merging edits of different items', () => {
  it(`asks in less than 1 % of ${PAIRS} pairs and loses nothing (SEED=${SEED})`, () => {
    const random = randomSource(SEED);
    const found = { asked: 0, lost: 0, wrong: 0, doubled: 0 };
    for (let round = 0; round < PAIRS; round += 1) {
      const base = Array.from({ length: random.next(30) }, (_, index) => randomItem(random, `i${index}`));
      const owner = base.map(() => random.next(2));
      const own = (side: number) => base.filter((_, index) => owner[index] === side).map((item) => String(item['id']));
      const mine = editSide(random, { base, own: own(0), name: 'm' });
      const theirs = editSide(random, { base, own: own(1), name: 't' });
      const { data, conflicts } = mergeDocuments({
        base: board(base),
        mine: board(mine.items),
        theirs: board(theirs.items),
        newId: () => 'copy',
      });
      if (conflicts.length > 0) found.asked += 1;
      const wanted = expected(base, [mine, theirs]);
      const there = new Map(itemsOf(data).map((item) => [String(item['id']), JSON.stringify(item)]));
      found.doubled += itemsOf(data).length - there.size;
      for (const [id, text] of wanted) {
        if (!there.has(id)) found.lost += 1;
        else if (there.get(id) !== text) found.wrong += 1;
      }
      if (there.size > wanted.size) found.wrong += there.size - wanted.size;
    }
    process.stdout.write(
      `SEED=${SEED}: of ${PAIRS} pairs ${found.asked} asked, ${found.lost} elements lost, ${found.doubled} doubled, ${found.wrong} wrong\n`,
    );
    expect(found).toEqual({ asked: expect.any(Number), lost: 0, wrong: 0, doubled: 0 });
    expect(found.asked).toBeLessThanOrEqual(PAIRS * 0.01);
  }, 120_000);
});
