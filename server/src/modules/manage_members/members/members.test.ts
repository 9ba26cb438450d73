import type { AuditEntry, Member, MemberRow, Role } from '@butterfly/contracts/manage_members';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPerson, addPersonWith } from '../../../platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
const MEMBERS = '/api/manage_members/members/';
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const list = async (query = '') => (await admin.get(`${MEMBERS}${query}`)).json<{ count: number; results: MemberRow[] }>();
const idOf = async (email: string) => (await list()).results.find((row) => row.email === email)?.id ?? 0;
const roleId = async (name: string) =>
  (await admin.get('/api/manage_members/roles/')).json<Role[]>().find((role) => role.name === name)?.id ?? 0;
const setRoles = (who: TestClient, id: number, role_ids: number[]) =>
  who.send('PUT', { url: `${MEMBERS}${id}/roles/`, body: { role_ids } });
const patch = (who: TestClient, id: number, body: object, etag: string) =>
  who.send('PATCH', { url: `${MEMBERS}${id}/`, body, headers: { 'if-match': etag } });
let serial = 0;
const person = (options: { plugins?: string[]; features?: string[] } = {}) =>
  addPersonWith(test.platform, { tenantId: test.tenantA, email: `p${(serial += 1)}@a.example`, ...options });

describe('the list of members', () => {
  it('shows the people of the business alone, found by name, role and status', async () => {
    expect((await list()).results.map(({ email }) => email)).not.toContain('admin@b.example');
    expect((await list('?search=PLAIN')).results.map(({ email }) => email)).toEqual(['plain@a.example']);
    expect((await list(`?role=${await roleId('Owner')}`)).results.map(({ name }) => name)).toEqual(['admin', 'both']);
    expect((await list('?status=suspended')).count).toBe(0);
  });
});

describe('facts of a member', () => {
  it('are saved with If-Match, and a change on an older state is refused with the current one', async () => {
    const { memberId } = await person();
    const read = await admin.get(`${MEMBERS}${memberId}/`);
    const saved = await patch(
      admin,
      memberId,
      { title: 'Florist', phone: '+1 518 555 0100', weekly_minutes: 1800, languages: ['English', 'Dutch'], hourly_cost_cents: 2800 },
      String(read.headers.etag),
    );
    expect(saved.json<Member>()).toMatchObject({
      title: 'Florist',
      phone: '+1 518 555 0100',
      languages: ['English', 'Dutch'],
      hourly_cost_cents: 2800,
    });
    const late = await patch(admin, memberId, { phone: '' }, String(read.headers.etag));
    expect([late.statusCode, late.json<{ current: Member }>().current.title]).toEqual([412, 'Florist']);
    expect((await admin.send('PATCH', { url: `${MEMBERS}${memberId}/`, body: { phone: '' } })).statusCode).toBe(428);
  });

  it('hide wages from members who may not see costs', async () => {
    const { memberId } = await person();
    const { memberId: helper } = await person({ plugins: ['manage_members'], features: ['manage_members'] });
    const client = await test.signIn(`p${serial}@a.example`);
    const read = await client.get(`${MEMBERS}${memberId}/`);
    expect(read.json()).not.toHaveProperty('hourly_cost_cents');
    expect((await patch(client, memberId, { hourly_cost_cents: 1 }, String(read.headers.etag))).json()['code']).toBe(
      'manage_members.costs_hidden',
    );
    expect((await patch(client, memberId, { phone: '1' }, String(read.headers.etag))).statusCode).toBe(200);
    expect(helper).toBeGreaterThan(0);
  });
});

describe('a hostile member with the plugin', () => {
  it('cannot give itself or others anything: roles, invitations, grants, requests and plugins are for administrators', async () => {
    const { memberId } = await person({ plugins: ['manage_members'], features: ['manage_members', 'access_manage_members'] });
    const mallory = await test.signIn(`p${serial}@a.example`);
    const owner = await roleId('Owner');
    const own = (await mallory.get('/api/manage_members/roles/'))
      .json<Role[]>()
      .find(({ holders }) => holders.some(({ id }) => id === memberId));
    const attempts = [
      setRoles(mallory, memberId, [owner]),
      mallory.send('PATCH', { url: `/api/manage_members/roles/${own?.id}/`, body: { is_admin: true }, headers: { 'if-match': '*' } }),
      mallory.post('/api/manage_members/roles/', { name: 'Mine', plugins: [], features: [], is_admin: true, row_scope: 'all' }),
      mallory.post('/api/manage_members/invites/', { emails: ['mallory2@a.example'], role_ids: [owner] }),
      mallory.post(`${MEMBERS}${await idOf('admin@a.example')}/deactivate/`, {}),
      mallory.post('/api/plugins/tenant/moodboard/disable/', { expected_generation: 0 }),
    ];
    for (const answer of await Promise.all(attempts)) expect([answer.statusCode, answer.json()['code']]).toEqual([403, 'admin_required']);
    const adminRead = await mallory.get(`${MEMBERS}${await idOf('admin@a.example')}/`);
    expect((await patch(mallory, await idOf('admin@a.example'), { phone: '666' }, String(adminRead.headers.etag))).json()['code']).toBe(
      'manage_members.admin_untouchable',
    );
    expect((await mallory.get('/api/manage_members/me/permissions/')).json()).toMatchObject({
      is_admin: false,
      plugins: ['manage_members'],
    });
  });
});

