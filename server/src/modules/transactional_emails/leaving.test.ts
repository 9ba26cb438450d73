import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { isSignedBy } from './testing/check-dkim';
import { moodySmtp, smtpOnLoopback, type Mood } from './testing/smtp-on-loopback';

let now = new Date('2027-02-05T15:00:00Z');
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const DKIM_PRIVATE_KEY = String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }));

const inBusiness = (test: TestApp, work: Parameters<TestApp['database']['withTenant']>[1]) =>
  test.database.withTenant({ tenantId: test.tenantA, memberId: null }, work);
const statuses = async (test: TestApp) =>
  (
    await test.database.pool.query<{ id: number; status: string; error: string; attempts: number }>(
      'select id, status, error, attempts from transactional_emails_send order by id',
    )
  ).rows;

describe('a mail that leaves', () => {
  it('is handed to the mail server in a real conversation, signed, as text and HTML, from who it is from', async () => {
    const server = await smtpOnLoopback();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'Suite <mail@fern.example>', DKIM_DOMAIN: 'fern.example', DKIM_PRIVATE_KEY };
    const test = await createTestApp({ env });
    const admin = await test.signIn('adminA');
    const read = await admin.get('/api/transactional_emails/settings/');
    const body = { from_name: 'Fern & "Thistle"\u202e <x@evil.example>', reply_to: 'studio@fern.example', language: 'fr' };
    const saved = await admin.send('PUT', {
      url: '/api/transactional_emails/settings/',
      body,
      headers: { 'if-match': String(read.headers.etag) },
    });
    expect(saved.statusCode).toBe(200);
    await admin.post('/api/transactional_emails/templates/receipt/test/', { language: 'fr' });
    await inBusiness(test, (db) =>
      test.platform.mail.sendBusiness(db, { to: 'ada@a.example', subject: 'One\r\nBcc: eve@evil.example', text: 'Long\n.\nlines' }),
    );
    await test.platform.mail.sendWaiting();
    expect(server.mails).toHaveLength(2);
    for (const { raw } of server.mails) {
      expect(isSignedBy(raw, createPublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' })))).toBe(true);
      expect(isSignedBy(raw.replace('mail@fern.example', 'mail@evil.example'), pair.publicKey)).toBe(false);
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(head).not.toMatch(/^bcc:/im);
      expect(head.match(/^from: .*/gim)).toEqual([expect.stringMatching(/<mail@fern\.example>$/)]);
      expect(head).toMatch(/^reply-to: .*<studio@fern\.example>/im);
      expect(head).toMatch(/^message-id: <butterfly\.\d+\.\d+@mail>/im);
    }
    const [french, plain] = [
      server.mails.find(({ raw }) => raw.includes('multipart/alternative')),
      server.mails.find(({ recipients }) => recipients[0] === 'ada@a.example'),
    ];
    expect(french?.raw).toMatch(/text\/plain[\s\S]*text\/html/);
    expect(plain?.recipients).toEqual(['ada@a.example']);
    expect(plain?.raw).toMatch(/^subject: One Bcc: eve@evil\.example\r$/im);
    expect((await statuses(test)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    await test.stop();
    await server.close();
  });

  it('to a mailbox that does not exist is the last to it', async () => {
    const server = await smtpOnLoopback();
    const test = await createTestApp({ env: { SMTP_URL: server.url } });
    const send = () => inBusiness(test, (db) => test.platform.mail.sendBusiness(db, { to: 'gone@a.example', subject: 'x', text: 'x' }));
    await send();
    await test.platform.mail.sendWaiting();
    await send();
    await test.platform.mail.sendWaiting();
    expect((await statuses(test)).map(({ status }) => status)).toEqual(['hard_bounced', 'suppressed']);
    expect(server.mails).toEqual([]);
    await test.stop();
    await server.close();
  });

  it('is given up when its sender died while it was leaving, and is not sent again by itself', async () => {
    const server = await smtpOnLoopback();
    const test = await createTestApp({ env: { SMTP_URL: server.url }, clock: () => now });
    await inBusiness(test, (db) => test.platform.mail.sendBusiness(db, { to: 'ada@a.example', subject: 'x', text: 'x' }));
    await test.database.pool.query(`update transactional_emails_send set status = 'sending', claimed_until = $1`, [
      new Date(now.getTime() + 1),
    ]);
    await test.platform.mail.sendWaiting();
    expect(await statuses(test)).toMatchObject([{ status: 'sending' }]);
    now = new Date(now.getTime() + 60_000);
    await test.platform.mail.sendWaiting();
    expect(await statuses(test)).toMatchObject([{ status: 'failed', error: expect.stringContaining('may or may not') }]);
    expect(server.mails).toEqual([]);
    await test.stop();
    await server.close();
  });
});

const COUNT = proofSize({ short: 1_000, long: 10_000 });
/** The embedded engine has one connection: two senders wait for each other. */
const LIMIT_MS = proofSize({ short: 60_000, long: 900_000 });

it(
  `each of ${COUNT} mails leaves once or is shown as failed, whatever the mail server does`,
  async () => {
    const moods: readonly Mood[] = ['fine', 'fine', 'fine', 'twice', 'fails', 'fine', 'fine', 'fails', 'fine', 'fine'];
    const rare = new Map<number, Mood>([
      [11, 'hangs'],
      [37, 'dies'],
      [210, 'dies'],
      [333, 'hangs'],
      [601, 'dies'],
    ]);
    const server = await moodySmtp((nth) => rare.get(nth) ?? moods[nth % moods.length] ?? 'fine');
    // Longer than a machine with other work lets a good mail server wait; those that hang are few.
    const test = await createTestApp({ env: { SMTP_URL: server.url, SMTP_TIMEOUT_MS: '3000' }, clock: () => now });
    for (let made = 0; made < COUNT; made += 250)
      await inBusiness(test, async (db) => {
        for (let nth = made; nth < Math.min(COUNT, made + 250); nth += 1)
          await test.platform.mail.sendBusiness(db, { to: `client${nth}@a.example`, subject: `Mail ${nth}`, text: 'Hello' });
      });
    // Two senders at once, as two processes are, and the three tries that follow.
    for (const hours of [0, 1, 2, 7]) {
      now = new Date(now.getTime() + hours * 3_600_000);
      await Promise.all([test.platform.mail.sendWaiting(), test.platform.mail.sendWaiting()]);
    }
    const rows = await statuses(test);
    expect(rows).toHaveLength(COUNT);
    const of = (id: number) => server.taken.get(`<butterfly.${test.tenantA}.${id}@mail>`) ?? 0;
    expect(rows.filter(({ id }) => of(id) > 1)).toEqual([]);
    expect(rows.filter(({ status }) => status !== 'sent' && status !== 'failed')).toEqual([]);
    expect(rows.filter(({ id, status }) => status === 'sent' && of(id) !== 1)).toEqual([]);
    const failed = rows.filter(({ status }) => status === 'failed');
    const doubtful = failed.filter(({ id }) => of(id) === 1);
    expect(doubtful).toHaveLength(rare.size);
    for (const { error } of doubtful) expect(error).toContain('may or may not have arrived');
    for (const { id, attempts } of failed) if (of(id) === 0) expect(attempts).toBe(4);
    expect(rows.filter(({ status }) => status === 'sent').length).toBeGreaterThan(COUNT * 0.95);
    await test.stop();
    await server.close();
  },
  LIMIT_MS,
);
