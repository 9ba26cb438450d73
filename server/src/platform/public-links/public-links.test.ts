import { recordedLog } from '../testing/recorded-log';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { hashPassword } from '../auth/password-hash';
import { isAppError } from '../http/app-error';
import { createSecretBox } from '../auth/secret-box';
import { clientCookieName } from './client-cookies';
import { defineLink } from './link-kind';
import { forgetOldLinks } from './public-links.repository';
import type { NewLink } from './public-links';
import { settleSignedLinks } from './settle-signed-links';

const LETTER = defineLink({ name: 'notifications.letter', subject: 'notifications.letter', scopes: ['read', 'sign'] });
const SHOWN = defineLink({ ...LETTER, name: 'notifications.shown', shownAgain: true, forgottenAfterDays: 2 });
type Kind = typeof LETTER;

let test: TestApp;
let now = new Date('2027-05-01T10:00:00Z');
const { log, text } = recordedLog();
const MINUTE = 60_000;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now, log, env: { RATE_LIMITS: '1' } });
});
afterAll(() => test.stop());

const asA = <T>(work: Parameters<TestApp['platform']['db']['withTenant']>[1]) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, work) as Promise<T>;
const give = (wanted: Partial<NewLink<'read' | 'sign'>> = {}, kind: Kind = LETTER) =>
  asA<{ token: string; link: { id: number } }>((db) => test.platform.links.create(db, kind, { subjectId: 7, scopes: ['read'], ...wanted }));
let address = 0;
/** Each from an address of its own, unless one is named. */
const visitOf = (token: string, { kind = LETTER, cookies = [] as string[], ip = `10.0.0.${(address += 1)}` } = {}) => ({
  kind,
  token,
  ip,
  headers: { cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
});
const see = (visit: ReturnType<typeof visitOf>) => test.platform.linkDoor.visit(visit, (_db, seen) => Promise.resolve(seen));
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'opened',
    (error: unknown) => (isAppError(error) ? error.code : String(error)),
  );
/** Enters and says what came of it: `opened`, `wrong` or the code of a refusal. */
const entered = async (work: Promise<object | null>) => {
  let result: object | null = {};
  const code = await codeOf(work.then((found) => (result = found)));
  return result === null ? 'wrong' : code;
};
const nothing = () => Promise.resolve(null);

