import type { Db } from '../../../../platform/db/db';

const GAP = 65_536n;

interface Place {
  readonly stageId: number;
  /** Index in the column without the moved card, 0 at the top. */
  readonly position: number;
  readonly projectId: number;
}

/**
 * The rank that puts a card between its new neighbours. Ranks are whole numbers with wide gaps; when a gap is used up the
 * column is written anew, once.
 */
export async function rankAt(db: Db, place: Place): Promise<string> {
  await db.rows('select id from tenant_crm_project_stage where id = $1 for update', [place.stageId]);
  const found = between(await neighbours(db, place));
  if (found !== null) return found.toString();
  await spreadColumn(db, place);
  const spread = between(await neighbours(db, place));
  if (spread === null) throw new Error(`No place left in the column of stage ${place.stageId}`);
  return spread.toString();
}

interface Neighbours {
  readonly above: bigint | null;
  readonly below: bigint | null;
}

function between({ above, below }: Neighbours): bigint | null {
  if (above === null && below === null) return 0n;
  if (above === null) return (below ?? 0n) - GAP;
  if (below === null) return above + GAP;
  const middle = above + (below - above) / 2n;
  return middle > above && middle < below ? middle : null;
}

async function neighbours(db: Db, { stageId, position, projectId }: Place): Promise<Neighbours> {
  const found = await db.rows<{ place: number; board_rank: string }>(
    `select place, board_rank::text from (
       select board_rank, (row_number() over (order by board_rank, id) - 1)::int as place
       from tenant_crm_project where stage_id = $1 and archived_at is null and id <> $3
     ) column_of_stage
     where place >= least($2::int, (select count(*)::int from tenant_crm_project where stage_id = $1 and archived_at is null and id <> $3)) - 1
     order by place limit 2`,
    [stageId, position, projectId],
  );
  const at = (place: number) => {
    const neighbour = found.find((row) => row.place === place);
    return neighbour ? BigInt(neighbour.board_rank) : null;
  };
  const [first] = found;
  if (!first) return { above: null, below: null };
  const index = position === 0 ? 0 : first.place + 1;
  return { above: at(index - 1), below: at(index) };
}

async function spreadColumn(db: Db, { stageId, projectId }: Place): Promise<void> {
  await db.rows(
    `update tenant_crm_project p set board_rank = o.place * ${GAP}
     from (select id, row_number() over (order by board_rank, id) as place
           from tenant_crm_project where stage_id = $1 and archived_at is null and id <> $2) o
     where p.id = o.id`,
    [stageId, projectId],
  );
}
