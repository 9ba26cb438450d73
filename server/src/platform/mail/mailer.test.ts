import { migrate } from '../db/migrate';
import { migrationSources } from '../discover-modules';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { fakeMailServer } from '../testing/fake-mail-server';
import { recordedLog } from '../testing/recorded-log';
import { operatorMail } from './operator-mail';
import { composeMail } from './template/compose-mail';

async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not happen within 20 s.');
}

/** What the platform does by itself: a plugin through which all mail goes is switched off. */
async function withoutLog(test: TestApp): Promise<void> {
  await (await test.signIn('adminA')).send('PUT', { url: '/api/plugins/enabled/transactional_emails/', body: { enabled: false } });
}

describe('mail', () => {
  it('goes to the configured server by a job, again after a refusal, once; its text does not stay', async () => {
    const server = await fakeMailServer({ refusals: 1 });
    const test = await createTestApp({ background: true, env: { SMTP_URL: server.url } });
    await withoutLog(test);
    const queue = (subject: string) =>
      test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
        test.platform.mail.sendBusiness(db, { to: 'ada@a.example', subject, text: 'a long text' }),
      );
    await queue('first');
    await until(
      async () => (await test.database.pool.query<{ attempts: number }>('select attempts from platform_mail')).rows[0]?.attempts === 1,
    );
    await queue('second');
    await until(() => server.mails.length === 2);
    await until(
      async () => (await test.database.pool.query(`select 1 from platform_mail where state = 'sent' and body = ''`)).rows.length === 2,
    );
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@a.example'], ['ada@a.example']]);
    expect(server.mails.every(({ text }) => text.includes('a long text'))).toBe(true);
    await test.stop();
    await server.close();
  });

  it('of a business is kept for the administrators of that business alone when no server is configured', async () => {
    const test = await createTestApp();
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform.mail.sendBusiness(db, { to: 'ada@a.example', subject: 'kept', text: 'text' }),
    );
    expect((await (await test.signIn('adminA')).get('/api/auth_and_admin/outbox/')).json()).toMatchObject([
      { recipient: 'ada@a.example', subject: 'kept', body: 'text', state: 'kept' },
    ]);
    expect((await (await test.signIn('adminB')).get('/api/auth_and_admin/outbox/')).json()).toEqual([]);
    expect((await (await test.signIn('plainA')).get('/api/auth_and_admin/outbox/')).statusCode).toBe(403);
    await test.stop();
  });

  it('written by a version that did not tell business from person is never shown', async () => {
    const test = await createTestApp();
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(
        `insert into platform_mail (recipient, subject, body, state) values ('ada@a.example', 'Set a new password', 'a link', 'kept')`,
      ),
    );
    expect((await (await test.signIn('adminA')).get('/api/auth_and_admin/outbox/')).json()).toEqual([]);
    await test.stop();
  });
});

it('mail of the version before is emptied, and shown to nobody; what waits is still sent', async () => {
  const test = await createTestApp();
  const { pool } = test.database;
  await pool.query('drop table platform_personal_mail; alter table platform_mail drop column shown');
  await pool.query(`delete from platform_migration where name = '0004_personal_mail.sql'`);
  for (const state of ['kept', 'failed', 'queued']) {
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`insert into platform_mail (recipient, subject, body, state) values ('ada@a.example', 'Set a new password', 'a link', $1)`, [
        state,
      ]),
    );
  }
  expect(await migrate(pool, migrationSources())).toEqual(['platform/0004_personal_mail.sql']);
  const rows = await test.database.asDispatcher((db) => db.rows('select state, body from platform_mail order by id'));
  expect(rows).toEqual([
    { state: 'kept', body: '' },
    { state: 'failed', body: '' },
    { state: 'queued', body: 'a link' },
  ]);
  expect((await (await test.signIn('adminA')).get('/api/auth_and_admin/outbox/')).json()).toEqual([]);
  await test.stop();
});

