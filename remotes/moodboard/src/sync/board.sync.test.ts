import type { Json } from '@butterfly/contracts/core';
import { boardActions, createBoardStore } from '../board/board.store';
import { documentOperations } from '../state/document-operations';
import { CONFLICT_MESSAGE } from '../state/messages';
import { BoardJournal, readJournal } from './board-journal';
import { BoardSync } from './board.sync';
import type { BoardTabs } from './board-tabs';
import type { Fault } from './fake-board-server';
import { FakeBoardServer } from './fake-board-server';
import type { JournalRecord } from './journal-backend';
import { memoryBackend } from './journal-backend';

interface Item {
  id: string;
  x: number;
  props: { text: string };
}
interface Board {
  pages: { elements: Item[] }[];
}

const at = { x: 10, y: 20 };
const newBoard = (count: number): Json => ({
  pages: [
    {
      id: 'p',
      name: 'Board',
      w: 1600,
      h: 1000,
      elements: Array.from({ length: count }, (_, id) => ({ id: `i${id}`, type: 'note', x: 0, y: 0, w: 1, h: 1, props: { text: 'x' } })),
    },
  ],
});
const itemsOf = (data: Json | null): Item[] => (data as unknown as Board).pages[0]?.elements ?? [];
const itemOf = (data: Json | null, id: string) => itemsOf(data).filter((item) => item.id === id);

interface Tab {
  readonly records?: Map<string, JournalRecord>;
  readonly key?: string;
  readonly exclusively?: BoardTabs['exclusively'];
}

function openTab(server: FakeBoardServer, { records = new Map(), key = 'tab', exclusively = (work) => work() }: Tab = {}) {
  const store = createBoardStore();
  const remote = server.remote();
  const journal = new BoardJournal(memoryBackend(records), key);
  const announceSaved = jest.fn();
  const sync = new BoardSync({
    store,
    remote,
    journal,
    operations: documentOperations(store, remote),
    tabs: { exclusively, announceSaved },
  });
  return { store, sync, records, announceSaved, actions: boardActions(store), patches: jest.spyOn(remote, 'patch') };
}

