import type { Answer } from '@butterfly/contracts/core';

/** One value: money in minor units, a date as `2027-06-12`, `multi` as a list of options. */
export type CustomValue = string | number | boolean | string[];

/** The values of a record by key of their field. */
export type CustomValues = Readonly<Record<string, CustomValue>>;

/** Values that change; null takes one away. */
export type CustomPatch = Record<string, CustomValue | null>;

/** A field that a business has defined for itself. */
export interface CustomField {
  readonly id: number;
  /** What kind of record has it. */
  readonly entity: string;
  /** Its name inside `custom`; never changed. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'money' | 'date' | 'choice' | 'multi' | 'bool';
  readonly required: boolean;
  /** What can be chosen, for `choice` and `multi`. */
  readonly options: readonly string[];
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
}
