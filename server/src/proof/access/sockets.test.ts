import { features } from '@butterfly/contracts/core';
import { fakeGeminiLive, type FakeGeminiLive } from '@butterfly/testing/live/fake-gemini-live';
import { fillBusinessB } from '../../isolation-business';
import { samplesByModule, type ForeignIds, type SocketCaller, type SocketSample } from '../../isolation-samples';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { PASSWORD } from '../../platform/testing/test-people';
import { clientCallers } from './client-callers';
import { People } from './people';
import { handshakeStatus, SocketPage } from './socket-page';
import { report } from '../figures';

let live: FakeGeminiLive;
let test: TestApp;
let owner: TestClient;
let people: People;
let ids: ForeignIds;
let topics: ReadonlyMap<string, SocketSample>;
let nth = 0;
let checked = 0;

beforeAll(async () => {
  live = await fakeGeminiLive();
  test = await createTestApp({ env: { GEMINI_LIVE_URL: live.url } });
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  ids = await fillBusinessB(owner, test);
  people = new People(test, owner);
  topics = new Map([...(await samplesByModule()).values()].flatMap(({ sockets }) => Object.entries(sockets ?? {})));
});
afterAll(async () => {
  report(`${topics.size} socket addresses, ${checked} callers that must not hear them`);
  await test.stop();
  await live.close();
});

const open = (path: string, client: TestClient) => SocketPage.open(test.origin, { path, cookie: client.cookieHeader });

/** A page that has said what lets one in, and got an answer to it or the word that there is none. */
async function asked([path, { say, letIn }]: [string, SocketSample], client: TestClient): Promise<{ page: SocketPage; isIn: boolean }> {
  const page = await open(path, client);
  if (say) page.say(say(ids));
  // Who is not let in is refused in a frame, or hears nothing but the end of the connection, or nothing at all.
  await Promise.race([
    page.until(() => page.count(letIn) > 0 || page.isClosed || page.frames.some(({ type }) => /refused|ERROR/.test(type))),
    quiet(page),
  ]);
  return { page, isIn: page.count(letIn) > 0 };
}

/** The server has nothing more to say: it has answered what it was asked twice over, with time for the database between. */
async function quiet(page: SocketPage): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await owner.get('/api/members_page/me/');
    await page.caughtUp();
  }
}

/** Does the page hear what goes to the place that it was let into? */
async function hears({ room, speak, hears: type }: SocketSample, page: SocketPage, memberId: number): Promise<boolean> {
  if (page.isClosed) return false;
  const before = page.count(type);
  const after = `after.${(nth += 1)}`;
  if (speak) {
    page.say(speak);
    await page.until(() => page.count(type) > before || page.isClosed);
    return page.count(type) > before;
  }
  if (room) test.platform.sockets.toRoom({ tenantId: test.tenantB, room: room(ids) }, { type });
  else test.platform.sockets.toMember(test.tenantB, memberId, { type });
  // Frames keep their order: when this one has come, the one before it has, or never will.
  test.platform.sockets.toMember(test.tenantB, memberId, { type: after });
  await page.until(() => page.count(after) > 0 || page.isClosed);
  return page.count(type) > before;
}

describe('every socket address', () => {
  it('is in the isolation samples of its module', () => {
    expect([...topics.keys()].sort()).toEqual(test.platform.sockets.paths);
  });

  it('refuses the handshake of strangers, of clients, of other sites, and of a cookie whose session or membership has ended', async () => {
    const [signedOut, ended, good] = [
      await people.member({ name: 'handshake-out' }),
      await people.member({ name: 'handshake-ended' }),
      await people.member({ name: 'handshake' }),
    ];
    for (const path of topics.keys())
      for (const client of [signedOut, ended, good])
        expect([path, await handshakeStatus(test.origin, { path, client })]).toEqual([path, 101]);
    await (await test.visitor().signIn('handshake-out@b.example', PASSWORD)).post('/api/auth_and_admin/sessions/end-others/', {});
    await owner.post(`/api/manage_members/members/${people.ids.get('handshake-ended')}/deactivate/`, {});
    // A client's session opens no socket, under its own name or a member's.
    const clients = (await clientCallers(test)).map(([, { headers }]) => ({ client: { cookieHeader: headers?.['cookie'] ?? '' } }));
    expect(clients.every(({ client }) => client.cookieHeader.length > 20)).toBe(true);
    for (const path of topics.keys()) {
      for (const ask of [
        ...clients,
        { client: test.visitor() },
        { client: good, from: 'https://evil.example' },
        { client: signedOut },
        { client: ended },
      ]) {
        expect([path, await handshakeStatus(test.origin, { path, ...ask })]).toEqual([path, 401]);
        checked += 1;
      }
    }
  });

  it('says nothing to who may not hear it, while an administrator does', async () => {
    const outsiders: [SocketCaller, TestClient][] = [
      ['no_plugin', await test.signIn('plainB')],
      ['other_business', await test.signIn('adminA')],
      ['sees_assigned', await people.member({ name: 'hears-assigned', rowScope: 'assigned' })],
      ['sees_none', await people.member({ name: 'hears-none', rowScope: 'none' })],
    ];
    for (const topic of topics) for (const [caller, client] of outsiders) await judgeOutsider(topic, { caller, client });
  });

  it('is noticed by this proof when its check is removed', async () => {
    const { access } = test.platform;
    const client = await test.signIn('plainB');
    const [permissionsOf, scopeOf] = [access.permissionsOf.bind(access), access.scopeOf.bind(access)];
    access.scopeOf = () => Promise.resolve('all');
    access.permissionsOf = () => Promise.resolve({ plugins: [...people.plugins], features: Object.keys(features), is_admin: true });
    try {
      for (const topic of topics) {
        if ('no_plugin' in topic[1].open) continue;
        const missed = await judgeOutsider(topic, { caller: 'no_plugin', client }).then(
          () => true,
          () => false,
        );
        expect([topic[0], missed]).toEqual([topic[0], false]);
      }
    } finally {
      Object.assign(access, { permissionsOf, scopeOf });
    }
  });
});

