import type { AnswerValue } from './answer-value';
import type { QuestionForm } from './form.schema';

type Said = Readonly<Record<string, AnswerValue | undefined>>;

/**
 * The rules once more, written another way: every question is decided anew from the beginning, by recursion. Shares no code with the page and
 * the server.
 */
export function shownBySecond(form: QuestionForm, said: Said): { keys: string[]; progress: number } {
  const all = form.pages.flatMap((page) => page.questions);
  const valueOf = (key: string): AnswerValue | undefined => {
    const question = all.find((one) => one.key === key);
    if (!question || !isShown(key)) return undefined;
    if (question.type !== 'calculated') return said[key];
    let sum = 0;
    for (const added of question.adds) sum += figure(valueOf(added)) ?? 0;
    return sum;
  };
  const isShown = (key: string): boolean => {
    const condition = all.find((one) => one.key === key)?.show_if;
    if (condition === null || condition === undefined) return true;
    const results = condition.rules.map(({ question, is, value }) => {
      const answer = valueOf(question);
      const blank =
        answer === undefined || answer === null || answer === false || answer === '' || (Array.isArray(answer) && answer.length === 0);
      if (is === 'empty') return blank;
      if (blank) return false;
      if (is === 'answered') return true;
      const figureOf = figure(answer);
      if (is === 'more') return figureOf !== undefined && figureOf > Number(value);
      if (is === 'less') return figureOf !== undefined && figureOf < Number(value);
      return same(answer, value) === (is === 'equal');
    });
    return condition.mode === 'all' ? !results.includes(false) : results.includes(true);
  };
  const keys = all.map(({ key }) => key).filter(isShown);
  const asked = all.filter(({ key, type }) => keys.includes(key) && type !== 'heading' && type !== 'calculated');
  const needed = asked.filter(({ required }) => required);
  const counted = needed.length > 0 ? needed : asked;
  const done = counted.filter(({ key }) => {
    const value = valueOf(key);
    return !(value === undefined || value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0));
  });
  return { keys, progress: counted.length === 0 ? 10_000 : Math.floor((10_000 * done.length) / counted.length) };
}

function figure(value: AnswerValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  let sum = 0;
  for (const row of value) sum += typeof row === 'string' || !('qty' in row) ? 1_000 : row.qty * 1_000;
  return sum;
}

function same(answer: AnswerValue | undefined, value: string | number | null): boolean {
  if (Array.isArray(answer)) return (answer as readonly unknown[]).includes(value);
  if (answer === true) return value === 'yes';
  if (typeof answer === 'string' && typeof value === 'string') return answer.trim().toLowerCase() === value.trim().toLowerCase();
  return answer === value;
}