describe('a public link', () => {
  it('opens what it is about, with its scopes, and says how often it was used', async () => {
    const { token } = await give({ scopes: ['read', 'sign'], label: 'Anna' });
    const seen = await test.platform.linkDoor.visit(visitOf(token), async (db, found) => {
      if (found.state === 'open') await test.platform.links.noteUsed(db, found.link.id);
      return { found, tenant: db.tenantId };
    });
    expect(seen).toMatchObject({
      tenant: test.tenantA,
      found: { state: 'open', proof: 'link', session: null, link: { subject_id: 7, scopes: ['read', 'sign'], label: 'Anna' } },
    });
    const [kept] = await asA<{ used_count: number; last_used_at: string }[]>((db) =>
      test.platform.links.about(db, LETTER, { subjectIds: [7] }),
    );
    expect(kept).toMatchObject({ used_count: 1, last_used_at: now.toISOString() });
    expect(JSON.stringify(kept)).not.toMatch(/hash|token/);
  });

  it('is kept as a hash, and as a sealed copy only where it may be shown again', async () => {
    const [once, again] = [await give(), await give({}, SHOWN as unknown as Kind)];
    const rows = await asA<object[]>((db) => db.rows('select * from platform_public_link'));
    for (const { token } of [once, again]) expect(JSON.stringify(rows)).not.toContain(token.slice(token.indexOf('-') + 1));
    const reveal = (kind: Kind, id: number, subjectId = 7) => asA((db) => test.platform.links.reveal(db, kind, { id, subjectId }));
    expect(await reveal(SHOWN as unknown as Kind, again.link.id)).toBe(again.token);
    expect(await reveal(SHOWN as unknown as Kind, again.link.id, 8)).toBeNull();
    expect(await reveal(LETTER, once.link.id)).toBeNull();
  });

  it('answers one and the same refusal to a token that is made up, changed, of another kind, of another business, taken back or ended', async () => {
    const [own, revoked, ended] = [await give(), await give(), await give({ expiresAt: new Date(now.getTime() + MINUTE) })];
    await asA((db) => test.platform.links.setRevoked(db, LETTER, { id: revoked.link.id, subjectId: 7, revoked: true }));
    now = new Date(now.getTime() + MINUTE);
    const secret = own.token.slice(own.token.indexOf('-') + 1);
    const tokens = [
      '',
      'x',
      own.token.slice(0, -1),
      `${own.token}a`,
      `${test.tenantB}-${secret}`,
      `9999999999-${secret}`,
      `0-${secret}`,
      revoked.token,
      ended.token,
    ];
    for (const token of tokens) expect([token, await codeOf(see(visitOf(token)))]).toEqual([token, 'not_found']);
    expect(await codeOf(see(visitOf(own.token, { kind: SHOWN as unknown as Kind })))).toBe('not_found');
    expect(await codeOf(see(visitOf(own.token)))).toBe('opened');
    await asA((db) => test.platform.links.setRevoked(db, LETTER, { id: revoked.link.id, subjectId: 7, revoked: false }));
    expect(await codeOf(see(visitOf(revoked.token)))).toBe('opened');
  });

  it('tells that it has ended only where its kind asks for that', async () => {
    const { token } = await give({ expiresAt: now });
    const seen = await test.platform.linkDoor.visitAny(visitOf(token), (_db, found) => Promise.resolve(found));
    expect(seen).toMatchObject({ state: 'ended', link: { subject_id: 7 } });
  });

  it('renewed has another token; the one before opens nothing', async () => {
    const { token, link } = await give({ passwordHash: await hashPassword('peonies') });
    const opened = await test.platform.linkDoor.enterPassword({ ...visitOf(token), password: 'peonies' }, nothing);
    const next = await asA<string>((db) => test.platform.links.rotate(db, LETTER, { id: link.id, expiresAt: null }));
    expect(await codeOf(see(visitOf(token)))).toBe('not_found');
    expect(await see(visitOf(next))).toEqual({ state: 'locked', demands: 'password' });
    expect(await see(visitOf(next, { cookies: opened?.cookies ?? [] }))).toMatchObject({ state: 'locked' });
  });

  it('closes to an address that has tried thirty tokens nobody made, also for a good one, and opens again after an hour', async () => {
    const { token } = await give();
    const [guesser, other] = ['203.0.113.7', '203.0.113.8'];
    const guess = (nth: number) => codeOf(see(visitOf(`${test.tenantA}-${String(nth).padStart(43, 'a')}`, { ip: guesser })));
    const codes: string[] = [];
    for (let nth = 0; nth < 31; nth += 1) codes.push(await guess(nth));
    expect([codes.filter((code) => code === 'not_found').length, codes[30]]).toEqual([30, 'rate_limited']);
    expect(await codeOf(see(visitOf(token, { ip: guesser })))).toBe('rate_limited');
    expect(await codeOf(see(visitOf('nonsense', { ip: guesser })))).toBe('rate_limited');
    expect(await codeOf(see(visitOf(token, { ip: other })))).toBe('opened');
    now = new Date(now.getTime() + 61 * MINUTE);
    expect(await codeOf(see(visitOf(token, { ip: guesser })))).toBe('opened');
  });

  it('is in no line of the log', async () => {
    const { token } = await give();
    await test.visitor().get(`/api/moodboard/public/${token}/`);
    await test.visitor().get(`/moodboard/shared/${token}`);
    expect(text()).toContain('/api/moodboard/public/:shareId/');
    expect(text()).not.toContain(token.slice(token.indexOf('-') + 1));
  });

  it('is forgotten some days after its end where its kind says so', async () => {
    const [gone, stays] = [await give({ expiresAt: now }, SHOWN as unknown as Kind), await give({ expiresAt: now })];
    await test.database.asDispatcher((tx) => forgetOldLinks(tx, new Date(now.getTime() + 3 * 86_400_000)));
    const ids = (await asA<{ id: number }[]>((db) => db.rows('select id from platform_public_link'))).map(({ id }) => id);
    expect([ids.includes(gone.link.id), ids.includes(stays.link.id)]).toEqual([false, true]);
  });
});

