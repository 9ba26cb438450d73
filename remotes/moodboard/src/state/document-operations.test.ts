import { ApiError } from '@butterfly/plugin-sdk';
import { createStore } from 'zustand/vanilla';
import type { MoodboardClient, TempMoodboardClient } from '../moodboard.client';
import { documentOperations } from './document-operations';
import { projectRemote, tempRemote } from './document-remote';
import { CONFLICT_MESSAGE } from './messages';
import type { MoodboardState } from './moodboard-state';
import { noMoodboard } from './moodboard-state';

const document = { pages: [{ id: 'p', elements: Array.from({ length: 30 }, (_, id) => ({ id: `i${id}`, x: 0 })) }] };
const moved = { pages: [{ id: 'p', elements: document.pages[0]!.elements.map((item) => (item.id === 'i3' ? { ...item, x: 7 } : item)) }] };
const failure = (status: number, code = `http_${status}`) => new ApiError(status, { error: 'no', code });
const read = (etag: string, data: unknown = document) => ({ data: { id: 5, data }, etag, status: 200, notModified: false });
const saved = (etag: string) => ({ data: { id: 5, updated_at: '2026-11-21T10:00:00.000Z' }, etag, status: 200, notModified: false });

type Call = jest.Mock<Promise<unknown>, [Record<string, unknown>]>;
interface Calls {
  get: Call;
  create: Call;
  patch: Call;
  replace: Call;
  remove: Call;
}

function newCalls(): Calls {
  const call = (answer: () => unknown): Call => jest.fn(async (_input: Record<string, unknown>) => answer());
  return {
    get: call(() => read('"1-1"')),
    create: call(() => saved('"1-1"')),
    patch: call(() => saved('"1-2"')),
    replace: call(() => saved('"1-2"')),
    remove: call(() => ({ data: undefined, etag: null, status: 204, notModified: false })),
  };
}

function setUp(kind: 'project' | 'temp' = 'project', start: Partial<MoodboardState> = {}) {
  const store = createStore<MoodboardState>(() => ({ ...noMoodboard, ...start }));
  const calls = newCalls();
  const { get, create, patch, replace, remove } = calls;
  const project = {
    getBoard: get,
    createBoard: create,
    patchBoard: patch,
    replaceBoard: replace,
    deleteBoard: remove,
  } as unknown as MoodboardClient;
  const temp = {
    getTempBoard: get,
    createTempBoard: create,
    replaceTempBoard: replace,
    deleteTempBoard: remove,
  } as unknown as TempMoodboardClient;
  const operations = documentOperations(store, kind === 'project' ? projectRemote(project, 7) : tempRemote(temp, { current: 5 }));
  const history: MoodboardState[] = [];
  store.subscribe((state) => history.push(state));
  return { store, calls, operations, history };
}

const open = { data: document, baseState: document, version: '"1-1"' };

type Operations = ReturnType<typeof setUp>['operations'];
const OPERATIONS: readonly (readonly [string, (operations: Operations) => Promise<unknown>])[] = [
  ['fetch', (operations) => operations.fetch()],
  ['create', (operations) => operations.create(document)],
  ['update', (operations) => operations.update(moved)],
  ['delete', (operations) => operations.remove()],
];

