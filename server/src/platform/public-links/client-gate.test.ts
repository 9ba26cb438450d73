import { defineRoutes, type Paths } from '@butterfly/contracts/core';
import * as z from 'zod';
import { hashPassword } from '../auth/password-hash';
import { defineModule } from '../define-module';
import { CSRF_COOKIE } from '../http/cookies';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { Answer } from '../testing/test-client';
import { clientCookieName, clientCsrfCookieName } from './client-cookies';
import { defineLink } from './link-kind';
import type { NewLink } from './public-links';

const LETTER = defineLink({ name: 'letters.letter', subject: 'letters.letter', scopes: ['read', 'sign'] });
const paths = {
  readLetter: 'GET /api/letters/public/:token/',
  signLetter: 'POST /api/letters/public/:token/sign/',
  answerLetter: 'POST /api/letters/public/:token/answer/',
  readMine: 'GET /api/letters/mine/',
  answerMine: 'POST /api/letters/mine/',
  readAsMember: 'GET /api/letters/staff/',
} as const satisfies Paths;
const byToken = z.object({ token: z.string() });
const seen = z.object({ tenant: z.int(), subject: z.int().nullable(), proof: z.string(), project: z.int().nullable() });
const operations = defineRoutes(paths, {
  readLetter: { summary: 'Read', access: 'client', client: { link: 'letters.letter', scope: 'read' }, params: byToken, ok: seen },
  signLetter: {
    summary: 'Sign',
    access: 'client',
    client: { link: 'letters.letter', scope: 'sign', proof: 'code' },
    params: byToken,
    idempotent: true,
    ok: seen.extend({ nth: z.int() }),
  },
  answerLetter: { summary: 'Answer', access: 'client', client: { link: 'letters.letter', scope: 'read' }, params: byToken, ok: seen },
  readMine: { summary: 'Read', access: 'client', client: { scope: 'read' }, ok: seen },
  answerMine: { summary: 'Answer', access: 'client', client: { scope: 'read' }, ok: seen },
  readAsMember: { summary: 'Read', access: 'session', ok: z.object({}) },
});

let test: TestApp;
let now = new Date('2027-05-01T10:00:00Z');
let signed = 0;

const letters = defineModule({
  id: 'letters',
  operations,
  gated: false,
  start: () => {
    const answer = ({
      client,
      tx,
    }: {
      client: { link: { subject_id: number } | null; proof: string; session: { project_id: number | null } | null };
      tx: (work: (db: { tenantId: number }) => Promise<number>) => Promise<number>;
    }) =>
      tx((db) => Promise.resolve(db.tenantId)).then((tenant) => ({
        tenant,
        subject: client.link?.subject_id ?? null,
        proof: client.proof,
        project: client.session?.project_id ?? null,
      }));
    return {
      handlers: {
        readLetter: answer,
        answerLetter: answer,
        readMine: answer,
        answerMine: answer,
        signLetter: async (call) => ({ ...(await answer(call)), nth: await call.tx(() => Promise.resolve((signed += 1))) }),
        readAsMember: () => Promise.resolve({}),
      },
    };
  },
});

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, extraModules: [letters] });
});
afterAll(() => test.stop());

const inA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const give = (wanted: Partial<NewLink<'read' | 'sign'>> = {}) =>
  inA<{ token: string; link: { id: number } }>((db) =>
    test.platform.links.create(db, LETTER, { subjectId: 7, scopes: ['read', 'sign'], ...wanted }),
  );
const password = async (token: string) => {
  const visit = { kind: LETTER, token, headers: {}, ip: '10.0.0.1' };
  return (await test.platform.linkDoor.enterPassword({ ...visit, password: 'peonies' }, () => Promise.resolve(null)))?.cookies ?? [];
};
/** Cookies and CSRF header as the page of a client sends them. */
const page = (cookies: readonly string[], more: readonly string[] = []) => {
  const csrf = cookies
    .find((line) => line.startsWith('clientcsrf'))
    ?.split(';')[0]
    ?.split('=')[1];
  const cookie = [...cookies, ...more].map((line) => line.split(';')[0]).join('; ');
  return { headers: { cookie, ...(csrf ? { 'x-csrftoken': csrf } : {}) } };
};
const answered = (answer: Answer) => [answer.statusCode, answer.statusCode < 300 ? answer.json() : answer.json()['code']];
const read = (token: string, options = {}) => test.visitor().get(`/api/letters/public/${token}/`, options);
const post = (token: string, what: 'sign' | 'answer', options = {}) =>
  test.visitor().post(`/api/letters/public/${token}/${what}/`, undefined, options);
const setCookies = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat();

