import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { addPersonWith } from '../../platform/testing/test-people';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

describe('my permissions', () => {
  it('T-112 T-611 T-682 T-263 T-772 are the same with and without nocache, and never cached', async () => {
    const client = await test.signIn('adminA');
    const [plain, fresh] = [
      await client.get('/api/manage_members/me/permissions/'),
      await client.get(`/api/manage_members/me/permissions/?nocache=${Date.now()}`),
    ];
    expect(plain.json()).toEqual(fresh.json());
    expect(Object.keys(plain.json())).toEqual(['plugins', 'features', 'is_admin']);
    expect(plain.json()).toMatchObject({ is_admin: true, plugins: [], features: expect.arrayContaining(['access_live_console']) });
    expect([plain.headers['cache-control'], fresh.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  });

  it('T-221 T-223 are those of all roles, and either the plugin or its feature opens the calls of a plugin', async () => {
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'plugin@a.example', plugins: ['moodboard'] });
    await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'feature@a.example', features: ['access_moodboard'] });
    for (const email of ['plugin@a.example', 'feature@a.example']) {
      const client = await test.signIn(email);
      expect([email, (await client.get('/api/moodboard/1/')).statusCode]).toEqual([email, 404]);
      expect([email, (await client.get('/api/tenant_crm/pipeline/')).statusCode]).toEqual([email, 403]);
    }
  });

  it('change at once for somebody who is signed in', async () => {
    const { memberId } = await addPersonWith(test.platform, {
      tenantId: test.tenantA,
      email: 'changing@a.example',
      plugins: ['moodboard'],
    });
    const client = await test.signIn('changing@a.example');
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(404);
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.api('manage_members').setRoles(db, memberId, []),
    );
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(403);
  });

  it('a role nobody has made is an error that names it, and changes nothing', async () => {
    const { memberId } = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'typo@a.example', plugins: ['moodboard'] });
    const inA = { tenantId: test.tenantA, memberId: null };
    await expect(
      test.platform.db.withTenant(inA, (db) => test.platform.api('manage_members').setRoles(db, memberId, ['Desinger'])),
    ).rejects.toThrow('No role is called Desinger');
    const record = await test.platform.db.withTenant(inA, (db) => test.platform.api('manage_members').permissionsOf(db, memberId));
    expect(record.plugins).toEqual(['moodboard']);
  });
});
