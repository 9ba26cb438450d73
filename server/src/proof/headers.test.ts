import { connect } from 'node:net';
import { fillBusinessB } from '../isolation-business';
import { casesOf, sendSample } from '../isolation-requests';
import type { ForeignIds } from '../isolation-samples';
import { buildRelease, buildShell } from '../modules/plugins/testing/build-release';
import { RegistryDriver } from '../modules/plugins/testing/registry-driver';
import { setSecurityHeaders } from '../platform/http/security-headers';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { PASSWORD } from '../platform/testing/test-people';
import { exchange, type Answer, type TestClient } from '../platform/testing/test-client';
import { report } from './figures';

const SITE = 'https://fern.example';
const FILES = ['1.js', 'page.css', 'icon.svg', 'page.html', '1.js.map', 'ding.wav', 'integrity.json', 'data.json'];
/** Only what every page of everybody is made of may be kept by caches between. */
const PUBLIC_FILES = /^\/r\//;
/** The same for everybody, and asked about anew each time. */
const PUBLIC_FRESH = new Set(['/pcm-processor.js', '/api/schema/']);

let test: TestApp;
let owner: TestClient;
let ids: ForeignIds;
let release: string;
let looked = 0;

beforeAll(async () => {
  test = await createTestApp({ env: { PUBLIC_URL: SITE } });
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  ids = await fillBusinessB(owner, test);
});
afterAll(async () => {
  report(`${looked} answers looked at`);
  await test.stop();
});

/** What every answer has to carry, whatever it is; the rest by what it is. */
function faultsOf(path: string, { headers, statusCode, body }: Answer): string[] {
  looked += 1;
  const cache = String(headers['cache-control'] ?? '');
  const policy = String(headers['content-security-policy'] ?? '');
  const isPage = /text\/html/.test(String(headers['content-type'])) && !PUBLIC_FILES.test(path);
  const isOk = statusCode < 400;
  const wanted: Readonly<Record<string, boolean>> = {
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'not framed': headers['x-frame-options'] === 'DENY',
    'Referrer-Policy': headers['referrer-policy'] === 'strict-origin',
    'HSTS for a year': headers['strict-transport-security'] === 'max-age=31536000; includeSubDomains',
    'Permissions-Policy without what no page uses': /geolocation=\(\)/.test(String(headers['permissions-policy'])),
    COOP: headers['cross-origin-opener-policy'] === 'same-origin',
    CORP: headers['cross-origin-resource-policy'] === (PUBLIC_FILES.test(path) && isOk ? 'cross-origin' : 'same-origin'),
    'says nothing of what serves it': headers['server'] === undefined && headers['x-powered-by'] === undefined,
    'a type, where there is something': body === '' || headers['content-type'] !== undefined,
    'a policy': isPage
      ? /script-src 'nonce-[^']+' 'strict-dynamic'/.test(policy) &&
        /frame-ancestors 'none'/.test(policy) &&
        /object-src 'none'; base-uri 'none'/.test(policy)
      : /default-src 'none'/.test(policy) && /frame-ancestors 'none'/.test(policy),
    'no inline script, no eval': !/script-src[^;]*'unsafe-/.test(policy),
    'kept by whom it may be': isKeptWell(path, { cache, isOk }),
  };
  return Object.keys(wanted)
    .filter((name) => !wanted[name])
    .map((name) => `${path} ${statusCode}: ${name} (${JSON.stringify(headers)})`);
}

function isKeptWell(path: string, { cache, isOk }: { cache: string; isOk: boolean }): boolean {
  if (PUBLIC_FILES.test(path) && isOk) return cache === 'public, max-age=31536000, immutable';
  return PUBLIC_FRESH.has(path) ? cache === 'no-cache' : /no-store|private|^no-cache/.test(cache) && !cache.includes('public');
}

async function expectSound(paths: readonly string[], client: TestClient, wanted?: number): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await client.get(path);
    if (wanted !== undefined) expect([path, answer.statusCode]).toEqual([path, wanted]);
    faults.push(...faultsOf(path, answer));
  }
  expect(faults).toEqual([]);
}

