import type { CustomFieldPatch, CustomValues, NewRecordCustomField, RecordCustomField } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Named } from '../api';
import type { Naming } from '../naming';
import { checkCustom, type CustomChange } from './check-custom';
import { readCustomFields } from './repository';
import { changeCustomField, createCustomField } from './service';

/** The fields that a business has defined for one plugin's records, in the plugin's own names. */
export class CustomFieldsOfPlugin<Name extends string> {
  readonly #naming: Naming<Name>;

  constructor(naming: Naming<Name>) {
    this.#naming = naming;
  }

  /** Of one kind of record, or of all. */
  async list(db: Db, name: Name | null): Promise<Named<RecordCustomField, Name>[]> {
    const types = name === null ? this.#naming.all.types : [this.#naming.type(name)];
    return (await readCustomFields(db, types)).map((field) => this.#naming.shortType(field));
  }

  /** @throws AppError `records.too_many_custom_fields`, `records.options_needed` */
  async create(
    db: Db,
    { subject_type, ...field }: NewRecordCustomField & { readonly subject_type: Name },
  ): Promise<Named<RecordCustomField, Name>> {
    return this.#naming.shortType(await createCustomField(db, { ...field, subject_type: this.#naming.type(subject_type) }));
  }

  /** @throws AppError `records.options_needed` */
  async update(db: Db, change: { readonly id: number; readonly patch: CustomFieldPatch }): Promise<Named<RecordCustomField, Name>> {
    return this.#naming.shortType(await changeCustomField(db, { ...change, types: this.#naming.all.types }));
  }

  /**
   * All values of a record after a change, for a plugin that keeps them in a column of its own.
   *
   * @throws AppError `invalid_input` that names `custom.<key>`
   * @example
   * const custom = await records.customFields.check(db, { subject_type: 'contact', before: contact.custom, patch: patch.custom });
   */
  check(db: Db, { subject_type, ...change }: Omit<CustomChange, 'subject_type'> & { readonly subject_type: Name }): Promise<CustomValues> {
    return checkCustom(db, { ...change, subject_type: this.#naming.type(subject_type) });
  }
}
