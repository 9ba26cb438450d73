import WebSocket from 'ws';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

const inA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;

/** An open page: the kinds of the frames it got, and a wait for the next frame of one kind. */
async function openPage(client: TestClient) {
  const socket = new WebSocket(`${test.origin.replace('http', 'ws')}/ws/notifications/`, {
    headers: { cookie: client.cookieHeader, origin: test.origin },
  });
  const kinds: string[] = [];
  let heard = (): void => undefined;
  socket.on('message', (data) => {
    kinds.push((JSON.parse(String(data)) as { type: string }).type);
    heard();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const permissionFrames = (count: number) =>
    new Promise<number>((resolve) => {
      const started = performance.now();
      heard = () => {
        if (kinds.filter((kind) => kind === 'permission').length >= count) resolve(performance.now() - started);
      };
      heard();
    });
  return { socket, kinds, permissionFrames };
}

describe('open pages hear of changed permissions', () => {
  it("when a member's roles change, within 2 s, and the next request is judged by them", async () => {
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'open@a.example', plugins: ['moodboard'] });
    const client = await test.signIn('open@a.example');
    const [page, colleague] = [await openPage(client), await openPage(await test.signIn('plainA'))];
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(404);
    await inA((db) => test.platform.api('manage_members').setRoles(db, memberId, []));
    expect(await page.permissionFrames(1)).toBeLessThan(2_000);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(403);
    expect(colleague.kinds).not.toContain('permission');
    for (const { socket } of [page, colleague]) socket.close();
  });

  it('when the change came after the page was made and before its socket stood', async () => {
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'late@a.example', plugins: ['moodboard'] });
    const client = await test.signIn('late@a.example');
    const before = await openPage(client);
    await inA((db) => test.platform.api('manage_members').setRoles(db, memberId, []));
    await before.permissionFrames(1);
    // On PostgreSQL other frames may still be on their way to this process.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const [late, colleague] = [await openPage(client), await openPage(await test.signIn('plainA'))];
    expect(await late.permissionFrames(1)).toBeLessThan(2_000);
    expect(colleague.kinds).not.toContain('permission');
    for (const { socket } of [before, late, colleague]) socket.close();
  });

  it("when a role's permissions change, for everybody who has it; a change that was rolled back is not told", async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'role@a.example', plugins: [] });
    const client = await test.signIn('role@a.example');
    const page = await openPage(client);
    // What the making of this member has told is heard by a page that opens just after it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const told = page.kinds.filter((kind) => kind === 'permission').length;
    const role = (plugins: string[]) => ({
      name: 'Role of role@a.example',
      plugins,
      features: [],
      isAdmin: false,
      rowScope: 'all' as const,
    });
    await expect(
      inA(async (db) => {
        await test.platform.api('manage_members').ensureRole(db, role(['payments']));
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await inA((db) => test.platform.api('manage_members').ensureRole(db, role(['moodboard'])));
    expect(await page.permissionFrames(told + 1)).toBeLessThan(2_000);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.kinds.filter((kind) => kind === 'permission')).toHaveLength(told + 1);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(404);
    page.socket.close();
  });

  it('when a plugin is switched off or on for the business, for all of it and for no other', async () => {
    const admin = await test.signIn('adminA');
    const [mine, stranger] = [await openPage(await test.signIn('plainA')), await openPage(await test.signIn('adminB'))];
    await admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled: false } });
    expect(await mine.permissionFrames(1)).toBeLessThan(2_000);
    expect((await admin.get('/api/moodboard/1/')).statusCode).toBe(403);
    await admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled: true } });
    expect(await mine.permissionFrames(2)).toBeLessThan(2_000);
    expect((await admin.get('/api/moodboard/1/')).statusCode).toBe(404);
    expect(stranger.kinds).not.toContain('permission');
    for (const { socket } of [mine, stranger]) socket.close();
  });
});
