import { likePattern } from '../db/like-pattern';
import { plainText } from './plain-text';

/** A condition with its values; the same filters always make the same text, so that the statement stays prepared. */
export interface Filter {
  readonly where: string;
  readonly values: readonly unknown[];
  /** Words are looked for, which no index helps with: every row is read. */
  readonly searched: boolean;
}

const MOST_WORDS = 6;

/** Collects the conditions of a list. RLS limits it to the tenant before any of them. */
export class FilterBuilder {
  readonly #parts: string[];
  readonly #values: unknown[] = [];
  #searched = false;

  constructor(fixed: readonly string[]) {
    this.#parts = [...fixed];
  }

  /** Adds a condition unless there is no value for it. */
  add(condition: (placeholder: string) => string, value: unknown): this {
    if (value === undefined || value === '') return this;
    this.#values.push(value);
    this.#parts.push(condition(`$${this.#values.length}`));
    return this;
  }

  /** Every word must occur; characters that mean something to LIKE are searched for themselves. */
  words(condition: (placeholder: string) => string, search: string | undefined): this {
    const words = plainText(search ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS);
    this.#searched ||= words.length > 0;
    for (const word of words) this.add(condition, likePattern(word));
    return this;
  }

  /** Without any condition: every row. */
  build(): Filter {
    return { where: this.#parts.join(' and ') || 'true', values: this.#values, searched: this.#searched };
  }
}
