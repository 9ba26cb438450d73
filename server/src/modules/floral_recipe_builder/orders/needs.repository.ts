import type { IngredientKind, Use } from '@butterfly/contracts/floral_recipe_builder';
import type { Db } from '../../../platform/db/db';

/** What one line of a piece takes of an ingredient, in all its pieces. */
export interface LineUse extends Use {
  readonly recipe_name: string;
  readonly line_key: string;
  readonly ingredient_id: number;
  /** How many pieces are made. */
  readonly quantity: number;
  /** In one of them, thousandths. */
  readonly each_milli: number;
}

/** What is bought; what is lent and what is done is not ordered from a grower. */
const BOUGHT: ReadonlySet<string> = new Set<IngredientKind>(['fresh', 'greens', 'hard_good']);

interface PieceRow {
  readonly project_id: number;
  readonly recipe_id: number;
  readonly recipe_name: string;
  readonly quantity: number;
  readonly waste_bps: Readonly<Record<string, number>>;
  /** As the database writes them when a piece is written: `floral_recipe_builder_needs`. */
  readonly needs: string;
}

/** What the pieces of projects take of what is bought, in the order of their books. */
export async function usesOf(db: Db, projectIds: readonly number[]): Promise<LineUse[]> {
  const pieces = await db.rows<PieceRow>(
    `select wanted.id as project_id, r.id as recipe_id, r.name as recipe_name, r.quantity, p.data -> 'waste_bps' as waste_bps, r.needs
     from unnest($1::int[]) as wanted(id)
     join floral_recipe_builder_book b on b.project_id = wanted.id and b.replaced_by_id is null
     join floral_recipe_builder_profile p on p.tenant_id = b.tenant_id and p.id = b.profile_id
     join floral_recipe_builder_recipe r on r.tenant_id = b.tenant_id and r.book_id = b.id
     where r.deleted_at is null and not r.is_no_recipe and r.repurposed_from = '{}' and r.quantity > 0 and r.needs is not null
     order by wanted.id, r.position, r.id`,
    [projectIds],
  );
  const uses: LineUse[] = [];
  for (const piece of pieces) for (const need of piece.needs.split('\n')) addUse(uses, need, piece);
  return uses;
}

function addUse(uses: LineUse[], need: string, { project_id, recipe_id, recipe_name, quantity, waste_bps }: PieceRow): void {
  const [kind = '', ingredient, each, waste, line_key = ''] = need.split(' ');
  if (!BOUGHT.has(kind)) return;
  const each_milli = Number(each);
  uses.push({
    project_id,
    recipe_id,
    recipe_name,
    quantity,
    line_key,
    ingredient_id: Number(ingredient),
    each_milli,
    qty_milli: each_milli * quantity,
    waste_bps: waste === '-' ? (waste_bps[kind] ?? 0) : Number(waste),
  });
}

/** Holds the books of projects until the end of the transaction: of two who order for one of them, the second sees what the first has ordered. */
export async function holdBooks(db: Db, projectIds: readonly number[]): Promise<void> {
  await db.rows(
    `select id from floral_recipe_builder_book where project_id = any ($1::int[]) and replaced_by_id is null order by id for update`,
    [projectIds],
  );
}

/** The locked recipes of projects are ordered from now on. */
export async function markOrdered(db: Db, projectIds: readonly number[]): Promise<void> {
  await db.rows(
    `update floral_recipe_builder_book set status = 'ordered', version = version + 1, updated_at = now(), updated_by_id = $2::int
     where project_id = any ($1::int[]) and replaced_by_id is null and status = 'locked'`,
    [projectIds, db.memberId],
  );
}

/** A line of an order for some of the projects. */
interface SupplyRow {
  readonly ingredient_id: number;
  /** Units that it brings, or has brought, for all its projects. */
  readonly units: number;
  /** Every project of the order is among those asked for. */
  readonly is_all: boolean;
  readonly allocations: readonly Use[];
}

/**
 * What orders that are not cancelled bring for these projects. One that is closed has brought what was kept; what something else came for is
 * settled.
 */
export function suppliesOf(db: Db, projectIds: readonly number[]): Promise<SupplyRow[]> {
  return db.rows<SupplyRow>(
    `select l.ingredient_id, l.allocations, o.project_ids <@ $1::int[] as is_all,
       l.on_hand_units + case
         when o.status = 'closed' and not exists (
           select 1 from floral_recipe_builder_order_line s where s.tenant_id = l.tenant_id and s.order_id = l.order_id and s.substitute_of = l.id
         ) then l.received_units - l.rejected_units
         else greatest(l.ordered_units, l.received_units) - l.rejected_units end as units
     from floral_recipe_builder_order o
     join floral_recipe_builder_order_line l on l.tenant_id = o.tenant_id and l.order_id = o.id
     where o.project_ids && $1::int[] and o.status <> 'cancelled'
     order by l.id limit 20000`,
    [projectIds],
  );
}
