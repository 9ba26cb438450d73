import * as z from 'zod';
import { id, line } from '../../core/primitives';

const key = z.string().regex(/^[a-z0-9_-]{1,40}$/, 'must be small letters, digits and dashes');
const text = (max: number) => z.string().trim().max(max);

export const questionType = z.enum([
  'short',
  'long',
  'number',
  'money',
  'date',
  'time',
  'single',
  'multi',
  'ranking',
  'rating',
  'address',
  'people',
  'counts',
  'matrix',
  'pictures',
  'moodboard',
  'file',
  'consent',
  'signature',
  'calculated',
  'heading',
]);

/** `picture`: what stands for the words where one chooses by looking. */
const option = z.strictObject({ key, label: line(120), picture: id.optional() });

/** What has to be so: of another question that stands before. `value`: an option, a number in thousandths, or a text. */
export const rule = z.strictObject({
  question: key,
  is: z.enum(['answered', 'empty', 'equal', 'different', 'more', 'less']),
  value: z.union([z.string().max(200), z.int()]).nullable(),
});
export const condition = z.strictObject({ mode: z.enum(['all', 'any']), rules: z.array(rule).min(1).max(8) });

/**
 * Where an answer goes when staff take it over. `line`: the quantity of a line of the proposal, by its name; `contact`: the person who
 * answers; `custom`: a field of projects that the business has made, with its name as it was then.
 */
export const target = z.discriminatedUnion('to', [
  z.strictObject({
    to: z.literal('project'),
    field: z.enum(['event_date', 'start_time', 'end_time', 'venue_text', 'guest_count', 'budget_cents']),
  }),
  z.strictObject({ to: z.literal('line'), name: line(160) }),
  z.strictObject({ to: z.literal('contact'), field: z.enum(['phone_e164', 'address', 'birthday']) }),
  z.strictObject({ to: z.literal('custom'), field: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), name: line(80) }),
]);

export const question = z.strictObject({
  key,
  type: questionType,
  label: line(300),
  help: text(1_000),
  required: z.boolean(),
  /** Of choices and rankings; of a matrix its columns. */
  options: z.array(option).max(40),
  /** Of a matrix. */
  rows: z.array(option).max(40),
  /** Null: always shown. */
  show_if: condition.nullable(),
  /** Of a calculated one: what is added up, from questions before. */
  adds: z.array(key).max(20),
  target: target.nullable(),
});
export const formPage = z.strictObject({ key, title: line(120), help: text(2_000), questions: z.array(question).max(80) });

const once = (keys: readonly string[]) => new Set(keys).size === keys.length;
const CHOICES = new Set(['single', 'multi', 'pictures', 'ranking', 'matrix']);

/** The pages of a questionnaire. What a question depends on stands before it, so there are no circles. */
export const form = z
  .strictObject({ pages: z.array(formPage).min(1).max(12) })
  .refine(({ pages }) => once(pages.map((page) => page.key)), { path: ['pages'], message: 'must have a key of its own for each page' })
  .superRefine(({ pages }, context) => {
    const before = new Set<string>();
    for (const [at, page] of pages.entries())
      for (const [nth, one] of page.questions.entries()) {
        const path = ['pages', at, 'questions', nth];
        const refuse = (message: string) => context.addIssue({ code: 'custom', path, message });
        if (before.has(one.key)) refuse('must have a key of its own for each question');
        if ([...one.adds, ...(one.show_if?.rules ?? []).map((needed) => needed.question)].some((needed) => !before.has(needed)))
          refuse('depends on a question that does not stand before it');
        if (CHOICES.has(one.type) && (one.options.length === 0 || !once(one.options.map((choice) => choice.key))))
          refuse('needs options, each with a key of its own');
        if (one.type === 'matrix' && (one.rows.length === 0 || !once(one.rows.map((row) => row.key))))
          refuse('needs rows, each with a key of its own');
        before.add(one.key);
      }
  });

export type QuestionType = z.output<typeof questionType>;
export type Rule = z.output<typeof rule>;
export type Condition = z.output<typeof condition>;
export type Target = z.output<typeof target>;
export type Question = z.output<typeof question>;
export type FormPage = z.output<typeof formPage>;
export type QuestionForm = z.output<typeof form>;
