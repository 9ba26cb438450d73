import * as z from 'zod';
import { cents, clockTime, day, id } from '../../core/primitives';
import type { Question } from './form.schema';
import { MOST_PICKED } from './board-picture';
import { MOST_FILES } from './kept-file';

const words = (max: number) => z.string().trim().min(1).max(max);
const person = z.strictObject({
  name: z.string().trim().max(120),
  role: z.string().trim().max(80),
  item: z.string().trim().max(120),
  qty: z.int().min(0).max(9_999),
});
const count = z.strictObject({ label: z.string().trim().max(120), qty: z.int().min(0).max(99_999) });

const keptFile = z.strictObject({ file: id, name: z.string().max(200), size: z.int().min(0) });

/** Everything an answer can be; null takes one back. Numbers are thousandths, money minor units. */
export const answerValue = z.union([
  z.null(),
  z.boolean(),
  z.int(),
  z.string().max(10_000),
  z.array(z.string().max(40)).max(40),
  z.array(person).max(200),
  z.array(count).max(200),
  z.array(keptFile).max(MOST_FILES),
  z.record(z.string().max(40), z.string().max(200)),
]);
export type AnswerValue = z.output<typeof answerValue>;
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

const MOST_MILLI = 1_000_000_000_000;

/** What an answer to a question has to be. */
function valueOf({ type, options, rows }: Question): z.ZodType {
  const keys = options.map(({ key }) => key);
  const oneOf = z.string().refine((key) => keys.includes(key), 'must be one of the options');
  const each = z
    .array(oneOf)
    .min(1)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'must name each once');
  switch (type) {
    case 'short':
      return words(300);
    case 'long':
      return words(10_000);
    case 'signature':
      return words(120);
    case 'number':
      return z.int().min(-MOST_MILLI).max(MOST_MILLI);
    case 'money':
      return cents;
    case 'date':
      return day;
    case 'time':
      return clockTime;
    case 'single':
      return oneOf;
    case 'multi':
    case 'pictures':
      return each;
    case 'moodboard':
      return z
        .array(z.string().regex(/^[1-9]\d{0,9}$/, 'must be a picture of the board'))
        .min(1)
        .max(MOST_PICKED)
        .refine((picked) => new Set(picked).size === picked.length, 'must name each once');
    case 'file':
      return z.array(keptFile).min(1).max(MOST_FILES);
    case 'ranking':
      return each.refine((chosen) => chosen.length === keys.length, 'must rank all of them');
    case 'rating':
      return z.int().min(1).max(5);
    case 'address':
      return z.strictObject({ street: words(200), city: words(120), zip: z.string().max(20), country: z.string().max(80) });
    case 'people':
      return z.array(person).min(1).max(200);
    case 'counts':
      return z.array(count).min(1).max(200);
    case 'matrix':
      return z.record(z.string(), oneOf).refine((given) => rows.every(({ key }) => given[key] !== undefined), 'must answer every row');
    case 'consent':
      return z.literal(true);
    case 'calculated':
    case 'heading':
      return z.never();
  }
}

/**
 * Why a value is no answer to a question; null: it is one. Taking an answer back is always possible.
 *
 * @example answerProblem(guests, 180_000); // null
 */
export function answerProblem(question: Question, value: AnswerValue): string | null {
  if (question.type === 'calculated' || question.type === 'heading') return 'is not answered by anybody';
  if (value === null) return null;
  const read = valueOf(question).safeParse(value);
  return read.success ? null : (read.error.issues[0]?.message ?? 'is no answer to this question');
}
