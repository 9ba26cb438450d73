import type { RecordSubject } from '@butterfly/contracts/records';
import type { Named, Of } from './api';
import type { RecordsOf } from './subjects/records-of';

/** From the names of one plugin to the full names and back. */
export class Naming<Name extends string> {
  /** Whatever is about a record of the plugin. */
  readonly all: RecordsOf;

  constructor(
    readonly plugin: string,
    types: readonly string[],
  ) {
    this.all = { types };
  }

  type(name: Name): string {
    return `${this.plugin}.${name}`;
  }

  full<T extends Of<Name>>(of: T): Omit<T, 'subject_type'> & RecordSubject {
    return { ...of, subject_type: this.type(of.subject_type) };
  }

  short<T extends RecordSubject>(row: T): Named<T, Name> {
    return this.shortType(row);
  }

  /** For what belongs to a kind of record and to none of its records. */
  shortType<T extends Pick<RecordSubject, 'subject_type'>>(row: T): Named<T, Name> {
    return { ...row, subject_type: row.subject_type.slice(this.plugin.length + 1) as Name };
  }
}