describe.each(['project', 'temp'] as const)('the state of a %s moodboard', (kind) => {
  it('has loading, error, data, baseState and version (T-621)', () => {
    expect(Object.keys(setUp(kind).store.getState())).toEqual(['loading', 'error', 'data', 'baseState', 'version']);
  });
  it.each(OPERATIONS)(
    '%s sets loading and clears the error at the start, and clears loading at the end (T-639, T-640)',
    async (_name, operate) => {
      const { store, operations } = setUp(kind, { ...open, error: 'old' });
      const running = operate(operations);
      expect(store.getState()).toMatchObject({ loading: true, error: null });
      await running;
      expect(store.getState()).toMatchObject({ loading: false, error: null });
    },
  );
  it('takes data and version from the answer to a fetch, verbatim (T-618, T-640)', async () => {
    const { store, operations } = setUp(kind);
    await operations.fetch();
    expect(store.getState()).toEqual({ loading: false, error: null, data: document, baseState: document, version: '"1-1"' });
  });
  it('takes data and version from a save (T-640)', async () => {
    const { store, operations } = setUp(kind, open);
    expect(await operations.update(moved)).toMatchObject({ kind: 'saved' });
    expect(store.getState()).toMatchObject({ data: moved, baseState: moved, version: '"1-2"', loading: false });
    const other = setUp(kind);
    await other.operations.create(document);
    expect(other.store.getState()).toMatchObject({ data: document, baseState: document, version: '"1-1"' });
  });
  it('clears data, base state and version when a fetch is answered 404 (T-642)', async () => {
    const { store, operations, calls } = setUp(kind, open);
    calls.get.mockRejectedValue(failure(404, 'moodboard.board_not_found'));
    await operations.fetch();
    expect(store.getState()).toEqual(noMoodboard);
  });
  it('keeps the cached data when a fetch is answered 304 (T-643)', async () => {
    const { store, operations, calls } = setUp(kind, open);
    calls.get.mockResolvedValue({ data: undefined, etag: '"1-1"', status: 304, notModified: true });
    await operations.fetch();
    expect(store.getState().data).toBe(document);
    expect(store.getState()).toMatchObject({ ...open, loading: false, error: null });
  });
  it('sends If-None-Match only when a version is known (T-694)', async () => {
    const { operations, calls } = setUp(kind);
    await operations.fetch();
    expect(calls.get.mock.lastCall?.[0]).not.toHaveProperty('ifNoneMatch');
    await operations.fetch();
    expect(calls.get.mock.lastCall?.[0]).toMatchObject({ ifNoneMatch: '"1-1"' });
  });
  it('keeps a network error in its own words (T-743)', async () => {
    const { store, operations, calls } = setUp(kind);
    calls.get.mockRejectedValue(new TypeError('Failed to fetch'));
    await operations.fetch();
    expect(store.getState()).toMatchObject({ loading: false, error: 'Failed to fetch' });
  });
  it('stays loading until the last of several operations has ended, and drops an answer that was overtaken', async () => {
    const { store, operations, calls } = setUp(kind, open);
    let answer: (value: unknown) => void = () => undefined;
    const late = () => new Promise((resolve) => (answer = resolve));
    calls.replace.mockImplementation(late);
    calls.patch.mockImplementation(late);
    const saving = operations.update(moved);
    await operations.remove();
    expect(store.getState()).toMatchObject({ loading: true, data: null });
    answer(saved('"1-2"'));
    await saving;
    expect(store.getState()).toMatchObject({ loading: false, data: null, baseState: null, version: null });
  });
});

describe('saving the board of a project', () => {
  it('stores the conflict message on 412 to a patch and leaves data, base and version (T-729)', async () => {
    const { store, operations, calls } = setUp('project', open);
    calls.patch.mockRejectedValue(failure(412, 'version_conflict'));
    expect(await operations.update(moved)).toEqual({ kind: 'conflict' });
    expect(store.getState()).toEqual({ ...open, loading: false, error: 'Conflict: The moodboard was updated elsewhere. Please reload.' });
  });
  it('stores the conflict message on 412 to a full update (T-730)', async () => {
    const { store, operations, calls } = setUp('project', open);
    calls.replace.mockRejectedValue(failure(412, 'version_conflict'));
    await operations.update({ other: true });
    expect(calls.replace).toHaveBeenCalledWith(expect.objectContaining({ ifMatch: '"1-1"' }));
    expect(store.getState()).toEqual({ ...open, loading: false, error: CONFLICT_MESSAGE });
  });
  it('sends the whole document when the diff is empty (T-647)', async () => {
    const { operations, calls } = setUp('project', open);
    await operations.update(document);
    expect(calls.replace).toHaveBeenCalledTimes(1);
    expect(calls.patch).not.toHaveBeenCalled();
  });
  it.each([
    ['fetch', 'get', 'Failed to fetch moodboard: 500'],
    ['create', 'create', 'Failed to create moodboard: 500'],
    ['update', 'patch', 'Failed to update moodboard: 500'],
    ['delete', 'remove', 'Failed to delete moodboard: 500'],
  ] as const)('a failed %s stores its text and clears loading (T-641, T-735, T-736, T-737, T-738)', async (verb, call, text) => {
    const { store, operations, calls } = setUp('project', open);
    calls[call].mockRejectedValue(failure(500));
    await {
      fetch: () => operations.fetch(),
      create: () => operations.create(document),
      update: () => operations.update(moved),
      delete: () => operations.remove(),
    }[verb]();
    expect(store.getState()).toEqual({ ...open, loading: false, error: text });
  });
  it('sets data to empty when the board is deleted (T-644)', async () => {
    const { store, operations } = setUp('project', open);
    await operations.remove();
    expect(store.getState()).toEqual(noMoodboard);
  });
});

