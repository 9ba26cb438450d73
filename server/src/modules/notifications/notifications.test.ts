import { isDeepStrictEqual } from 'node:util';
import WebSocket from 'ws';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let memberId: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  memberId = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
});
afterAll(() => test.stop());

const address = (path: string) => `${test.origin.replace('http', 'ws')}${path}`;
const inA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const notify = (title: string) =>
  inA((db) => test.platform.api('notifications').notify(db, [memberId], { title, content: `About ${title}` }));

/** An open socket with every frame it got. */
async function open(client: TestClient): Promise<{
  socket: WebSocket;
  frames: { type: string; notification: { id: number; title: string } }[];
  beats: unknown[];
  next(count: number): Promise<void>;
  heard(title: string): Promise<void>;
  saw(frame: object): Promise<void>;
}> {
  const socket = new WebSocket(address('/ws/notifications/'), { headers: { cookie: client.cookieHeader, origin: test.origin } });
  const frames: { type: string; notification: { id: number; title: string } }[] = [];
  let arrived = () => undefined as void;
  const beats: unknown[] = [];
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data));
    (frame.type === 'heartbeat' ? beats : frames).push(frame);
    arrived();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      arrived = () => {
        if (holds()) resolve();
      };
      arrived();
    });
  const next = (count: number) => until(() => frames.length >= count);
  /** Waits for one notification; what else is said meanwhile, such as what was read on another page, does not count. */
  const heard = (title: string) =>
    until(() => frames.some(({ type, notification }) => type === 'notification.created' && notification.title === title));
  const saw = (frame: object) => until(() => frames.some((seen) => isDeepStrictEqual(seen, frame)));
  return { socket, frames, beats, next, heard, saw };
}

function refusal(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(address(path), { headers });
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.on('open', () => {
      resolve(101);
      socket.close();
    });
  });
}

describe('the notifications socket', () => {
  it.each(['/ws/notifications/', '/ws/live-console/'])('T-765 T-766 %s refuses a visitor with 401 at the handshake', async (path) => {
    expect(await refusal(path, {})).toBe(401);
    expect(await refusal(path, { cookie: 'sessionid=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })).toBe(401);
  });

  it("refuses another site's page although it sends the cookie", async () => {
    expect(await refusal('/ws/notifications/', { cookie: admin.cookieHeader, origin: 'https://evil.example' })).toBe(401);
    expect(await refusal('/ws/notifications/', { cookie: admin.cookieHeader, origin: test.origin })).toBe(101);
  });

  it('T-266 T-268 pushes what is created, after the commit, to that member alone', async () => {
    const [mine, other] = [await open(admin), await open(await test.signIn('both'))];
    const before = mine.frames.length;
    await expect(
      inA(async (db) => {
        await test.platform.api('notifications').notify(db, [memberId], { title: 'rolled back', content: '' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await notify('new project');
    await mine.next(before + 1);
    expect(mine.frames.slice(before)).toEqual([
      {
        type: 'notification.created',
        notification: { id: expect.any(Number), title: 'new project', content: 'About new project', created_at: expect.any(String) },
      },
    ]);
    expect(other.frames).toEqual([]);
    mine.socket.close();
    other.socket.close();
  });

  it('sends what is still unread right after the handshake', async () => {
    await notify('while you were away');
    const again = await open(admin);
    await again.next(1);
    expect(again.frames.map(({ notification }) => notification.title)).toContain('while you were away');
    again.socket.close();
  });

  it('loses nothing that is created between the handshake and the greeting', async () => {
    await admin.post('/api/notifications/read/');
    for (let round = 0; round < 10; round += 1) {
      const opening = open(admin);
      await Promise.all([notify(`race ${round}`), opening]);
      const { socket, heard } = await opening;
      await heard(`race ${round}`);
      socket.terminate();
      await admin.post('/api/notifications/read/');
    }
  });

  it('sends a heartbeat at once, so that the page can tell silence from calm', async () => {
    const { socket, beats, next } = await open(admin);
    await notify('after the beat');
    await next(1);
    expect(beats).toEqual([{ type: 'heartbeat' }]);
    socket.close();
  });

  it('tells the other pages of the member what was read, and leaves alone what came after', async () => {
    await admin.post('/api/notifications/read/');
    const [mine, other] = [await open(admin), await open(await test.signIn('both'))];
    for (const title of ['one', 'two', 'three']) await notify(title);
    await mine.heard('three');
    const [one, two] = ['one', 'two'].map(
      (title) => mine.frames.find(({ notification }) => notification?.title === title)?.notification.id,
    );
    await admin.post('/api/notifications/read/', { up_to: two });
    await mine.saw({ type: 'notification.read', up_to: two });
    expect((await admin.get('/api/notifications/')).json<{ title: string }[]>().map(({ title }) => title)).toEqual(['three']);
    await admin.post(`/api/notifications/${one}/read/`);
    await mine.saw({ type: 'notification.read', id: one });
    expect(other.frames).toEqual([]);
    mine.socket.close();
    other.socket.close();
  });

  it('is closed with 4401 when the session ends', async () => {
    const client = await test.signIn('adminA');
    const { socket } = await open(client);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await client.post('/api/auth_and_admin/logout/');
    expect(await closed).toBe(4401);
  });
});

describe('the list of notifications', () => {
  it('shows unread ones newest first; read ones are gone, also all at once', async () => {
    await admin.post('/api/notifications/read/');
    await notify('first');
    await notify('second');
    const list = (await admin.get('/api/notifications/')).json<{ id: number; title: string }[]>();
    expect(list.map(({ title }) => title)).toEqual(['second', 'first']);
    expect((await admin.post(`/api/notifications/${list[0]?.id}/read/`)).statusCode).toBe(200);
    expect((await admin.get('/api/notifications/')).json<{ title: string }[]>().map(({ title }) => title)).toEqual(['first']);
    expect((await admin.post('/api/notifications/read/')).json()).toEqual({ read: 1 });
  });

  it('keeps what was read for 30 days, with the time and the page it is about, for its member alone', async () => {
    await inA((db) => test.platform.api('notifications').notify(db, [memberId], { title: 'kept', content: 'Words', link: '/moodboard/7' }));
    await notify('long ago');
    await admin.post('/api/notifications/read/');
    await inA((db) =>
      db.rows("update notifications_notification set created_at = now() - interval '31 days' where title = 'long ago'", []),
    );
    const latest = (await admin.get('/api/notifications/latest/')).json<{ title: string }[]>();
    expect(latest[0]).toEqual({
      id: expect.any(Number),
      title: 'kept',
      content: 'Words',
      link: '/moodboard/7',
      created_at: expect.any(String),
      read_at: expect.any(String),
    });
    expect(latest.map(({ title }) => title)).not.toContain('long ago');
    const colleague = await test.signIn('plainA');
    expect((await colleague.get('/api/notifications/latest/')).json<{ title: string }[]>().map(({ title }) => title)).not.toContain('kept');
  });

  it("does not mark a colleague's as read", async () => {
    await notify('mine');
    const [own] = (await admin.get('/api/notifications/')).json<{ id: number }[]>();
    expect((await (await test.signIn('both')).post(`/api/notifications/${own?.id}/read/`)).statusCode).toBe(404);
  });
});
