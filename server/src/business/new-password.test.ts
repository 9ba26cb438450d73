import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { PASSWORD, PEOPLE } from '../platform/testing/test-people';
import { newPassword } from './new-password';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.stop());

const signIn = async (password: string) => {
  const visitor = test.visitor();
  await visitor.get('/api/auth_and_admin/check/');
  return (await visitor.post('/api/auth_and_admin/login/', { email: PEOPLE.adminA, password })).statusCode;
};

describe('a new password by the operator', () => {
  it('is the only one that opens the account, signs it out everywhere, and opens what too many attempts have locked', async () => {
    const before = await test.signIn('adminA');
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn('not the password');
    expect(await signIn(PASSWORD)).toBe(429);
    const password = await newPassword(test.platform, ` ${PEOPLE.adminA.toUpperCase()} `);
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect((await before.get('/api/members_page/me/')).statusCode).toBe(401);
    expect([await signIn(PASSWORD), await signIn(password)]).toEqual([400, 200]);
  });

  it('is made for nobody who is not there', async () => {
    await expect(newPassword(test.platform, 'nobody@a.example')).rejects.toThrow(
      'There is no active account nobody@a.example. Nothing was changed.',
    );
  });
});
