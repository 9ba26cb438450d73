import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leaveSuite } from './leave-suite';

/** A registry in which one plugin has a release. */
let server: Server;
let dataDir: string;
const asked: string[] = [];
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'butterfly-leave-'));
  writeFileSync(join(dataDir, 'deploy-token'), 'kept');
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const channels = [{ id: 'venues', channel: 'stable' }];
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(JSON.stringify(channels)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => void asked.splice(0));
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const suite = () => ({ pid: process.pid, port: String((server.address() as AddressInfo).port), dataDir });

it('takes what is released out of the suite that runs here, and says so', async () => {
  expect(await leaveSuite(['venues', 'never_released'], {}, suite())).toEqual([
    `venues is gone from the running suite, http://localhost:${suite().port}.`,
  ]);
  expect(asked).toEqual(['GET /api/plugins/status/ Bearer kept', 'POST /api/plugins/retired/venues/ Bearer kept']);
});

it('asks nobody where nothing runs, and leaves a suite elsewhere to whoever lives on it', async () => {
  expect(await leaveSuite(['venues'], {}, null)).toEqual([]);
  const [line] = await leaveSuite(['venues'], { BUTTERFLY_URL: 'https://shop.example' }, null);
  expect(line).toContain('released at https://shop.example, take it away there: pnpm butterfly retire venues');
  expect(asked).toEqual([]);
});

it('says what to do later when the suite does not answer', async () => {
  const lines = await leaveSuite(['venues'], {}, { ...suite(), port: '1' });
  expect(lines[0]).toContain('could not be told');
  expect(lines[1]).toContain('Later: pnpm butterfly retire venues');
});
