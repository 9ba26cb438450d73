import WebSocket from 'ws';
import { createTestApp } from './platform/testing/create-test-app';
import { startServer } from './proof/server-process';
import { TestClient } from './platform/testing/test-client';
import { emptyDatabase } from './platform/testing/test-engine';
import { addPersonWith, PASSWORD, PEOPLE } from './platform/testing/test-people';

/** The next frame that says something. */
function nextFrame(socket: WebSocket): Promise<{ type: string }> {
  return new Promise((resolve) => socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as { type: string };
    if (frame.type !== 'heartbeat') resolve(frame);
  }));
}

// Runs on PostgreSQL alone (jest.config.mjs): the embedded engine belongs to one process.
describe('two server processes on one PostgreSQL', () => {
  it('deliver a notification that is larger than PostgreSQL lets through NOTIFY', async () => {
    const test = await createTestApp();
    const other = await startServer(test.platform.env);
    const client = await new TestClient(other.origin).signIn(PEOPLE.adminA, PASSWORD);
    const memberId = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws/notifications/`, { headers: { cookie: client.cookieHeader } });
    await new Promise((resolve, reject) => { socket.once('open', resolve); socket.once('error', reject); });
    const arrived = nextFrame(socket);
    const content = 'ö'.repeat(20_000);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.api('notifications').notify(db, [memberId], { title: 'large', content }));
    expect(await arrived).toMatchObject({ type: 'notification.created', notification: { title: 'large', content } });
    socket.close();
    expect(await other.stop()).toBe(0);
    await test.stop();
  });

  it('signing out in one ends the session in the other at once', async () => {
    const test = await createTestApp();
    const other = await startServer(test.platform.env);
    const client = await test.signIn('adminA');
    const [here, there] = [test.origin, other.origin].map((origin) => async () => (await new TestClient(origin).get('/api/members_page/me/', { headers: { cookie } })).statusCode);
    const cookie = client.cookieHeader;
    expect([await here?.(), await there?.()]).toEqual([200, 200]);
    await client.post('/api/auth_and_admin/logout/');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([await here?.(), await there?.()]).toEqual([401, 401]);
    expect(await other.stop()).toBe(0);
    await test.stop();
  });

  it('a role changed in one reaches the open pages of the other within 2 s, and the other judges by it', async () => {
    const test = await createTestApp();
    const other = await startServer(test.platform.env);
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'far@a.example', plugins: ['moodboard'] });
    const client = await new TestClient(other.origin).signIn('far@a.example', PASSWORD);
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws/notifications/`, { headers: { cookie: client.cookieHeader } });
    await new Promise((resolve, reject) => { socket.once('open', resolve); socket.once('error', reject); });
    const arrived = nextFrame(socket);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(404);
    const started = performance.now();
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.api('manage_members').setRoles(db, memberId, []));
    expect(await arrived).toEqual({ type: 'permission' });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(403);
    socket.close();
    expect(await other.stop()).toBe(0);
    await test.stop();
  });

  it('start at once on an empty database: one migrates, the other waits', async () => {
    const database = await emptyDatabase();
    const both = await Promise.all([startServer(database.env), startServer(database.env)]);
    for (const server of both) expect((await new TestClient(server.origin).get('/api/health/')).statusCode).toBe(200);
    expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
    await database.drop();
  });
});
