import type { Db } from '../../db/db';

/** What a column can hold, with other names that columns have for it. */
export interface NamedField {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly aliases: readonly string[];
}

/** Where an import happens. */
export interface ImportPlace {
  readonly locale: string;
  readonly currency: string;
}

/** The cells of one row by field; a field without a column is empty. */
export type Cells = (field: string) => string;

/** One row as it was understood. `key` finds the record it may be already; null: it is nobody's double. */
export interface Draft<V> {
  readonly label: string;
  readonly key: string | null;
  readonly value: V;
}

export interface Written {
  readonly id: number;
  readonly version: number;
  /** Fields as they were, for undo. */
  readonly before?: Readonly<Record<string, unknown>>;
}

/**
 * All that an import must know about what it brings in. Everything runs in the transaction it is given. A module hands its kinds in as
 * `imports` when it starts; wizard, dry run, progress and undo are those of the module `records`.
 *
 * @example
 * start: (platform) => ({ handlers, imports: { order: orderImport } })
 */
export interface ImportKind<V> {
  readonly fields: readonly NamedField[];
  /** The row as a draft, or why it is refused. */
  read(cells: Cells, place: ImportPlace): Draft<V> | { readonly reason: string };
  /** Keys of drafts → ids of what is there already. */
  existing(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Why a draft cannot be written although it was read well; asked for the rows of a chunk at once. */
  problems(db: Db, drafts: readonly Draft<V>[], place: ImportPlace): Promise<ReadonlyMap<V, string>>;
  /** Why a second record with the same key cannot be made, whatever the policy says; null where it can. */
  whyNotTwice(draft: Draft<V>): string | null;
  create(db: Db, draft: Draft<V>, made: { importKey: string; place: ImportPlace }): Promise<Written>;
  update(db: Db, id: number, draft: Draft<V>): Promise<Written>;
  /** Takes a created record away again, unless somebody has changed it since. */
  undoCreate(db: Db, written: { id: number; version: number }): Promise<boolean>;
  /** Puts the fields of an updated record back, unless somebody has changed it since. */
  undoUpdate(db: Db, written: Required<Written>): Promise<boolean>;
}

/** How a record is held by the transaction, and how fields of it are written. */
interface HeldRecords {
  readonly hold: (db: Db, id: number) => Promise<{ readonly version: number } | undefined>;
  readonly write: (db: Db, change: { id: number; changes: Readonly<Record<string, unknown>> }) => Promise<unknown>;
}

/**
 * Puts the fields of an updated record back, unless somebody has changed it since.
 *
 * @example undoUpdate: undoUpdateOf({ hold: orders.hold, write: orders.patch }),
 */
export function undoUpdateOf({ hold, write }: HeldRecords): ImportKind<unknown>['undoUpdate'] {
  return async (db, { id, version, before }) => {
    const now = await hold(db, id);
    if (now?.version !== version) return false;
    await write(db, { id, changes: before });
    return true;
  };
}

/** A field of an import; `aliases` are further headings that mean it. */
export const importField = (name: string, label: string, aliases: readonly string[] = [], required = false): NamedField => ({
  name,
  label,
  required,
  aliases,
});

/** The kinds of records that tables can bring in, by their full names. */
export class ImportKinds {
  readonly #kinds = new Map<string, ImportKind<unknown>>();

  add(plugin: string, kinds: Readonly<Record<string, ImportKind<unknown>>>): void {
    for (const [name, kind] of Object.entries(kinds)) this.#kinds.set(`${plugin}.${name}`, kind);
  }

  find(type: string): ImportKind<unknown> | undefined {
    return this.#kinds.get(type);
  }
}