describe('roles of a member', () => {
  it('change at once and are written down: who, what was added, what was taken', async () => {
    const { memberId } = await person({ plugins: ['moodboard'] });
    const client = await test.signIn(`p${serial}@a.example`);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(404);
    expect((await setRoles(admin, memberId, [await roleId('Bookkeeper')])).json<Member>().roles.map(({ name }) => name)).toEqual([
      'Bookkeeper',
    ]);
    expect((await client.get('/api/moodboard/1/')).statusCode).toBe(403);
    const [entry] = (await admin.get(`/api/manage_members/audit/?subject_kind=member&subject_id=${memberId}`)).json<AuditEntry[]>();
    expect(entry).toMatchObject({
      actor: 'admin',
      action: 'roles_changed',
      added: ['role Bookkeeper'],
      removed: [`role Role of p${serial}@a.example`],
    });
  });

  it('of another business are refused and change nothing', async () => {
    const { memberId } = await person({ plugins: ['moodboard'] });
    const [foreign] = (await (await test.signIn('adminB')).get('/api/manage_members/roles/')).json<Role[]>();
    expect((await setRoles(admin, memberId, [foreign?.id ?? 0])).statusCode).toBe(400);
    expect((await admin.get(`${MEMBERS}${memberId}/`)).json<Member>().roles).toHaveLength(1);
  });

  it('the history cannot be rewritten', async () => {
    const inA = { tenantId: test.tenantA, memberId: null };
    await expect(test.platform.db.withTenant(inA, (db) => db.rows('update manage_members_audit set actor_id = null'))).rejects.toThrow(
      'only grows',
    );
    await expect(test.platform.db.withTenant(inA, (db) => db.rows('delete from manage_members_audit'))).rejects.toThrow('only grows');
  });
});

describe('deactivating', () => {
  it('asks for a successor, moves the projects, ends the sessions, and can be taken back', async () => {
    const { memberId } = await person({ plugins: ['tenant_crm'] });
    const client = await test.signIn(`p${serial}@a.example`);
    await client.post('/api/tenant_crm/projects/', { name: 'Left behind', event_type: 'wedding' });
    expect((await admin.get(`${MEMBERS}${memberId}/holdings/`)).json()).toEqual({ projects: 1 });
    const refused = await admin.post(`${MEMBERS}${memberId}/deactivate/`, {});
    expect([refused.statusCode, refused.json()['code'], refused.json()['projects']]).toEqual([409, 'manage_members.successor_needed', 1]);
    expect((await admin.post(`${MEMBERS}${memberId}/deactivate/`, { successor_id: memberId })).json()['code']).toBe(
      'manage_members.successor_invalid',
    );
    const done = (await admin.post(`${MEMBERS}${memberId}/deactivate/`, { successor_id: await idOf('admin@a.example') })).json<{
      member: Member;
      moved_projects: number;
    }>();
    expect([done.member.status, done.moved_projects]).toEqual(['suspended', 1]);
    expect((await client.get('/api/members_page/me/')).statusCode).toBe(401);
    expect((await admin.post(`${MEMBERS}${memberId}/reactivate/`)).json<Member>().status).toBe('active');
    expect((await test.signIn(`p${serial}@a.example`)).sessionToken).toBeDefined();
  });

  it('comes before removing; a removed member is in no list', async () => {
    const { memberId } = await person();
    expect((await admin.post(`${MEMBERS}${memberId}/remove/`)).json()['code']).toBe('manage_members.deactivate_first');
    await admin.post(`${MEMBERS}${memberId}/deactivate/`, {});
    expect((await admin.post(`${MEMBERS}${memberId}/remove/`)).statusCode).toBe(200);
    expect((await list()).results.map(({ id }) => id)).not.toContain(memberId);
    expect((await list('?status=removed')).results.map(({ id }) => id)).toContain(memberId);
  });
});

describe('the last administrator', () => {
  it('stays, however many try at once: ten parallel requests leave one', async () => {
    const fresh = await createTestApp();
    const people = [await fresh.signIn('adminA'), await fresh.signIn('both')];
    const rows = (await people[0]?.get(MEMBERS))?.json<{ results: MemberRow[] }>().results ?? [];
    const admins = rows.filter(({ is_admin: isAdmin }) => isAdmin);
    expect(admins).toHaveLength(2);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const [self, other] = [people[at % 2] as TestClient, admins[at % 2] as MemberRow];
        return at % 3 === 0 ? self.post(`${MEMBERS}${other.id}/deactivate/`, { successor_id: null }) : setRoles(self, other.id, []);
      }),
    );
    expect(
      answers.some((answer) => answer.statusCode === 409 && answer.json()['code'] === 'manage_members.last_admin') ||
        answers.some(({ statusCode }) => [401, 403].includes(statusCode)),
    ).toBe(true);
    const left = await fresh.platform.db.withTenant({ tenantId: fresh.tenantA, memberId: null }, (db) =>
      fresh.platform.api('manage_members').adminIds(db),
    );
    expect(left).toHaveLength(1);
    const last = await fresh.signIn(rows.find(({ id }) => id === left[0])?.email ?? '');
    expect((await setRoles(last, left[0] ?? 0, [])).json()['code']).toBe('manage_members.last_admin');
    await fresh.stop();
  });

  it('is not saved by one who can no longer sign in', async () => {
    const fresh = await createTestApp();
    const { memberId } = await addPerson(fresh.platform, { tenantId: fresh.tenantB, email: 'second@b.example', roles: ['Owner'] });
    const only = await fresh.signIn('adminB');
    const own = (await only.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
    await only.post(`${MEMBERS}${memberId}/deactivate/`, {});
    expect((await setRoles(only, own, [])).json()['code']).toBe('manage_members.last_admin');
    expect((await only.post(`${MEMBERS}${own}/deactivate/`, {})).json()['code']).toBe('manage_members.not_yourself');
    await fresh.stop();
  });
});
