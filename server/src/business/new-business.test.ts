import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { TestClient } from '../platform/testing/test-client';
import { newBusiness } from './new-business';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

const request = {
  name: 'Moss & Stone',
  slug: 'moss-stone',
  tz: 'Europe/Lisbon',
  locale: 'pt-PT',
  currency: 'EUR',
  adminEmail: 'Rui@moss.example',
  adminName: 'Rui',
};

describe('a new business', () => {
  it('has an owner who can sign in and may do everything, and nobody else', async () => {
    const { tenantId, password } = await newBusiness(test.platform, request);
    const rui = await new TestClient(test.origin).signIn('rui@moss.example', password ?? '');
    expect((await rui.get('/api/manage_members/roles/')).statusCode).toBe(200);
    await test.platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
      const people = await test.platform.api('auth_and_admin').members(db);
      expect(people.map(({ email }) => email)).toEqual(['rui@moss.example']);
      expect(await test.platform.api('manage_members').adminIds(db)).toEqual([people[0]?.member_id]);
    });
  });

  it('is not made twice, and an account that exists keeps its password', async () => {
    await expect(newBusiness(test.platform, { ...request, adminEmail: 'eve@elsewhere.example' })).rejects.toThrow(
      'There is a business moss-stone already. Nothing was made.',
    );
    expect(await newBusiness(test.platform, { ...request, slug: 'moss-stone-two' })).toMatchObject({ password: null });
  });

  it('names everything that is wrong with the request, and makes nothing', async () => {
    const wrong = newBusiness(test.platform, {
      ...request,
      slug: 'Not a slug',
      tz: 'Europe/Nowhere',
      currency: 'XYZ',
      locale: '!',
      adminEmail: 'rui',
    });
    await expect(wrong).rejects.toThrow(/Nothing was made:(\n- (slug|tz|currency|locale|adminEmail): .*){5}/);
    expect(await test.platform.api('auth_and_admin').tenantBySlug('Not a slug')).toBeNull();
  });
});
