/** What is kept of a board that is not saved: the state it began from, and what was done to it. */
export interface JournalRecord {
  readonly base: string;
  readonly edit: string;
}

/** Where journals are kept. Survives the tab; a browser without storage keeps none. */
export interface JournalBackend {
  /** Writes both in one go; without `base` the one written before stays. */
  put(key: string, record: { base?: string; edit: string }): Promise<void>;
  get(key: string): Promise<JournalRecord | null>;
  keys(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** For tests, and for browsers that keep nothing. */
export function memoryBackend(records = new Map<string, JournalRecord>()): JournalBackend {
  return {
    put: async (key, { base, edit }) => void records.set(key, { base: base ?? records.get(key)?.base ?? 'null', edit }),
    get: async (key) => records.get(key) ?? null,
    keys: async (prefix) => [...records.keys()].filter((key) => key.startsWith(prefix)),
    remove: async (key) => void records.delete(key),
  };
}
