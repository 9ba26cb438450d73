import { MONEY_SECTIONS } from '@butterfly/contracts/client_portal';
import { casesOf, type Case } from '../../isolation-requests';
import { browserOf, namesInZip, PortalWorld, proven } from '../../modules/client_portal/testing/portal-world';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { Answer } from '../../platform/testing/test-client';
import { report } from '../figures';
import type { Caller } from './caller';
import { clientWorld, ELSEWHERE, PLANTED, type ClientWorld } from './client-world';
import { codeOf } from './judge-access';
import { askWith, isForm, opensByLink } from './link-requests';

/** Fewer would mean that operations are not found any more. */
const LEAST_OPERATIONS = 50;
const LEAST_REQUESTS = 1_500;
const MADE_UP = 'b'.repeat(43);

let world: ClientWorld;
let byLink: Case[];
let forms: Case[];
let ofPortal: Case[];

beforeAll(async () => {
  world = await clientWorld();
  const all = casesOf(world.test, () => true).filter(opensByLink);
  byLink = all.filter((one) => !isForm(one));
  forms = all.filter(isForm);
  ofPortal = byLink.filter(({ key, operation }) => key.startsWith('client_portal.') && operation.path.includes('/:token/'));
});
afterAll(() => world.test.stop());

/** What everybody is told alike: without the number that each request has of its own. */
function generic({ statusCode, body }: Answer): string {
  const { request_id: _own, ...said } = JSON.parse(body || '{}') as Record<string, unknown>;
  return JSON.stringify({ statusCode, ...said });
}

/** The cookies of another client's session hold another token than the page that asks: refused before the link is looked at. */
const isOfAnotherPage = (answer: Answer, { operation }: Case, { headers }: Caller): boolean =>
  headers !== undefined && operation.method !== 'GET' && codeOf(answer) === 'csrf_failed';

describe('every operation that a link opens', () => {
  it('says one and the same to whoever has no link that opens it, also to staff and to clients of somebody else', async () => {
    const first = byLink[0];
    if (!first) throw new Error('No operation is opened by a link any more.');
    const { callers, ended, proposal, whole } = world;
    const visitor = callers.get('visitor');
    if (!visitor) throw new Error('Nobody visits.');
    const wanted = generic(await askWith(world, first, { token: MADE_UP, caller: visitor }));
    expect([wanted.includes('"not_found"'), wanted.includes('404')]).toEqual([true, true]);
    const findings: string[] = [];
    let asked = 0;
    for (const one of byLink) {
      const isPortal = ofPortal.includes(one);
      const wrong = { 'made up': MADE_UP, 'no token': '-'.repeat(12), 'of another kind': isPortal ? proposal : whole.token, ...ended };
      for (const [what, token] of Object.entries(wrong))
        for (const [who, caller] of callers) {
          const answer = await askWith(world, one, { token, caller });
          asked += 1;
          const got = generic(answer);
          if (got !== wanted && !isOfAnotherPage(answer, one, caller))
            findings.push(`${one.key}, ${what}, as ${who}: ${got.slice(0, 200)}`);
        }
    }
    expect(findings).toEqual([]);
    expect(byLink.length).toBeGreaterThan(LEAST_OPERATIONS);
    expect(asked).toBeGreaterThan(LEAST_REQUESTS);
    report(`${byLink.length} operations behind links, ${callers.size} kinds of callers, ${asked} refusals of one and the same words`);
  });
});

describe('every form behind a link', () => {
  it('answers one and the same page to whoever has no link that opens it', async () => {
    const { callers, proposal, ended } = world;
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      const pages = new Set<string>();
      for (const token of [MADE_UP, '-'.repeat(12), proposal, ...Object.values(ended)])
        for (const caller of callers.values()) {
          const { statusCode, body } = await askWith(world, form, { token, caller });
          // Each page has a nonce of its own.
          pages.add(`${statusCode} ${body.replaceAll(/nonce="[^"]+"/g, '')}`);
        }
      expect([...pages].map((page) => page.slice(0, 19))).toEqual(['404 <!doctype html>']);
    }
  });
});

describe('every operation of a questionnaire that a link opens', () => {
  it('shows nothing that was planted: answers of another person, drafts, the names of templates', async () => {
    const { questions, callers } = world;
    const own = byLink.filter(({ key }) => key.startsWith('questionnaire.'));
    expect(own.length).toBeGreaterThan(4);
    const findings: string[] = [];
    let opened = 0;
    for (const one of own)
      for (const [who, caller] of callers) {
        const answer = await askWith(world, one, { token: questions, caller });
        if (answer.statusCode >= 500) findings.push(`${one.key} as ${who}: ${answer.statusCode}`);
        if (answer.statusCode < 300) opened += 1;
        const said = [answer.body, JSON.stringify(answer.headers)].join(' ');
        for (const planted of [PLANTED, ELSEWHERE]) if (said.includes(planted)) findings.push(`${one.key} as ${who} shows ${planted}`);
      }
    expect(findings).toEqual([]);
    expect(opened).toBeGreaterThan(5);
  });
});