describe('personal mail', () => {
  const mail = {
    to: 'ada@a.example',
    subject: 'Your code',
    text: 'It is https://a.example/very-secret',
    secret: 'https://a.example/very-secret',
  };

  it('is sent with its text, whose column held no word of it and is empty afterwards', async () => {
    const server = await fakeMailServer({ refusals: 0 });
    const test = await createTestApp({ env: { SMTP_URL: server.url } });
    await test.database.withoutTenant((db) => test.platform.mail.sendPersonal(db, mail));
    const rows = async () =>
      await test.database.asDispatcher((db) =>
        db.rows<{ state: string; sealed_body: string | null }>('select state, sealed_body from platform_personal_mail'),
      );
    const [queued] = await rows();
    expect(queued?.state).toBe('queued');
    expect(Buffer.from(queued?.sealed_body ?? '', 'base64').toString('latin1')).not.toContain('secret');
    await test.platform.mail.sendWaiting();
    expect(server.mails).toMatchObject([{ recipients: ['ada@a.example'], text: expect.stringContaining('very-secret') }]);
    expect(await rows()).toEqual([{ state: 'sent', sealed_body: null }]);
    await test.stop();
    await server.close();
  });

  it('is readable to no transaction of a business, and none of its own', async () => {
    const server = await fakeMailServer({ refusals: 0 });
    const test = await createTestApp({ env: { SMTP_URL: server.url } });
    const who = { tenantId: test.tenantA, memberId: null };
    await test.database.withTenant(who, (db) => test.platform.mail.sendPersonal(db, mail));
    const read = 'select id from platform_personal_mail';
    expect([await test.database.withTenant(who, (db) => db.rows(read)), await test.database.withoutTenant((db) => db.rows(read))]).toEqual([
      [],
      [],
    ]);
    expect(await test.database.asDispatcher((db) => db.rows(read))).toHaveLength(1);
    await test.stop();
    await server.close();
  });

  it('is kept nowhere without a mail server and a demo; the log says that it could not be sent, and no word of it', async () => {
    const { log, text } = recordedLog();
    const test = await createTestApp({ takePersonalMail: undefined, log });
    await test.database.withoutTenant((db) => test.platform.mail.sendPersonal(db, mail));
    expect(text()).toContain('no mail server is configured');
    expect(text()).not.toContain('secret');
    expect(
      await test.database.asDispatcher((db) => db.rows('select id from platform_personal_mail union all select null from platform_mail')),
    ).toEqual([]);
    await test.stop();
  });

  it('is one line on the console of a demo, whatever somebody has called himself', () => {
    const lines: string[] = [];
    operatorMail((line) => lines.push(line))({ ...mail, subject: 'Mal\nlory\u001b[2J\u202e invites you' });
    expect(lines).toEqual(['[mail] ada@a.example: Mal lory [2J  invites you: https://a.example/very-secret\n']);
  });
});

describe('mail with more than text', () => {
  const bytes = Buffer.from('%PDF-1.7 an invoice');
  async function invoiceOf(test: TestApp): Promise<number> {
    const stored = await test.platform.files.put(test.tenantA, bytes);
    return test.database.withTenant(
      { tenantId: test.tenantA, memberId: null },
      async (db) => (await test.platform.files.record(db, stored, 'Rechnung Ö.pdf')).id,
    );
  }
  const mail = composeMail('Your invoice', {
    brand: { name: 'A' },
    blocks: [
      { kind: 'paragraph', text: 'planted words' },
      { kind: 'button', label: 'Look', href: 'https://a.example/invoice' },
    ],
  });
  const send = (test: TestApp, attachments: readonly { fileId: number }[], tenantId = test.tenantA) =>
    test.database.withTenant({ tenantId, memberId: null }, (db) =>
      test.platform.mail.sendBusiness(db, { to: 'ada@a.example', ...mail, attachments }),
    );

  it('arrives as text and HTML with its files; no word of it lies in clear, and nothing is left afterwards', async () => {
    const server = await fakeMailServer({ refusals: 0 });
    const test = await createTestApp({ env: { SMTP_URL: server.url } });
    await withoutLog(test);
    await send(test, [{ fileId: await invoiceOf(test) }]);
    const body = async () =>
      (await test.database.asDispatcher((db) => db.rows<{ body: string }>('select body from platform_mail')))[0]?.body;
    expect(await body()).toMatch(/^sealed:/);
    expect(Buffer.from((await body())?.slice(7) ?? '', 'base64').toString('latin1')).not.toMatch(/planted|Rechnung/);
    await test.platform.mail.sendWaiting();
    const [received] = server.mails;
    expect(received?.text).toMatch(
      /multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*application\/pdf/,
    );
    expect(received?.text).toContain('https://a.example/invoice');
    expect(received?.text.replaceAll('\n', '')).toContain(bytes.toString('base64'));
    expect(received?.text).toContain("filename*0*=utf-8''Rechnung%20%C3%96.pdf");
    expect(await body()).toBe('');
    await test.stop();
    await server.close();
  });

  it('takes ten files of 10 MB together, and none of another business', async () => {
    const test = await createTestApp();
    const fileId = await invoiceOf(test);
    await expect(send(test, Array(11).fill({ fileId }))).rejects.toMatchObject({ code: 'mail_too_large' });
    await expect(send(test, [{ fileId }], test.tenantB)).rejects.toMatchObject({ code: 'not_found' });
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows('update platform_file set size = 5000001 where id = $1', [fileId]),
    );
    await expect(send(test, [{ fileId }, { fileId }])).rejects.toMatchObject({ code: 'mail_too_large' });
    await send(test, [{ fileId }]);
    expect((await (await test.signIn('adminA')).get('/api/auth_and_admin/outbox/')).json()).toMatchObject([{ body: mail.text }]);
    await test.stop();
  });
});