const PAGES = [
  '/',
  '/login',
  '/login?next=/home',
  '/access-denied',
  '/tenant_crm/projects',
  '/moodboard/shared/1-x',
  '/manage_members/invite/1-x',
  '/nothing/of/the/kind',
];

describe('the headers of', () => {
  it('a page before there is a shell', async () => {
    await expectSound(['/login'], test.visitor(), 503);
  });

  it('every page, for strangers and for members', async () => {
    const registry = new RegistryDriver(test);
    await registry.publish(buildShell('1.0.0'));
    await registry.promote('shell', '1.0.0');
    for (const client of [test.visitor(), owner]) await expectSound(PAGES, client, 200);
  });

  it('every kind of file of a release, and of one that is not there', async () => {
    const built = buildRelease(
      'kinds',
      '1.0.0',
      {},
      'x',
      FILES.filter((name) => name !== 'integrity.json'),
    );
    expect((await new RegistryDriver(test).publish(built)).statusCode).toBe(201);
    release = `/r/kinds/${built.record.content_hash}/`;
    await expectSound(
      FILES.map((name) => `${release}${name}`),
      test.visitor(),
      200,
    );
    await expectSound(['/%E0%A4%A'], test.visitor(), 400);
    await expectSound([`${release}none.js`, '/r/none/none/none', '/r/', '/media/reports/none', '/media/'], test.visitor());
    await expectSound(['/pcm-processor.js', '/api/schema/', '/api/health/'], test.visitor(), 200);
  });

  it('every kind of file that a person puts somewhere, which never runs', async () => {
    const kinds = {
      'a.gif': Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'a.pdf': Buffer.from('%PDF-1.4\n%%EOF'),
      'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'a.html': Buffer.from('<script>1</script>'),
    };
    for (const [name, bytes] of Object.entries(kinds)) {
      const added = await owner.send('POST', {
        url: `/api/tenant_crm/files/project/${ids.project}/?name=${name}`,
        body: bytes,
        headers: { 'content-type': 'application/octet-stream' },
      });
      const path = `/api/tenant_crm/files/${added.json<{ id: number }>().id}/content/`;
      const answer = await owner.get(path);
      expect([name, answer.statusCode, faultsOf(path, answer)]).toEqual([name, 200, []]);
      expect([name, answer.headers['content-type']]).toEqual([name, expect.not.stringMatching(/html|svg|xml/)]);
      expect([name, answer.headers['content-security-policy']]).toEqual([name, expect.stringContaining('sandbox')]);
      if (!/gif|pdf/.test(name))
        expect([name, answer.headers['content-disposition']]).toEqual([name, expect.stringMatching(/^attachment/)]);
    }
  });

  it('every operation: read by an administrator, refused to strangers', async () => {
    const faults: string[] = [];
    const kinds = new Set<string>();
    for (const one of casesOf(test, () => true)) {
      const answers = [
        await sendSample(test.visitor(), one, { foreign: ids }),
        ...(one.operation.method === 'GET' ? [await sendSample(owner, one, { foreign: ids })] : []),
      ];
      for (const answer of answers) {
        faults.push(...faultsOf(one.operation.path, answer));
        kinds.add(`${answer.statusCode} ${String(answer.headers['content-type'] ?? '-').split(';')[0]}`);
      }
    }
    expect(faults).toEqual([]);
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        '200 application/json',
        '200 text/csv',
        '200 application/pdf',
        '401 application/json',
        '404 application/json',
        '400 application/json',
      ]),
    );
  });

  it('every kind of refusal, and of answers without a body', async () => {
    const json = { 'content-type': 'application/json' };
    const tag = String((await owner.get(`/api/tenant_crm/projects/${ids.project}/`)).headers['etag']);
    const answers: [string, number, Promise<Answer>][] = [
      ['304', 304, owner.get(`/api/tenant_crm/projects/${ids.project}/`, { headers: { 'if-none-match': tag } })],
      [
        '304 of a file',
        304,
        owner.get(`/api/tenant_crm/files/${ids.file}/content/`, {
          headers: { 'if-none-match': String((await owner.get(`/api/tenant_crm/files/${ids.file}/content/`)).headers['etag']) },
        }),
      ],
      ['404 of a call', 404, owner.get('/api/none/')],
      ['405', 405, owner.send('DELETE', { url: '/api/notifications/' })],
      ['400 of a body', 400, owner.send('POST', { url: '/api/tenant_crm/projects/', body: '{', headers: json })],
      [
        '413',
        413,
        owner.send('POST', { url: '/api/tenant_crm/projects/', body: JSON.stringify({ name: 'x'.repeat(2_000_000) }), headers: json }),
      ],
      ['415', 415, owner.send('POST', { url: '/api/tenant_crm/projects/', body: 'x', headers: { 'content-type': 'text/x-none' } })],
      [
        '412 or 428',
        0,
        owner.send('PATCH', { url: `/api/tenant_crm/projects/${ids.project}/`, body: { name: 'x' }, headers: { 'if-match': '"none"' } }),
      ],
      ['404 of a page that is posted to', 0, owner.send('POST', { url: '/login', body: {}, headers: json })],
      ['401 of who is asked who it is', 401, test.visitor().get('/api/auth_and_admin/check/')],
    ];
    for (const [name, status, asked] of answers) {
      const answer = await asked;
      if (status) expect([name, answer.statusCode]).toEqual([name, status]);
      expect([name, faultsOf(name, answer)]).toEqual([name, []]);
    }
  });

  it('what is written by hand: the answer to no HTTP, and to a socket that is refused', async () => {
    const { port } = new URL(test.origin);
    for (const sent of [
      'NOT HTTP\r\n\r\n',
      `GET /ws/notifications/ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ]) {
      const answer = await rawAnswer(Number(port), sent);
      expect([sent, answer]).toEqual([sent, expect.stringMatching(/^HTTP\/1\.1 4\d\d/)]);
      for (const line of [
        'X-Content-Type-Options: nosniff',
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        'Cache-Control: no-store',
      ])
        expect(answer).toContain(`${line}\r\n`);
      looked += 1;
    }
  });

  it('what is asked for over plain HTTP, which says nothing of HTTPS', () => {
    const set = new Map<string, string>();
    const reply = { raw: { setHeader: (name: string, value: string) => set.set(name, value) } };
    setSecurityHeaders(false)({} as never, reply as never, () => undefined);
    expect([...set.keys()]).not.toContain('strict-transport-security');
    expect(set.get('x-content-type-options')).toBe('nosniff');
  });
});

function rawAnswer(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => void socket.write(sent));
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('cookies', () => {
  it('of a session are kept from scripts, other sites and plain HTTP; the one that scripts send back opens nothing', async () => {
    const check = await test.visitor().get('/api/auth_and_admin/check/');
    const token = /csrftoken=([^;]+)/.exec(String(check.headers['set-cookie']))?.[1] ?? '';
    const signIn = (password: string) =>
      exchange(`${test.origin}/api/auth_and_admin/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `csrftoken=${token}`, 'x-csrftoken': token },
        payload: JSON.stringify({ email: 'admin@b.example', password }),
      });
    expect((await signIn('wrong')).headers['set-cookie']).toBeUndefined();
    const set = [check, await signIn(PASSWORD)].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(set.map((line) => line.split('=')[0])).toEqual(['csrftoken', 'sessionid', 'csrftoken']);
    for (const line of set) expect(line).toMatch(/^\w+=[^;]+; Path=\/; SameSite=Lax; Max-Age=\d+;( HttpOnly;)? Secure$/);
    expect(set.filter((line) => line.includes('HttpOnly')).map((line) => line.split('=')[0])).toEqual(['sessionid']);
  });
});
