import type { Db } from '../../../platform/db/db';

export interface MediaRow {
  readonly type: string;
  readonly file_id: number;
}

export async function insertMedia(db: Db, { path, type, fileId }: { path: string; type: string; fileId: number }): Promise<void> {
  await db.rows('insert into agents_media (member_id, path, type, file_id) values ($1, $2, $3, $4)', [db.memberId, path, type, fileId]);
}

export async function findMedia(db: Db, path: string): Promise<MediaRow | undefined> {
  return (await db.rows<MediaRow>('select type, file_id from agents_media where member_id = $1 and path = $2', [db.memberId, path]))[0];
}