describe('every operation of the portal', () => {
  it('gives a person only the sections that are theirs, whoever else is signed in', async () => {
    const { callers, little } = world;
    const refused = ofPortal.filter(({ operation }) => /\/(?:messages|files)\//.test(operation.path));
    expect(refused.length).toBeGreaterThan(5);
    const findings: string[] = [];
    for (const one of refused)
      for (const [who, caller] of callers) {
        const answer = await askWith(world, one, { token: little.token, caller });
        const isRefused = answer.statusCode === 404 && codeOf(answer) === 'not_found';
        if (!isRefused && !isOfAnotherPage(answer, one, caller)) findings.push(`${one.key} as ${who}: ${answer.statusCode}`);
      }
    expect(findings).toEqual([]);
    const open = ofPortal.find(({ key }) => key === 'client_portal.openDocument');
    const visitor = callers.get('visitor');
    if (!open || !visitor) throw new Error('Documents are not opened any more.');
    for (const section of MONEY_SECTIONS) {
      const url = open.operation.path.replace(':token', little.token);
      expect(codeOf(await visitor.client.post(url, { section, key: '1' }))).toBe('client_portal.nothing_to_open');
    }
  });

  it('shows nothing that was planted, to nobody and by no link: drafts, notes, files of the team, other clients', async () => {
    const { whole, little, callers, test } = world;
    const browser = await browserOf({ test, token: whole.token });
    await proven(browser, { world: world.world, guest: whole });
    const everybody = new Map([...callers, ['who has shown the code', { client: browser }]]);
    const findings: string[] = [];
    let opened = 0;
    for (const one of ofPortal)
      for (const guest of [whole, little])
        for (const [who, caller] of everybody) {
          const answer = await askWith(world, one, { token: guest.token, caller });
          if (answer.statusCode >= 500) findings.push(`${one.key} of ${guest.name} as ${who}: ${answer.statusCode}`);
          if (answer.statusCode < 300) opened += 1;
          const said = [answer.body, JSON.stringify(answer.headers)].join(' ');
          const names = namesInZip(Buffer.from(answer.body, 'latin1')).join(' ');
          for (const planted of [PLANTED, ELSEWHERE])
            if (said.includes(planted) || names.includes(planted)) findings.push(`${one.key} of ${guest.name} as ${who} shows ${planted}`);
        }
    expect(findings).toEqual([]);
    expect(opened).toBeGreaterThan(50);
  });

  it('of another business opens nothing but its own, also with a member of this one signed in', async () => {
    const { callers, foreign, whole } = world;
    for (const caller of callers.values()) {
      const answer = await caller.client.get(`/api/client_portal/${foreign}/`, { headers: { ...caller.headers } });
      expect([answer.statusCode, answer.body.includes('Wedding 1'), answer.body.includes('Whole')]).toEqual([200, false, false]);
      const mine = await caller.client.get(`/api/client_portal/${whole.token}/`, { headers: { ...caller.headers } });
      expect([mine.statusCode, mine.body.includes('Only business B')]).toEqual([200, false]);
    }
  });

  it('changes nothing once the portal has closed, and still shows what there is', async () => {
    const { late, callers, test } = world;
    const visitor = callers.get('visitor');
    if (!visitor) throw new Error('Nobody visits.');
    const sectionsOf = async () => {
      const { rows } = await test.database.pool.query<{ messages: number; files: number; wishes: number }>(
        `select (select count(*)::int from client_portal_message) as messages, (select count(*)::int from client_portal_file) as files,
           (select count(*)::int from client_requests_request) as wishes`,
      );
      return rows[0];
    };
    const before = await sectionsOf();
    for (const one of ofPortal.filter(
      ({ operation }) => operation.method !== 'GET' && !/\/(?:code|password|read)\//.test(operation.path),
    )) {
      const answer = await askWith(world, one, { token: late.token, caller: visitor });
      expect([one.key, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([one.key, true]);
    }
    expect(await sectionsOf()).toEqual(before);
    for (const what of ['', 'messages/', 'files/', 'timeline/', 'requests/'])
      expect([what, (await visitor.client.get(`/api/client_portal/${late.token}/${what}`)).statusCode]).toEqual([what, 200]);
  });
});

describe('made-up addresses of portals', () => {
  let now = new Date('2027-02-01T15:00:00Z');
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ clock: () => now, env: { RATE_LIMITS: '1' } });
  });
  afterAll(() => limited.stop());

  it('are tried thirty times in an hour; the next try of that address is told to wait, also with a link that opens', async () => {
    const admin = await limited.signIn('adminA');
    const portal = new PortalWorld(limited, admin);
    const { token } = await portal.guest(await portal.portal(), { name: 'Tess' });
    const visitor = limited.visitor();
    const look = async (at: string) => (await visitor.get(`/api/client_portal/${at}/`)).statusCode;
    expect(await look(token)).toBe(200);
    for (let nth = 1; nth <= 30; nth += 1) expect([nth, await look(String(nth).padStart(43, 'a'))]).toEqual([nth, 404]);
    expect(await look('c'.repeat(43))).toBe(429);
    expect(await look(token)).toBe(429);
    const messages = await visitor.get(`/api/client_portal/${token}/messages/`);
    expect([messages.statusCode, codeOf(messages)]).toEqual([429, 'rate_limited']);
    now = new Date(now.getTime() + 61 * 60_000);
    expect(await look(token)).toBe(200);
  });
});
