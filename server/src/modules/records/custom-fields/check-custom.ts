import type { CustomPatch, CustomValue, CustomValues, RecordCustomField } from '@butterfly/contracts/records';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { customFieldsOf } from './repository';

/** A change of the values of a record, checked against what the business has defined. */
export interface CustomChange {
  /** Full name of the kind of record. */
  readonly subject_type: string;
  /** The values as they are; `{}` for a new record. */
  readonly before: CustomValues;
  /** What changes; null takes a value away. */
  readonly patch: CustomPatch | undefined;
  /** True when all required fields must be there: a person fills in a new record. Edits only may not empty one. */
  readonly complete?: boolean;
}

/**
 * The whole `custom` of a record after a change, or `invalid_input` that names `custom.<key>`. Values of archived and
 * unknown keys that were there before are kept; new ones of unknown keys are refused.
 *
 * @example
 * const custom = await checkCustom(db, { subject_type: 'shop.order', before: contact.custom, patch: patch.custom });
 */
export async function checkCustom(db: Db, { subject_type, before, patch, complete = false }: CustomChange): Promise<CustomValues> {
  if (!patch && !complete) return before;
  const fields = await customFieldsOf(db, subject_type);
  const after = valuesAfter(before, patch ?? {});
  const problems = problemsOf({ fields, patch: patch ?? {}, after, complete });
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
  return after;
}

function valuesAfter(before: CustomValues, patch: CustomPatch): CustomValues {
  const after = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) delete after[key];
    else after[key] = value;
  }
  return after;
}

interface Checked {
  readonly fields: readonly RecordCustomField[];
  readonly patch: CustomPatch;
  readonly after: CustomValues;
  readonly complete: boolean;
}

/** Pure: what is wrong, by `custom.<key>`. */
function problemsOf({ fields, patch, after, complete }: Checked): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  const live = new Map(fields.filter(({ archived }) => !archived).map((field) => [field.key, field]));
  for (const key of Object.keys(patch)) {
    const field = live.get(key);
    const value = after[key];
    if (!field) problems[`custom.${key}`] = ['is not a field of yours'];
    else if (value !== undefined && !fits(field, value)) problems[`custom.${key}`] = [expected[field.kind]];
  }
  for (const field of live.values()) {
    const asked = complete || field.key in patch;
    if (field.required && asked && after[field.key] === undefined) problems[`custom.${field.key}`] = ['is needed'];
  }
  return problems;
}

const expected: Readonly<Record<RecordCustomField['kind'], string>> = {
  text: 'must be text',
  number: 'must be a number',
  money: 'must be an amount',
  date: 'must be a date',
  choice: 'must be one of the options',
  multi: 'must be some of the options',
  bool: 'must be yes or no',
};

function fits({ kind, options }: RecordCustomField, value: CustomValue): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'money') return Number.isSafeInteger(value) && Math.abs(Number(value)) <= 999_999_999_999;
  if (kind === 'date') return typeof value === 'string' && isDay(value);
  if (kind === 'bool') return typeof value === 'boolean';
  if (kind === 'choice') return typeof value === 'string' && options.includes(value);
  if (kind === 'multi') return Array.isArray(value) && value.every((one) => options.includes(one));
  return typeof value === 'string';
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  );
}