async function setUp(data: Json | null = newBoard(30)) {
  const server = new FakeBoardServer(data);
  const tab = openTab(server);
  await tab.sync.open();
  return { server, ...tab };
}
const quiet = (ms = 600) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('saving a board', () => {
  it.each([
    { what: 'a board', data: newBoard(30) },
    { what: 'one that is not there yet', data: null },
  ])('loses nothing that is changed while $what is written to the journal before it is sent', async ({ data }) => {
    const { sync, server, actions, store } = await setUp(data);
    if (data === null) store.setState({ data: newBoard(30) });
    jest.spyOn(BoardJournal.prototype, 'write').mockImplementationOnce(async () => actions.itemMoved('i4', { x: 7, y: 8 }));
    actions.itemMoved('i3', { x: 5, y: 6 });
    await sync.flush();
    await quiet();
    for (const board of [store.getState().data, server.data]) {
      expect(itemOf(board, 'i3')).toMatchObject([{ x: 5, y: 6 }]);
      expect(itemOf(board, 'i4')).toMatchObject([{ x: 7, y: 8 }]);
    }
    expect(sync.hasUnsaved).toBe(false);
  });

  it('sends one patch after the changes have come to rest (T-646)', async () => {
    const { sync, server, actions, patches, store } = await setUp();
    actions.itemMoved('i3', { x: 5, y: 6 });
    actions.itemMoved('i3', { x: 50, y: 60 });
    await quiet();
    expect(patches.mock.calls).toEqual([
      [
        [
          { op: 'replace', path: '/pages/0/elements/3/x', value: 50 },
          { op: 'replace', path: '/pages/0/elements/3/y', value: 60 },
        ],
        '"1-1"',
      ],
    ]);
    expect(server.data).toEqual(store.getState().data);
    expect(sync.hasUnsaved).toBe(false);
  });
  it('does not wait for ever for somebody who does not stop', async () => {
    const { server, actions } = await setUp();
    for (let step = 1; step <= 10; step += 1) {
      actions.itemMoved('i3', { x: step, y: 0 });
      await quiet(400);
    }
    expect(server.saves.length).toBeGreaterThanOrEqual(1);
  });
  it('keeps the base independent of later edits (T-619)', async () => {
    const { store, actions } = await setUp();
    const base = JSON.stringify(store.getState().baseState);
    actions.itemRemoved('i3');
    expect(JSON.stringify(store.getState().baseState)).toBe(base);
  });
  it('never has two saves under way; what changes meanwhile goes with the next, on the new version', async () => {
    const { actions, patches, server } = await setUp();
    let go: () => void = () => undefined;
    const remote = server.remote();
    patches.mockImplementationOnce(async (...args) => {
      await new Promise<void>((resolve) => (go = resolve));
      return (remote.patch as NonNullable<typeof remote.patch>)(...args);
    });
    actions.itemMoved('i1', at);
    await quiet();
    actions.itemMoved('i2', at);
    await quiet(5_000);
    expect(patches).toHaveBeenCalledTimes(1);
    go();
    await quiet(1);
    expect(patches).toHaveBeenCalledTimes(2);
    expect(patches.mock.lastCall?.[1]).toBe('"1-2"');
  });
  it('creates the board with the first change, not before', async () => {
    const { server, actions, store } = await setUp(null);
    await quiet(5_000);
    expect(server.saves).toEqual([]);
    actions.itemAdded('color', at);
    await quiet();
    expect(server.saves).toEqual(['create']);
    expect(server.data).toEqual(store.getState().data);
  });
  it('tries again after a failure, says so meanwhile, and loses nothing (T-737)', async () => {
    const { sync, server, actions, store } = await setUp();
    server.faults.push(503);
    actions.itemMoved('i1', at);
    await quiet();
    expect(store.getState().error).toBe('Failed to update moodboard: 503');
    expect(sync.hasUnsaved).toBe(true);
    await quiet(2_000);
    expect(server.data).toEqual(store.getState().data);
    expect(store.getState().error).toBeNull();
  });
  it('waits longer after each failure and saves at once when the network is back', async () => {
    const { sync, server, actions } = await setUp();
    server.faults.push(...Array.from({ length: 40 }, (): Fault => 'request lost'));
    actions.itemMoved('i1', at);
    await quiet(300_000);
    const tries = 40 - server.faults.length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(25);
    server.faults.length = 0;
    await sync.wake();
    await quiet(0);
    expect(server.saves).toEqual(['patch']);
  });
  it('sends the whole document when the server cannot apply a patch', async () => {
    const { server, actions, store } = await setUp();
    server.faults.push(400);
    actions.itemMoved('i1', at);
    await quiet(700);
    expect(server.saves).toEqual(['replace']);
    expect(server.data).toEqual(store.getState().data);
  });
  it('creates the board anew when it was deleted while something was unsaved', async () => {
    const { server, actions, store } = await setUp();
    actions.itemMoved('i1', at);
    server.data = null;
    await quiet(700);
    expect(server.data).toEqual(store.getState().data);
  });
  it('says so and tries again when the browser refuses the lock', async () => {
    const server = new FakeBoardServer(newBoard(30));
    const refuse = jest
      .fn()
      .mockRejectedValueOnce(new Error('The lock was refused.'))
      .mockImplementation((work: () => Promise<unknown>) => work());
    const { sync, actions, store } = openTab(server, { exclusively: refuse });
    await sync.open();
    actions.itemMoved('i1', at);
    await quiet();
    expect(store.getState().error).toBe('The lock was refused.');
    await quiet(2_000);
    expect(server.data).toEqual(store.getState().data);
  });
  it('stops with its session', async () => {
    const { sync, server, actions } = await setUp();
    actions.itemMoved('i1', at);
    sync.stop();
    await quiet(60_000);
    expect(server.saves).toEqual([]);
  });
});

