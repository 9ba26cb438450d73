import type { IncomingMessage } from 'node:http';
import WebSocket from 'ws';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { TestClient } from '../testing/test-client';

let test: TestApp;
const heard: string[] = [];
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: '1', SOCKETS_PER_MEMBER: '10' } });
  test.platform.sockets.open('/ws/echo/', () => Promise.resolve([]), {
    onFrame: ({ type }, { send }) => {
      heard.push(type);
      send({ type: 'heard' });
      return Promise.resolve();
    },
    onClose: () => undefined,
  });
});
afterAll(() => test.stop());

const knock = (client: TestClient) =>
  new WebSocket(`${test.origin.replace('http', 'ws')}/ws/echo/`, { headers: { cookie: client.cookieHeader, origin: test.origin } });

/** The status of the handshake, and when to come back. */
function statusOf(client: TestClient): Promise<readonly [number, string?]> {
  const socket = knock(client);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('open', () => (socket.close(), resolve([101])));
    socket.once('unexpected-response', (_request, answer: IncomingMessage) => {
      resolve([answer.statusCode ?? 0, answer.headers['retry-after'] ?? 'never']);
      answer.resume();
    });
  });
}

it('frames of a member are heard up to an allowance over all sockets, those of others as before', async () => {
  const [member, other] = [await test.signIn('adminA'), await test.signIn('adminB')];
  const flood = async (client: TestClient, type: string) => {
    const socket = knock(client);
    await new Promise((resolve) => socket.once('open', resolve));
    // Fewer than one socket may send in a second.
    for (let frame = 0; frame < 18; frame += 1) socket.send(JSON.stringify({ type }));
    socket.ping();
    await new Promise((resolve) => socket.once('pong', resolve));
    socket.close();
  };
  const began = performance.now();
  for (let socket = 0; socket < 20; socket += 1) {
    await other.get('/api/members_page/me/');
    await flood(member, 'loud');
  }
  await flood(other, 'quiet');
  const seconds = (performance.now() - began) / 1_000;
  const loud = heard.filter((type) => type === 'loud').length;
  expect(loud).toBeGreaterThanOrEqual(120);
  expect(loud).toBeLessThanOrEqual(120 + Math.ceil(seconds * 40));
  expect(heard.filter((type) => type === 'quiet')).toHaveLength(18);
});

it('a member who opens sockets without a pause is told to wait, and nobody else', async () => {
  const [member, other] = [await test.signIn('plainA'), await test.signIn('plainB')];
  const answers: (readonly [number, string?])[] = [];
  for (let round = 0; round < 20 && !answers.some(([status]) => status === 429); round += 1) {
    await other.get('/api/members_page/me/');
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => statusOf(member)))));
  }
  expect(answers.filter(([status]) => status === 101).length).toBeGreaterThanOrEqual(40);
  expect(answers.find(([status]) => status === 429)).toEqual([429, '1']);
  expect(await statusOf(other)).toEqual([101]);
});
