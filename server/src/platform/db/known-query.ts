import pg from 'pg';

/** What node-postgres works out of the description of an answer: the columns, and how each is read. */
interface Columns {
  readonly fields: readonly pg.FieldDef[];
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

/** The parts of `pg.Query` that its types leave out. */
interface Inner {
  readonly name: string;
  _result: Columns;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Wire): unknown;
  prepare(connection: Wire): void;
  handleRowDescription(message: object): void;
}

/** As much of a connection as a prepared statement needs. */
interface Wire {
  describe(what: object): void;
}

/** By connection, and by the name of a statement that it has prepared. */
const described = new WeakMap<Wire, Map<string, Columns>>();
/** While a statement is sent whose answer is known; sending it waits for nothing. */
let isKnown = false;

/** From now on the connection asks for a description only where none is known. */
function columnsOf(connection: Wire): Map<string, Columns> {
  const before = described.get(connection);
  if (before) return before;
  const describe = connection.describe.bind(connection);
  connection.describe = (what) => {
    if (!isKnown) describe(what);
  };
  const known = new Map<string, Columns>();
  described.set(connection, known);
  return known;
}

const base = pg.Query.prototype as unknown as Inner;

/**
 * A named statement whose answer is described once for each connection: what a prepared statement answers never changes (the database refuses
 * it where a table has changed meanwhile). Neither side says it with every execution, which takes longer than many a statement.
 */
export class KnownQuery extends pg.Query {
  #connection: Wire | undefined;

  /** Called by node-postgres to send it. */
  prepare(connection: Wire): void {
    const inner = this as unknown as Inner;
    this.#connection = connection;
    const known = inner.hasBeenParsed(connection) ? columnsOf(connection).get(inner.name) : undefined;
    if (known) {
      Object.assign(inner._result, known);
      inner._accumulateRows = true;
    }
    isKnown = known !== undefined;
    try {
      base.prepare.call(inner, connection);
    } finally {
      isKnown = false;
    }
  }

  /** Called by node-postgres when the description comes. */
  handleRowDescription(message: object): void {
    const inner = this as unknown as Inner;
    base.handleRowDescription.call(inner, message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = inner._result;
    if (this.#connection) columnsOf(this.#connection).set(inner.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}
