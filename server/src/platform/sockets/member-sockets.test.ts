import WebSocket from 'ws';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { TestClient } from '../testing/test-client';
import { TOO_MANY_OPEN } from './member-sockets';

const SOCKETS_PER_MEMBER = 8;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { SOCKETS_PER_MEMBER: String(SOCKETS_PER_MEMBER) } });
});
afterAll(() => test.stop());

interface Page {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
}

async function openPage(client: TestClient, path = '/ws/notifications/'): Promise<Page> {
  const socket = new WebSocket(`${test.origin.replace('http', 'ws')}${path}`, {
    headers: { cookie: client.cookieHeader, origin: test.origin },
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { socket, closed };
}

/** A socket counts until its close is answered. */
async function untilOpen(count: number): Promise<void> {
  const patience = Date.now() + 5_000;
  while (test.platform.sockets.size !== count && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(test.platform.sockets.size).toBe(count);
}

it("closes the oldest socket of a member who opens more than there may be, on whatever address and session, and nobody else's", async () => {
  const [admin, again, other] = [await test.signIn('adminA'), await test.signIn('adminA'), await test.signIn('adminB')];
  const foreign = await openPage(other);
  const pages: Page[] = [];
  for (let count = 0; count < SOCKETS_PER_MEMBER; count += 1)
    pages.push(await openPage(count % 2 === 0 ? admin : again, count % 3 === 0 ? '/ws/moodboard/' : '/ws/notifications/'));
  expect(pages.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  const [oldest, second] = pages;
  await openPage(admin);
  expect(await oldest?.closed).toBe(TOO_MANY_OPEN);
  await openPage(again, '/ws/moodboard/');
  expect(await second?.closed).toBe(TOO_MANY_OPEN);
  expect(pages.slice(2).every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  expect(foreign.socket.readyState).toBe(WebSocket.OPEN);
  await untilOpen(SOCKETS_PER_MEMBER + 1);
});

it('never has more of them than that, however many are opened at once', async () => {
  const member = await test.signIn('adminA');
  await Promise.all(Array.from({ length: SOCKETS_PER_MEMBER * 2 }, () => openPage(member)));
  await untilOpen(SOCKETS_PER_MEMBER + 1);
});
