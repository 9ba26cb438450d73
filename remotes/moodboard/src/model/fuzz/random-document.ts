import type { Json } from '@butterfly/contracts/core';
import type { RandomSource } from './random-source';

const KEYS = [
  'x',
  'y',
  'text',
  'a/b',
  'c~d',
  '~1',
  '~0/',
  '',
  'ключ',
  '花🌷',
  'with space',
  '7',
  '10',
  '-',
  '"quoted"',
  'length',
  'elements',
];
const TEXTS = ['', 'Peony', 'Ранункулюс', '花束 🌸', 'line\nbreak', '"', '\\', 'ä', '\u0007'];

export function randomKey(random: RandomSource): string {
  return random.pick(KEYS);
}

export function randomScalar(random: RandomSource): Json {
  return random.pick<() => Json>([
    () => random.next(1_000),
    () => random.next(1_000) / 8 - 50,
    () => random.pick(TEXTS),
    () => random.next(2) === 0,
    () => null,
  ])();
}

/** Any JSON, nested a few levels. */
export function randomValue(random: RandomSource, depth = 2): Json {
  if (depth === 0 || random.next(3) > 0) return randomScalar(random);
  if (random.next(2) === 0) return Array.from({ length: random.next(5) }, () => randomValue(random, depth - 1));
  return Object.fromEntries(Array.from({ length: random.next(5) }, () => [randomKey(random), randomValue(random, depth - 1)]));
}

/** An item of a board. */
export function randomItem(random: RandomSource, id: string): { [key: string]: Json } {
  return {
    id,
    type: random.pick(['note', 'color', 'image']),
    x: random.next(1_600),
    y: random.next(1_000),
    w: 100,
    h: 80,
    props: { text: random.pick(TEXTS), [randomKey(random)]: randomValue(random) },
  };
}

/** A board with a page or two, a palette without ids, and whatever else a free-form document may hold. */
export function randomBoard(random: RandomSource): { [key: string]: Json } {
  const page = (id: string): Json => ({
    id,
    name: 'Board',
    elements: Array.from({ length: random.next(6) }, (_, index) => randomItem(random, `${id}-i${index}`)),
  });
  return {
    pages: Array.from({ length: 1 + random.next(2) }, (_, index) => page(`p${index}`)),
    palette: Array.from({ length: random.next(5) }, () => random.pick(['#fff', '#000', '#8f7ae5'])),
    points: Array.from({ length: random.next(3) }, () => [random.next(9), random.next(9)]),
    [randomKey(random)]: randomValue(random),
  };
}
