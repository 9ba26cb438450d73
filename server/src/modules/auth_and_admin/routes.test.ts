import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { PASSWORD, PEOPLE } from '../../platform/testing/test-people';

let test: TestApp;
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.stop());

describe('check', () => {
  it('T-680 T-762 answers 401 to a visitor and sets a csrftoken that scripts can read', async () => {
    const answer = await test.visitor().get('/api/auth_and_admin/check/');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: 'Not authenticated', code: 'not_authenticated' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^csrftoken=\S+; Path=\/; SameSite=Lax/);
    expect(cookie).not.toMatch(/HttpOnly/);
  });

  it('T-679 names the user who is signed in', async () => {
    const answer = await (await test.signIn('adminA')).get('/api/auth_and_admin/check/');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ authenticated: true, user: { email: PEOPLE.adminA, username: 'admin.a.example' } });
  });
});

describe('login', () => {
  it('T-763 sets an HttpOnly session cookie that is not marked Secure on plain http', async () => {
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const answer = await visitor.post('/api/auth_and_admin/login/', { email: ' Admin@A.example ', password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    const session = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('sessionid='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Secure/);
  });

  it('T-764 refuses a wrong password with the same answer as an unknown address', async () => {
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const wrong = await visitor.post('/api/auth_and_admin/login/', { email: PEOPLE.plainB, password: 'wrong' });
    const unknown = await visitor.post('/api/auth_and_admin/login/', { email: 'nobody@a.example', password: 'wrong' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ code: 'auth_and_admin.wrong_credentials' });
    expect({ ...unknown.json(), request_id: '' }).toEqual({ ...wrong.json(), request_id: '' });
  });

  it('needs a CSRF token although nobody is signed in yet', async () => {
    const answer = await test.visitor().post('/api/auth_and_admin/login/', { email: PEOPLE.adminA, password: PASSWORD });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'csrf_failed' });
  });

  it('locks account and address for 15 minutes after the tenth failure, also for the right password', async () => {
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const attempt = (password: string) => visitor.post('/api/auth_and_admin/login/', { email: PEOPLE.plainA, password });
    for (let count = 1; count <= 9; count += 1) expect((await attempt('wrong')).statusCode).toBe(400);
    expect((await attempt('wrong')).statusCode).toBe(429);
    const locked = await attempt(PASSWORD);
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toMatchObject({ code: 'auth_and_admin.locked', minutes: 15 });
    expect(locked.headers['retry-after']).toBe('900');
    now = new Date(now.getTime() + 15 * 60_000 + 1_000);
    expect((await attempt(PASSWORD)).statusCode).toBe(200);
  });
});

describe('sessions', () => {
  it('T-678 logout ends the session on the server and leaves others alone', async () => {
    const [one, other] = [await test.signIn('adminB'), await test.signIn('adminB')];
    const kept = one.cookieHeader;
    expect((await one.post('/api/auth_and_admin/logout/')).statusCode).toBe(200);
    const replay = await test.visitor().get('/api/members_page/me/', { headers: { cookie: kept } });
    expect(replay.statusCode).toBe(401);
    expect((await other.get('/api/members_page/me/')).statusCode).toBe(200);
  });

  it('lists places, marks the current one, and ends one or all others', async () => {
    const [one, two, three] = [await test.signIn('both'), await test.signIn('both'), await test.signIn('both')];
    const list = (await one.get('/api/auth_and_admin/sessions/')).json<{ id: number; current: boolean }[]>();
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const own = (await two.get('/api/auth_and_admin/sessions/')).json<{ id: number; current: boolean }[]>().find(({ current }) => current);
    expect((await one.send('DELETE', { url: `/api/auth_and_admin/sessions/${own?.id}/` })).statusCode).toBe(204);
    expect((await two.get('/api/members_page/me/')).statusCode).toBe(401);
    expect((await one.post('/api/auth_and_admin/sessions/end-others/')).json()).toEqual({ ended: list.length - 2 });
    expect((await three.get('/api/members_page/me/')).statusCode).toBe(401);
    expect((await one.get('/api/members_page/me/')).statusCode).toBe(200);
  });

  it("cannot end somebody else's session", async () => {
    const [victim, attacker] = [await test.signIn('adminA'), await test.signIn('adminB')];
    const [own] = (await victim.get('/api/auth_and_admin/sessions/')).json<{ id: number }[]>();
    expect((await attacker.send('DELETE', { url: `/api/auth_and_admin/sessions/${own?.id}/` })).statusCode).toBe(404);
  });

  it('switching the business changes what is seen and keeps the session; a foreign business is not found', async () => {
    const client = await test.signIn('both');
    const choices = (await client.get('/api/auth_and_admin/tenants/')).json<{ id: number; current: boolean }[]>();
    const target = choices.find(({ current }) => !current)?.id;
    const before = (await client.get('/api/manage_members/me/permissions/')).json();
    expect((await client.post('/api/auth_and_admin/switch-tenant/', { tenant_id: target })).statusCode).toBe(200);
    const after = (await client.get('/api/manage_members/me/permissions/')).json();
    expect(after).not.toEqual(before);
    expect((await (await test.signIn('adminA')).post('/api/auth_and_admin/switch-tenant/', { tenant_id: test.tenantB })).statusCode).toBe(
      404,
    );
  });
});

describe('forgotten password', () => {
  async function linkFor(email: string): Promise<{ uid: string; token: string }> {
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    expect((await visitor.post('/api/auth_and_admin/password_reset/', { email })).statusCode).toBe(200);
    for (let tries = 0; tries < 100; tries += 1) {
      const match = /reset-password\/([^/]+)\/(\S+)/.exec(test.personalMail.findLast(({ to }) => to === email)?.secret ?? '');
      if (match?.[1] && match[2]) return { uid: match[1], token: match[2] };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('No mail came.');
  }

  it('a link works once, ends all sessions and changes the password', async () => {
    const signedIn = await test.signIn('plainB');
    const { uid, token } = await linkFor(PEOPLE.plainB);
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const confirm = (new_password: string) => visitor.post('/api/auth_and_admin/password_reset/confirm/', { uid, token, new_password });
    expect((await confirm('short')).json()).toMatchObject({ code: 'invalid_input', fields: { new_password: expect.any(Array) } });
    expect((await confirm(' \u200b\u3000'.repeat(8))).json()).toMatchObject({
      code: 'invalid_input',
      fields: { new_password: ['must not be blank'] },
    });
    expect((await confirm('a new long password')).statusCode).toBe(200);
    expect((await confirm('a new long password')).json()).toMatchObject({ code: 'auth_and_admin.reset_invalid' });
    expect((await signedIn.get('/api/members_page/me/')).statusCode).toBe(401);
    await expect(visitor.signIn(PEOPLE.plainB, PASSWORD)).rejects.toThrow();
    await expect(visitor.signIn(PEOPLE.plainB, 'a new long password')).resolves.toBeDefined();
  });

  it('a link is refused after an hour', async () => {
    const { uid, token } = await linkFor(PEOPLE.adminB);
    now = new Date(now.getTime() + 61 * 60_000);
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const answer = await visitor.post('/api/auth_and_admin/password_reset/confirm/', { uid, token, new_password: 'a new long password' });
    expect(answer.json()).toMatchObject({ code: 'auth_and_admin.reset_invalid' });
  });

  it('answers the same for an unknown address', async () => {
    const visitor = test.visitor();
    await visitor.get('/api/auth_and_admin/check/');
    const answer = await visitor.post('/api/auth_and_admin/password_reset/', { email: 'nobody@nowhere.example' });
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
  });
});