describe('a save without an answer', () => {
  it.each(['request lost', 'answer lost'] as const)('is on the board exactly once (%s), with what was done since', async (fault) => {
    const { server, actions, store } = await setUp();
    server.faults.push(fault);
    const id = actions.itemAdded('note', at);
    await quiet();
    actions.itemEdited(id, { text: 'written while offline' });
    await quiet(10_000);
    expect(itemOf(server.data, id).map(({ props }) => props.text)).toEqual(['written while offline']);
    expect(store.getState()).toMatchObject({ conflicts: [], error: null, data: server.data });
  });
  it('does not bring back what was removed meanwhile, when it was the one that created the board', async () => {
    const { server, actions } = await setUp(null);
    server.faults.push('answer lost');
    const id = actions.itemAdded('note', at);
    const kept = actions.itemAdded('color', at);
    await quiet();
    actions.itemRemoved(id);
    await quiet(10_000);
    expect(itemsOf(server.data).map((item) => item.id)).toEqual([kept]);
  });
});

describe('somebody else saves the same board', () => {
  it('merges other items and sends once more, without a question; the message stands in the state until then (T-729)', async () => {
    const { server, actions, store } = await setUp();
    const errors = new Set<string | null>();
    store.subscribe(({ error }) => errors.add(error));
    server.saveElsewhere((data: Board) => data.pages[0]?.elements.push({ id: 'theirs', x: 1, props: { text: 't' } }));
    actions.itemMoved('i1', at);
    await quiet(700);
    expect(server.saves).toEqual(['patch', 'patch']);
    expect(errors).toContain(CONFLICT_MESSAGE);
    expect(store.getState()).toMatchObject({ conflicts: [], error: null, data: server.data });
    expect(itemOf(server.data, 'theirs')).toHaveLength(1);
    expect(itemOf(server.data, 'i1')[0]).toMatchObject(at);
  });
  it('asks when both changed the same field; data, base and version stay, and nothing is sent until it is decided', async () => {
    const { server, actions, store, sync } = await setUp();
    const { baseState, version } = store.getState();
    server.saveElsewhere((data: Board) => Object.assign(data.pages[0]?.elements[1] ?? {}, { x: 99 }));
    actions.itemMoved('i1', at);
    const { data } = store.getState();
    await quiet(60_000);
    expect(store.getState()).toMatchObject({ error: CONFLICT_MESSAGE, data, baseState, version });
    expect(store.getState().conflicts.map(({ key }) => key)).toEqual(['/pages/#p/elements/#i1']);
    expect(server.saves).toEqual(['patch']);
    await sync.resolve(new Map([['/pages/#p/elements/#i1', 'both']]));
    expect(itemsOf(server.data)).toHaveLength(31);
    expect(itemOf(server.data, 'i1')[0]?.x).toBe(99);
    expect(store.getState()).toMatchObject({ conflicts: [], error: null, data: server.data });
  });
  it('shows the newer board on request; undo brings the own changes back', async () => {
    const { server, actions, store, sync } = await setUp();
    server.saveElsewhere((data: Board) => Object.assign(data.pages[0]?.elements[1] ?? {}, { x: 99 }));
    actions.itemMoved('i1', at);
    await quiet();
    await sync.discard();
    expect(store.getState()).toMatchObject({ conflicts: [], error: null, data: server.data });
    actions.undone();
    expect(itemOf(store.getState().data, 'i1')[0]?.x).toBe(10);
  });
  it('shows what others saved when it looks, keeps what is unsaved, and asks nothing when nothing has changed', async () => {
    const { server, actions, store, sync } = await setUp();
    await sync.refresh();
    const { data } = store.getState();
    server.saveElsewhere((board: Board) => Object.assign(board.pages[0]?.elements[2] ?? {}, { x: 99 }));
    actions.itemMoved('i1', at);
    await sync.refresh();
    expect(store.getState().data).not.toBe(data);
    expect(itemOf(store.getState().data, 'i2')[0]?.x).toBe(99);
    expect(itemOf(store.getState().data, 'i1')[0]?.x).toBe(10);
    await quiet();
    expect(server.saves).toEqual(['patch']);
    expect(itemOf(server.data, 'i1')[0]?.x).toBe(10);
  });
  it('takes back only the own step, not what others did since', async () => {
    const { server, actions, store, sync } = await setUp();
    actions.itemMoved('i1', at);
    await quiet();
    server.saveElsewhere((board: Board) => Object.assign(board.pages[0]?.elements[2] ?? {}, { x: 99 }));
    await sync.refresh();
    actions.undone();
    expect(itemOf(store.getState().data, 'i1')[0]?.x).toBe(0);
    expect(itemOf(store.getState().data, 'i2')[0]?.x).toBe(99);
    actions.redone();
    expect(itemOf(store.getState().data, 'i1')[0]?.x).toBe(10);
  });
});

