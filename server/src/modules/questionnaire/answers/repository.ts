import type { AnswerValue, NewAnswers } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';

export interface GivenAnswer {
  readonly recipient_id: number;
  readonly question_key: string;
  readonly value: AnswerValue;
  readonly at: string;
  /** How often it was said. */
  readonly times: number;
}

interface Answering {
  readonly questionnaireId: number;
  readonly recipientId: number;
  readonly projectId: number;
  readonly answers: NewAnswers['answers'];
}

/** Keeps answers in their order; one that is there already under its id stays as it is. */
export async function keepAnswers(db: Db, { questionnaireId, recipientId, projectId, answers }: Answering): Promise<void> {
  await db.rows(
    `insert into questionnaire_answer (questionnaire_id, recipient_id, project_id, question_key, value, client_id)
     select $1, $2, $3, given ->> 'question_key', given -> 'value', given ->> 'id' from jsonb_array_elements($4::jsonb) with ordinality as one (given, nth)
     order by nth on conflict (tenant_id, recipient_id, client_id) do nothing`,
    [questionnaireId, recipientId, projectId, JSON.stringify(answers)],
  );
}

/** What each person said last to each question. */
export function lastAnswers(db: Db, recipientIds: readonly number[]): Promise<GivenAnswer[]> {
  return db.rows<GivenAnswer>(
    `select recipient_id, question_key, value, at, times::int as times from (
       select recipient_id, question_key, value, at, count(*) over same as times, row_number() over (same order by id desc) as back
       from questionnaire_answer where recipient_id = any ($1::int[]) window same as (partition by recipient_id, question_key)
     ) said where back = 1 order by recipient_id, question_key`,
    [recipientIds],
  );
}
