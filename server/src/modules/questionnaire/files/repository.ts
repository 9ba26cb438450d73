import type { KeptFile } from '@butterfly/contracts/questionnaire';
import type { Db } from '../../../platform/db/db';
import type { FileRow } from '../../../platform/files/repository';

/** Whose answer a file belongs to. */
export interface FilePlace {
  readonly recipientId: number;
  readonly questionnaireId: number;
  readonly projectId: number;
  readonly questionKey: string;
}

export async function insertAnswerFile(
  db: Db,
  { place, file }: { place: FilePlace; file: Pick<FileRow, 'id' | 'name' | 'size'> },
): Promise<KeptFile> {
  const { recipientId, questionnaireId, projectId, questionKey } = place;
  const [row] = await db.rows<KeptFile>(
    `insert into questionnaire_file (recipient_id, questionnaire_id, project_id, question_key, file_id, name, size)
     values ($1, $2, $3, $4, $5, $6, $7) returning id as file, name, size`,
    [recipientId, questionnaireId, projectId, questionKey, file.id, file.name, file.size],
  );
  if (!row) throw new Error('A file was not written.');
  return row;
}

/** How many files somebody has brought, also those that no answer names any more. */
export async function countFilesOf(db: Db, recipientId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*)::int as count from questionnaire_file where recipient_id = $1', [
    recipientId,
  ]);
  return row?.count ?? 0;
}

interface AnswerFile extends KeptFile {
  readonly recipient_id: number;
  readonly questionnaire_id: number;
  readonly question_key: string;
  readonly file_id: number;
}

/** Of some files those that are there, as answers name them. */
export function answerFiles(db: Db, ids: readonly number[]): Promise<AnswerFile[]> {
  return db.rows<AnswerFile>(
    'select id as file, recipient_id, questionnaire_id, question_key, file_id, name, size from questionnaire_file where id = any ($1::int[])',
    [ids],
  );
}

export async function insertPicture(db: Db, fileId: number): Promise<number> {
  const [row] = await db.rows<{ id: number }>('insert into questionnaire_picture (file_id, created_by_id) values ($1, $2) returning id', [
    fileId,
    db.memberId,
  ]);
  if (!row) throw new Error('A picture was not written.');
  return row.id;
}

export async function pictureFile(db: Db, id: number): Promise<number | undefined> {
  return (await db.rows<{ file_id: number }>('select file_id from questionnaire_picture where id = $1', [id]))[0]?.file_id;
}

/** Of some pictures those that this business has. */
export async function knownPictures(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.rows<{ id: number }>('select id from questionnaire_picture where id = any ($1::int[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}