describe('a tab that dies', () => {
  const die = ({ sync }: Awaited<ReturnType<typeof setUp>>) => sync.stop();
  const takeOver = async (server: FakeBoardServer, records: Map<string, JournalRecord>) => {
    const next = openTab(server, { records, key: 'next' });
    await next.sync.open();
    const left = await readJournal(memoryBackend(records), 'tab');
    if (left) await next.sync.adopt(left);
    await quiet(10_000);
    return next;
  };
  it('leaves every edit in the journal within half a second; the next tab saves it', async () => {
    const tab = await setUp();
    const id = tab.actions.itemAdded('note', at);
    await quiet(400);
    die(tab);
    expect(tab.server.saves).toEqual([]);
    const next = await takeOver(tab.server, tab.records);
    expect(itemOf(tab.server.data, id)).toHaveLength(1);
    expect(next.store.getState().data).toEqual(tab.server.data);
  });
  it('with a save under way that arrived leaves it there once, and the edits after it', async () => {
    const tab = await setUp();
    tab.server.faults.push('answer lost');
    const id = tab.actions.itemAdded('note', at);
    await quiet();
    tab.actions.itemEdited(id, { text: 'after' });
    await quiet(200);
    die(tab);
    const next = await takeOver(tab.server, tab.records);
    expect(itemOf(tab.server.data, id).map(({ props }) => props.text)).toEqual(['after']);
    expect(next.store.getState().conflicts).toEqual([]);
  });
  it('keeps its question for the next one, when somebody else has changed the same thing', async () => {
    const tab = await setUp();
    tab.actions.itemMoved('i1', at);
    await quiet(400);
    die(tab);
    tab.server.saveElsewhere((data: Board) => Object.assign(data.pages[0]?.elements[1] ?? {}, { x: 99 }));
    const next = await takeOver(tab.server, tab.records);
    expect(next.store.getState().conflicts).toHaveLength(1);
    await next.sync.resolve(new Map([['/pages/#p/elements/#i1', 'mine']]));
    expect(itemOf(tab.server.data, 'i1')[0]?.x).toBe(10);
  });
  it('leaves nothing behind once everything is saved', async () => {
    const { records, actions } = await setUp();
    actions.itemMoved('i1', at);
    await quiet(200);
    expect(records.size).toBe(1);
    await quiet(1_000);
    expect(records.size).toBe(0);
  });
});

describe('coming back to a board', () => {
  it('does not lose what is changed while it is looked at anew', async () => {
    const { server, actions, store, sync } = await setUp();
    server.saveElsewhere((data: Board) => Object.assign(data.pages[0]?.elements[2] ?? {}, { x: 99 }));
    const coming = sync.open();
    actions.itemMoved('i1', at);
    await coming;
    expect(itemOf(store.getState().data, 'i1')[0]?.x).toBe(10);
    expect(itemOf(store.getState().data, 'i2')[0]?.x).toBe(99);
  });
});

describe('undo', () => {
  it('takes back and repeats single steps', async () => {
    const { store, actions } = await setUp();
    const before = store.getState().data;
    actions.itemAdded('note', at);
    const after = store.getState().data;
    actions.undone();
    expect(store.getState().data).toBe(before);
    actions.redone();
    expect(store.getState().data).toBe(after);
  });
});
