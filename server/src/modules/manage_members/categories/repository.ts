import type { Category, CategoryKind } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';

const CATEGORY = `c.id, c.kind, c.name, c.parent_id, c.position, c.color,
  (select count(*)::int from manage_members_skill s where s.tenant_id = c.tenant_id and s.category_id = c.id and s.removed_at is null) as used`;

export function categoriesOf(db: Db, kind: CategoryKind | null): Promise<Category[]> {
  return db.rows<Category>(
    `select ${CATEGORY} from manage_members_category c where c.removed_at is null and ($1::text is null or c.kind = $1) order by c.kind, c.position, c.id limit 1000`,
    [kind],
  );
}

export async function findCategory(db: Db, id: number): Promise<Category | undefined> {
  return (await db.rows<Category>(`select ${CATEGORY} from manage_members_category c where c.id = $1 and c.removed_at is null`, [id]))[0];
}

export async function categoryExists(db: Db, { id, kind }: { id: number; kind: CategoryKind }): Promise<boolean> {
  return (await db.rows('select 1 from manage_members_category where id = $1 and kind = $2 and removed_at is null', [id, kind])).length > 0;
}

/** Moves within one tree wait for each other, so that no two of them make a ring. */
export async function lockTree(db: Db, kind: CategoryKind): Promise<void> {
  await db.rows('select id from manage_members_category where kind = $1 order by id for update', [kind]);
}

export async function insertCategory(
  db: Db,
  category: Pick<Category, 'kind' | 'name' | 'parent_id' | 'position' | 'color'>,
): Promise<number> {
  const [made] = await db.rows<{ id: number }>(
    'insert into manage_members_category (kind, name, parent_id, position, color) values ($1, $2, $3, $4, $5) returning id',
    [category.kind, category.name, category.parent_id, category.position, category.color],
  );
  if (!made) throw new Error('The category could not be made.');
  return made.id;
}

export async function writeCategory(db: Db, { id, name, parent_id: parent, color }: Category): Promise<void> {
  await db.rows('update manage_members_category set name = $2, parent_id = $3, color = $4, updated_at = now() where id = $1', [
    id,
    name,
    parent,
    color,
  ]);
}

/** Numbers siblings in this order. */
export async function orderSiblings(db: Db, ids: readonly number[]): Promise<void> {
  await db.rows(
    'update manage_members_category c set position = o.at - 1 from unnest($1::int[]) with ordinality as o (id, at) where c.id = o.id',
    [ids],
  );
}

/** What lay in it moves up to where it lay. */
export async function removeCategory(db: Db, { id, parent_id: parent }: Category): Promise<void> {
  await db.rows('update manage_members_category set parent_id = $2 where parent_id = $1 and removed_at is null', [id, parent]);
  await db.rows('update manage_members_skill set category_id = $2 where category_id = $1', [id, parent]);
  await db.rows('update manage_members_category set removed_at = now() where id = $1', [id]);
}

export async function restoreCategory(db: Db, id: number): Promise<boolean> {
  return (
    (
      await db.rows(
        `update manage_members_category c set removed_at = null,
       parent_id = (select p.id from manage_members_category p where p.tenant_id = c.tenant_id and p.id = c.parent_id and p.removed_at is null) where c.id = $1 returning c.id`,
        [id],
      )
    ).length > 0
  );
}
