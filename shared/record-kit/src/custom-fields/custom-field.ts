import type { Answer } from '@butterfly/contracts/core';
import type { CustomFieldPatch, CustomKind, CustomPatch, CustomValues } from '@butterfly/contracts/records';

export type { CustomKind, CustomPatch, CustomValue, CustomValues } from '@butterfly/contracts/records';

/** A field that a business has defined for itself. */
export interface CustomField {
  readonly id: number;
  /** What kind of record has it. */
  readonly entity: string;
  /** Its name inside `custom`; never changed. */
  readonly key: string;
  readonly label: string;
  readonly kind: CustomKind;
  readonly required: boolean;
  /** What can be chosen, for `choice` and `multi`. */
  readonly options: readonly string[];
  readonly position: number;
  readonly archived: boolean;
}

/**
 * Where the definitions of custom fields come from; archived ones too.
 *
 * @example
 * export const customFields: CustomFieldsSource = { list: (signal) => crm.listCustomFields({ signal }) };
 */
export interface CustomFieldsSource<F extends CustomField = CustomField> {
  list(signal: AbortSignal): Promise<Answer<readonly F[]>>;
  /** What tells its answers apart where a plugin has several sources. */
  readonly scope?: string;
}

/** A field that is being defined. */
export interface NewField<E extends string = string> {
  entity: E;
  label: string;
  kind: CustomKind;
  required: boolean;
  options: string[];
}

/** Where fields are defined as well. */
export interface CustomFieldsEditSource<F extends CustomField = CustomField> extends CustomFieldsSource<F> {
  create(field: NewField<F['entity']>): Promise<unknown>;
  update(id: number, patch: CustomFieldPatch): Promise<unknown>;
}

/** Fields and values of one record whose plugin keeps no values itself: `recordParts(subject).custom`. */
export interface CustomValuesSource {
  readonly fields: CustomFieldsEditSource;
  read(signal: AbortSignal): Promise<Answer<CustomValues>>;
  /** Answers all values. */
  save(patch: CustomPatch): Promise<Answer<CustomValues>>;
}
