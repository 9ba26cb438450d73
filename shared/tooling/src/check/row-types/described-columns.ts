/** A column of what a statement answers. */
export interface Column {
  readonly name: string;
  /** The type's number in PostgreSQL. */
  readonly type: number;
  /** The column of one of our tables that it is, as it is; null for anything that is calculated. */
  readonly source: { readonly name: string; readonly notNull: boolean } | null;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** What is used of a connection of node-postgres. */
export interface DescribingClient {
  query<Row extends object>(text: string): Promise<{ readonly rows: Row[] }>;
  query(statement: Describing): unknown;
}

interface Wire {
  parse(query: { text: string; name: string; types: readonly number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

const COLUMNS = `select attrelid::int || '/' || attnum as key, attname as name, attnotnull as "notNull"
  from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace and attnum > 0`;

/** Has the database parse statements and say what they would answer; none is run. */
export class StatementReader {
  readonly #client: DescribingClient;
  readonly #columns: ReadonlyMap<string, NonNullable<Column['source']>>;

  private constructor(client: DescribingClient, columns: ReadonlyMap<string, NonNullable<Column['source']>>) {
    this.#client = client;
    this.#columns = columns;
  }

  static async on(client: DescribingClient): Promise<StatementReader> {
    const { rows } = await client.query<{ key: string; name: string; notNull: boolean }>(COLUMNS);
    // A statement of our own class needs its answer before the next is sent.
    (client as unknown as { pipeline: boolean }).pipeline = false;
    return new StatementReader(client, new Map(rows.map(({ key, ...column }) => [key, column])));
  }

  /** @throws what PostgreSQL says of a statement that it cannot read. */
  async columns(text: string): Promise<Column[]> {
    const fields = await new Promise<readonly Field[]>((resolve, reject) => {
      this.#client.query(new Describing(text, { resolve, reject }));
    });
    return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      source: this.#columns.get(`${tableID}/${columnID}`) ?? null,
    }));
  }
}

/** Parse and describe, without bind and execute; the names of its methods are the driver's. */
class Describing {
  #fields: readonly Field[] = [];
  readonly #text: string;
  readonly #answer: { resolve: (fields: readonly Field[]) => void; reject: (error: Error) => void };

  constructor(text: string, answer: { resolve: (fields: readonly Field[]) => void; reject: (error: Error) => void }) {
    this.#text = text;
    this.#answer = answer;
  }

  submit(wire: unknown): void {
    const { parse, describe, sync } = bound(wire as Wire);
    parse({ text: this.#text, name: '', types: [] });
    describe({ type: 'S', name: '' });
    sync();
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#fields = fields;
  }

  handleReadyForQuery(): void {
    this.#answer.resolve(this.#fields);
  }

  handleError(error: Error): void {
    this.#answer.reject(error);
  }
}

const bound = (wire: Wire): Wire => ({
  parse: (query) => wire.parse(query),
  describe: (what) => wire.describe(what),
  sync: () => wire.sync(),
});
