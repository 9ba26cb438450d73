import { features, type FeatureId } from '@butterfly/contracts/core';
import { fillBusinessB } from '../../isolation-business';
import { casesOf } from '../../isolation-requests';
import { allSamples } from '../../isolation-samples';
import { ALWAYS_ON } from '../../modules/plugins/resolution/always-on';
import { deployToken } from '../../platform/auth/deploy-token';
import { RegistryDriver } from '../../modules/plugins/testing/registry-driver';
import type { RowScope } from '../../platform/db/worker';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPerson, PASSWORD } from '../../platform/testing/test-people';
import { refusing, type CallerKind, type Known } from './expected-answer';
import { letThrough } from './let-through';

/** How somebody asks. */
export interface Caller {
  readonly client: TestClient;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutCsrf?: boolean;
}

/** The server with everything that business B has, and everybody who may not have it. */
export interface AccessWorld extends Known {
  readonly test: TestApp;
  readonly callers: ReadonlyMap<CallerKind, Caller>;
  /** Requests that were let through just before something was taken away. */
  readonly letThroughBefore: number;
}

const every = Object.keys(features) as FeatureId[];

export async function accessWorld(): Promise<AccessWorld> {
  const test = await createTestApp();
  try {
    return await fill(test);
  } catch (error) {
    await test.stop();
    throw error;
  }
}

async function fill(test: TestApp): Promise<AccessWorld> {
  const owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  const ids = await fillBusinessB(owner, test);
  const known = { test, ids, samples: await allSamples() };
  const people = new People(test, owner);
  const revoked = await revokedCallers({ ...known, people, owner });
  const callers = new Map<CallerKind, Caller>([
    ['nobody', { client: test.visitor() }],
    ['no_csrf', { client: owner, withoutCsrf: true }],
    ['no_plugin', { client: await test.signIn('plainB') }],
    ['sees_assigned', { client: await people.member({ name: 'assigned', rowScope: 'assigned' }) }],
    ['sees_none', { client: await people.member({ name: 'none', rowScope: 'none' }) }],
    ['other_business', { client: await otherBusiness(test) }],
    ...revoked.callers,
    ...(await tokens(test)),
  ]);
  const asked = every.filter((feature) => casesOf(test, (operation) => refusing(operation).includes(feature)).length > 0);
  for (const feature of asked) callers.set(`lacks_${feature}`, { client: await people.member({ name: `without-${feature}`, held: every.filter((name) => name !== feature) }) });
  return { ...known, callers, letThroughBefore: revoked.asked };
}

async function otherBusiness(test: TestApp): Promise<TestClient> {
  const client = await test.signIn('adminA');
  await client.get('/api/tenant_crm/pipeline/');
  return client;
}

interface NewMember {
  readonly name: string;
  readonly held?: readonly string[];
  readonly rowScope?: RowScope;
}

/** Members of business B who may use every plugin. */
export class People {
  readonly plugins: readonly string[];
  readonly ids = new Map<string, number>();

  constructor(private readonly test: TestApp, readonly owner: TestClient) {
    this.plugins = [...new Set(casesOf(test, ({ access }) => access === 'plugin').map(({ key }) => key.split('.')[0] ?? ''))];
  }

  async member({ name, held = every, rowScope = 'all' }: NewMember): Promise<TestClient> {
    const { platform, tenantB: tenantId } = this.test;
    const role = `Role of ${name}`;
    await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
      platform.api('manage_members').ensureRole(db, { name: role, plugins: this.plugins, features: held, isAdmin: false, rowScope }));
    const { memberId } = await addPerson(platform, { tenantId, email: `${name}@b.example`, roles: [role] });
    this.ids.set(name, memberId);
    return this.test.signIn(`${name}@b.example`);
  }
}

