import type { Category, CategoryPatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import {
  categoriesOf,
  findCategory,
  insertCategory,
  lockTree,
  orderSiblings,
  removeCategory,
  restoreCategory,
  writeCategory,
} from './repository';

const DEEPEST = 5;

type New = Pick<Category, 'kind' | 'name' | 'parent_id' | 'color'>;

export async function createCategory(db: Db, wanted: New): Promise<Category> {
  await lockTree(db, wanted.kind);
  const tree = await categoriesOf(db, wanted.kind);
  requirePlace(tree, { id: 0, parent: wanted.parent_id });
  const id = await insertCategory(db, { ...wanted, position: siblings(tree, wanted.parent_id).length });
  return readCategory(db, id);
}

/** Renames, colours and moves; a move numbers the siblings at the new place anew. */
export async function changeCategory(db: Db, { id, patch }: { id: number; patch: CategoryPatch }): Promise<Category> {
  const { kind } = await readCategory(db, id);
  await lockTree(db, kind);
  const tree = await categoriesOf(db, kind);
  const before = await readCategory(db, id);
  const parent = patch.parent_id === undefined ? before.parent_id : patch.parent_id;
  requirePlace(tree, { id, parent });
  await writeCategory(db, { ...before, name: patch.name ?? before.name, color: patch.color ?? before.color, parent_id: parent });
  if (patch.position !== undefined || parent !== before.parent_id) {
    const others = siblings(tree, parent).filter((other) => other !== id);
    await orderSiblings(db, others.toSpliced(patch.position ?? others.length, 0, id));
  }
  return readCategory(db, id);
}

export async function dropCategory(db: Db, id: number): Promise<void> {
  const category = await readCategory(db, id);
  await lockTree(db, category.kind);
  await removeCategory(db, category);
}

export async function bringBackCategory(db: Db, id: number): Promise<Category> {
  if (!(await restoreCategory(db, id))) throw new AppError('not_found');
  return readCategory(db, id);
}

async function readCategory(db: Db, id: number): Promise<Category> {
  const category = await findCategory(db, id);
  if (!category) throw new AppError('not_found');
  return category;
}

const siblings = (tree: readonly Category[], parent: number | null): number[] =>
  tree.filter(({ parent_id: own }) => own === parent).map(({ id }) => id);

/** Refuses a ring, a parent that is not there, and a tree that is too deep. */
function requirePlace(tree: readonly Category[], { id, parent }: { id: number; parent: number | null }): void {
  const above: number[] = [];
  for (let at = parent; at !== null; at = tree.find((category) => category.id === at)?.parent_id ?? null) {
    if (at === id || above.length >= DEEPEST) throw new AppError('manage_members.category_nested');
    if (!tree.some((category) => category.id === at))
      throw new AppError('invalid_input', { fields: { parent_id: ['is not a category of this kind'] } });
    above.push(at);
  }
  if (above.length + heightOf(tree, id) > DEEPEST) throw new AppError('manage_members.category_nested');
}

function heightOf(tree: readonly Category[], id: number): number {
  return 1 + Math.max(0, ...siblings(tree, id).map((child) => heightOf(tree, child)));
}
