import type { Answer, BookWish, Question } from '@butterfly/contracts/event_meetings';
import { AppError } from '../../../platform/http/app-error';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What a visitor answered, in the order of the questions. @throws AppError `invalid_input` with the fields */
export function answersTo(questions: readonly Question[], given: BookWish['answers']): Answer[] {
  const problems = Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, given[question.key] ?? '');
      return problem === null ? [] : [[`answers.${question.key}`, [problem]]];
    }),
  );
  if (Object.keys(problems).length > 0) throw new AppError('invalid_input', { fields: problems });
  return questions.map(({ key, label }) => ({ key, label, value: given[key] ?? '' })).filter(({ value }) => value !== '');
}

function problemOf({ required, kind, options }: Question, value: string): string | null {
  if (value === '') return required ? 'is needed' : null;
  if (kind === 'choice' && !options.includes(value)) return 'is not one of the choices';
  if (kind === 'date' && !DAY.test(value)) return 'must be a day';
  if (kind === 'number' && !/^\d{1,7}$/.test(value)) return 'must be a whole number';
  // eslint-disable-next-line no-control-regex -- these are the characters that are refused
  return kind === 'short' && /[\u0000-\u001f\u007f]/.test(value) ? 'must be one line' : null;
}

/** The answers that a lead has a field for. */
export function leadWords(questions: readonly Question[], answers: readonly Answer[]): Readonly<Record<string, string>> {
  const valueOf = new Map(answers.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    questions.flatMap(({ key, lead_field }) => {
      const value = valueOf.get(key);
      return lead_field === null || value === undefined ? [] : [[lead_field, value]];
    }),
  );
}

/** Whether an address, or its domain, may not book. */
export function isBlocked(email: string, blocked: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return blocked.some((entry) => entry === email || entry === domain || (!entry.includes('@') && domain.endsWith(`.${entry}`)));
}
