import { bookWish, type BookWish } from '@butterfly/contracts/event_meetings';
import { isAppError } from '../../../../platform/http/app-error';
import { textIn } from '../../../../platform/public-pages/form-answer';
import type { BookingWords, Refusal } from '../words/booking-words';

const ANSWER = 'answers.';
const UTM = /^utm_[a-z]{1,20}$/;

export type FieldProblems = Readonly<Record<string, string>>;

/** What a form says, by the names of its fields. */
export const writtenIn = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form.entries()].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** A wish to book of what was written, or what is wrong with it by field. */
export function wishOf(form: FormData, words: BookingWords): { readonly wish: BookWish } | { readonly problems: FieldProblems } {
  const named = (prefix: string) =>
    [...form.keys()]
      .filter((name) => name.startsWith(prefix))
      .flatMap((name): [string, string][] => {
        const value = textIn(form, name).replace(/\r\n/g, '\n');
        return value === '' ? [] : [[name, value]];
      });
  const plain = ['form_token', 'start_at', 'name', 'email', 'phone', 'website', 'tz'].map((name) => [name, textIn(form, name)]);
  const read = bookWish.safeParse({
    ...Object.fromEntries(plain),
    answers: Object.fromEntries(named(ANSWER).map(([name, value]) => [name.slice(ANSWER.length), value])),
    utm: Object.fromEntries(
      named('utm_')
        .filter(([name]) => UTM.test(name))
        .map(([name, value]) => [name, value.slice(0, 200)]),
    ),
  });
  if (read.success) return { wish: read.data };
  const fields = read.error.issues.map(({ path }) => path.map(String).join('.'));
  return { problems: Object.fromEntries(fields.map((name) => [name, problemText(name, { written: textIn(form, name), words })])) };
}

/** What a refusal says: beside fields, or above the form. Anything that is not for visitors is thrown on. */
export function refusalOf(
  error: unknown,
  { words, written }: { words: BookingWords; written: Readonly<Record<string, string>> },
): { readonly notice: string; readonly problems: FieldProblems } {
  if (!isAppError(error)) throw error;
  const fields = error.code === 'invalid_input' ? Object.keys(error.details.fields ?? {}) : [];
  if (fields.length > 0)
    return {
      notice: words.problems.missing,
      problems: Object.fromEntries(fields.map((name) => [name, problemText(name, { written: written[name] ?? '', words })])),
    };
  if (!isRefusal(error.code, words)) throw error;
  return { notice: words.refusals[error.code], problems: {} };
}

const isRefusal = (code: string, { refusals }: BookingWords): code is Refusal => Object.hasOwn(refusals, code);

function problemText(name: string, { written, words: { problems } }: { written: string; words: BookingWords }): string {
  if (name === 'start_at') return problems.time;
  if (written.trim() === '') return problems.empty;
  return name === 'email' ? problems.email : problems.other;
}
