import WebSocket from 'ws';
import { createTestApp } from './platform/testing/create-test-app';
import { startServer } from './proof/server-process';
import { TestClient } from './platform/testing/test-client';
import { emptyDatabase } from './platform/testing/test-engine';
import { PASSWORD, PEOPLE } from './platform/testing/test-people';

// Runs on PostgreSQL alone (jest.config.mjs): the embedded engine belongs to one process.
describe('two server processes on one PostgreSQL', () => {
  it('deliver a notification that is larger than PostgreSQL lets through NOTIFY', async () => {
    const test = await createTestApp();
    const other = await startServer(test.platform.env);
    const client = await new TestClient(other.origin).signIn(PEOPLE.adminA, PASSWORD);
    const memberId = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws/notifications/`, { headers: { cookie: client.cookieHeader } });
    await new Promise((resolve, reject) => { socket.once('open', resolve); socket.once('error', reject); });
    const arrived = new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))));
    const content = 'ö'.repeat(20_000);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.api('notifications').notify(db, [memberId], { title: 'large', content }));
    expect(JSON.parse(await arrived)).toMatchObject({ type: 'notification.created', notification: { title: 'large', content } });
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

  it('start at once on an empty database: one migrates, the other waits', async () => {
    const database = await emptyDatabase();
    const both = await Promise.all([startServer(database.env), startServer(database.env)]);
    for (const server of both) expect((await new TestClient(server.origin).get('/api/health/')).statusCode).toBe(200);
    expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
    await database.drop();
  });
});
