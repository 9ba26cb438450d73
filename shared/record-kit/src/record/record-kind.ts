import type { Answer } from '@butterfly/contracts/core';
import type { MembersSource } from '../members/members-source';
import type { FieldMerges } from './merge';

/** What every record carries that is edited in place. */
export interface SavedRecord {
  readonly id: number;
  readonly updated_at: string;
  /** Member who saved last; named when two changes conflict. */
  readonly updated_by_id?: number | null | undefined;
}

/** A record with the version that a save names. This is what the cache holds under `RecordKind.queryKey`. */
export interface Versioned<R> {
  readonly record: R;
  readonly etag: string | null;
}

/** What a formatter of a field may look up. */
export interface FormatHelp {
  money(minor: number): string;
  day(value: string): string;
  moment(value: string): string;
  memberName(id: number): string | undefined;
}

/**
 * All that editing in place must know about one kind of record.
 *
 * @example
 * export const contactKind: RecordKind<Contact, ContactPatch> = {
 *   noun: 'contact',
 *   queryKey: (id) => ['contact', id],
 *   read: (id, signal) => crm.getContact({ params: { id }, signal }),
 *   save: (id, patch, ifMatch) => crm.updateContact({ params: { id }, body: patch, ifMatch }),
 *   labels: { first_name: 'First name', … },
 *   members,
 *   format: { birthday: (value, { day }) => day(String(value)) },
 *   invalidates: [['contacts']],
 * };
 */
export interface RecordKind<R extends SavedRecord, P extends object> {
  /** As in "Somebody else saved this contact". */
  readonly noun: string;
  queryKey(id: string): readonly unknown[];
  read(id: string, signal?: AbortSignal): Promise<Answer<R>>;
  save(id: string, patch: P, ifMatch: string): Promise<Answer<R>>;
  /** Who can be named as the one that saved meanwhile, and in fields. */
  readonly members: MembersSource;
  /** Field of the patch → its label. Fields of `custom` are called `custom.<key>` and may be missing here. */
  readonly labels: Readonly<Record<string, string>>;
  /** How a value that is no plain text or number is written. */
  readonly format?: Readonly<Record<string, (value: unknown, help: FormatHelp) => string>>;
  /** Fields that are merged within themselves when two people have changed them, such as lists (`mergeByKey`). */
  readonly merge?: FieldMerges;
  /** Cached answers that a save makes old. */
  readonly invalidates: readonly (readonly unknown[])[];
  /** Told after every save. */
  onSaved?(record: R): void;
}
