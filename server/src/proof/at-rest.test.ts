import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import type { TestClient } from '../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const inTenant = <T>(work: Parameters<typeof test.platform.db.withTenant<T>>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work);
/** As in a business that has switched off the plugin through which all mail goes. */
async function withoutMailLog<T>(work: () => Promise<T>): Promise<T> {
  const { ports } = test.platform;
  const before = ports.enablement;
  const isOn = async (_: unknown, plugin: string) => Promise.resolve(plugin !== 'transactional_emails');
  ports.enablement = { enabled: isOn, enabledIn: isOn };
  try {
    return await work();
  } finally {
    if (before) ports.enablement = before;
  }
}
const outbox = async () => (await admin.get('/api/auth_and_admin/outbox/')).json<{ subject: string; body: string }[]>();

describe('mail of a business', () => {
  it('lies encrypted, and its administrators read it', async () => {
    const write = (subject: string) =>
      inTenant((db) => test.platform.mail.sendBusiness(db, { to: 'ann@a.example', subject, text: 'The deposit is 4,200' }));
    const bodyOf = async (wanted: string) => (await outbox()).find(({ subject }) => subject === wanted)?.body;
    // Once through the plugin that keeps a log of mail, and once without it.
    await write('Tuesday');
    const [logged] = await inTenant((db) =>
      db.rows<{ row: string }>("select s::text as row from transactional_emails_send s where subject = 'Tuesday'"),
    );
    expect(logged?.row).toContain('ann@a.example');
    expect(logged?.row).not.toContain('deposit');
    expect(await bodyOf('Tuesday')).toContain('The deposit is 4,200');
    await withoutMailLog(() => write('Wednesday'));
    const [stored] = await inTenant((db) => db.rows<{ body: string }>("select body from platform_mail where subject = 'Wednesday'"));
    expect(stored?.body).toBeTruthy();
    expect(stored?.body).not.toContain('deposit');
    expect(await bodyOf('Wednesday')).toBe('The deposit is 4,200');
  });

  it('that was written before is read as it is; one that was moved to it from another business is not', async () => {
    await inTenant((db) =>
      db.rows(`insert into platform_mail (recipient, subject, body, state, shown) values ('a@a.example', 'Old', 'In clear', 'kept', true)`),
    );
    const foreign = await withoutMailLog(() =>
      test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, async (db) => {
        await test.platform.mail.sendBusiness(db, { to: 'b@b.example', subject: 'Theirs', text: 'Only theirs' });
        return (await db.rows<{ body: string }>('select body from platform_mail order by id desc limit 1'))[0]?.body ?? '';
      }),
    );
    expect(foreign).not.toBe('');
    await inTenant((db) =>
      db.rows(`insert into platform_mail (recipient, subject, body, state, shown) values ('a@a.example', 'Moved', $1, 'kept', true)`, [
        foreign,
      ]),
    );
    const mails = await outbox();
    expect([mails.find(({ subject }) => subject === 'Old')?.body, mails.find(({ subject }) => subject === 'Moved')?.body]).toEqual([
      'In clear',
      '',
    ]);
  });
});

it("a ticket for a plugin on somebody's own machine does not lie in the table, in whole or in part", async () => {
  const issued = await admin.post('/api/plugins/overrides/', { plugin: 'moodboard', origin: 'http://localhost:3012', reason: 'trying' });
  const { ticket, id } = issued.json<{ ticket: string; id: number }>();
  const [row] = await inTenant((db) =>
    db.rows<{ row: string; seal: string }>('select o::text as row, seal from plugins_override o where id = $1', [id]),
  );
  expect(row?.seal.length).toBeGreaterThan(20);
  for (const part of [ticket, ...ticket.split('.')]) expect(row?.row).not.toContain(part);
  const refused = await test.visitor().post('/api/plugins/overrides/build/', { ticket: row?.seal, record: {} });
  expect(refused.statusCode).toBeGreaterThanOrEqual(400);
});