describe('a password beside the link', () => {
  const enter = (token: string, password: string, visit = visitOf(token)) =>
    test.platform.linkDoor.enterPassword({ ...visit, password }, nothing);

  it('opens it in this browser alone, for half a day, and ends with the link', async () => {
    const { token, link } = await give({ passwordHash: await hashPassword('peonies') });
    expect(await see(visitOf(token))).toEqual({ state: 'locked', demands: 'password' });
    expect(await enter(token, 'roses')).toBeNull();
    const opened = await enter(token, 'peonies');
    const cookies = opened?.cookies ?? [];
    expect(cookies[0]).toMatch(/^client_[\w-]{12}=\d+-[\w-]{43}; Path=\/api\/; SameSite=Lax; Max-Age=43200; HttpOnly$/);
    expect(await see(visitOf(token, { cookies }))).toMatchObject({ state: 'open', proof: 'password', link: { id: link.id } });
    const other = await give({ passwordHash: await hashPassword('peonies') });
    expect(
      await see(visitOf(other.token, { cookies: [cookies[0]?.replace(/^client_[\w-]{12}/, clientCookieName(other.token)) ?? ''] })),
    ).toMatchObject({
      state: 'locked',
    });
    await asA((db) => test.platform.links.setRevoked(db, LETTER, { id: link.id, subjectId: 7, revoked: true }));
    await asA((db) => test.platform.links.setRevoked(db, LETTER, { id: link.id, subjectId: 7, revoked: false }));
    expect(await see(visitOf(token, { cookies }))).toMatchObject({ state: 'locked' });
    const again = (await enter(token, 'peonies'))?.cookies ?? [];
    now = new Date(now.getTime() + 12 * 60 * MINUTE);
    expect(await see(visitOf(token, { cookies: again }))).toMatchObject({ state: 'locked' });
  });

  it('is judged ten times in a quarter of an hour, however many try at once', async () => {
    const { token } = await give({ passwordHash: await hashPassword('peonies') });
    const codes = await Promise.all(Array.from({ length: 25 }, () => entered(enter(token, 'roses'))));
    expect([codes.filter((code) => code === 'wrong').length, codes.filter((code) => code === 'rate_limited').length]).toEqual([10, 15]);
    expect(await entered(enter(token, 'peonies'))).toBe('rate_limited');
    now = new Date(now.getTime() + 15 * MINUTE);
    expect(await entered(enter(token, 'peonies'))).toBe('opened');
  });
});

describe('a code beside the link', () => {
  /** Six digits that are not these. */
  const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
  async function sendCode(token: string): Promise<{ email: string; code: string } | undefined> {
    let sent: { email: string; code: string } | undefined;
    await test.platform.linkDoor.sendCode(visitOf(token), (_db, mail) => {
      sent = mail;
      return Promise.resolve();
    });
    return sent;
  }
  const enter = (token: string, code: string) => test.platform.linkDoor.enterCode({ ...visitOf(token), code }, nothing);
  const demanding = () => give({ email: 'ann@x.example', demandsCode: true });

  it('goes to the mailbox of the link, opens it once, and lies nowhere', async () => {
    const { token } = await demanding();
    expect(await see(visitOf(token))).toEqual({ state: 'locked', demands: 'code' });
    const sent = await sendCode(token);
    expect(sent).toEqual({ email: 'ann@x.example', code: expect.stringMatching(/^\d{6}$/), subjectId: 7 });
    const code = sent?.code ?? '';
    const rows = await asA<object[]>((db) => db.rows('select code_hash from platform_public_link'));
    expect(JSON.stringify(rows)).not.toContain(code);
    const opened = await enter(token, code);
    expect(await see(visitOf(token, { cookies: opened?.cookies ?? [] }))).toMatchObject({ state: 'open', proof: 'code' });
    expect(await entered(enter(token, code))).toBe('wrong');
  });

  it('works for ten minutes', async () => {
    const { token } = await demanding();
    const { code = '' } = (await sendCode(token)) ?? {};
    now = new Date(now.getTime() + 10 * MINUTE);
    expect(await entered(enter(token, code))).toBe('wrong');
  });

  it('is judged five times, then not even the right one opens', async () => {
    const { token } = await demanding();
    const { code = '' } = (await sendCode(token)) ?? {};
    const wrong = await Promise.all(Array.from({ length: 5 }, () => entered(enter(token, otherThan(code)))));
    expect(wrong).toEqual(Array(5).fill('wrong'));
    expect(await entered(enter(token, code))).toBe('wrong');
    const next = (await sendCode(token))?.code ?? '';
    expect(await entered(enter(token, next))).toBe('opened');
  });

  it('of one link opens no other, and of ten requests at once one', async () => {
    const [one, other] = [await demanding(), await demanding()];
    const { code = '' } = (await sendCode(one.token)) ?? {};
    await sendCode(other.token);
    const codeOfOther = await entered(enter(other.token, code));
    expect(codeOfOther).toBe('wrong');
    const all = await Promise.all(Array.from({ length: 5 }, () => entered(enter(one.token, code))));
    expect(all.filter((outcome) => outcome === 'opened')).toHaveLength(1);
  });

  it('is sent five times an hour, and to nobody where the link has no mailbox', async () => {
    const { token } = await demanding();
    for (let nth = 0; nth < 5; nth += 1) await sendCode(token);
    expect(await codeOf(sendCode(token))).toBe('rate_limited');
    now = new Date(now.getTime() + 60 * MINUTE);
    expect(await codeOf(sendCode(token))).toBe('opened');
    expect(await sendCode((await give()).token)).toBeUndefined();
  });
});

