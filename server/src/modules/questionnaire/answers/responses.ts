import { answerText, type Question, type Responses } from '@butterfly/contracts/questionnaire';
import type { Bytes } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import { csvOfPages } from '../../../platform/records/csv';
import type { QuestionnaireService } from '../sent/service';
import { lastAnswers } from './repository';

/** What everybody has answered. */
export async function responsesOf(db: Db, { id, service }: { id: number; service: QuestionnaireService }): Promise<Responses> {
  const questionnaire = await service.read(db, id);
  const given = await lastAnswers(
    db,
    questionnaire.recipients.map((person) => person.id),
  );
  return {
    questionnaire,
    people: questionnaire.recipients.map((person) => ({
      recipient_id: person.id,
      name: person.name,
      answers: given.filter(({ recipient_id }) => recipient_id === person.id).map(({ recipient_id: _who, ...answer }) => answer),
    })),
  };
}

/** One line for each question, one column for each person. */
export function responsesCsv({ questionnaire, people }: Responses, money: (cents: number) => string): Bytes {
  const asked = questionnaire.form.pages.flatMap((page) =>
    page.questions.filter(({ type }) => type !== 'heading').map((question) => ({ page: page.title, question })),
  );
  const answers = people.map((person) => new Map(person.answers.map(({ question_key, value }) => [question_key, value])));
  return csvOfPages<{ page: string; question: Question }>({
    fileName: `questionnaire-${questionnaire.id}.csv`,
    heading: ['Page', 'Question', ...people.map(({ name }) => name)],
    cells: ({ page, question }) => [page, question.label, ...answers.map((of) => answerText(question, of.get(question.key), money))],
    pages: onePage(asked),
  });
}

async function* onePage<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield await Promise.resolve(rows);
}
