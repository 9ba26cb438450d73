import type { ForeignIds } from '../../isolation-samples';
import { ALWAYS_ON } from '../../modules/plugins/resolution/always-on';
import type { TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPerson, PASSWORD } from '../../platform/testing/test-people';
import { done, type Caller } from './caller';
import type { CallerKind } from './expected-answer';
import { letThrough } from './let-through';
import type { People } from './people';

interface Business {
  readonly test: TestApp;
  readonly ids: ForeignIds;
  readonly people: People;
  readonly owner: TestClient;
}

/** Everybody is let through once more by every operation; then it is taken away, as an administrator does it. */
export async function revokedCallers({ test, ids, people, owner }: Business): Promise<{ callers: [CallerKind, Caller][]; asked: number }> {
  const withdrawn = await people.member({ name: 'withdrawn' });
  const ended = await people.member({ name: 'ended' });
  const signedOut = await people.member({ name: 'signed-out' });
  const off = await businessC(test);
  let asked = 0;
  const through = async (client: TestClient) => {
    asked += await letThrough(client, { test, ids });
  };
  for (const client of [withdrawn, ended, signedOut, off]) await through(client);
  const member = (name: string) => `/api/manage_members/members/${people.ids.get(name)}/`;
  await done(owner.send('PUT', { url: `${member('withdrawn')}roles/`, body: { role_ids: [] } }));
  await done(owner.post(`${member('ended')}deactivate/`, {}));
  await done((await test.visitor().signIn('signed-out@b.example', PASSWORD)).post('/api/auth_and_admin/sessions/end-others/', {}));
  for (const id of people.plugins.filter((plugin) => !ALWAYS_ON.has(plugin))) await switchOff(off, { test, id });
  const callers: [CallerKind, Caller][] = [
    ['permission_withdrawn_since', { client: withdrawn }],
    ['membership_ended_since', { client: ended }],
    ['session_ended_since', { client: signedOut }],
    ['plugin_off_since', { client: off }],
  ];
  return { callers, asked };
}

/** As an administrator does it; one that was never released, of a team that is still at work, is on no page where it could be switched off. */
async function switchOff(admin: TestClient, { test, id }: { test: TestApp; id: string }): Promise<void> {
  const list = (await admin.get('/api/plugins/tenant/')).json<readonly { id: string }[]>();
  if (list.some((plugin) => plugin.id === id)) {
    await done(admin.send('PUT', { url: `/api/plugins/enabled/${id}/`, body: { enabled: false } }));
    return;
  }
  await test.database.pool.query(
    `insert into plugins_tenant (tenant_id, plugin_id, enabled) select id, $1, false from auth_and_admin_tenant where slug = 'c'`,
    [id],
  );
}

/** A business of its own, since switching plugins off concerns everybody in it. */
async function businessC(test: TestApp): Promise<TestClient> {
  const identity = test.platform.api('auth_and_admin');
  const { id } = await identity.ensureTenant({
    slug: 'c',
    name: 'Business C',
    legalName: 'Business C',
    tz: 'America/New_York',
    locale: 'en-US',
    currency: 'USD',
  });
  await test.platform.db.withTenant({ tenantId: id, memberId: null }, (db) => test.platform.api('manage_members').ensureDefaultRoles(db));
  await addPerson(test.platform, { tenantId: id, email: 'admin@c.example', roles: ['Owner'] });
  return test.signIn('admin@c.example');
}