describe('an operation that a link opens', () => {
  it('answers in the business of the link, for its record, and hands the page a CSRF token', async () => {
    const { token } = await give();
    const answer = await read(token);
    expect(answered(answer)).toEqual([200, { tenant: test.tenantA, subject: 7, proof: 'link', project: null }]);
    const [cookie = ''] = setCookies(answer);
    expect(cookie).toMatch(new RegExp(`^${clientCsrfCookieName(token)}=[^;]+; Path=/; SameSite=Lax; Max-Age=86400$`));
    expect(answered(await post(token, 'answer', page([cookie])))).toMatchObject([200, { subject: 7 }]);
    expect(setCookies(await read(token, page([cookie])))).toEqual([]);
  });

  it('answers one and the same 404 to a token that is made up, taken back, or of another kind', async () => {
    const { token, link } = await give();
    const foreign = await inA<{ token: string }>((db) =>
      test.platform.links.create(db, { ...LETTER, name: 'letters.other' }, { subjectId: 7, scopes: ['read'] }),
    );
    await inA((db) => test.platform.links.setRevoked(db, LETTER, { id: link.id, subjectId: 7, revoked: true }));
    for (const made of [token, foreign.token, 'x', `${test.tenantA}-${'a'.repeat(43)}`]) {
      expect([made, ...answered(await read(made))]).toEqual([made, 404, 'not_found']);
      expect([made, ...answered(await post(made, 'answer'))]).toEqual([made, 404, 'not_found']);
    }
  });

  it('asks for what the link asks for, and ends with it', async () => {
    const { token, link } = await give({ passwordHash: await hashPassword('peonies') });
    expect(answered(await read(token))).toEqual([423, 'link_locked']);
    const cookies = await password(token);
    expect(answered(await read(token, page(cookies)))).toMatchObject([200, { proof: 'password' }]);
    await inA((db) => test.platform.links.rotate(db, LETTER, { id: link.id, expiresAt: null }));
    expect(answered(await read(token, page(cookies)))).toEqual([404, 'not_found']);
  });

  it('is refused beyond the scopes of the link, and without the proof it needs', async () => {
    const narrow = await give({ scopes: ['read'], passwordHash: await hashPassword('peonies') });
    expect(answered(await post(narrow.token, 'sign', page(await password(narrow.token))))).toEqual([403, 'outside_link']);
    const open = await give();
    const csrf = setCookies(await read(open.token));
    expect(answered(await post(open.token, 'sign', page(csrf)))).toEqual([423, 'link_locked']);
    const wide = await give({ passwordHash: await hashPassword('peonies') });
    expect(answered(await post(wide.token, 'sign', page(await password(wide.token))))).toMatchObject([200, { proof: 'password' }]);
  });

  it('takes nothing from another site, nor with a CSRF token of somebody else', async () => {
    const { token } = await give({ passwordHash: await hashPassword('peonies') });
    const cookies = await password(token);
    const [session = ''] = cookies;
    const strange = `${clientCsrfCookieName(token)}=${test.platform.signer.csrf('')}`;
    expect(answered(await post(token, 'answer', page([session])))).toEqual([403, 'csrf_failed']);
    expect(answered(await post(token, 'answer', page([session, strange])))).toEqual([403, 'csrf_failed']);
    const { headers } = page(cookies);
    expect(answered(await post(token, 'answer', { headers: { ...headers, origin: 'https://elsewhere.example' } }))).toEqual([
      403,
      'origin_refused',
    ]);
    expect(answered(await post(token, 'answer', { headers }))).toMatchObject([200, { proof: 'password' }]);
  });

  it('is done once per Idempotency-Key and link', async () => {
    const [one, other] = [
      await give({ passwordHash: await hashPassword('peonies') }),
      await give({ passwordHash: await hashPassword('peonies') }),
    ];
    const sign = async (token: string) => {
      const { headers } = page(await password(token));
      return (await post(token, 'sign', { headers: { ...headers, 'idempotency-key': 'once' } })).json<{ nth: number }>().nth;
    };
    const first = await sign(one.token);
    expect([await sign(one.token), await sign(other.token)]).toEqual([first, first + 1]);
  });
});

