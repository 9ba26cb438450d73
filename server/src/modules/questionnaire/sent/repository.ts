import type { Questionnaire, QuestionnaireQuery, Recipient } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';
import { RecordTable } from '../../../platform/records/record-table';

/** As it is kept: what follows from days and people is added when it is read. */
export type StoredQuestionnaire = Omit<Questionnaire, 'is_locked' | 'progress_bps' | 'project_name' | 'recipients'>;

const ROW = {
  id: true,
  project_id: true,
  template_id: true,
  template_revision: true,
  title: true,
  state: true,
  due_on: true,
  locks_on: true,
  sent_at: true,
  submitted_at: true,
  reviewed_at: true,
  reopened_count: true,
  created_at: true,
  updated_at: true,
  version: true,
} as const;

export const questionnaires = new RecordTable<StoredQuestionnaire>({
  name: 'questionnaire_questionnaire',
  reads: { ...ROW, form: true },
  writes: {
    project_id: 'int',
    template_id: 'int',
    template_revision: 'int',
    title: 'text',
    form: 'jsonb',
    state: 'text',
    due_on: 'date',
    locks_on: 'date',
    sent_at: 'timestamptz',
    submitted_at: 'timestamptz',
    reviewed_at: 'timestamptz',
    reopened_count: { type: 'int', initial: 0 },
  },
});

const ORDERS: Readonly<Record<QuestionnaireQuery['ordering'], string>> = {
  '-updated_at': 'updated_at desc, id desc',
  due_on: 'due_on nulls last, id',
};

export function questionnairePage(db: Db, query: QuestionnaireQuery): Promise<CountedPage<Omit<StoredQuestionnaire, 'form'>>> {
  const filter = new FilterBuilder(['true'])
    .add((at) => `project_id = ${at}::int`, query.project)
    .add((at) => `state = ${at}::text`, query.state)
    .build();
  const columns = Object.keys(ROW).join(', ');
  return countedPage(db, { table: questionnaires.name, columns, filter, order: ORDERS[query.ordering], query });
}

const RECIPIENT = 'id, name, email, language, progress_bps, started_at, submitted_at, reminded_at';

export interface StoredRecipient extends Recipient {
  readonly questionnaire_id: number;
  readonly link_id: number | null;
}

/** Who is asked, in the order in which they were. */
export function recipientsOf(db: Db, ids: readonly number[]): Promise<StoredRecipient[]> {
  return db.rows<StoredRecipient>(
    `select ${RECIPIENT}, questionnaire_id, link_id from questionnaire_recipient where questionnaire_id = any ($1::int[]) order by id`,
    [ids],
  );
}

interface NewRecipientRow extends Pick<Recipient, 'email' | 'language' | 'name'> {
  readonly questionnaireId: number;
  readonly projectId: number;
}

/** Null: somebody with this address is asked already. */
export async function addRecipient(db: Db, { questionnaireId, projectId, name, email, language }: NewRecipientRow): Promise<number | null> {
  const [made] = await db.rows<{ id: number }>(
    `insert into questionnaire_recipient (questionnaire_id, project_id, name, email, language) values ($1, $2, $3, $4, $5)
     on conflict (tenant_id, questionnaire_id, lower(email)) do nothing returning id`,
    [questionnaireId, projectId, name, email, language],
  );
  return made?.id ?? null;
}

export async function setLink(db: Db, { id, linkId }: { id: number; linkId: number }): Promise<void> {
  await db.rows('update questionnaire_recipient set link_id = $2 where id = $1', [id, linkId]);
}

export async function noteReminded(db: Db, { id, at }: { id: number; at: Date }): Promise<void> {
  await db.rows('update questionnaire_recipient set reminded_at = $2 where id = $1', [id, at.toISOString()]);
}

export async function findRecipient(db: Db, id: number): Promise<(StoredRecipient & { readonly project_id: number }) | undefined> {
  const [found] = await db.rows<StoredRecipient & { project_id: number }>(
    `select ${RECIPIENT}, questionnaire_id, link_id, project_id from questionnaire_recipient where id = $1`,
    [id],
  );
  return found;
}

/** Held until the end of the transaction: two devices of one person wait for each other. */
export async function lockRecipient(db: Db, id: number): Promise<(StoredRecipient & { readonly project_id: number }) | undefined> {
  const [found] = await db.rows<StoredRecipient & { project_id: number }>(
    `select ${RECIPIENT}, questionnaire_id, link_id, project_id from questionnaire_recipient where id = $1 for update`,
    [id],
  );
  return found;
}

export async function saveProgress(
  db: Db,
  { id, progress_bps, started_at, submitted_at }: Pick<Recipient, 'id' | 'progress_bps' | 'started_at' | 'submitted_at'>,
): Promise<void> {
  await db.rows('update questionnaire_recipient set progress_bps = $2, started_at = $3, submitted_at = $4 where id = $1', [
    id,
    progress_bps,
    started_at,
    submitted_at,
  ]);
}

/** Everybody may change their answers again. */
export async function unsubmit(db: Db, questionnaireId: number): Promise<void> {
  await db.rows('update questionnaire_recipient set submitted_at = null where questionnaire_id = $1', [questionnaireId]);
}
