import type { AnswerValue, Answers } from './answer-value';
import type { Question, QuestionForm, Rule } from './form.schema';

const questionsOf = ({ pages }: QuestionForm): readonly Question[] => pages.flatMap(({ questions }) => questions);

/** Nothing was said. */
export const isEmpty = (value: AnswerValue | undefined): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The questions that are shown, with what is calculated. One pass from the front: a question depends on earlier ones alone, and an answer to
 * one that is not shown counts for nobody.
 */
export function shownForm(form: QuestionForm, answers: Answers): { readonly visible: ReadonlySet<string>; readonly values: Answers } {
  const visible = new Set<string>();
  const values: Record<string, AnswerValue | undefined> = {};
  for (const question of questionsOf(form)) {
    if (!isShown(question, values)) continue;
    visible.add(question.key);
    values[question.key] = question.type === 'calculated' ? sumOf(question, values) : answers[question.key];
  }
  return { visible, values };
}

function isShown({ show_if }: Question, values: Answers): boolean {
  if (!show_if) return true;
  const holds = (one: Rule) => ruleHolds(one, values[one.question]);
  return show_if.mode === 'all' ? show_if.rules.every(holds) : show_if.rules.some(holds);
}

function ruleHolds({ is, value }: Rule, answer: AnswerValue | undefined): boolean {
  if (is === 'empty') return isEmpty(answer);
  if (isEmpty(answer)) return false;
  if (is === 'answered') return true;
  if (is === 'equal') return has(answer, value);
  if (is === 'different') return !has(answer, value);
  const [mine, other] = [numberOf(answer), Number(value)];
  return mine !== null && (is === 'more' ? mine > other : mine < other);
}

/** Of several choices one of them, of a text whatever its case. */
function has(answer: AnswerValue | undefined, value: string | number | null): boolean {
  if (Array.isArray(answer)) return answer.some((one) => one === value);
  if (typeof answer === 'string' && typeof value === 'string') return answer.trim().toLowerCase() === value.trim().toLowerCase();
  return answer === value || (answer === true && value === 'yes');
}

/** Thousandths; of lists how many they come to. */
function numberOf(answer: AnswerValue | undefined): number | null {
  if (typeof answer === 'number') return answer;
  if (!Array.isArray(answer)) return null;
  return answer.reduce<number>((sum, row) => sum + (typeof row === 'object' && 'qty' in row ? row.qty * 1_000 : 1_000), 0);
}

function sumOf({ adds }: Question, values: Answers): number {
  return adds.reduce((sum, key) => sum + (numberOf(values[key]) ?? 0), 0);
}

/**
 * How far somebody has come: answered of the required questions that are shown, in basis points. Where nothing is required, all count.
 *
 * @example progressBps(form, {}); // 0
 */
export function progressBps(form: QuestionForm, answers: Answers): number {
  const { visible, values } = shownForm(form, answers);
  const asked = questionsOf(form).filter(({ key, type }) => visible.has(key) && type !== 'heading' && type !== 'calculated');
  const needed = asked.some(({ required }) => required) ? asked.filter(({ required }) => required) : asked;
  if (needed.length === 0) return 10_000;
  return Math.floor((needed.filter(({ key }) => !isEmpty(values[key])).length * 10_000) / needed.length);
}

/** Required questions that are shown and not answered, in their order. */
export function missingKeys(form: QuestionForm, answers: Answers): string[] {
  const { visible, values } = shownForm(form, answers);
  return questionsOf(form)
    .filter(
      ({ key, type, required }) => required && type !== 'heading' && type !== 'calculated' && visible.has(key) && isEmpty(values[key]),
    )
    .map(({ key }) => key);
}
