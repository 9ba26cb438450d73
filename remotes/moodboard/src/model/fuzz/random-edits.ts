import type { Json } from '@butterfly/contracts/core';
import { isObject } from '../same-json';
import { randomItem, randomKey, randomValue } from './random-document';
import type { RandomSource } from './random-source';

type JsonObject = { [key: string]: Json };

/** Changes a document in place, somewhere, somehow. */
export function randomEdit(random: RandomSource, document: JsonObject): void {
  const containers = containersOf(document);
  const target = random.pick(containers);
  if (Array.isArray(target)) editList(random, target);
  else editObject(random, target);
}

function containersOf(value: Json): (Json[] | JsonObject)[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(containersOf)];
  return isObject(value) ? [value, ...Object.values(value).flatMap(containersOf)] : [];
}

function editList(random: RandomSource, list: Json[]): void {
  const at = random.next(list.length + 1);
  const item = list[at];
  const byKind: (() => void)[] = [
    () =>
      void list.splice(
        at,
        0,
        list.some((one) => isObject(one) && 'id' in one) ? randomItem(random, `n${random.next(100_000)}`) : randomValue(random),
      ),
    () => void list.splice(at, 1),
    () => void list.splice(random.next(list.length + 1), 0, ...list.splice(at, 1)),
    () => void list.push(...list.splice(0, 1)),
    // A copy keeps its id: two items with one id.
    () => item !== undefined && void list.splice(random.next(list.length + 1), 0, JSON.parse(JSON.stringify(item)) as Json),
    () => void (list.length > 0 && (list[Math.min(at, list.length - 1)] = randomValue(random))),
  ];
  random.pick(byKind)();
}

function editObject(random: RandomSource, object: JsonObject): void {
  const keys = Object.keys(object);
  const key = keys.length > 0 ? random.pick(keys) : randomKey(random);
  const byKind: (() => void)[] = [
    () => void (object[randomKey(random)] = randomValue(random)),
    () => void delete object[key],
    () => void (object[key] = randomValue(random)),
    () =>
      reorder(
        object,
        keys.slice().sort(() => random.next(3) - 1),
      ),
    () => {
      const value = object[key];
      delete object[key];
      if (value !== undefined) object[key] = value;
    },
  ];
  random.pick(byKind)();
}

function reorder(object: JsonObject, keys: readonly string[]): void {
  const before = { ...object };
  for (const key of Object.keys(object)) delete object[key];
  for (const key of keys) object[key] = before[key] as Json;
}
