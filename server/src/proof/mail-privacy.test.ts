import { createTestApp, type TestApp, type TestAppOptions } from '../platform/testing/create-test-app';
import { fakeMailServer } from '../platform/testing/fake-mail-server';
import { recordedLog } from '../platform/testing/recorded-log';
import { PASSWORD, PEOPLE } from '../platform/testing/test-people';

const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by 1`;

/** Everything an administrator can be shown of a secret: each GET without parameters, and each row the business can read. */
async function everythingOf(test: TestApp, who: 'adminA' | 'adminB'): Promise<string> {
  const admin = await test.signIn(who);
  const pages = test.operations
    .map(({ operation }) => operation)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }) => path);
  const answers: string[] = [];
  for (const path of pages) answers.push((await admin.get(path)).body);
  expect(pages).toEqual(expect.arrayContaining(['/api/auth_and_admin/outbox/', '/api/manage_members/invites/', '/api/notifications/']));
  const tenantId = who === 'adminA' ? test.tenantA : test.tenantB;
  const rows = await test.database.withTenant({ tenantId, memberId: null }, async (db) => {
    const read: object[] = [];
    for (const { name } of await db.rows<{ name: string }>(TABLES))
      if (!GLOBAL.test(name)) read.push(await db.rows(`select * from ${name}`));
    return read;
  });
  return [...answers, JSON.stringify(rows)].join('\n');
}

/** What a business cannot be shown by any operation; looked at by the tests of those tables. */
const GLOBAL =
  /^(platform_migration|platform_bus_body|auth_and_admin_(user|session|password_reset|login_failure|membership|tenant)|plugins_)/;

async function asksForPassword(test: TestApp, email: string): Promise<void> {
  const visitor = test.visitor();
  await visitor.get('/api/auth_and_admin/check/');
  expect((await visitor.post('/api/auth_and_admin/password_reset/', { email })).json()).toEqual({});
}

/** Admin A has invited the admin of B, who accepted: one account in two businesses. */
async function withSharedPerson(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestApp(options);
  const identity = test.platform.api('auth_and_admin');
  await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
    const account = await identity.account(db, PEOPLE.adminB);
    await identity.admit(db, { userId: account?.id ?? 0 });
  });
  return test;
}

const waitFor = async (happened: () => Promise<boolean> | boolean): Promise<void> => {
  for (let tries = 0; !(await happened()); tries += 1) {
    if (tries > 400) throw new Error('It did not happen within 10 s.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

interface Row {
  readonly recipient: string;
  readonly state: string;
  readonly sealed_body: string | null;
  readonly failure: string | null;
}
const personalRows = (test: TestApp) =>
  test.database.asDispatcher((db) =>
    db.rows<Row>('select recipient, state, sealed_body, failure from platform_personal_mail order by created_at'),
  );

describe('an administrator finds nothing of mail to a person', () => {
  it('of a password link, of somebody who is in another business too', async () => {
    const test = await withSharedPerson();
    await asksForPassword(test, PEOPLE.adminB);
    await waitFor(() => test.personalMail.length === 1);
    const secret = test.personalMail[0]?.secret.split('/').pop() ?? '-';
    for (const who of ['adminA', 'adminB'] as const) {
      const seen = await everythingOf(test, who);
      expect([seen.includes(secret), seen.includes('Set a new password'), seen.includes('somebody asked')]).toEqual([false, false, false]);
    }
    await test.stop();
  });

  it('of an invitation but that it was sent: the link is not in anything shown or stored, first or again', async () => {
    const test = await createTestApp();
    const admin = await test.signIn('adminA');
    const made = await admin.post('/api/manage_members/invites/', { emails: [PEOPLE.adminB, 'new@x.example'], role_ids: [] });
    const again = await admin.post(
      `/api/manage_members/invites/${made.json<{ results: { invite: { id: number } }[] }>().results[0]?.invite.id}/resend/`,
    );
    const secrets = test.personalMail.map(({ secret }) => /-([\w-]{43})$/.exec(secret)?.[1] ?? '-');
    expect(secrets).toHaveLength(3);
    const seen = [made.body, again.body, await everythingOf(test, 'adminA')].join('\n');
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
    expect((await admin.get('/api/auth_and_admin/outbox/')).json()).toEqual([]);
    await test.stop();
  });

  it('while it waits, after refusals and after it was given up; the body then is null, and the log holds no link', async () => {
    const server = await fakeMailServer({ refusals: 1_000 });
    const { log, text } = recordedLog();
    const test = await withSharedPerson({ env: { SMTP_URL: server.url }, log });
    await asksForPassword(test, PEOPLE.adminB);
    await (await test.signIn('adminA')).post('/api/manage_members/invites/', { emails: ['new@x.example'], role_ids: [] });
    await waitFor(async () => (await personalRows(test)).length === 2);
    const holds = async () => {
      const seen = [
        await everythingOf(test, 'adminA'),
        await everythingOf(test, 'adminB'),
        JSON.stringify(await personalRows(test)),
        text(),
      ].join('\n');
      return [/reset-password\/\w/, /\/invite\/\d/, /Set a new password/].map((trace) =>
        trace.test(seen.replaceAll('"subject":"Set a new password"', '')),
      );
    };
    expect((await personalRows(test)).map(({ state }) => state)).toEqual(['queued', 'queued']);
    expect(await holds()).toEqual([false, false, false]);
    for (let attempt = 1; attempt <= 8; attempt += 1) await test.platform.mail.sendWaiting();
    expect((await personalRows(test)).map(({ state, sealed_body, failure }) => [state, sealed_body, failure])).toEqual([
      ['failed', null, 'EMESSAGE 451'],
      ['failed', null, 'EMESSAGE 451'],
    ]);
    expect(await holds()).toEqual([false, false, false]);
    await test.stop();
    await server.close();
  });
});

describe('an invitation nobody can get', () => {
  it('is not sent: who invites is told that there is no mail server', async () => {
    const test = await createTestApp({ takePersonalMail: undefined });
    const answer = await (await test.signIn('adminA')).post('/api/manage_members/invites/', { emails: ['new@x.example'], role_ids: [] });
    expect([answer.statusCode, answer.json()['code']]).toEqual([409, 'manage_members.mail_not_set_up']);
    await test.stop();
  });
});

describe('the link of an invitation', () => {
  it('does not open an account that exists: its password, or its session, is still needed', async () => {
    const test = await createTestApp();
    await (await test.signIn('adminA')).post('/api/manage_members/invites/', { emails: [PEOPLE.adminB], role_ids: [] });
    const link = `/api/manage_members/public/invite/${test.personalMail[0]?.secret.split('/').pop()}/`;
    const thief = await test.signIn('adminA');
    for (const body of [{}, { display_name: 'Thief', password: 'a password of the thief' }])
      expect((await thief.post(link, body)).statusCode).toBe(400);
    expect((await thief.get('/api/members_page/me/')).json()).toMatchObject({ email: PEOPLE.adminA });
    await expect(test.visitor().signIn(PEOPLE.adminB, PASSWORD)).resolves.toBeDefined();
    await expect(test.visitor().signIn(PEOPLE.adminB, 'a password of the thief')).rejects.toThrow();
    await test.stop();
  });
});
