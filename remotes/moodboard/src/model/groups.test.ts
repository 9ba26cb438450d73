import { boardActions, createBoardStore } from '../board/board.store';
import { boardCommands } from '../tools/commands/board-commands';
import { copiesOf } from '../tools/commands/board-clipboard';
import { withGroups } from '../canvas/geometry/selection-scope';
import type { BoardItem } from './board-document';
import { pageOf } from './board-document';
import { groupsOf, isOneGroup, oneLevelIn } from './groups';
import { mergeDocuments } from './merge/merge-documents';
import { newId } from './new-id';
import { newItem } from './new-item';

const item = (id: string): BoardItem => ({ ...newItem('note', { x: 0, y: 0 }), id });

function board(...ids: string[]) {
  const store = createBoardStore();
  store.setState({ data: { pages: [{ id: 'p', name: 'Board', w: 1600, h: 1000, elements: ids.map(item) }] }, opened: true });
  const actions = boardActions(store);
  const items = () => pageOf(store.getState().data, null).elements;
  const command = (name: string) => boardCommands({ store, actions }).find(({ id }) => id === name);
  const run = (name: string, selection: readonly string[]) => {
    actions.selected(selection);
    command(name)?.run();
  };
  return { store, actions, items, run, command, depths: () => items().map((one) => groupsOf(one).length) };
}

describe('groups of groups', () => {
  it('are chosen whole, entered level by level, and dissolved one level at a time, each a step of undo', () => {
    const { actions, items, run, depths } = board('a', 'b', 'c', 'd');
    run('group', ['a', 'b']);
    run('group', ['a', 'b', 'c']);
    expect(depths()).toEqual([2, 2, 1, 0]);
    expect(withGroups(items(), ['b'])).toEqual(['a', 'b', 'c']);
    expect(oneLevelIn(items(), ['a', 'b', 'c'], 'b')).toEqual(['a', 'b']);
    expect(oneLevelIn(items(), ['a', 'b'], 'b')).toEqual(['b']);
    expect(oneLevelIn(items(), ['a', 'b', 'c'], 'c')).toEqual(['c']);

    run('ungroup', ['a', 'b', 'c']);
    expect(depths()).toEqual([1, 1, 0, 0]);
    expect(withGroups(items(), ['a'])).toEqual(['a', 'b']);
    actions.undone();
    expect(depths()).toEqual([2, 2, 1, 0]);
    run('ungroup', ['a', 'b']);
    expect(depths()).toEqual([1, 1, 1, 0]);
    expect(withGroups(items(), ['a'])).toEqual(['a', 'b', 'c']);
  });

  it('inside a group only some are grouped: the new group stays in the old one', () => {
    const { items, run, depths } = board('a', 'b', 'c');
    run('group', ['a', 'b', 'c']);
    run('group', ['a', 'b']);
    expect(depths()).toEqual([2, 2, 1]);
    expect(withGroups(items(), ['c'])).toEqual(['a', 'b', 'c']);
    expect(isOneGroup(items(), items().slice(0, 2))).toBe(true);
    expect(isOneGroup(items(), items().slice(0, 1))).toBe(false);
  });

  it('two that are not one can be grouped; one group is not grouped again', () => {
    const { run, actions, command } = board('a', 'b', 'c');
    run('group', ['a', 'b']);
    expect([command('group')?.enabled, command('ungroup')?.enabled]).toEqual([false, true]);
    actions.selected(['a', 'b', 'c']);
    expect(command('group')?.enabled).toBe(true);
  });

  it('copies keep their levels, apart from the originals', () => {
    const { items, run } = board('a', 'b', 'c');
    run('group', ['a', 'b']);
    run('group', ['a', 'b', 'c']);
    const [a, b, c] = copiesOf(items(), { x: 1, y: 1 }).map(groupsOf);
    expect([a?.length, b, c]).toEqual([2, a, [a?.[0]]]);
    expect(a?.some((group) => items().flatMap(groupsOf).includes(group))).toBe(false);
  });

  it('merge with what others do to the same items, and lose nobody', () => {
    const { store, items, run } = board('a', 'b', 'c');
    const base = store.getState().data;
    run('group', ['a', 'b']);
    run('group', ['a', 'b', 'c']);
    const theirs = { pages: [{ id: 'p', name: 'Board', w: 1600, h: 1000, elements: [{ ...item('a'), x: 500 }, item('c'), item('new')] }] };
    const { data, conflicts } = mergeDocuments({
      base: base ?? {},
      mine: store.getState().data ?? {},
      theirs,
      newId,
      choices: { get: () => 'theirs' },
    });
    const merged = pageOf(data, null).elements;
    expect(conflicts).toEqual([]);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'c', 'new']);
    expect(merged.find(({ id }) => id === 'a')).toMatchObject({ x: 500, group: items()[0]?.['group'] });
    expect(withGroups(merged, ['a'])).toEqual(['a', 'c']);
  });
});
