/** Messages between processes may be lost; so long at most is a count believed that another process has made wrong. */
const KEPT_MS = 10_000;
/** So many lists of a business, and so many texts of lists. */
const LARGEST = 200;

const READ_TABLES = /\b(?:from|join)\s+([a-z_0-9]+)/g;
/** What a condition may ask for that is another answer a moment later, or for somebody else. */
const UNSTEADY = /\b(?:now|current_\w+|clock_timestamp|localtime\w*|random|platform_me)\b/;

/** The rows of a table that a list shows. */
export interface CountedList {
  readonly table: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

export interface KeptCount {
  /** Undefined: not counted yet. */
  readonly count: number | undefined;
  keep(count: number): void;
}

/** The counts of one business between two changes. What is kept after a change is read by nobody any more. */
export interface CountsOfBusiness {
  /** Null: a change of what this list shows might not be heard of. */
  of(list: CountedList): KeptCount | null;
}

/**
 * How many rows the lists of a business have, kept until anything of it changes that is watched (`platform_live`). Counting 20,000 rows
 * costs as much as their page, and most lists are looked at more often than they change. Which counts may be kept shows in the text of
 * their list: all tables that it reads are watched, and it asks for no time and no member.
 */
export class KeptCounts {
  readonly #businesses = new Map<number, { readonly born: number; readonly counts: Map<string, number> }>();
  readonly #keepable = new Map<string, boolean>();
  readonly #watched: ReadonlySet<string>;
  readonly #now: () => number;

  constructor(watchedTables: Iterable<string>, now: () => number = () => performance.now()) {
    this.#watched = new Set(watchedTables);
    this.#now = now;
  }

  /** As they are now; to be asked for before the transaction begins that counts. */
  business(tenantId: number): CountsOfBusiness {
    const counts = this.#countsOf(tenantId);
    return {
      of: ({ table, where, values }) => {
        if (!this.#isKeepable(table, where)) return null;
        const key = JSON.stringify([table, where, values]);
        return { count: counts.get(key), keep: (count) => void counts.set(key, count) };
      },
    };
  }

  forget(tenantId: number): void {
    this.#businesses.delete(tenantId);
  }

  #countsOf(tenantId: number): Map<string, number> {
    const known = this.#businesses.get(tenantId);
    if (known && this.#now() - known.born < KEPT_MS && known.counts.size < LARGEST) return known.counts;
    const counts = new Map<string, number>();
    this.#businesses.set(tenantId, { born: this.#now(), counts });
    return counts;
  }

  #isKeepable(table: string, where: string): boolean {
    const text = `${table} where ${where}`;
    const known = this.#keepable.get(text);
    if (known !== undefined) return known;
    const tables = [table, ...[...where.matchAll(READ_TABLES)].map(([, name]) => name ?? '')];
    const keepable = tables.every((name) => this.#watched.has(name)) && !UNSTEADY.test(where);
    if (this.#keepable.size < LARGEST) this.#keepable.set(text, keepable);
    return keepable;
  }
}
