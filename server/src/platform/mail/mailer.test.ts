import net from 'node:net';
import { createTestApp } from '../testing/create-test-app';

interface Received {
  readonly recipients: string[];
  readonly text: string;
}

/** A mail server on the loopback that speaks SMTP; refuses the first `refusals` mails for now. */
async function fakeMailServer({ refusals }: { refusals: number }): Promise<{ url: string; mails: Received[]; close(): Promise<void> }> {
  const mails: Received[] = [];
  let left = refusals;
  const server = net.createServer((socket) => {
    let recipients: string[] = [];
    let data: string[] | null = null;
    socket.write('220 fake ESMTP\r\n');
    let rest = '';
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (data) {
          if (line !== '.') data.push(line);
          else {
            if (left > 0) { left -= 1; socket.write('451 try later\r\n'); } else { mails.push({ recipients, text: data.join('\n') }); socket.write('250 kept\r\n'); }
            [data, recipients] = [null, []];
          }
        } else if (/^EHLO|^HELO/i.test(line)) socket.write('250 fake\r\n');
        else if (/^RCPT TO:<(.*)>/i.test(line)) { recipients.push(/<(.*)>/.exec(line)?.[1] ?? ''); socket.write('250 ok\r\n'); }
        else if (/^DATA/i.test(line)) { data = []; socket.write('354 go on\r\n'); }
        else if (/^QUIT/i.test(line)) { socket.write('221 bye\r\n'); socket.end(); }
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => new Promise((resolve) => { server.close(() => resolve()); }) };
}

async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not happen within 20 s.');
}

describe('mail', () => {
  it('goes to the configured server by a job, again after a refusal, once; its text does not stay', async () => {
    const server = await fakeMailServer({ refusals: 1 });
    const test = await createTestApp({ background: true, env: { SMTP_URL: server.url } });
    const queue = (subject: string) => test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.queue(db, { to: 'ada@a.example', subject, text: 'a secret link' }));
    await queue('first');
    await until(async () => (await test.database.pool.query<{ attempts: number }>('select attempts from platform_mail')).rows[0]?.attempts === 1);
    await queue('second');
    await until(() => server.mails.length === 2);
    await until(async () => (await test.database.pool.query(`select 1 from platform_mail where state = 'sent' and body = ''`)).rows.length === 2);
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([['ada@a.example'], ['ada@a.example']]);
    expect(server.mails.every(({ text }) => text.includes('a secret link'))).toBe(true);
    await test.stop();
    await server.close();
  });

  it('is kept for the administrators of that business alone when no server is configured', async () => {
    const test = await createTestApp();
    await test.database.withTenant({ tenantId: test.tenantA, memberId: null }, (db) => test.platform.mail.queue(db, { to: 'ada@a.example', subject: 'kept', text: 'text' }));
    expect((await (await test.signIn('adminA')).get('/api/auth_and_admin/outbox/')).json()).toMatchObject([{ recipient: 'ada@a.example', subject: 'kept', body: 'text', state: 'kept' }]);
    expect((await (await test.signIn('adminB')).get('/api/auth_and_admin/outbox/')).json()).toEqual([]);
    expect((await (await test.signIn('plainA')).get('/api/auth_and_admin/outbox/')).statusCode).toBe(403);
    await test.stop();
  });
});
