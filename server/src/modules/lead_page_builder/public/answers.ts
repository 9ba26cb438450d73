import type { FormField, PageWords, Submission } from '@butterfly/contracts/lead_page_builder';
import { withoutTurns } from '@butterfly/contracts/core';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const EMAIL = /^[^\s@<>"']{1,64}@[^\s@<>"']{1,180}\.[^\s@<>"']{2,20}$/;
// eslint-disable-next-line no-control-regex -- these are the characters that are taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
const MOST = { long: 3_000, other: 200 } as const;

export type Written = Readonly<Record<string, readonly string[]>>;

/** What was written into the fields of a form, and nothing else. */
export function writtenInto(fields: readonly FormField[], form: FormData): Written {
  const keys = [...fields.filter(({ kind }) => kind !== 'files').map(({ key }) => key), 'consent'];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const values = form
        .getAll(key)
        .filter((value): value is string => typeof value === 'string')
        .map((value) => withoutTurns(value).replace(/\r\n/g, '\n').replace(CONTROLS, '').trim())
        .filter((value) => value !== '')
        .slice(0, 30);
      return values.length === 0 ? [] : [[key, values]];
    }),
  );
}

/** What is wrong with it, by field, in words for who wrote it. */
export function problemsOf(
  fields: readonly FormField[],
  { written, words }: { written: Written; words: PageWords['problems'] },
): Readonly<Record<string, string>> {
  const found = fields.flatMap((field): [string, string][] => {
    const problem = problemOf(field, { values: written[field.key] ?? [], words });
    return problem === null ? [] : [[field.key, problem]];
  });
  return Object.fromEntries(written['consent'] ? found : [...found, ['consent', words.consent]]);
}

function problemOf(
  { kind, required, options }: FormField,
  { values, words }: { values: readonly string[]; words: PageWords['problems'] },
): string | null {
  const [value = ''] = values;
  if (value === '') return required && kind !== 'files' ? words.empty : null;
  if (values.some((one) => one.length > (kind === 'long' ? MOST.long : MOST.other))) return words.long;
  if (kind === 'email' && !EMAIL.test(value)) return words.email;
  if (kind === 'date' && !(DAY.test(value) && !Number.isNaN(Date.parse(value)))) return words.day;
  if (kind === 'number' && !/^[1-9]\d{0,5}$/.test(value)) return words.number;
  if ((kind === 'choice' || kind === 'choices') && !values.every((one) => options.includes(one))) return words.choice;
  return kind === 'budget' && budgetOf(value) === null ? words.choice : null;
}

/** `250000-500000` in minor units; without an end, from there on. */
export function budgetOf(value: string): { readonly min: number; readonly max: number | null } | null {
  const [, min, max] = /^(\d{1,11})-(\d{1,11})?$/.exec(value) ?? [];
  return min === undefined ? null : { min: Number(min), max: max === undefined ? null : Number(max) };
}

/** The answers with the words of their fields, as the team reads them. */
export function answersOf(fields: readonly FormField[], written: Written, budgetText: (value: string) => string): Submission['answers'] {
  return fields.flatMap(({ key, label, kind }) => {
    const values = written[key];
    if (!values) return [];
    if (kind === 'check') return [{ key, label, value: 'Yes' }];
    return [{ key, label, value: kind === 'budget' ? budgetText(values[0] ?? '') : values.join(', ') }];
  });
}

/** The answer that a lead has a field for. */
export const targetOf = (fields: readonly FormField[], written: Written, target: FormField['lead_field']): string =>
  fields.flatMap(({ key, lead_field }) => (lead_field === target ? (written[key] ?? []) : []))[0] ?? '';

/** Pictures that came along: few, not large, and pictures by what they say; what they are, their bytes say later. */
export function picturesIn(fields: readonly FormField[], form: FormData): File[] {
  return fields
    .filter(({ kind }) => kind === 'files')
    .flatMap(({ key }) => form.getAll(key))
    .filter((value): value is File => typeof value !== 'string' && value.size > 0 && value.size <= 8 * 1_048_576)
    .slice(0, 6);
}
