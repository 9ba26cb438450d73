import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { rentableByName } from './repository';

let test: TestApp;
let admin: TestClient;
const ids = new Map<string, number>();

const made = async (path: string, body: object) => (await admin.post(`/api/inventory/${path}/`, body)).json<{ id: number }>().id;
const find = (name: string) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => (await rentableByName(db, [name])).get(name));

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const type = await made('hg-types', { name: 'Rentals' });
  for (const name of ['Brass lantern', 'Glass votive', 'Tall glass cylinder', 'Linen runner'])
    ids.set(name, await made('hg-items', { name, type_id: type }));
  await made('hg-items', {
    name: 'Foam brick',
    type_id: await made('hg-types', { name: 'Used up', tracking: 'consumable', rentable: false }),
  });
});
afterAll(() => test.stop());

it.each([
  ['brass lantern', 'Brass lantern'],
  ['brass lanterns', 'Brass lantern'],
  ['lanterns, brass', 'Brass lantern'],
  ['linen runners', 'Linen runner'],
  ['glass votives', 'Glass votive'],
])('%s is %s', async (asked, name) => {
  expect(await find(asked)).toBe(ids.get(name));
});

it.each(['glass', 'foam brick', 'unicorn', '–', ''])('%s names no one thing that is lent', async (asked) => {
  expect(await find(asked)).toBeUndefined();
});