describe('an operation for a person who has signed in to a project', () => {
  const openFor = (projectId: number) =>
    inA<string[]>((db) =>
      test.platform.clients.openForPerson(db, {
        contactId: 3,
        projectId,
        scopes: ['read'],
        proof: 'password',
        seconds: 600,
        ip: '::1',
        userAgent: 'x',
      }),
    );
  const mine = (cookies: readonly string[]) => test.visitor().get('/api/letters/mine/', page(cookies));

  it('answers with the session alone, in its project, until it ends', async () => {
    const cookies = await openFor(5);
    expect(answered(await mine(cookies))).toEqual([200, { tenant: test.tenantA, subject: null, proof: 'password', project: 5 }]);
    expect(answered(await mine([]))).toEqual([401, 'not_authenticated']);
    expect(answered(await test.visitor().post('/api/letters/mine/', undefined, page(cookies)))).toMatchObject([200, { project: 5 }]);
    expect(answered(await test.visitor().post('/api/letters/mine/', undefined, page(cookies.slice(0, 1))))).toEqual([403, 'csrf_failed']);
    now = new Date(now.getTime() + 600_000);
    expect(answered(await mine(cookies))).toEqual([401, 'not_authenticated']);
  });

  it('is over when the person signs out, or is signed out of one project', async () => {
    const [here, there] = [await openFor(5), await openFor(6)];
    const token = here[0]?.split(';')[0]?.split('=')[1] ?? '';
    const other = await openFor(5);
    const forgotten = await inA<string[]>((db) => test.platform.clients.end(db, { token, linkToken: null }));
    expect(forgotten.every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect(answered(await mine(here))).toEqual([401, 'not_authenticated']);
    expect((await mine(other)).statusCode).toBe(200);
    await inA((db) => test.platform.clients.endOfPerson(db, { contactId: 3, projectId: 5 }));
    expect([(await mine(other)).statusCode, (await mine(there)).statusCode]).toEqual([401, 200]);
  });
});

describe('sessions of members and of clients', () => {
  it('are never taken for each other, whatever cookie they are put into', async () => {
    const admin = await test.signIn('adminA');
    const member = admin.sessionToken ?? '';
    const { token } = await give({ passwordHash: await hashPassword('peonies') });
    const client = (await password(token))[0]?.split(';')[0]?.split('=')[1] ?? '';
    const as = (name: string, value: string, csrf: string) => page([`${name}=${value}`, `${csrf}=${test.platform.signer.csrf(value)}`]);
    expect(answered(await test.visitor().get('/api/letters/staff/', as('sessionid', client, CSRF_COOKIE)))).toEqual([
      401,
      'not_authenticated',
    ]);
    expect(answered(await test.visitor().get('/api/letters/staff/', page(await password(token))))).toEqual([401, 'not_authenticated']);
    expect(answered(await read(token, as(clientCookieName(token), member, clientCsrfCookieName(token))))).toEqual([423, 'link_locked']);
    expect(answered(await test.visitor().get('/api/letters/mine/', as('clientsession', member, 'clientcsrf')))).toEqual([
      401,
      'not_authenticated',
    ]);
    expect(answered(await test.visitor().get('/api/letters/mine/', as('clientsession', client, 'clientcsrf')))).toEqual([
      401,
      'not_authenticated',
    ]);
    expect(answered(await admin.get(`/api/letters/public/${token}/`))).toEqual([423, 'link_locked']);
    expect(answered(await admin.get('/api/letters/mine/'))).toEqual([401, 'not_authenticated']);
  });

  it('of one link open no other, also not of the same record', async () => {
    const [one, other] = [
      await give({ passwordHash: await hashPassword('peonies') }),
      await give({ passwordHash: await hashPassword('peonies') }),
    ];
    const [cookie = ''] = await password(one.token);
    const moved = cookie.replace(clientCookieName(one.token), clientCookieName(other.token));
    expect(answered(await read(other.token, page([moved])))).toEqual([423, 'link_locked']);
  });
});

describe('the declaration', () => {
  const starting = (access: object) => {
    const spec = { summary: 'x', ok: z.object({}), ...access } as unknown as (typeof operations)['readMine'];
    const broken = defineModule({
      id: 'broken',
      operations: { one: { ...spec, method: 'GET', path: (access as { path?: string }).path ?? '/api/broken/' } },
      gated: false,
      start: () => ({ handlers: { one: () => Promise.resolve({}) as never } }),
    });
    return createTestApp({ extraModules: [broken] }).then(
      (app) => app.stop().then(() => 'started'),
      (error: Error) => error.message,
    );
  };

  it.each([
    ['an access without its client', { access: 'client' }, 'belong together'],
    ['a client without its access', { access: 'session', client: { scope: 'x' } }, 'belong together'],
    ['a link that no address names', { access: 'client', client: { link: 'a.b', scope: 'x' } }, 'name its token'],
    ['an address with a token for a person', { access: 'client', client: { scope: 'x' }, path: '/api/broken/:token/' }, 'name its token'],
    ['a feature', { access: 'client', client: { scope: 'x' }, feature: 'view_costs' }, 'hold no features'],
  ])('that is wrong stops the start: %s', async (_what, access, message) => {
    expect(await starting(access)).toContain(message);
  });
});
