import { seededRandom } from '../../demo/seeded-random';

/** Chance that comes out the same for the same seed. */
export class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = seededRandom(seed);
  }

  /** Dice of one place in a run: what is asked there depends on nothing that was answered elsewhere. */
  static at(seed: number, ...place: readonly (string | number)[]): Dice {
    let mixed = seed ^ 0x811c9dc5;
    for (const character of place.join('/')) mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 0x01000193);
    return new Dice(mixed);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(from: readonly [T, ...T[]] | readonly T[]): T {
    if (from.length === 0) throw new Error('Nothing to pick from.');
    return from[this.int(0, from.length - 1)] as T;
  }

  /** One of the names, by its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of entries) {
      left -= weight;
      if (left < 0) return name;
    }
    return this.pick(entries)[0];
  }
}
