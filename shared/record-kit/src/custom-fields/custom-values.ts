import type { Formats } from '@butterfly/ui-kit';
import { amountText, parseAmount, type AmountFormat } from '@butterfly/ui-kit/amount';
import type { CustomField, CustomPatch, CustomValue } from './custom-field';

/** What stands in the inputs of a new record, by key of the field. */
export type TypedCustom = Readonly<Record<string, string | readonly string[]>>;

/** A value as people read it; empty text for none. */
export function customLabel(field: CustomField, value: CustomValue | undefined, formats: Formats): string {
  if (value === undefined) return '';
  if (field.kind === 'money') return formats.money(Number(value));
  if (field.kind === 'date') return formats.day(String(value));
  if (field.kind === 'bool') return value === true ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What an input begins with. */
export function customText(field: CustomField, value: CustomValue | undefined, format: AmountFormat): string {
  if (value === undefined) return '';
  return field.kind === 'money' ? amountText(Number(value), format) : String(value);
}

/** The value of what was typed; null for nothing, or the sentence that says what is wrong. */
export function readCustomText(
  field: CustomField,
  text: string,
  format: AmountFormat,
): { value: CustomValue | null } | { problem: string } {
  if (text.trim() === '') return { value: null };
  if (field.kind === 'number') {
    const number = Number(text.replace(',', '.'));
    return Number.isFinite(number) ? { value: number } : { problem: 'This is not a number' };
  }
  if (field.kind === 'money') {
    const minor = parseAmount(text, format);
    return minor === undefined || minor === null ? { problem: 'This is not an amount' } : { value: minor };
  }
  return { value: field.kind === 'bool' ? text === 'yes' : text.trim() };
}

/**
 * The `custom` of a new record, or what stands in the way by `custom.<key>`.
 *
 * @example readCustom(fields, { guest_book: 'yes' }, tenant) // { custom: { guest_book: true } }
 */
export function readCustom(
  fields: readonly CustomField[],
  typed: TypedCustom,
  format: AmountFormat,
): { custom: CustomPatch } | { errors: Record<string, string[]> } {
  const custom: Record<string, CustomValue | null> = {};
  const errors: Record<string, string[]> = {};
  for (const field of fields) {
    const entered = typed[field.key];
    const read = typeof entered === 'object' ? { value: [...entered] } : readCustomText(field, entered ?? '', format);
    if ('problem' in read) errors[`custom.${field.key}`] = [read.problem];
    else if (read.value !== null && !(Array.isArray(read.value) && read.value.length === 0)) custom[field.key] = read.value;
    else if (field.required) errors[`custom.${field.key}`] = ['This is needed'];
  }
  return Object.keys(errors).length > 0 ? { errors } : { custom };
}
