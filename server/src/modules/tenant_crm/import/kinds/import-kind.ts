import type { DuplicatePolicy } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../../platform/db/db';
import type { NamedField } from '../table/guess-mapping';

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

/** All that an import must know about what it brings in. Everything runs in the transaction it is given. */
export interface ImportKind<V> {
  readonly fields: readonly NamedField[];
  /** The row as a draft, or why it is refused. */
  read(cells: Cells, place: ImportPlace): Draft<V> | { readonly reason: string };
  /** Keys of drafts → ids of what is there already. */
  existing(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Why a draft cannot be written although it was read well; asked for the rows of a chunk at once. */
  problems(db: Db, drafts: readonly Draft<V>[], place: ImportPlace): Promise<ReadonlyMap<V, string>>;
  /** False: a second record with the same key cannot be made, whatever the policy says. */
  mayDouble(draft: Draft<V>): boolean;
  create(db: Db, draft: Draft<V>, made: { importKey: string; place: ImportPlace }): Promise<Written>;
  update(db: Db, id: number, draft: Draft<V>): Promise<Written>;
  /** Takes a created record away again, unless somebody has changed it since. */
  takeBack(db: Db, written: { id: number; version: number }): Promise<boolean>;
  /** Puts the fields of an updated record back, unless somebody has changed it since. */
  putBack(db: Db, written: Required<Written>): Promise<boolean>;
}

export type Policy = DuplicatePolicy;
