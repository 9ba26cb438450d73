import { isDeepStrictEqual } from 'node:util';
import WebSocket from 'ws';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

type Frame = { type: string; [detail: string]: unknown };
interface Page {
  readonly frames: Frame[];
  say(frame: object): void;
  /** Waits for a frame with these details and answers it. */
  heard(details: object): Promise<Frame>;
  close(): void;
}

let test: TestApp;
let admin: TestClient;
let project: number;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  project = (await admin.post('/api/tenant_crm/projects/', { name: 'Shared' })).json<{ id: number }>().id;
  await admin.post('/api/moodboard/', { project, data: {} });
});
afterAll(() => test.stop());

async function openPage(client: TestClient): Promise<Page> {
  const socket = new WebSocket(`${test.origin.replace('http', 'ws')}/ws/moodboard/`, {
    headers: { cookie: client.cookieHeader, origin: test.origin },
  });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    frames,
    say: (frame) => socket.send(JSON.stringify(frame)),
    heard: (details) =>
      new Promise((resolve) => {
        const look = () => {
          const found = frames.find((frame) => Object.entries(details).every(([key, value]) => isDeepStrictEqual(frame[key], value)));
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.close(),
  };
}
async function joined(client: TestClient): Promise<Page & { peer: string }> {
  const page = await openPage(client);
  page.say({ type: 'moodboard.join', project });
  const { peer } = await page.heard({ type: 'moodboard.joined' });
  return { ...page, peer: String(peer) };
}
const save = () =>
  admin.send('PATCH', { url: `/api/moodboard/${project}/`, body: { data: { at: Date.now() } }, headers: { 'if-match': '*' } });

describe('a board that two have open', () => {
  it('shows each the other, where they point, and that one left', async () => {
    const [first, second] = [await joined(admin), await joined(await test.signIn('adminA'))];
    expect(await first.heard({ type: 'moodboard.here', peer: second.peer })).toMatchObject({
      comes: true,
      name: expect.stringMatching(/\w/),
      member: expect.any(Number),
    });
    first.say({ type: 'moodboard.here', project });
    await second.heard({ type: 'moodboard.here', peer: first.peer, comes: false });
    first.say({ type: 'moodboard.cursor', project, page: 'p1', x: 12.5, y: -3 });
    await second.heard({ type: 'moodboard.cursor', peer: first.peer, page: 'p1', x: 12.5, y: -3 });
    first.close();
    await second.heard({ type: 'moodboard.left', peer: first.peer });
    expect(first.frames.some(({ type }) => type === 'moodboard.cursor')).toBe(false);
    second.close();
  });

  it('hears that it was saved and that somebody commented', async () => {
    const page = await joined(admin);
    await save();
    await page.heard({ type: 'moodboard.saved', project });
    await admin.post(`/api/moodboard/${project}/comments/`, { body: 'White' });
    await page.heard({ type: 'moodboard.talked', project });
    page.close();
  });

  it('is not there for another business, nor for a member without the plugin', async () => {
    for (const who of ['adminB', 'plainA'] as const) {
      const stranger = await openPage(await test.signIn(who));
      stranger.say({ type: 'moodboard.join', project });
      await stranger.heard({ type: 'moodboard.refused', project });
      stranger.say({ type: 'moodboard.cursor', project, page: '', x: 1, y: 1 });
      const page = await joined(admin);
      await save();
      await page.heard({ type: 'moodboard.saved' });
      expect(stranger.frames.filter(({ type }) => type.startsWith('moodboard.')).map(({ type }) => type)).toEqual(['moodboard.refused']);
      expect(page.frames.some(({ type }) => type === 'moodboard.cursor')).toBe(false);
      page.close();
      stranger.close();
    }
  });

  it('is left by who loses the plugin while the page is open', async () => {
    const page = await joined(admin);
    const enable = (enabled: boolean) => admin.send('PUT', { url: '/api/plugins/enabled/moodboard/', body: { enabled } });
    const watching = await openPage(admin);
    await enable(false);
    // The others of the room were told that it is gone, this page among them: it hears nothing of the board any more.
    await enable(true);
    watching.say({ type: 'moodboard.join', project });
    await watching.heard({ type: 'moodboard.joined' });
    await save();
    await watching.heard({ type: 'moodboard.saved' });
    expect(page.frames.some(({ type }) => type === 'moodboard.saved')).toBe(false);
    for (const one of [page, watching]) one.close();
  });

  it('drops what is no frame of its own, and more than twenty a second', async () => {
    const [loud, page] = [await joined(admin), await joined(admin)];
    for (const frame of [
      { type: 'moodboard.cursor', project, page: '', x: 'left', y: 0 },
      { type: 'notification.created' },
      { type: 'moodboard.saved', project },
      [],
    ])
      loud.say(frame);
    for (let x = 0; x < 60; x += 1) loud.say({ type: 'moodboard.cursor', project, page: '', x, y: 0 });
    loud.close();
    await page.heard({ type: 'moodboard.left', peer: loud.peer });
    const cursors = page.frames.filter(({ type }) => type === 'moodboard.cursor');
    expect(cursors.length).toBeGreaterThan(0);
    expect(cursors.length).toBeLessThanOrEqual(40);
    expect(page.frames.some(({ type }) => type === 'moodboard.saved')).toBe(false);
    page.close();
  });
});
