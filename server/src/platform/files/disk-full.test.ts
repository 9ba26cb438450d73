import fs from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from '../../app';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { quietLog } from '../testing/quiet-log';
import { templateDatabase } from '../testing/template-database';
import type { TestClient } from '../testing/test-client';

let test: TestApp;
let admin: TestClient;
let files: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  files = path.join(test.platform.env.DATA_DIR, 'files');
});
afterAll(() => test.stop());
afterEach(() => jest.restoreAllMocks());

const upload = (bytes: string) =>
  admin.send('POST', {
    url: `/api/tenant_crm/files/organization/${organization}/?name=a.txt`,
    body: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
const written = async () =>
  (await fs.readdir(files, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
let organization: number;
beforeAll(async () => {
  organization = (await admin.post('/api/tenant_crm/organizations/', { name: 'Rivergate' })).json<{ id: number }>().id;
});

/** The disk takes half of the bytes and then no more. */
function fillDisk(): void {
  const open = fs.open.bind(fs);
  jest.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (data) => {
      await write((data as Buffer).subarray(0, 3));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    return handle;
  });
}

it('says that the disk is full, and leaves neither half a file nor a row of it', async () => {
  const rows = async () =>
    (await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => db.rows('select id from platform_file'))).length;
  const before = [await rows(), await written()];
  fillDisk();
  const answer = await upload('petals and leaves');
  expect([answer.statusCode, answer.json()['code']]).toEqual([507, 'disk_full']);
  expect([await rows(), await written()]).toEqual(before);
  jest.restoreAllMocks();
  expect((await upload('petals and leaves')).statusCode).toBe(201);
});

it('says so too when it is the database that finds no room', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  jest.spyOn(test.platform.db, 'withTenant').mockRejectedValueOnce(full);
  const answer = await admin.post('/api/tenant_crm/organizations/', { name: 'Another' });
  expect([answer.statusCode, answer.json()['code']]).toEqual([507, 'disk_full']);
});

it('takes away, when it starts, what a process that was killed has left of its writes', async () => {
  const database = await templateDatabase();
  const folder = path.join(database.env.DATA_DIR, 'files', '1', 'ab');
  await fs.mkdir(folder, { recursive: true });
  const [old, young] = [`.${'ab'.repeat(32)}.0123456789ab`, `.${'ab'.repeat(32)}.ba9876543210`];
  for (const name of [old, young]) await fs.writeFile(path.join(folder, name), 'half');
  await fs.utimes(path.join(folder, old), 0, 0);
  const running = await buildApp({ env: database.env, log: quietLog, background: false });
  try {
    const patience = Date.now() + 5_000;
    while ((await fs.readdir(folder)).includes(old) && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await fs.readdir(folder)).toEqual([young]);
  } finally {
    await running.stop();
    await database.drop();
  }
});
