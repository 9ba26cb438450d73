import type { Category } from '@butterfly/contracts/manage_members';
import { indented, treeRows } from './tree';

const category = (id: number, parent_id: number | null, position: number): Category => ({
  id,
  kind: 'skill',
  name: `C${id}`,
  parent_id,
  position,
  color: 'neutral',
  used: 0,
});
const tree = [category(3, 1, 1), category(1, null, 0), category(2, null, 1), category(4, 1, 0), category(5, 4, 0)];

describe('the tree of categories', () => {
  it('stands in rows, each under what it lies in, siblings by position', () => {
    expect(treeRows(tree).map(({ category: { id }, depth, at, of }) => [id, depth, at, of])).toEqual([
      [1, 0, 0, 2],
      [4, 1, 0, 2],
      [5, 2, 0, 1],
      [3, 1, 1, 2],
      [2, 0, 1, 2],
    ]);
    expect(treeRows(tree).find(({ category: { id } }) => id === 3)?.before?.id).toBe(4);
  });

  it('is read by its indent in a select', () =>
    expect(indented(tree).map(({ label }) => label)).toEqual(['C1', '– C4', '– – C5', '– C3', 'C2']));
});
