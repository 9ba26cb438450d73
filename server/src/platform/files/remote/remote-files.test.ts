import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './public-address';
import { RemoteFiles } from './remote-files';

const LIMIT = 10_000;
let site: http.Server;
let port: number;
let asked: string[];

beforeAll(async () => {
  site = http.createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    const [, to] = /^\/to\/(.+)$/.exec(request.url ?? '') ?? [];
    if (to) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else if (request.url === '/large') response.end(Buffer.alloc(LIMIT + 1));
    else if (request.url === '/endless') for (let sent = 0; sent < 4; sent += 1) response.write(Buffer.alloc(LIMIT));
    else if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url !== '/silent') response.end('petals');
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  ({ port } = site.address() as AddressInfo);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  asked = [];
});

/** This machine plays the public internet; everything else keeps the rule. */
const open = (options: Partial<ConstructorParameters<typeof RemoteFiles>[0]> = {}) =>
  new RemoteFiles({ allowed: (address) => address === '127.0.0.1', resolve: () => Promise.resolve(['127.0.0.1']), ...options });
const at = (path: string) => `http://flowers.example:${port}${path}`;

describe('a public address', () => {
  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.169.0.1', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('fetching a file that somebody names', () => {
  it('answers its bytes and keeps the name of the site', async () => {
    expect(String(await open().fetch(at('/a.png'), { limit: LIMIT }))).toBe('petals');
    expect(asked).toEqual([`flowers.example:${port} /a.png`]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1:8080/',
    'ftp://flowers.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'gopher://flowers.example/',
    'http://user:word@flowers.example/',
    'nonsense',
  ])('refuses %s and connects to nobody', async (address) => {
    const remote = new RemoteFiles({ resolve: () => Promise.reject(new Error('never looked up')) });
    expect(await remote.fetch(address, { limit: LIMIT })).toEqual({ kind: 'refused' });
  });

  it('refuses a name when any of its addresses is inside', async () => {
    const remote = open({ resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.7']) });
    expect(await remote.fetch(at('/a.png'), { limit: LIMIT })).toEqual({ kind: 'refused' });
    expect(asked).toEqual([]);
  });

  it('looks a name up once and connects to what was checked, so a name that changes leads nowhere else', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    let lookups = 0;
    const remote = open({ resolve: () => Promise.resolve(answers[lookups++] ?? ['127.0.0.3']) });
    expect(String(await remote.fetch(at('/a.png'), { limit: LIMIT }))).toBe('petals');
    expect(lookups).toBe(1);
  });

  it('checks every redirect anew: by number, by name, by another protocol', async () => {
    const resolve = (host: string) => Promise.resolve(host === 'inside.example' ? ['192.168.0.1'] : ['127.0.0.1']);
    for (const target of ['http://169.254.169.254/', 'http://inside.example/', 'file:///etc/passwd', 'http://[::1]/']) {
      expect(await open({ resolve }).fetch(at(`/to/${encodeURIComponent(target)}`), { limit: LIMIT })).toEqual({ kind: 'refused' });
    }
  });

  it('follows three redirects and not a fourth', async () => {
    const through = (count: number): string => (count === 0 ? '/a.png' : `/to/${encodeURIComponent(through(count - 1))}`);
    expect(String(await open().fetch(at(through(3)), { limit: LIMIT }))).toBe('petals');
    expect(await open().fetch(at(through(4)), { limit: LIMIT })).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['what says it is too large', '/large'],
    ['what never ends', '/endless'],
  ])('stops at the limit of %s', async (_what, path) => {
    expect(await open().fetch(at(path), { limit: LIMIT })).toEqual({ kind: 'too_large' });
  });

  it.each([
    ['/silent', 'the site takes too long'],
    ['/gone', 'the site answers 404'],
  ])('gives up on %s and says why', async (path, reason) => {
    expect(await open({ milliseconds: 150 }).fetch(at(path), { limit: LIMIT })).toEqual({ kind: 'failed', reason });
  });

  it('says that there is no such site', async () => {
    expect(await open({ resolve: () => Promise.reject(new Error('ENOTFOUND')) }).fetch(at('/'), { limit: LIMIT })).toEqual({
      kind: 'failed',
      reason: 'there is no such site',
    });
  });
});