describe('what a link asks for', () => {
  it('can be changed; what was open before has to show it too, and only of its own kind', async () => {
    const { token, link } = await give({ email: 'ann@x.example' });
    const setDemand = (wanted: { passwordHash?: string; demandsCode?: boolean }, kind: Kind = LETTER) =>
      asA<boolean>((db) => test.platform.links.setDemand(db, kind, { id: link.id, ...wanted }));
    expect(await setDemand({ demandsCode: true }, SHOWN as unknown as Kind)).toBe(false);
    expect(await setDemand({ demandsCode: true })).toBe(true);
    let code = '';
    await test.platform.linkDoor.sendCode(visitOf(token), (_db, mail) => {
      code = mail.code;
      return Promise.resolve();
    });
    const cookies = (await test.platform.linkDoor.enterCode({ ...visitOf(token), code }, nothing))?.cookies ?? [];
    expect(await see(visitOf(token, { cookies }))).toMatchObject({ state: 'open', proof: 'code' });
    await setDemand({ passwordHash: await hashPassword('rosemary and thyme') });
    expect(await see(visitOf(token, { cookies }))).toEqual({ state: 'locked', demands: 'password' });
    const enter = (password: string) => entered(test.platform.linkDoor.enterPassword({ ...visitOf(token), password }, nothing));
    expect([await enter('thyme'), await enter('rosemary and thyme')]).toEqual(['wrong', 'opened']);
    await setDemand({});
    expect(await see(visitOf(token))).toMatchObject({ state: 'open', proof: 'link' });
  });

  it('does not keep anybody from knocking, which tells them nothing; a link that ended does', async () => {
    const { token, link } = await give({ email: 'ann@x.example', demandsCode: true });
    const knock = (kind: Kind = LETTER) =>
      test.platform.linkDoor.knock(visitOf(token, { kind }), (_db, { subject_id }) => Promise.resolve(subject_id));
    expect(await knock()).toBe(7);
    expect(await codeOf(knock(SHOWN as unknown as Kind))).toBe('not_found');
    await asA((db) => test.platform.links.setRevoked(db, LETTER, { id: link.id, subjectId: 7, revoked: true }));
    expect(await codeOf(knock())).toBe('not_found');
  });
});

describe('links that were signed before', () => {
  it('open what they opened, and are kept as a hash from the next start on', async () => {
    const nonce = 'n'.repeat(22);
    const insert = `insert into platform_public_link (kind, subject_type, subject_id, token_hash) values ($1, $1, 9, $2)`;
    await asA((db) => db.rows(insert, [LETTER.name, `nonce:${nonce}`]));
    const { signer } = test.platform;
    const named = `${test.tenantA}-${nonce}`;
    const token = `${named}-${signer.sign(LETTER.name, named).split('.')[1]}`;
    expect(await codeOf(see(visitOf(token)))).toBe('not_found');
    const box = createSecretBox(test.platform.env.SESSION_SECRET, 'links');
    expect(await settleSignedLinks(test.database, { signer, box })).toBe(1);
    expect(await see(visitOf(token))).toMatchObject({ state: 'open', link: { subject_id: 9 } });
    expect(await codeOf(see(visitOf(named)))).toBe('not_found');
    const rows = await asA<object[]>((db) => db.rows('select * from platform_public_link'));
    expect(JSON.stringify(rows)).not.toContain(nonce);
    expect(await settleSignedLinks(test.database, { signer, box })).toBe(0);
  });
});