/** Everybody is let through once more by every operation; then it is taken away, as an administrator does it. */
async function revokedCallers({ test, ids, people, owner }: Omit<AccessWorld, 'callers' | 'letThroughBefore'> & { people: People; owner: TestClient }): Promise<{ callers: [CallerKind, Caller][]; asked: number }> {
  const withdrawn = await people.member({ name: 'withdrawn' });
  const ended = await people.member({ name: 'ended' });
  const signedOut = await people.member({ name: 'signed-out' });
  const off = await businessC(test);
  let asked = 0;
  const through = async (client: TestClient) => { asked += await letThrough(client, { test, ids }); };
  for (const client of [withdrawn, ended, signedOut, off]) await through(client);
  const member = (name: string) => `/api/manage_members/members/${people.ids.get(name)}/`;
  await done(owner.send('PUT', { url: `${member('withdrawn')}roles/`, body: { role_ids: [] } }));
  await done(owner.post(`${member('ended')}deactivate/`, {}));
  await done((await test.visitor().signIn('signed-out@b.example', PASSWORD)).post('/api/auth_and_admin/sessions/end-others/', {}));
  for (const id of people.plugins.filter((plugin) => !ALWAYS_ON.has(plugin))) await done(off.send('PUT', { url: `/api/plugins/enabled/${id}/`, body: { enabled: false } }));
  const callers: [CallerKind, Caller][] = [
    ['permission_withdrawn_since', { client: withdrawn }], ['membership_ended_since', { client: ended }],
    ['session_ended_since', { client: signedOut }], ['plugin_off_since', { client: off }],
  ];
  return { callers, asked };
}

/** A business of its own, since switching plugins off concerns everybody in it. */
async function businessC(test: TestApp): Promise<TestClient> {
  const identity = test.platform.api('auth_and_admin');
  const { id } = await identity.ensureTenant({ slug: 'c', name: 'Business C', legalName: 'Business C', tz: 'America/New_York', locale: 'en-US', currency: 'USD' });
  await test.platform.db.withTenant({ tenantId: id, memberId: null }, (db) => test.platform.api('manage_members').ensureDefaultRoles(db));
  await addPerson(test.platform, { tenantId: id, email: 'admin@c.example', roles: ['Owner'] });
  return test.signIn('admin@c.example');
}

/** Of a team that owns another plugin than the samples are about; one of them is ended. */
async function tokens(test: TestApp): Promise<[CallerKind, Caller][]> {
  await anotherTeamsRelease(test);
  const owner = { headers: { authorization: `Bearer ${deployToken(test.platform.env)}` } };
  const issue = async (name: string) => {
    const answer = await test.visitor().post('/api/plugins/tokens/', { name, plugins: ['tenant_crm'], rights: ['publish', 'promote'], reason: 'A team' }, owner);
    if (answer.statusCode !== 201) throw new Error(`No token was made: ${answer.body}`);
    const { token, secret } = answer.json<{ token: number; secret: string }>();
    return { token, headers: { authorization: `Bearer ${secret}` } };
  };
  const [team, ended] = [await issue('team'), await issue('ended')];
  await done(test.visitor().post(`/api/plugins/tokens/${ended.token}/revoke/`, { reason: 'The team is gone' }, owner));
  return [['team_token', { client: test.visitor(), headers: team.headers }], ['ended_team_token', { client: test.visitor(), headers: ended.headers }]];
}

/** The samples name the first release and the first rollout there are. */
async function anotherTeamsRelease(test: TestApp): Promise<void> {
  const registry = new RegistryDriver(test);
  await registry.release('foreign_one', ['1.0.0', '1.1.0']);
  await done(registry.promote('foreign_one', '1.0.0'));
  const { rollout } = await registry.rollout({ id: 'foreign_one', version: '1.1.0' });
  const { statusCode } = await registry.get('releases/1/');
  if (rollout !== 1 || statusCode !== 200) throw new Error('The samples of plugins name a release and a rollout that are not there.');
}

async function done(answer: ReturnType<TestClient['post']>): Promise<void> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`Nothing was taken away: ${statusCode} ${body}`);
}
