import type { Reaction, ReactionKind } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';

const MOST_LISTED = 5_000;
const LIST = `select element_id, kind, count(*)::int as count, coalesce(bool_or(visitor_hash = $2), false) as mine from moodboard_reaction
  where board_id = $1 group by element_id, kind order by element_id, kind limit ${MOST_LISTED}`;
const ONE = `select count(*)::int as count from moodboard_reaction where board_id = $1 and element_id = $2 and kind = $3`;
const ADD = 'insert into moodboard_reaction (board_id, element_id, kind, visitor_hash) values ($1, $2, $3, $4) on conflict do nothing';
const TAKE = 'delete from moodboard_reaction where board_id = $1 and element_id = $2 and kind = $3 and visitor_hash = $4';

/** What visitors like on a board; `visitor` null: nobody's own is marked. */
export function reactionsOf(db: Db, { boardId, visitor }: { boardId: number; visitor: string | null }): Promise<Reaction[]> {
  return db.rows<Reaction>(LIST, [boardId, visitor]);
}

export async function setReaction(
  db: Db,
  wanted: { boardId: number; visitor: string; element_id: string; kind: ReactionKind; on: boolean },
): Promise<Reaction> {
  const { boardId, visitor, element_id, kind, on } = wanted;
  await db.rows(on ? ADD : TAKE, [boardId, element_id, kind, visitor]);
  const [row] = await db.rows<{ count: number }>(ONE, [boardId, element_id, kind]);
  return { element_id, kind, count: row?.count ?? 0, mine: on };
}
