import { MAX_SUMMARY_PICTURES } from '@butterfly/contracts/moodboard';
import type { Db } from '../../../platform/db/db';

interface SummaryRow {
  readonly updated_at: string;
  readonly asset: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly palette: string[] | null;
  readonly picture_count: number;
}

/** Pictures that stand on the board now, the first ones added first; one row without a picture for a board that has none. */
const SUMMARY = `
  with board as (select id, skeleton, updated_at from moodboard_board where project_id = $1),
  shown as (
    select distinct found[1]::int as asset_id from board
    cross join lateral (select skeleton as body union all select body from moodboard_part p where p.board_id = board.id) as text
    cross join lateral regexp_matches(text.body, '/moodboard/assets/([0-9]{1,9})/', 'g') as found)
  select board.updated_at, a.id as asset, a.width, a.height, a.palette, (count(a.id) over ())::int as picture_count
  from board left join (moodboard_asset a join shown on shown.asset_id = a.id) on true
  order by a.id limit ${MAX_SUMMARY_PICTURES}`;

export function summaryRows(db: Db, projectId: number): Promise<SummaryRow[]> {
  return db.rows<SummaryRow>(SUMMARY, [projectId]);
}
