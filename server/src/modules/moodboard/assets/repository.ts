import type { Db } from '../../../platform/db/db';

export interface AssetRow {
  readonly id: number;
  readonly original_file_id: number;
  readonly view_file_id: number;
  readonly thumb_file_id: number;
  readonly width: number;
  readonly height: number;
  readonly palette: string[];
  readonly source_url: string | null;
  readonly created_at: string;
}

export type NewAsset = Omit<AssetRow, 'id' | 'created_at'> & { readonly hash: string };

const FIELDS = 'id, original_file_id, view_file_id, thumb_file_id, width, height, palette, source_url, created_at';
const FIND = `select ${FIELDS} from moodboard_asset where id = $1`;
/** One's own before a colleague's. */
const BY_HASH = `select ${FIELDS} from moodboard_asset where hash = $1 order by created_by_id is not distinct from $2 desc, id limit 1`;
const INSERT = `insert into moodboard_asset (hash, original_file_id, view_file_id, thumb_file_id, width, height, palette, source_url, created_by_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (tenant_id, hash, created_by_id) do nothing returning ${FIELDS}`;

export async function findAsset(db: Db, id: number): Promise<AssetRow | undefined> {
  return (await db.rows<AssetRow>(FIND, [id]))[0];
}

export function assetsById(db: Db, ids: readonly number[]): Promise<AssetRow[]> {
  return db.rows<AssetRow>(`select ${FIELDS} from moodboard_asset where id = any ($1::int[])`, [ids]);
}

export async function assetWithHash(db: Db, hash: string): Promise<AssetRow | undefined> {
  return (await db.rows<AssetRow>(BY_HASH, [hash, db.memberId]))[0];
}

/** Undefined: this member has added the same picture in this moment. */
export async function insertAsset(db: Db, asset: NewAsset): Promise<AssetRow | undefined> {
  const { hash, original_file_id: original, view_file_id: view, thumb_file_id: thumb, width, height, palette, source_url: source } = asset;
  return (await db.rows<AssetRow>(INSERT, [hash, original, view, thumb, width, height, palette, source, db.memberId]))[0];
}
