import { answerText, shownForm, type FormPage, type Question, type Responses } from '@butterfly/contracts/questionnaire';
import type { Content, TableCell } from 'pdfmake';
import { columnHeads, FAINT, hairlines, heading, longDay, paper } from '../../../platform/documents/paper';
import type { DocumentDefinition } from '../../../platform/documents/render-pdf';

/** What somebody takes along to a meeting: the answers of everybody, side by side. */
export interface AnswersOnPaper {
  readonly responses: Responses;
  readonly business: string;
  readonly locale: string;
  readonly currency: string;
}

interface Reading {
  readonly people: readonly {
    readonly name: string;
    readonly said: (question: Question) => string;
    readonly visible: ReadonlySet<string>;
  }[];
}

/** A page of questions is a table: the question, and a column for each person. What nobody was shown is left out. */
export function document({ responses, business, locale, currency }: AnswersOnPaper): DocumentDefinition {
  const { questionnaire: one, people } = responses;
  const money = moneyOf(locale, currency);
  const reading: Reading = {
    people: people.map(({ name, answers }) => {
      const { visible, values } = shownForm(one.form, Object.fromEntries(answers.map(({ question_key, value }) => [question_key, value])));
      return { name, visible, said: (question) => answerText(question, values[question.key], money) };
    }),
  };
  const facts = [one.project_name, ...(one.due_on ? [`to answer by ${longDay(one.due_on, locale)}`] : [])];
  return paper({
    title: one.title,
    business,
    content: [
      ...heading(business.toUpperCase(), one.title),
      { text: facts.join('  ·  '), color: FAINT, margin: [0, 0, 0, 8] },
      ...one.form.pages.flatMap((page) => pageContent(page, reading)),
    ],
  });
}

function pageContent({ title, questions }: FormPage, { people }: Reading): Content[] {
  const shown = questions.filter(({ key, type }) => type !== 'heading' && people.some(({ visible }) => visible.has(key)));
  if (shown.length === 0) return [];
  const rows = shown.map((question): TableCell[] => [
    { text: question.label, bold: true },
    ...people.map(({ said }): TableCell => {
      const text = said(question);
      return text === '' ? { text: 'not answered', color: FAINT } : { text };
    }),
  ]);
  return [
    { text: title, font: 'Fraunces', fontSize: 15, margin: [0, 14, 0, 2] },
    {
      layout: hairlines,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', ...people.map(() => '*')],
        body: [columnHeads(['Question', ...people.map(({ name }) => name)], people.length + 1), ...rows],
      },
    },
  ];
}

function moneyOf(locale: string, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  return (minor) => format.format(minor / unit);
}
