import net from 'node:net';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

/** Everything the server sends until it closes the connection. */
function answerTo(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(test.origin).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const HOST = 'Host: x\r\nConnection: close\r\n';

it.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n'],
  ['an address that is longer than a header may be', `GET /api/${'a'.repeat(20_000)}/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a header without a colon', `GET /api/plugins/ HTTP/1.1\r\n${HOST}bad header\r\n\r\n`],
  ['a space in the address', `GET /api/x y HTTP/1.1\r\n${HOST}\r\n`],
  [
    'two lengths that contradict each other',
    `POST /api/plugins/ HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  ],
  ['a request without a host', 'GET /api/plugins/ HTTP/1.1\r\nConnection: close\r\n\r\n'],
])('%s is a 400 with {error, code}', async (_what, bytes) => {
  const [head = '', body = ''] = (await answerTo(bytes)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(body)).toMatchObject({ error: expect.stringMatching(/./), code: 'bad_request' });
});

it('an unknown expectation is ignored', async () => {
  expect(await answerTo(`GET /api/health/ HTTP/1.1\r\n${HOST}Expect: tea\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});
