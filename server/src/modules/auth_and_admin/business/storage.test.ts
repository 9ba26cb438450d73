import type { StorageUse } from '@butterfly/contracts/auth_and_admin';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp({ env: { STORAGE_PER_BUSINESS_MB: '1' } });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const room = async (who: TestClient) => (await who.get('/api/auth_and_admin/storage/')).json<StorageUse & { code?: string }>();
const add = async (bytes: Buffer) => {
  const { files, db } = test.platform;
  const stored = await files.put(test.tenantA, bytes);
  return db.withTenant({ tenantId: test.tenantA, memberId: null }, (tx) => files.record(tx, stored, 'large.bin'));
};

it('tells an administrator what of the room is taken, and what of that can be restored', async () => {
  expect(await room(admin)).toEqual({ used_bytes: 0, removed_bytes: 0, limit_bytes: 1_000_000 });
  await add(Buffer.alloc(600_000, 1));
  const removed = await add(Buffer.alloc(300_000, 2));
  await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (tx) => test.platform.files.remove(tx, removed.id));
  expect(await room(admin)).toEqual({ used_bytes: 900_000, removed_bytes: 300_000, limit_bytes: 1_000_000 });
});

it('counts nobody else’s files, and is for administrators', async () => {
  expect(await room(await test.signIn('adminB'))).toEqual({ used_bytes: 0, removed_bytes: 0, limit_bytes: 1_000_000 });
  expect(await room(await test.signIn('plainA'))).toMatchObject({ code: 'admin_required' });
});

it('is at its end where an upload is refused, with the way out in words', async () => {
  const { id } = (await admin.post('/api/tenant_crm/organizations/', { name: 'Fern Hall' })).json<{ id: number }>();
  const answer = await admin.send('POST', {
    url: `/api/records/tenant_crm.organization/${id}/files/?name=large.bin`,
    body: Buffer.alloc(200_000, 3),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'storage_full']);
  expect(answer.json().error).toMatch(/all 1 MB it has\. Nothing was added\. Remove files nobody needs .*30 days/);
});
