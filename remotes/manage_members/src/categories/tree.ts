import type { Category } from '@butterfly/contracts/manage_members';

export interface TreeRow {
  readonly category: Category;
  readonly depth: number;
  /** How many siblings stand before it, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** The sibling before it, under which it can be put. */
  readonly before: Category | undefined;
}

/** The tree as rows, each under what it lies in. */
export function treeRows(categories: readonly Category[], parent: number | null = null, depth = 0): TreeRow[] {
  const siblings = categories.filter(({ parent_id: own }) => own === parent).sort((a, b) => a.position - b.position || a.id - b.id);
  return siblings.flatMap((category, at) => [
    { category, depth, at, of: siblings.length, before: siblings[at - 1] },
    ...treeRows(categories, category.id, depth + 1),
  ]);
}

/** Options of a select that show where a category lies. */
export function indented(categories: readonly Category[]): { value: number; label: string }[] {
  return treeRows(categories).map(({ category, depth }) => ({ value: category.id, label: `${'– '.repeat(depth)}${category.name}` }));
}
