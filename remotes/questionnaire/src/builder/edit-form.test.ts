import { form, type Question, type QuestionForm } from '@butterfly/contracts/questionnaire';
import { moveQuestion, newQuestion, optionsOf, questionsBefore, withoutQuestion } from './edit-form';

const empty: QuestionForm = { pages: [{ key: 'one', title: 'One', help: '', questions: [] }] };
const ask = (key: string, more: Partial<Question> = {}): Question => ({ ...newQuestion(empty, 'short'), key, ...more });
const made: QuestionForm = {
  pages: [
    {
      key: 'one',
      title: 'One',
      help: '',
      questions: [ask('a'), ask('b', { show_if: { mode: 'all', rules: [{ question: 'a', is: 'answered', value: null }] } })],
    },
    { key: 'two', title: 'Two', help: '', questions: [ask('c', { type: 'calculated', adds: ['b'] })] },
  ],
};
const order = ({ pages }: QuestionForm) => pages.map(({ questions }) => questions.map(({ key }) => key));

describe('a form that is edited', () => {
  it.each(['short', 'single', 'matrix', 'people', 'calculated'] as const)('stays whole with a new question of the kind %s', (type) => {
    const next = { pages: [{ ...made.pages[0]!, questions: [...made.pages[0]!.questions, newQuestion(made, type)] }, made.pages[1]!] };
    expect(form.safeParse(next).success).toBe(true);
  });

  it('keeps the keys of options that keep their words or their place', () => {
    const before = [
      { key: 'o1', label: 'Rose' },
      { key: 'o2', label: 'Fern' },
    ];
    expect(optionsOf('Fern\nRose', before)).toEqual([
      { key: 'o2', label: 'Fern' },
      { key: 'o1', label: 'Rose' },
    ]);
    expect(optionsOf('Garden rose\nFern\n\nIvy', before).map(({ key }) => key)).toEqual(['o1', 'o2', 'o3']);
  });

  it('moves questions over the borders of pages, and none before what it depends on', () => {
    expect(order(moveQuestion(made, 'b', 1))).toEqual([['a'], ['b', 'c']]);
    expect(order(moveQuestion(made, 'b', -1))).toEqual(order(made));
    expect(order(moveQuestion(made, 'a', -1))).toEqual(order(made));
    expect(order(moveQuestion(made, 'c', -1))).toEqual([['a', 'b', 'c'], []]);
  });

  it('lets nothing depend on a question that is gone', () => {
    const next = withoutQuestion(made, 'a');
    expect([order(next), next.pages[0]?.questions[0]?.show_if]).toEqual([[['b'], ['c']], null]);
    expect(withoutQuestion(made, 'b').pages[1]?.questions[0]?.adds).toEqual([]);
    expect(questionsBefore(made, 'c').map(({ key }) => key)).toEqual(['a', 'b']);
  });
});
