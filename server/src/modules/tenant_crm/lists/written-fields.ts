type SqlType = 'text' | 'text[]' | 'int' | 'date' | 'jsonb';

/**
 * The part of an update that sets the given fields; placeholders begin after `$1`, which is the id. Column names come
 * from the table of the caller, never from a request.
 */
export function writtenFields<N extends string>(columns: Readonly<Record<N, SqlType>>, changes: Readonly<Partial<Record<N, unknown>>>): { sets: string[]; values: unknown[] } {
  const names = (Object.keys(columns) as N[]).filter((name) => changes[name] !== undefined);
  return {
    sets: names.map((name, index) => `${name} = $${index + 2}::${columns[name]}`),
    values: names.map((name) => (columns[name] === 'jsonb' && changes[name] !== null ? JSON.stringify(changes[name]) : changes[name])),
  };
}
