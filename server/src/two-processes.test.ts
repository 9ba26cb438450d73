import { OpenAiFake } from '@butterfly/testing/openai-fake/openai-fake';
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { AssistantDriver } from './modules/agents/testing/assistant-driver';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import { startServer, type ServerProcess } from './proof/server-process';
import { TestClient } from './platform/testing/test-client';
import { templateDatabase } from './platform/testing/template-database';
import { emptyDatabase } from './platform/testing/test-engine';
import { addPersonWith, PASSWORD, PEOPLE } from './platform/testing/test-people';

/** The next frame that says something. */
function nextFrame(socket: WebSocket): Promise<{ type: string }> {
  return new Promise((resolve) =>
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data)) as { type: string };
      if (frame.type !== 'heartbeat') resolve(frame);
    }),
  );
}

// Runs on PostgreSQL alone (jest.config.mjs): the embedded engine belongs to one process.
describe('two server processes on one PostgreSQL', () => {
  let test: TestApp;
  let other: ServerProcess;
  beforeAll(async () => {
    test = await createTestApp();
    other = await startServer(test.platform.env);
  });
  // The last of these tests has killed the other one.
  afterAll(() => test.stop());

  it('deliver a notification that is larger than PostgreSQL lets through NOTIFY', async () => {
    const client = await new TestClient(other.origin).signIn(PEOPLE.adminA, PASSWORD);
    const memberId = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws/notifications/`, { headers: { cookie: client.cookieHeader } });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const arrived = nextFrame(socket);
    const content = 'ö'.repeat(20_000);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('notifications').notify(db, [memberId], { title: 'large', content }),
    );
    expect(await arrived).toMatchObject({ type: 'notification.created', notification: { title: 'large', content } });
    socket.close();
  });

  it('signing out in one ends the session in the other at once', async () => {
    const client = await test.signIn('adminA');
    const [here, there] = [test.origin, other.origin].map(
      (origin) => async () => (await new TestClient(origin).get('/api/members_page/me/', { headers: { cookie } })).statusCode,
    );
    const cookie = client.cookieHeader;
    expect([await here?.(), await there?.()]).toEqual([200, 200]);
    await client.post('/api/auth_and_admin/logout/');
    expect(await here?.()).toBe(401);
    await until(async () => (await there?.()) === 401);
  });

  it('a role changed in one reaches the open pages of the other within 2 s, and the other judges by it', async () => {
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'far@a.example', plugins: ['moodboard'] });
    const client = await new TestClient(other.origin).signIn('far@a.example', PASSWORD);
    const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/ws/notifications/`, { headers: { cookie: client.cookieHeader } });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    let heardAt = 0;
    socket.on('message', (data) => {
      if ((JSON.parse(String(data)) as { type: string }).type === 'permission') heardAt = performance.now();
    });
    const judged = async () => (await client.get('/api/moodboard/1/')).statusCode;
    expect(await judged()).toBe(404);
    const started = performance.now();
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('manage_members').setRoles(db, memberId, []),
    );
    // The socket may also hear of the roles the person got a moment before.
    while (heardAt < started || (await judged()) !== 403) {
      expect(performance.now() - started).toBeLessThan(2_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    socket.close();
  });

  it('an action whose process is killed in the middle is cut off: the other says so, does nothing of it and does the next', async () => {
    const chat = await AssistantDriver.start(await new TestClient(other.origin).signIn(PEOPLE.adminA, PASSWORD));
    const here = AssistantDriver.of(await test.signIn('adminA'), chat.sessionId);
    const { confirmation } = await chat.ask('add a lead for Cutoff');
    const click = `/api/agents/confirmations/${confirmation?.token}/confirm/`;
    const clicked = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
      await db.rows('lock table tenant_crm_lead in exclusive mode');
      const broken = chat.client.post(click).then(
        () => 'answered',
        () => 'broken',
      );
      await until(
        async () => (await db.rows(`select 1 from pg_locks where not granted and relation = 'tenant_crm_lead'::regclass`)).length > 0,
      );
      await other.kill();
      return broken;
    });
    expect(clicked).toBe('broken');
    // The rest of the lease is waited for.
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`update agents_confirmation set lease_until = lease_until - interval '8 seconds'`),
    );
    const leads = async () => (await here.client.get('/api/tenant_crm/leads/?search=Cutoff')).json<{ count: number }>().count;
    expect((await here.client.post(click)).json()).toMatchObject({
      status: 'cut_off',
      message: expect.stringContaining('nothing is known of its end'),
    });
    expect([(await here.history()).events.at(-1)?.cards, await leads()]).toEqual([
      expect.objectContaining({ confirmation: expect.objectContaining({ status: 'cut_off' }) }),
      0,
    ]);
    const next = await here.ask('add a lead for Cutoff');
    expect((await here.client.post(`/api/agents/confirmations/${next.confirmation?.token}/confirm/`)).json()['status']).toBe('done');
    expect(await leads()).toBe(1);
  });
});

describe('two server processes of their own', () => {
  it('start at once on an empty database: one migrates, the other waits', async () => {
    const database = await emptyDatabase();
    const both = await Promise.all([startServer(database.env), startServer(database.env)]);
    for (const server of both) expect((await new TestClient(server.origin).get('/api/health/')).statusCode).toBe(200);
    expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
    await database.drop();
  });

  it('an answer of one is stopped by a cancel in the other: its stream ends, the model is left, both tell the same', async () => {
    const fake = await OpenAiFake.start();
    const database = await templateDatabase();
    const model = { AI_BASE_URL: fake.baseUrl, AI_CHAT_MODEL: 'chat' };
    const [there, here] = await Promise.all([startServer(database.env, model), startServer(database.env, model)]);
    const [speaker, canceller] = await Promise.all(
      [there, here].map(({ origin }) => new TestClient(origin).signIn(PEOPLE.adminA, PASSWORD)),
    );
    const left = new Promise<void>((resolve) => {
      fake.onLeft = resolve;
    });
    fake.script({ text: 'Half an answer', then: 'hang' }, { text: 'And on.' });
    const chat = await AssistantDriver.start(speaker as TestClient);
    const other = AssistantDriver.of(canceller as TestClient, chat.sessionId);
    const message_id = randomUUID();
    const streamed = chat.stream('talk', { message_id });
    await until(() => fake.chats.length > 0);
    const again = other.ask('talk', { message_id });
    expect((await other.send('another')).json()['code']).toBe('agents.busy');
    const clicked = performance.now();
    expect((await other.client.post('/api/agents/run/cancel/', { session_id: chat.sessionId, message_id })).json()).toEqual({
      cancelled: true,
    });
    const final = (await streamed).events.at(-1);
    await left;
    expect(performance.now() - clicked).toBeLessThan(2_000);
    const answer = final?.type === 'final_state' ? final.final_output : null;
    expect([answer?.cancelled, answer]).toEqual([true, await again]);
    expect([await chat.history(), fake.chats.length]).toEqual([await other.history(), 1]);
    expect((await other.ask('go on')).message).toBe('And on.');
    expect(await Promise.all([there.stop(), here.stop()])).toEqual([0, 0]);
    await database.drop();
    await fake.stop();
  });
});

async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  for (const late = performance.now() + 10_000; !(await is()); await new Promise((resolve) => setTimeout(resolve, 20)))
    if (performance.now() > late) throw new Error('It did not come.');
}
