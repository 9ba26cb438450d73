import type { Db } from '../../../platform/db/db';

/** Names of the pieces of a project and of all that goes into them, each once. */
export async function namesUsed(db: Db, projectId: number): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    `with piece as (
       select name, lines from floral_recipe_builder_recipe where project_id = $1 and deleted_at is null and quantity > 0)
     select name from piece
     union
     select i.name from piece cross join lateral jsonb_array_elements(piece.lines) line
       join floral_recipe_builder_ingredient i on i.id = (line ->> 'ingredient_id')::int
     order by name`,
    [projectId],
  );
  return rows.map(({ name }) => name);
}

/** Pieces of projects that are made at least once, by name. */
export function pieceNames(db: Db, projectIds: readonly number[]): Promise<{ project_id: number; name: string }[]> {
  return db.rows(
    `select project_id, name from floral_recipe_builder_recipe
     where project_id = any ($1::int[]) and deleted_at is null and quantity > 0 order by project_id, id limit 5000`,
    [projectIds],
  );
}
