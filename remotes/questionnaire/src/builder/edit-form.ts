import type { FormPage, Question, QuestionForm, QuestionType } from '@butterfly/contracts/questionnaire';

const CHOICES = new Set<QuestionType>(['single', 'multi', 'pictures', 'ranking', 'matrix']);

/** A key nothing in the form has yet. */
export function newKey(form: QuestionForm, kind: string): string {
  const used = new Set(form.pages.flatMap((page) => [page.key, ...page.questions.map(({ key }) => key)]));
  for (let nth = 1; ; nth += 1) if (!used.has(`${kind}-${nth}`)) return `${kind}-${nth}`;
}

export function newQuestion(form: QuestionForm, type: QuestionType): Question {
  const options = CHOICES.has(type) ? [option(0, 'First'), option(1, 'Second')] : [];
  return {
    ...{
      key: newKey(form, 'question'),
      type,
      label: 'New question',
      help: '',
      required: false,
      options,
      show_if: null,
      adds: [],
      target: null,
    },
    rows: type === 'matrix' ? [option(0, 'First row')] : [],
  };
}

const option = (nth: number, label: string) => ({ key: `o${nth + 1}`, label });

/** Options as lines of text; one that keeps its place keeps its key, so that answers stay what they are. */
export function optionsOf(text: string, before: Question['options']): Question['options'] {
  const lines = text
    .split('\n')
    .map((line) => line.trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, 40);
  const known = new Map(before.map((one) => [one.label, one.key]));
  const used = new Set<string>();
  return lines.map((label, nth) => {
    const wanted = known.get(label) ?? before[nth]?.key ?? `o${nth + 1}`;
    const key = used.has(wanted) ? freeKey(used) : wanted;
    used.add(key);
    const picture = before.find((one) => one.key === key)?.picture;
    return { key, label, ...(picture !== undefined && { picture }) };
  });
}

function freeKey(used: ReadonlySet<string>): string {
  for (let nth = 1; ; nth += 1) if (!used.has(`o${nth}`)) return `o${nth}`;
}

/** The questions before one, which it may depend on. */
export function questionsBefore({ pages }: QuestionForm, key: string): Question[] {
  const all = pages.flatMap(({ questions }) => questions);
  return all
    .slice(
      0,
      all.findIndex((one) => one.key === key),
    )
    .filter(({ type }) => type !== 'heading');
}

export const withPage = (form: QuestionForm, key: string, change: (page: FormPage) => FormPage): QuestionForm => ({
  pages: form.pages.map((page) => (page.key === key ? change(page) : page)),
});

export const withQuestion = (form: QuestionForm, key: string, change: (question: Question) => Question): QuestionForm => ({
  pages: form.pages.map((page) => ({ ...page, questions: page.questions.map((one) => (one.key === key ? change(one) : one)) })),
});

/** Without a question, and without what depended on it. */
export function withoutQuestion(form: QuestionForm, key: string): QuestionForm {
  const freed = (question: Question): Question => {
    const rules = (question.show_if?.rules ?? []).filter((rule) => rule.question !== key);
    return {
      ...question,
      adds: question.adds.filter((one) => one !== key),
      show_if: question.show_if && rules.length > 0 ? { ...question.show_if, rules } : null,
    };
  };
  return { pages: form.pages.map((page) => ({ ...page, questions: page.questions.filter((one) => one.key !== key).map(freed) })) };
}

/** One place up or down, over the borders of pages; what it depends on stays before it. */
export function moveQuestion(form: QuestionForm, key: string, by: -1 | 1): QuestionForm {
  const pageAt = form.pages.findIndex(({ questions }) => questions.some((one) => one.key === key));
  const page = form.pages[pageAt];
  const at = page?.questions.findIndex((one) => one.key === key) ?? -1;
  const question = page?.questions[at];
  if (!page || !question) return form;
  const to = at + by;
  const next = to < 0 || to >= page.questions.length ? overBorder(form, { question, pageAt, by }) : within(form, { question, page, to });
  return inOrder(next) ? next : form;
}

function within(form: QuestionForm, { question, page, to }: { question: Question; page: FormPage; to: number }): QuestionForm {
  const rest = page.questions.filter(({ key }) => key !== question.key);
  return withPage(form, page.key, (one) => ({ ...one, questions: [...rest.slice(0, to), question, ...rest.slice(to)] }));
}

function overBorder(form: QuestionForm, { question, pageAt, by }: { question: Question; pageAt: number; by: -1 | 1 }): QuestionForm {
  const target = form.pages[pageAt + by];
  if (!target) return form;
  return {
    pages: form.pages.map((page) => {
      const rest = page.questions.filter(({ key }) => key !== question.key);
      if (page.key !== target.key) return { ...page, questions: rest };
      return { ...page, questions: by > 0 ? [question, ...rest] : [...rest, question] };
    }),
  };
}

function inOrder(form: QuestionForm): boolean {
  const before = new Set<string>();
  for (const question of form.pages.flatMap(({ questions }) => questions)) {
    const needed = [...question.adds, ...(question.show_if?.rules ?? []).map((rule) => rule.question)];
    if (needed.some((key) => !before.has(key))) return false;
    before.add(question.key);
  }
  return true;
}