async function judgeOutsider(
  topic: [string, SocketSample],
  { caller, client }: { caller: SocketCaller; client: TestClient },
): Promise<void> {
  const [path, sample] = topic;
  const [outsider, witness] = [await asked(topic, client), await asked(topic, owner)];
  const before = witness.page.count(sample.hears);
  expect([path, witness.isIn]).toEqual([path, true]);
  if (sample.stir) {
    await sample.stir(owner, { ids, nth: (nth += 1) });
    await witness.page.until(() => witness.page.count(sample.hears) > before);
  }
  await outsider.page.caughtUp();
  const heard = outsider.page.count(sample.hears) > 0 || (sample.speak !== undefined && outsider.isIn);
  for (const { page } of [outsider, witness]) page.close();
  checked += 1;
  if (!(caller in sample.open)) expect([path, caller, heard]).toEqual([path, caller, false]);
}

type Revocation = SocketCaller | 'membership_ended_since' | 'session_ended_since';

/** Takes something away from one member, as an administrator does it; answers how it is put back for the others. */
const REVOCATIONS: Readonly<Partial<Record<Revocation, (name: string) => Promise<unknown>>>> = {
  permission_withdrawn_since: (name) =>
    owner.send('PUT', { url: `/api/manage_members/members/${people.ids.get(name)}/roles/`, body: { role_ids: [] } }),
  scope_narrowed_since: async (name) => {
    const roles = (await owner.get('/api/manage_members/roles/')).json<{ id: number; name: string }[]>();
    const { id } = roles.find((role) => role.name === `Role of ${name}`) ?? { id: 0 };
    return owner.send('PATCH', { url: `/api/manage_members/roles/${id}/`, body: { row_scope: 'none' }, headers: { 'if-match': '*' } });
  },
  plugin_off_since: () => switchAll(false),
  membership_ended_since: (name) => owner.post(`/api/manage_members/members/${people.ids.get(name)}/deactivate/`, {}),
  session_ended_since: async (name) =>
    (await test.visitor().signIn(`${name}@b.example`, PASSWORD)).post('/api/auth_and_admin/sessions/end-others/', {}),
};

async function switchAll(enabled: boolean): Promise<void> {
  for (const id of ['moodboard', 'twilio_communications', 'live_console'])
    await owner.send('PUT', { url: `/api/plugins/enabled/${id}/`, body: { enabled } });
}

describe.each(Object.keys(REVOCATIONS) as Revocation[])('a socket that is open, %s', (revocation) => {
  it('goes silent', async () => {
    const name = revocation.replaceAll('_', '-');
    const client = await people.member({ name });
    const memberId = people.ids.get(name) ?? 0;
    const pages: [string, SocketSample, SocketPage][] = [];
    for (const topic of topics) {
      const { page, isIn } = await asked(topic, client);
      expect([topic[0], isIn, await hears(topic[1], page, memberId)]).toEqual([topic[0], true, true]);
      pages.push([...topic, page]);
    }
    await REVOCATIONS[revocation]?.(name);
    for (const [path, sample, page] of pages) {
      // Who hears it is judged again once what was cached is forgotten, a moment after the answer.
      await quiet(page);
      const goesOn = revocation in sample.open;
      for (let round = 0; round < 3; round += 1) expect([path, await hears(sample, page, memberId)]).toEqual([path, goesOn]);
      checked += 1;
      page.close();
    }
    if (revocation === 'plugin_off_since') await switchAll(true);
  });
});

describe.each(['permission_withdrawn_since', 'scope_narrowed_since'] as const)(
  'a page that is told what others change, %s',
  (revocation) => {
    it('is told no more of it, while a colleague is', async () => {
      const name = `changes-${revocation.replaceAll('_', '-')}`;
      const [page, witness] = [
        await open('/ws/notifications/', await people.member({ name })),
        await open('/ws/notifications/', await people.member({ name: `${name}-witness` })),
      ];
      const change = async () => {
        const before = witness.count('changed');
        await owner.send('PATCH', {
          url: `/api/tenant_crm/projects/${ids.project}/`,
          body: { name: `Changed ${(nth += 1)}` },
          headers: { 'if-match': '*' },
        });
        await witness.until(() => witness.count('changed') > before);
        await page.caughtUp();
      };
      await change();
      await page.until(() => page.count('changed') > 0);
      await REVOCATIONS[revocation]?.(name);
      await quiet(page);
      const heard = page.count('changed');
      for (let round = 0; round < 3; round += 1) await change();
      expect(page.count('changed')).toBe(heard);
      checked += 1;
      for (const one of [page, witness]) one.close();
    });
  },
);
