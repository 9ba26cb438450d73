import type { Invitation, Invite, InviteResult, Role } from '@butterfly/contracts/manage_members';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { PASSWORD } from '../../../platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
let designer: number;
let now = new Date('2026-11-21T09:00:00.000Z');
const INVITES = '/api/manage_members/invites/';
const link = (token: string) => `/api/manage_members/public/invite/${token}/`;
const WORDS = 'a long enough sentence';

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
  designer = (await admin.get('/api/manage_members/roles/')).json<Role[]>().find(({ name }) => name === 'Designer')?.id ?? 0;
});
afterAll(() => test.stop());

const invite = async (emails: string[], extra: object = {}) =>
  (await admin.post(INVITES, { emails, role_ids: [designer], ...extra })).json<{ results: InviteResult[] }>().results;
const mailTo = (email: string) => test.personalMail.findLast(({ to }) => to === email);
/** The token in the newest mail to an address. */
const tokenFor = (email: string): string => /\/manage_members\/invite\/(\S+)/.exec(mailTo(email)?.text ?? '')?.[1] ?? '';
async function stranger(): Promise<TestClient> {
  const client = test.visitor();
  await client.get('/api/auth_and_admin/check/');
  return client;
}
const accept = async (token: string, body: object, client?: TestClient) => (client ?? (await stranger())).post(link(token), body);

describe('inviting', () => {
  it('takes several addresses at once and says of each what became of it', async () => {
    await invite(['open@x.example']);
    const results = await invite(['New@X.example', 'open@x.example', 'plain@a.example', 'new@x.example'], {
      title: 'Florist',
      message: 'We look forward to you.',
    });
    expect(results.map(({ email, outcome }) => [email, outcome])).toEqual([
      ['new@x.example', 'sent'],
      ['open@x.example', 'already_invited'],
      ['plain@a.example', 'already_member'],
    ]);
    expect(mailTo('new@x.example')?.subject).toBe('admin invites you to Business A');
    expect(mailTo('new@x.example')?.text).toContain('We look forward to you.');
  });

  it('keeps no token, only its hash', async () => {
    const token = tokenFor('new@x.example');
    expect(token).toMatch(/^\d+-[\w-]{43}$/);
    const rows = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('select * from manage_members_invite'),
    );
    expect(JSON.stringify(rows)).not.toContain(token.split('-').slice(1).join('-'));
  });
});

