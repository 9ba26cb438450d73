import type { Sharing } from '@butterfly/contracts/client_portal';
import type { Db } from '../../../platform/db/db';

export interface StoredFile extends Sharing {
  readonly id: number;
  readonly project_id: number;
  /** As the module of records counts it. */
  readonly file_id: number;
  readonly person_id: number | null;
}

const COLUMNS = 'id, project_id, file_id, person_id, for_all, for_people';

export function portalFilesOf(db: Db, projectId: number): Promise<StoredFile[]> {
  return db.rows<StoredFile>(`select ${COLUMNS} from client_portal_file where project_id = $1`, [projectId]);
}

export async function sentBefore(db: Db, { personId, key }: { personId: number; key: string }): Promise<StoredFile | undefined> {
  const [found] = await db.rows<StoredFile>(`select ${COLUMNS} from client_portal_file where person_id = $1 and key = $2`, [personId, key]);
  return found;
}

export async function countSent(db: Db, personId: number): Promise<number> {
  const [row] = await db.rows<{ count: number }>('select count(*)::int as count from client_portal_file where person_id = $1', [personId]);
  return row?.count ?? 0;
}

export async function keepSent(
  db: Db,
  { projectId, personId, fileId, key }: { projectId: number; personId: number; fileId: number; key: string },
): Promise<void> {
  await db.rows('insert into client_portal_file (project_id, person_id, file_id, key) values ($1, $2, $3, $4)', [
    projectId,
    personId,
    fileId,
    key,
  ]);
}

export async function keepSharing(
  db: Db,
  { projectId, fileId, for_all, for_people }: Sharing & { projectId: number; fileId: number },
): Promise<void> {
  await db.rows(
    `insert into client_portal_file (project_id, file_id, for_all, for_people) values ($1, $2, $3, $4)
     on conflict (tenant_id, project_id, file_id) do update set for_all = excluded.for_all, for_people = excluded.for_people,
       version = client_portal_file.version + 1`,
    [projectId, fileId, for_all, for_people],
  );
}

/** Two uploads of one person come one after the other: their number and their keys are looked at first. */
export async function holdUploads(db: Db, personId: number): Promise<void> {
  await db.rows('select id from client_portal_person where id = $1 for update', [personId]);
}
