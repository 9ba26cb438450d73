import { answerProblem, type AnswerValue } from './answer-value';
import { answerText } from './answer-text';
import { form, type Question, type QuestionForm, type QuestionType } from './form.schema';
import { shownBySecond } from './second.fixture';
import { missingKeys, progressBps, shownForm } from './visible';

const ask = (key: string, type: QuestionType, more: Partial<Question> = {}): Question => ({
  ...{ key, type, label: key, help: '', required: false, options: [], rows: [], show_if: null, adds: [], target: null },
  ...more,
});
const of = (...questions: Question[]): QuestionForm => ({ pages: [{ key: 'one', title: 'One', help: '', questions }] });
const AB = [
  { key: 'a', label: 'Anemone' },
  { key: 'b', label: 'Begonia' },
];

/** Seeded: the same run tomorrow. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomForm(next: () => number): { form: QuestionForm; said: Record<string, AnswerValue> } {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const questions: Question[] = [];
  const said: Record<string, AnswerValue> = {};
  for (let at = 0; at < 12; at += 1) {
    const key = `q${at}`;
    const type = pick(['short', 'number', 'single', 'multi', 'people', 'consent', 'heading', 'calculated'] as const);
    const before = questions.map((one) => one.key);
    const rules =
      before.length > 0 && next() < 0.6 ? [1, 2].slice(0, 1 + Math.floor(next() * 2)).map(() => randomRule(pick(before), pick, next)) : [];
    questions.push(
      ask(key, type, {
        required: next() < 0.5,
        ...(type === 'single' || type === 'multi' ? { options: AB } : {}),
        show_if: rules.length > 0 ? { mode: pick(['all', 'any'] as const), rules } : null,
        adds: type === 'calculated' ? before.slice(0, 3) : [],
      }),
    );
    if (next() < 0.7) said[key] = randomAnswer(type, pick, next);
  }
  return { form: of(...questions), said };
}

type Pick = <T>(list: readonly T[]) => T;
const randomRule = (question: string, pick: Pick, next: () => number) => ({
  question,
  is: pick(['answered', 'empty', 'equal', 'different', 'more', 'less'] as const),
  value: pick(['a', 'b', 'yes', 'Rose', Math.floor(next() * 5) * 1_000, null]),
});
const randomAnswer = (type: QuestionType, pick: Pick, next: () => number): AnswerValue => {
  if (type === 'number') return Math.floor(next() * 5) * 1_000;
  if (type === 'single') return pick(['a', 'b']);
  if (type === 'multi') return pick([['a'], ['a', 'b'], []]);
  if (type === 'people') return [{ name: 'Ada', role: '', item: '', qty: Math.floor(next() * 4) }];
  if (type === 'consent') return pick([true, false]);
  return pick(['rose', ' Rose ', '', null]);
};

describe('what is shown of a form', () => {
  it('is decided alike by two programs that share nothing, for 10,000 forms', () => {
    const next = random(20_261_125);
    for (let nth = 0; nth < 10_000; nth += 1) {
      const { form: made, said } = randomForm(next);
      const second = shownBySecond(made, said);
      expect({ nth, keys: [...shownForm(made, said).visible], progress: progressBps(made, said) }).toEqual({ nth, ...second });
    }
  });

  it('counts nothing that is hidden, and asks for nothing hidden', () => {
    const made = of(
      ask('allergy', 'single', { options: AB, required: true }),
      ask('which', 'short', { required: true, show_if: { mode: 'all', rules: [{ question: 'allergy', is: 'equal', value: 'b' }] } }),
    );
    expect([progressBps(made, {}), progressBps(made, { allergy: 'a' }), progressBps(made, { allergy: 'b', which: '' })]).toEqual([
      0, 10_000, 5_000,
    ]);
    expect(missingKeys(made, { allergy: 'b' })).toEqual(['which']);
    // What was said to a question that is hidden now counts for nobody.
    const third = ask('third', 'short', { show_if: { mode: 'any', rules: [{ question: 'which', is: 'answered', value: null }] } });
    const longer = of(...(made.pages[0]?.questions ?? []), third);
    expect([...shownForm(longer, { allergy: 'a', which: 'lily' }).visible]).toEqual(['allergy']);
  });

  it('adds up what people rows say', () => {
    const made = of(ask('maids', 'people'), ask('more', 'number'), ask('all', 'calculated', { adds: ['maids', 'more'] }));
    const maids = [1, 2, 2].map((qty) => ({ name: '', role: '', item: 'Bridesmaid', qty }));
    expect(shownForm(made, { maids, more: 3_000 }).values['all']).toBe(8_000);
  });
});

describe('a form', () => {
  it.each([
    [
      'a question that depends on a later one',
      of(ask('a', 'short', { show_if: { mode: 'all', rules: [{ question: 'b', is: 'answered', value: null }] } }), ask('b', 'short')),
    ],
    ['one that depends on itself', of(ask('a', 'calculated', { adds: ['a'] }))],
    ['two questions of one key', of(ask('a', 'short'), ask('a', 'long'))],
    ['choices without options', of(ask('a', 'single'))],
    ['a matrix without rows', of(ask('a', 'matrix', { options: AB }))],
  ])('is refused with %s', (_what, made) => expect(form.safeParse(made).success).toBe(false));
});

describe('an answer', () => {
  const options = AB;
  it.each<[QuestionType, AnswerValue, AnswerValue]>([
    ['short', 'Rose', ''],
    ['long', 'Many words', 'x'.repeat(10_001)],
    ['number', 2_500, '2.5'],
    ['money', 12_000, 1.5],
    ['date', '2027-06-12', '2027-02-30'],
    ['time', '16:30', '24:00'],
    ['single', 'a', 'c'],
    ['multi', ['a', 'b'], ['a', 'a']],
    ['ranking', ['b', 'a'], ['b']],
    ['rating', 5, 6],
    ['address', { street: 'Main 1', city: 'Hudson', zip: '', country: '' }, { street: '', city: 'Hudson', zip: '', country: '' }],
    ['people', [{ name: 'Ada', role: 'maid', item: 'Bouquet', qty: 1 }], []],
    ['counts', [{ label: 'Round', qty: 12 }], [{ label: 'Round', qty: -1 }]],
    ['matrix', { r: 'a' }, {}],
    ['consent', true, false],
    ['signature', 'Ada Vale', ''],
  ])('to %s is what it has to be, or says why not', (type, good, bad) => {
    const question = ask('q', type, { options, rows: [{ key: 'r', label: 'Row' }] });
    expect([answerProblem(question, good), answerProblem(question, null)]).toEqual([null, null]);
    expect(answerProblem(question, bad)).toEqual(expect.any(String));
  });

  it('stands in words', () => {
    const money = (cents: number) => `$${cents / 100}`;
    const text = (type: QuestionType, value: AnswerValue) =>
      answerText(ask('q', type, { options, rows: [{ key: 'r', label: 'Row' }] }), value, money);
    expect([
      text('money', 12_000),
      text('number', 2_500),
      text('rating', 4),
      text('ranking', ['b', 'a']),
      text('people', [{ name: 'Ada', role: 'maid', item: 'Bouquet', qty: 2 }]),
      text('counts', [{ label: 'Round', qty: 12 }]),
      text('matrix', { r: 'b' }),
      text('consent', true),
    ]).toEqual(['$120', '2.5', '4 of 5', 'Begonia > Anemone', 'Ada (maid): 2 × Bouquet', 'Round: 12', 'Row: Begonia', 'Yes']);
  });
});