describe('the page of an invitation', () => {
  it('T-450 shows who invites whom to what, without a session', async () => {
    expect((await (await stranger()).get(link(tokenFor('new@x.example')))).json<Invitation>()).toEqual({
      state: 'pending',
      business: 'Business A',
      email: 'new@x.example',
      invited_by: 'admin',
      roles: ['Designer'],
      expires_at: '2026-11-28T09:00:00.000Z',
      has_account: false,
      signed_in: false,
    });
  });

  it.each(['nonsense', `1-${'a'.repeat(43)}`, `99999-${'a'.repeat(43)}`, `9999999999-${'a'.repeat(43)}`])(
    'answers 404 to a link nobody sent: %s',
    async (token) => {
      expect((await (await stranger()).get(link(token))).statusCode).toBe(404);
      expect((await accept(token, { display_name: 'X', password: WORDS })).statusCode).toBe(404);
    },
  );

  it('lets a new person in with name and password, signed in, with the roles and no others (T-681)', async () => {
    const token = tokenFor('new@x.example');
    const client = await stranger();
    expect((await accept(token, { display_name: 'Nora New', password: ' '.repeat(12) }, client)).json()['fields']).toEqual({
      password: ['must not be blank'],
    });
    expect((await accept(token, { password: 'short' }, client)).json()['fields']).toEqual({
      display_name: ['must not be empty'],
      password: ['must have at least 10 characters'],
    });
    expect((await accept(token, { display_name: 'Nora New', password: WORDS }, client)).json()).toEqual({ business: 'Business A' });
    expect((await client.get('/api/members_page/me/')).json()).toMatchObject({
      email: 'new@x.example',
      display_name: 'Nora New',
      username: 'new',
    });
    expect((await client.get('/api/manage_members/me/permissions/')).json()).toMatchObject({
      is_admin: false,
      plugins: expect.arrayContaining(['moodboard']),
    });
    expect((await admin.get('/api/notifications/')).json<{ title: string }[]>().map(({ title }) => title)).toContain('Nora New has joined');
    expect((await accept(token, { password: WORDS })).json()['code']).toBe('manage_members.invite_used');
    expect((await client.get(link(token))).json<Invitation>().state).toBe('accepted');
  });

  it('is enough to accept by: somebody whose browser has never been here needs no other page first', async () => {
    await invite(['first@x.example']);
    const [client, token] = [test.visitor(), tokenFor('first@x.example')];
    expect((await client.get(link(token))).statusCode).toBe(200);
    expect((await accept(token, { display_name: 'First Time', password: WORDS }, client)).statusCode).toBe(200);
  });

  it('asks an existing account for its password, or for nothing when it is signed in', async () => {
    await invite(['plain@b.example', 'admin@b.example']);
    const [plain, boss] = [tokenFor('plain@b.example'), tokenFor('admin@b.example')];
    expect((await (await stranger()).get(link(plain))).json<Invitation>()).toMatchObject({ has_account: true, signed_in: false });
    expect((await accept(plain, {})).statusCode).toBe(400);
    expect((await accept(plain, { password: 'wrong' })).json()['code']).toBe('auth_and_admin.wrong_credentials');
    expect((await accept(plain, { display_name: 'Taken over', password: PASSWORD })).statusCode).toBe(200);
    const own = await test.signIn('adminB');
    expect((await own.get(link(boss))).json<Invitation>().signed_in).toBe(true);
    expect((await accept(boss, {}, own)).statusCode).toBe(200);
    expect((await own.get('/api/auth_and_admin/tenants/')).json<{ name: string; current: boolean }[]>()).toContainEqual(
      expect.objectContaining({ name: 'Business A', current: true }),
    );
  });

  it("does not accept with somebody else's session", async () => {
    await invite(['both@ab.example', 'target@x.example']);
    const mallory = await test.signIn('plainA');
    expect((await accept(tokenFor('target@x.example'), {}, mallory)).statusCode).toBe(400);
  });

  it('of ten who accept at once one joins', async () => {
    await invite(['race@x.example']);
    const token = tokenFor('race@x.example');
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token, { display_name: 'Racer', password: WORDS })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('an open invitation', () => {
  const find = async (email: string) => (await admin.get(INVITES)).json<Invite[]>().find((candidate) => candidate.email === email);

  it('sent again has a new link and the old one stops working', async () => {
    const [sent] = await invite(['again@x.example']);
    const old = tokenFor('again@x.example');
    expect((await admin.post(`${INVITES}${sent?.invite?.id}/resend/`)).json<Invite>()).toMatchObject({ sent_count: 2, state: 'pending' });
    expect((await (await stranger()).get(link(old))).statusCode).toBe(404);
    expect((await (await stranger()).get(link(tokenFor('again@x.example')))).statusCode).toBe(200);
  });

  it('taken back says so on its page', async () => {
    const [sent] = await invite(['back@x.example']);
    const token = tokenFor('back@x.example');
    expect((await admin.post(`${INVITES}${sent?.invite?.id}/revoke/`)).json<Invite>().state).toBe('revoked');
    const answer = await accept(token, { display_name: 'B', password: WORDS });
    expect([answer.statusCode, answer.json()['code']]).toEqual([409, 'manage_members.invite_revoked']);
  });

  it('expires after seven days and can be sent again', async () => {
    const [sent] = await invite(['late@x.example']);
    const token = tokenFor('late@x.example');
    now = new Date(now.getTime() + 7 * 86_400_000);
    const boss = await test.signIn('adminA');
    expect((await find('late@x.example'))?.state).toBe('expired');
    expect((await accept(token, { display_name: 'L', password: WORDS })).json()['code']).toBe('manage_members.invite_expired');
    expect((await boss.post(`${INVITES}${sent?.invite?.id}/resend/`)).json<Invite>().state).toBe('pending');
    expect((await invite(['late@x.example']))[0]?.outcome).toBe('already_invited');
  });
});
