import type { AnswerValue } from './answer-value';
import type { Question, QuestionForm } from './form.schema';

/** So many pictures of a board belong to one answer. */
export const MOST_PICKED = 40;

const questionsOf = ({ pages }: QuestionForm): readonly Question[] => pages.flatMap(({ questions }) => questions);

/** Some of the questions are answered by pictures of the project's board. */
export const asksForBoard = (form: QuestionForm): boolean => questionsOf(form).some(({ type }) => type === 'moodboard');

/** The form as it is while clients see no board: what would be answered from it is not asked. */
export function withoutBoard({ pages }: QuestionForm): QuestionForm {
  return { pages: pages.map((page) => ({ ...page, questions: page.questions.filter(({ type }) => type !== 'moodboard') })) };
}

/** The pictures that an answer picks from a board; none where it is no such answer. */
export function pickedIn({ type }: Pick<Question, 'type'>, value: AnswerValue | undefined): number[] {
  if (type !== 'moodboard' || !Array.isArray(value)) return [];
  return value.flatMap((one) => (typeof one === 'string' ? [Number(one)] : []));
}
