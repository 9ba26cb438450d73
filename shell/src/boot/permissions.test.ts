import type { BootData } from '@butterfly/contracts/plugins';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { bootFor } from '../boot/boot.fixture';
import { createBootStore } from './boot-store';
import { createPermissions, SPREAD_MS } from './permissions';

const ADDRESS = 'GET /api/manage_members/me/permissions/';
const record = { plugins: ['moodboard'], features: [], is_admin: false };
let server: FakeServer;
let clock = 1000;

const missing = jest.fn();
const somebodyElse = jest.fn();
const permissionsOf = (store: ReturnType<typeof createBootStore>, random = () => 0.5) =>
  createPermissions({ store, now: () => clock, random, onSessionMissing: missing, onSomebodyElse: somebodyElse });

beforeEach(() => {
  jest.clearAllMocks();
  setRequestHost({ navigate: () => undefined, isStaffPage: () => true });
  clock = 1000;
  server = fakeServer({
    [ADDRESS]: () => ({ body: record }),
    'GET /api/plugins/': () => ({ body: bootFor({ permissions: record }) satisfies BootData }),
  });
});
afterEach(() => server.close());

describe('permissions', () => {
  it('asks with the current time, so that two refreshes differ (T-264)', async () => {
    const { refresh } = permissionsOf(createBootStore(bootFor({ permissions: record })));
    await refresh();
    clock = 2000;
    await refresh();
    expect(server.calls.map((call) => call.query.get('nocache'))).toEqual(['1000', '2000']);
  });

  it('takes new boot data when the record has changed (T-233)', async () => {
    const store = createBootStore(bootFor({ permissions: { ...record, is_admin: true } }));
    await permissionsOf(store).refresh();
    expect(store.getState().permissions.record).toEqual(record);
    expect(server.calls.map((call) => call.address)).toEqual([ADDRESS, 'GET /api/plugins/']);
  });

  it("keeps the last record and says 'Failed to fetch permissions: 500' (T-305)", async () => {
    server.answer({ [ADDRESS]: () => ({ status: 500 }) });
    const store = createBootStore(bootFor({ permissions: record }));
    await permissionsOf(store).refresh();
    expect(store.getState().permissions).toEqual({ kind: 'failed', record, message: 'Failed to fetch permissions: 500' });
  });

  it('refreshes when the window regains the focus, but not every moment', async () => {
    const store = createBootStore(bootFor({ permissions: record }));
    const permissions = permissionsOf(store);
    const stop = permissions.watchFocus();
    window.dispatchEvent(new Event('focus'));
    clock += 29_999;
    window.dispatchEvent(new Event('focus'));
    expect(server.calls).toHaveLength(1);
    clock += 1;
    window.dispatchEvent(new Event('focus'));
    expect(server.calls).toHaveLength(2);
    stop();
    clock += 60_000;
    window.dispatchEvent(new Event('focus'));
    expect(server.calls).toHaveLength(2);
  });

  it('asks once for several changes the server tells of, within half a second', async () => {
    jest.useFakeTimers();
    const store = createBootStore(bootFor({ permissions: { ...record, is_admin: true } }));
    const { changedOnServer } = permissionsOf(store, () => 0.999);
    changedOnServer();
    changedOnServer();
    await jest.advanceTimersByTimeAsync(SPREAD_MS * 0.9);
    expect(server.calls).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(SPREAD_MS * 0.1);
    expect(server.calls.map((call) => call.address)).toEqual(['GET /api/plugins/']);
    expect(store.getState().permissions.record).toEqual(record);
    changedOnServer();
    await jest.advanceTimersByTimeAsync(SPREAD_MS);
    expect(server.calls).toHaveLength(2);
    jest.useRealTimers();
  });

  it('does not let an overtaken answer win', async () => {
    const waiting: ((answer: { body: BootData }) => void)[] = [];
    server.answer({ 'GET /api/plugins/': () => new Promise((resolve) => waiting.push(resolve)) });
    const store = createBootStore(bootFor({ permissions: { ...record, is_admin: true } }));
    const { reloadBoot } = permissionsOf(store);
    const both = Promise.all([reloadBoot(), reloadBoot()]);
    waiting[1]?.({ body: bootFor({ permissions: record }) });
    await Promise.resolve();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    waiting[0]?.({ body: bootFor({ permissions: { ...record, plugins: ['payments'] } }) });
    await both;
    expect(store.getState().permissions.record).toEqual(record);
  });

  it('leaves the page alone when nothing has changed', async () => {
    const store = createBootStore(bootFor({ permissions: record }));
    const before = store.getState().boot;
    await permissionsOf(store).reloadBoot();
    expect(store.getState().boot).toBe(before);
  });

  it('keeps the page of somebody whose session has ended, and gives up that of somebody else', async () => {
    const store = createBootStore(bootFor({ permissions: record }));
    const before = store.getState().boot;
    server.answer({ 'GET /api/plugins/': () => ({ body: bootFor({ anonymous: true }) }) });
    await permissionsOf(store).reloadBoot();
    expect([missing.mock.calls.length, store.getState().boot]).toEqual([1, before]);
    const { session, ...rest } = bootFor();
    server.answer({ 'GET /api/plugins/': () => ({ body: { ...rest, session: session && { ...session, member_id: 2 } } }) });
    await permissionsOf(store).reloadBoot();
    expect([somebodyElse.mock.calls.length, store.getState().boot]).toEqual([1, before]);
  });
});
