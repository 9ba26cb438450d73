import type { Db } from '../../../platform/db/db';

export interface PhotoRow {
  readonly id: number;
  readonly view_file_id: number;
  readonly thumb_file_id: number;
  readonly paper_file_id: number;
  readonly width: number;
  readonly height: number;
}

const FIELDS = 'id, view_file_id, thumb_file_id, paper_file_id, width, height';

export async function findPhoto(db: Db, id: number): Promise<PhotoRow | undefined> {
  return (await db.rows<PhotoRow>(`select ${FIELDS} from proposal_and_invoice_photo where id = $1`, [id]))[0];
}

export async function insertPhoto(db: Db, photo: Omit<PhotoRow, 'id'> & { readonly project_id: number }): Promise<number> {
  const { project_id, view_file_id, thumb_file_id, paper_file_id, width, height } = photo;
  const [row] = await db.rows<{ id: number }>(
    `insert into proposal_and_invoice_photo (project_id, view_file_id, thumb_file_id, paper_file_id, width, height, created_by_id)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [project_id, view_file_id, thumb_file_id, paper_file_id, width, height, db.memberId],
  );
  if (!row) throw new Error('A photograph was not written.');
  return row.id;
}

/** Of some photographs, those that a project has. */
export async function photosOfProject(db: Db, { projectId, ids }: { projectId: number; ids: readonly number[] }): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: number }>('select id from proposal_and_invoice_photo where project_id = $1 and id = any ($2::int[])', [
    projectId,
    ids,
  ]);
  return new Set(rows.map(({ id }) => id));
}
