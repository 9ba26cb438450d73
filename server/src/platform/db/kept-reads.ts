/** Messages between processes may be lost; so long at most is believed what another process has made wrong. */
const KEPT_MS = 10_000;
/** So many answers of a business are kept … */
const MOST_ANSWERS = 200;
/** … and of so many businesses. */
const MOST_BUSINESSES = 5_000;

/** A question to the database: what tells it from others, and every table that its answer comes from. */
export interface Question {
  readonly key: string;
  readonly tables: readonly string[];
}

/** The answer to a question as others have read it, and where one's own is put. */
export interface KeptRead<T> {
  /** Undefined: to be read. */
  readonly answer: T | undefined;
  keep(answer: T): void;
}

/** What is known of one business as one transaction begins. */
export interface KnownOfBusiness {
  /** Null: a change of one of the tables would not be heard of. */
  of<T>(question: Question): KeptRead<T> | null;
}

interface Business {
  /** Counts the changes. */
  tick: number;
  /** By entity: when it changed last. */
  readonly changedAt: Map<string, number>;
  readonly answers: Map<string, { readonly answer: unknown; readonly asOf: number; readonly until: number }>;
}

/**
 * Answers of the database that many requests ask for and few commits change – the count of a list, a business's settings –, kept in the
 * process until a watched table (`platform_live`) that they come from changes. An answer belongs to the moment at which its transaction
 * began: what changes while it is read makes it worthless.
 */
export class KeptReads {
  readonly #businesses = new Map<number, Business>();
  /** By table: as which entities it is watched. */
  readonly #watched: ReadonlyMap<string, readonly string[]>;
  readonly #now: () => number;

  constructor(watched: ReadonlyMap<string, readonly string[]>, now: () => number = () => performance.now()) {
    this.#watched = watched;
    this.#now = now;
  }

  /** To be asked for before the transaction begins. */
  business(tenantId: number): KnownOfBusiness {
    const business = this.#businesses.get(tenantId) ?? this.#begin(tenantId);
    const asOf = business.tick;
    return {
      of: <T>(question: Question) => {
        const entities = this.#entitiesOf(question.tables);
        return entities && this.#read<T>(business, { key: question.key, entities, asOf });
      },
    };
  }

  /** Something of a business was committed, here or in another process. */
  changed(tenantId: number, entities: Iterable<string>): void {
    const business = this.#businesses.get(tenantId);
    if (!business) return;
    business.tick += 1;
    for (const entity of entities) business.changedAt.set(entity, business.tick);
  }

  #begin(tenantId: number): Business {
    if (this.#businesses.size >= MOST_BUSINESSES) this.#businesses.clear();
    const business: Business = { tick: 0, changedAt: new Map(), answers: new Map() };
    this.#businesses.set(tenantId, business);
    return business;
  }

  #entitiesOf(tables: readonly string[]): readonly string[] | null {
    const entities: string[] = [];
    for (const table of tables) {
      const watched = this.#watched.get(table);
      if (!watched) return null;
      entities.push(...watched);
    }
    return entities;
  }

  #read<T>(business: Business, { key, entities, asOf }: { key: string; entities: readonly string[]; asOf: number }): KeptRead<T> {
    const known = business.answers.get(key);
    const holds = known && known.until > this.#now() && entities.every((entity) => (business.changedAt.get(entity) ?? 0) <= known.asOf);
    return {
      answer: holds ? (known.answer as T) : undefined,
      keep: (answer) => {
        if (business.answers.size >= MOST_ANSWERS && !business.answers.has(key)) business.answers.clear();
        business.answers.set(key, { answer, asOf, until: this.#now() + KEPT_MS });
      },
    };
  }
}
