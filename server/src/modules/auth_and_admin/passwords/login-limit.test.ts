import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import { PASSWORD, PEOPLE } from '../../../platform/testing/test-people';
import { SessionService } from '../sessions/service';
import { Login } from './login';

let test: TestApp;
let now = new Date('2026-11-21T09:00:00.000Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
afterAll(() => test.stop());

const signIn = async (email: string, password: string): Promise<number> => {
  const visitor = test.visitor();
  await visitor.get('/api/auth_and_admin/check/');
  return (await visitor.post('/api/auth_and_admin/login/', { email, password })).statusCode;
};
const together = (count: number, attempt: () => Promise<number>) => Promise.all(Array.from({ length: count }, attempt));

describe('guessing a password', () => {
  it('of 40 wrong attempts at once at most ten are looked at', async () => {
    const answers = await together(40, () => signIn(PEOPLE.plainB, 'wrong'));
    // The tenth is looked at too and hears that it was the last.
    expect(answers.filter((status) => status === 400)).toHaveLength(9);
    expect(answers.filter((status) => status === 429)).toHaveLength(31);
    expect(await signIn(PEOPLE.plainB, PASSWORD)).toBe(429);
    now = new Date(now.getTime() + 15 * 60_000 + 1_000);
    expect(await signIn(PEOPLE.plainB, PASSWORD)).toBe(200);
  });

  it('20 right ones at once are all let in', async () => {
    expect(await together(20, () => signIn(PEOPLE.adminB, PASSWORD))).toEqual(Array.from({ length: 20 }, () => 200));
  });
});

describe('counting', () => {
  /** As many processes as wanted, on one database; says how many passwords were looked at. */
  function processes(count: number) {
    let looked = 0;
    const matches = (_hash: string | null, password: string) => Promise.resolve((looked += 1) > 0 && password === PASSWORD);
    const sessions = new SessionService({
      db: test.database,
      signer: test.platform.signer,
      clock: () => now,
      forgetAccess: () => undefined,
    });
    const logins = Array.from({ length: count }, () => new Login({ db: test.database, clock: () => now, sessions, matches }));
    return {
      looked: () => looked,
      check: (at: number, attempt: { email: string; password: string; ip: string }) =>
        logins[at % count]?.check(attempt).then(
          () => 'right',
          (error: { code: string }) => error.code,
        ),
    };
  }

  it('is done before a password is looked at, also by several processes at once', async () => {
    const { looked, check } = processes(40);
    await Promise.all(Array.from({ length: 40 }, (_, at) => check(at, { email: PEOPLE.plainA, password: 'wrong', ip: '203.0.113.9' })));
    expect(looked()).toBe(10);
  });

  it('ends an account for all addresses after a hundred, but not for those its owner comes from, and not for long', async () => {
    const { looked, check } = processes(1);
    const from = (at: number, password: string) => check(0, { email: PEOPLE.adminA, password, ip: `198.51.100.${at}` });
    const home = { email: PEOPLE.adminA, password: PASSWORD, ip: '127.0.0.1' };
    await test.signIn('adminA');
    for (let at = 1; at <= 130; at += 1) await from(at, 'wrong');
    expect(looked()).toBe(100);
    expect(await from(200, PASSWORD)).toBe('auth_and_admin.locked');
    expect(await check(0, home)).toBe('right');
    now = new Date(now.getTime() + 15 * 60_000 + 1_000);
    expect(await from(200, PASSWORD)).toBe('right');
  });

  it('of one address does not shut the account for others, and one IPv6 network is one address', async () => {
    const { looked, check } = processes(1);
    for (let at = 1; at <= 200; at += 1) await check(0, { email: PEOPLE.both, password: 'wrong', ip: `2001:db8::${at.toString(16)}` });
    expect(looked()).toBe(10);
    expect(await check(0, { email: PEOPLE.both, password: PASSWORD, ip: '2001:db8:0:1::1' })).toBe('right');
  });
});
