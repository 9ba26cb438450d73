import type { BootData } from '@butterfly/contracts/plugins';
import { setRequestHost } from '@butterfly/plugin-sdk';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { bootFor } from '../boot/boot.fixture';
import { createBootStore } from './boot-store';
import { createPermissions } from './permissions';

const ADDRESS = 'GET /api/manage_members/me/permissions/';
const record = { plugins: ['moodboard'], features: [], is_admin: false };
let server: FakeServer;
let clock = 1000;

beforeEach(() => {
  setRequestHost({ navigate: () => undefined, isStaffPage: () => true });
  clock = 1000;
  server = fakeServer({ [ADDRESS]: () => ({ body: record }), 'GET /api/plugins/': () => ({ body: bootFor({ permissions: record }) satisfies BootData }) });
});
afterEach(() => server.close());

describe('permissions', () => {
  it('asks with the current time, so that two refreshes differ (T-264)', async () => {
    const { refresh } = createPermissions(createBootStore(bootFor({ permissions: record })), () => clock);
    await refresh();
    clock = 2000;
    await refresh();
    expect(server.calls.map((call) => call.query.get('nocache'))).toEqual(['1000', '2000']);
  });

  it('takes new boot data when the record has changed (T-233)', async () => {
    const store = createBootStore(bootFor({ permissions: { ...record, is_admin: true } }));
    await createPermissions(store).refresh();
    expect(store.getState().permissions.record).toEqual(record);
    expect(server.calls.map((call) => call.address)).toEqual([ADDRESS, 'GET /api/plugins/']);
  });

  it("keeps the last record and says 'Failed to fetch permissions: 500'", async () => {
    server.answer({ [ADDRESS]: () => ({ status: 500 }) });
    const store = createBootStore(bootFor({ permissions: record }));
    await createPermissions(store).refresh();
    expect(store.getState().permissions).toEqual({ kind: 'failed', record, message: 'Failed to fetch permissions: 500' });
  });

  it('refreshes when the window regains the focus, but not every moment', async () => {
    const store = createBootStore(bootFor({ permissions: record }));
    const permissions = createPermissions(store, () => clock);
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
});
