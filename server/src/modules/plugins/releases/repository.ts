import type { ReleaseRow } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { keysOf } from '../teams/repository';
import { signerOf } from '../teams/signature';
import { RegistryRepository, SUMMARY } from '../repository';

interface Row {
  summary: Omit<ReleaseRow, 'status' | 'status_reason' | 'signed_by' | 'adds_permissions' | 'channels' | 'loads' | 'failed'>;
  status: ReleaseRow['status'] | null;
  status_reason: string | null;
  signed: boolean;
  adds_permissions: ReleaseRow['adds_permissions'] | null;
  channels: string[];
  loads: number | null;
  failed: number | null;
}

const ROW = `
  select ${SUMMARY('r')} as summary, w.status, w.reason as status_reason, r.record ? 'signature' as signed, g.added as adds_permissions, (t.ok + t.failed)::int as loads, t.failed::int as failed,
    (select coalesce(jsonb_agg(c.name order by c.name), '[]') from plugins_channel c where c.release_id = r.id) as channels
  from plugins_release r left join plugins_withdrawn w on w.release_id = r.id left join plugins_growth g on g.release_id = r.id left join plugins_health_total t on t.release_id = r.id`;

export async function releaseRows(db: Db, plugin: string): Promise<ReleaseRow[]> {
  const found: ReleaseRow[] = [];
  for (const row of await db.rows<Row>(`${ROW} where r.plugin_id = $1 order by r.id desc limit 200`, [plugin]))
    found.push(await rowOf(db, row));
  return found;
}

export async function releaseRow(db: Db, release: number): Promise<ReleaseRow | undefined> {
  const [row] = await db.rows<Row>(`${ROW} where r.id = $1`, [release]);
  return row && rowOf(db, row);
}

async function rowOf(db: Db, { summary, signed, ...row }: Row): Promise<ReleaseRow> {
  return {
    ...summary,
    status: row.status ?? 'ready',
    status_reason: row.status_reason,
    adds_permissions: row.adds_permissions ?? [],
    channels: row.channels,
    loads: row.loads ?? 0,
    failed: row.failed ?? 0,
    signed_by: signed ? await signerName(db, summary) : null,
  };
}

async function signerName(db: Db, { id, release }: Row['summary']): Promise<string | null> {
  const record = await new RegistryRepository(db).record(release);
  return (record && signerOf(record, await keysOf(db, id))) ?? null;
}