describe('saving a temporary board', () => {
  it('sends temp_project_name as empty text (T-620) and its own id from then on', async () => {
    const { operations, calls } = setUp('temp');
    await operations.create(document);
    expect(calls.create.mock.lastCall?.[0]).toMatchObject({ body: { temp_project_name: '', data: document } });
    await operations.update(moved);
    expect(calls.replace.mock.lastCall?.[0]).toMatchObject({ params: { tempProjectId: '5' }, ifMatch: '"1-1"', body: { data: moved } });
  });
  it('sends If-Match * while no version is known', async () => {
    const { operations, calls } = setUp('temp');
    await operations.update(document);
    expect(calls.replace.mock.lastCall?.[0]).toMatchObject({ ifMatch: '*' });
  });
  it.each([409, 412])('stores the same conflict message on %d (T-733)', async (status) => {
    const { store, operations, calls } = setUp('temp', open);
    calls.replace.mockRejectedValue(failure(status));
    await operations.update(moved);
    expect(store.getState()).toEqual({ ...open, loading: false, error: CONFLICT_MESSAGE });
  });
  it.each([
    ['fetch', 'get', 'Failed to fetch temp moodboard: 500'],
    ['create', 'create', 'Failed to create temp moodboard: 500'],
    ['update', 'replace', 'Failed to update temp moodboard: 500'],
    ['delete', 'remove', 'Failed to delete temp moodboard: 500'],
  ] as const)('a failed %s stores its text (T-739, T-740, T-741, T-742)', async (verb, call, text) => {
    const { store, operations, calls } = setUp('temp', open);
    calls[call].mockRejectedValue(failure(500));
    await {
      fetch: () => operations.fetch(),
      create: () => operations.create(document),
      update: () => operations.update(moved),
      delete: () => operations.remove(),
    }[verb]();
    expect(store.getState()).toEqual({ ...open, loading: false, error: text });
  });
  it('sets data to empty when it is deleted (T-645)', async () => {
    const { store, operations } = setUp('temp', open);
    await operations.remove();
    expect(store.getState()).toEqual(noMoodboard);
  });
});

describe('a board without a project that was deleted elsewhere', () => {
  it('is made anew under its name, with another id from then on', async () => {
    const id = { current: 5 };
    const create = jest.fn(async (_input: unknown) => ({ ...saved('"9-1"'), data: { id: 9, updated_at: '2026-11-21T10:00:00.000Z' } }));
    const client = {
      getTempBoard: async () => ({ ...read('"5-1"'), data: { id: 5, temp_project_name: 'For June', data: document } }),
      createTempBoard: create,
    } as unknown as TempMoodboardClient;
    const remote = tempRemote(client, id);
    await remote.read(null);
    await remote.create(moved);
    expect(create.mock.calls[0]?.[0]).toMatchObject({ body: { temp_project_name: 'For June', data: moved } });
    expect(id.current).toBe(9);
  });
});
