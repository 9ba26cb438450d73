import net from 'node:net';
import { fillBusinessB } from './isolation-business';
import { casesOf, sendSample } from './isolation-requests';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import type { TestClient } from './platform/testing/test-client';

let test: TestApp;
let owner: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
});
afterAll(() => test.stop());

it('every answer to somebody who is signed in says that no proxy may keep it', async () => {
  const foreign = await fillBusinessB(owner, test);
  const kept: string[] = [];
  let answered = 0;
  // Signing out, or leaving the business, would end what comes behind it.
  for (const one of casesOf(test, ({ access, method }) => access !== 'public' && access !== 'deploy' && method !== 'DELETE').filter(
    ({ key }) => !/logout|switchTenant|endOther|endSession|removeMember/.test(key),
  )) {
    const { headers, statusCode } = await sendSample(owner, one, { foreign });
    if (statusCode < 300) answered += 1;
    if (!/(^|[ ,])(private|no-store)($|[ ,;])/.test(String(headers['cache-control'] ?? '')))
      kept.push(`${one.key} ${statusCode}: ${headers['cache-control'] ?? 'nothing'}`);
  }
  expect(kept).toEqual([]);
  expect(answered).toBeGreaterThan(100);
}, 60_000);

/** What comes back for some bytes over a bare connection. */
function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(test.origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
    socket.setTimeout(3_000, () => socket.destroy(new Error(`silence after: ${heard}`)));
  });
}

describe('a request that offers HTTP/2', () => {
  const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n';

  it('is answered as if it had not', async () => {
    const answer = await raw(`GET /api/health/ HTTP/1.1\r\nHost: a\r\n${offer}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('"status"');
    expect(await raw(`GET /api/members_page/me/ HTTP/1.1\r\nHost: a\r\n${offer}\r\n`)).toMatch(/^HTTP\/1\.1 401 [^]*not_authenticated/);
  });

  it('is told to come without the offer when it has a body, which nobody has read', async () => {
    expect(await raw(`POST /api/auth_and_admin/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n${offer}\r\n{}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  it('is still a WebSocket when it offers that', async () => {
    const answer = raw(
      `GET /ws/notifications/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});
