/** An object of JSON about which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Text as the value it is; undefined for what is no JSON. @example parsedJson('{"a":1}') // { a: 1 } */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An object, neither null nor a list. @example isJsonRecord([]) // false */
export function isJsonRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
