/** The SQL types that people's fields have. */
export type SqlType = 'text' | 'text[]' | 'int' | 'int[]' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'jsonb' | 'double precision';

/** A column that is written: its type, or with what it holds in a new record when nothing is said (otherwise null). */
export type WrittenColumn = SqlType | { readonly type: SqlType; readonly initial: unknown };

export type WrittenColumns = Readonly<Record<string, WrittenColumn>>;

export const typeOf = (column: WrittenColumn): SqlType => (typeof column === 'string' ? column : column.type);

/** A value as the driver takes it. */
export function valueFor(column: WrittenColumn, value: unknown): unknown {
  return typeOf(column) === 'jsonb' && value !== null && value !== undefined ? JSON.stringify(value) : value;
}

/** What a new record holds, column by column; a field that is not given holds what the table says, or null. */
export function valuesOfNew(columns: WrittenColumns, values: object): unknown[] {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.entries(columns).map(([name, column]) =>
    valueFor(column, given[name] ?? (typeof column === 'string' ? null : column.initial)),
  );
}

/**
 * The part of an update that sets the given fields; placeholders begin after `$1`, which is the id. Column names come from the table's
 * declaration, never from a request.
 */
export function writtenFields(columns: WrittenColumns, changes: object): { sets: string[]; values: unknown[] } {
  const given = changes as Readonly<Record<string, unknown>>;
  const written = Object.entries(columns).filter(([name]) => given[name] !== undefined);
  return {
    sets: written.map(([name, column], index) => `${name} = $${index + 2}::${typeOf(column)}`),
    values: written.map(([name, column]) => valueFor(column, given[name])),
  };
}
