import { ApiError } from '@butterfly/plugin-sdk';
import { boardActions, CONFLICT_MESSAGE, createBoardStore } from './board.store';
import { BoardSync } from './board.sync';

const at = { x: 10, y: 20 };
const document = (count: number) => ({
  pages: [{ id: 'p', name: 'Board', w: 1600, h: 1000, elements: Array.from({ length: count }, (_, id) => ({ id: `i${id}`, type: 'note', x: 0, y: 0, w: 1, h: 1, props: { text: 'x' } })) }],
});
const failure = (status: number, code = `http_${status}`) => new ApiError(status, { error: 'no', code });
const saved = (etag: string) => ({ data: { id: 1, updated_at: '2026-11-21T10:00:00.000Z' }, etag, status: 200, notModified: false });

function setUp(board: unknown = document(30)) {
  const store = createBoardStore();
  const client = {
    getBoard: jest.fn(async () => ({ data: { id: 1, project: 7, data: board, created_at: '', updated_at: '' }, etag: '"1-1"', status: 200, notModified: false })),
    createBoard: jest.fn(async () => saved('"1-1"')),
    patchBoard: jest.fn(async () => saved('"1-2"')),
    replaceBoard: jest.fn(async () => saved('"1-2"')),
  };
  const abort = new AbortController();
  const sync = new BoardSync({ store, client: client as never, projectId: 7, signal: abort.signal });
  return { store, client, sync, abort, actions: boardActions(store) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('opening a board', () => {
  it('stores data, base and the ETag verbatim (T-618, T-640)', async () => {
    const { store, sync } = setUp();
    const opening = sync.open();
    expect(store.getState()).toMatchObject({ loading: true, error: null });
    await opening;
    expect(store.getState()).toMatchObject({ loading: false, version: '"1-1"', data: document(30), baseState: document(30) });
  });
  it('clears data, base and version on 404 (T-642)', async () => {
    const { store, sync, client } = setUp();
    client.getBoard.mockRejectedValue(failure(404, 'moodboard.board_not_found'));
    await sync.open();
    expect(store.getState()).toMatchObject({ opened: true, error: null, baseState: null, version: null });
  });
  it('stores "Failed to fetch moodboard: {status}" (T-735) and a network error in its own words (T-743)', async () => {
    const { store, sync, client } = setUp();
    client.getBoard.mockRejectedValueOnce(failure(500));
    await sync.open();
    expect(store.getState().error).toBe('Failed to fetch moodboard: 500');
    client.getBoard.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await sync.open();
    expect(store.getState()).toMatchObject({ loading: false, error: 'Failed to fetch' });
  });
});

describe('saving a board', () => {
  it('sends one patch with If-Match after the changes have come to rest (T-697)', async () => {
    const { sync, client, actions, store } = setUp();
    await sync.open();
    actions.itemMoved('i3', { x: 5, y: 6 });
    actions.itemMoved('i3', { x: 50, y: 60 });
    await jest.advanceTimersByTimeAsync(600);
    expect(client.patchBoard).toHaveBeenCalledTimes(1);
    expect(client.patchBoard).toHaveBeenCalledWith(
      expect.objectContaining({ ifMatch: '"1-1"', body: { patches: [{ op: 'replace', path: '/pages/0/elements/3/x', value: 50 }, { op: 'replace', path: '/pages/0/elements/3/y', value: 60 }] } }),
    );
    expect(store.getState()).toMatchObject({ version: '"1-2"', loading: false });
    expect(sync.hasUnsaved).toBe(false);
  });
  it('keeps the base independent of later edits (T-619)', async () => {
    const { sync, store, actions } = setUp();
    await sync.open();
    const base = structuredClone(store.getState().baseState);
    actions.itemRemoved('i3');
    expect(store.getState().baseState).toEqual(base);
  });
  it('never has two saves under way; what changes meanwhile goes with the next, on the new version', async () => {
    const { sync, client, actions } = setUp();
    await sync.open();
    let finish: (value: ReturnType<typeof saved>) => void = () => undefined;
    client.patchBoard.mockImplementationOnce(() => new Promise((resolve) => { finish = resolve; }));
    actions.itemMoved('i1', at);
    await jest.advanceTimersByTimeAsync(600);
    actions.itemMoved('i2', at);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(client.patchBoard).toHaveBeenCalledTimes(1);
    finish(saved('"1-2"'));
    await jest.advanceTimersByTimeAsync(1);
    expect(client.patchBoard).toHaveBeenCalledTimes(2);
    expect(client.patchBoard).toHaveBeenLastCalledWith(expect.objectContaining({ ifMatch: '"1-2"' }));
  });
  it('creates the board with the first change, not before', async () => {
    const { sync, client, actions } = setUp();
    client.getBoard.mockRejectedValue(failure(404, 'moodboard.board_not_found'));
    await sync.open();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(client.createBoard).not.toHaveBeenCalled();
    actions.itemAdded('color', at);
    await jest.advanceTimersByTimeAsync(600);
    expect(client.createBoard).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining({ project: 7 }) }));
  });
  it.each(['patchBoard', 'replaceBoard'] as const)('keeps data, base and version on a conflict of %s, says so, and stops saving (T-729, T-730)', async (call) => {
    const { sync, client, actions, store } = setUp(call === 'replaceBoard' ? document(1) : undefined);
    await sync.open();
    const { baseState, version } = store.getState();
    client[call].mockRejectedValue(failure(412, 'version_conflict'));
    if (call === 'replaceBoard') actions.itemAdded('note', at);
    else actions.itemMoved('i1', at);
    const { data } = store.getState();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client[call]).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ error: CONFLICT_MESSAGE, conflict: true, data, baseState, version });
  });
  it('tries again after a failure and loses nothing (T-737)', async () => {
    const { sync, client, actions, store } = setUp();
    await sync.open();
    client.patchBoard.mockRejectedValueOnce(failure(503));
    actions.itemMoved('i1', at);
    await jest.advanceTimersByTimeAsync(600);
    expect(store.getState().error).toBe('Failed to update moodboard: 503');
    expect(sync.hasUnsaved).toBe(true);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client.patchBoard).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ error: null });
  });
  it('saves at once when the network is back', async () => {
    const { sync, client, actions } = setUp();
    await sync.open();
    client.patchBoard.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    actions.itemMoved('i1', at);
    await jest.advanceTimersByTimeAsync(600);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(client.patchBoard).toHaveBeenCalledTimes(2);
  });
  it('overwrites the newer board only when the person keeps theirs', async () => {
    const { sync, client, actions, store } = setUp();
    await sync.open();
    client.patchBoard.mockRejectedValueOnce(failure(412));
    actions.itemMoved('i1', at);
    await jest.advanceTimersByTimeAsync(600);
    client.getBoard.mockResolvedValueOnce({ data: { id: 1, project: 7, data: document(31), created_at: '', updated_at: '' }, etag: '"1-9"', status: 200, notModified: false });
    await sync.keepMine();
    expect(client.patchBoard).toHaveBeenLastCalledWith(expect.objectContaining({ ifMatch: '"1-9"' }));
    expect(store.getState()).toMatchObject({ conflict: false, error: null });
  });
  it('stops with its plugin', async () => {
    const { sync, client, actions, abort } = setUp();
    await sync.open();
    actions.itemMoved('i1', at);
    abort.abort();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(client.patchBoard).not.toHaveBeenCalled();
  });
});

describe('undo', () => {
  it('takes back and repeats single steps', () => {
    const { store, actions } = setUp();
    const before = store.getState().data;
    actions.itemAdded('note', at);
    const after = store.getState().data;
    actions.undone();
    expect(store.getState().data).toBe(before);
    actions.redone();
    expect(store.getState().data).toBe(after);
  });
});
