import type { Lead, Project } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let [me, plain, both] = [0, 0, 0];
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const members = (await admin.get('/api/tenant_crm/owners/')).json<{ id: number; name: string }[]>();
  plain = members.find(({ name }) => name === 'plain')?.id ?? 0;
  both = members.find(({ name }) => name === 'both')?.id ?? 0;
  me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  for (const object of ['lead', 'project']) {
    await admin.post(RULES, {
      name: `To plain: ${object}`,
      object,
      strategy: 'fixed',
      fallback_id: plain,
    });
  }
});
afterAll(() => test.stop());

const LEADS = '/api/tenant_crm/leads/';
const RULES = '/api/manage_members/assignment-rules/';
const PROJECTS = '/api/tenant_crm/projects/';
const worked = () => test.dispatcher.drain();
/** This rule for projects, and no other. */
const onlyRule = async (rule: object) => {
  const rules = (await admin.get(RULES)).json<{ id: number; object: string }[]>();
  for (const { id } of rules.filter(({ object }) => object === 'project'))
    await admin.send('DELETE', { url: `${RULES}${id}/`, headers: { 'if-match': '*' } });
  expect((await admin.post(RULES, { object: 'project', ...rule })).statusCode).toBe(201);
};
const openOf = async (members: readonly number[]) => {
  const open = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) =>
    Promise.all(test.platform.fillers('manage_members.owned_work').map((work) => work.projects(db))),
  );
  return members.map((id) => open.reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0));
};
const ownerOf = async (path: string, id: number) => (await admin.get(`${path}${id}/`)).json<{ owner_id: number | null }>().owner_id;

describe('what comes in is given to a member by rule', () => {
  it('a lead and a project that nobody was named for, with a line in the timeline; the member is told', async () => {
    const lead = (await admin.post(LEADS, { title: 'Barn in June' })).json<Lead>();
    const project = (await admin.post(PROJECTS, { name: 'Lake in July' })).json<Project>();
    expect([lead.owner_id, project.owner_id]).toEqual([me, me]);
    await worked();
    expect([await ownerOf(LEADS, lead.id), await ownerOf(PROJECTS, project.id)]).toEqual([plain, plain]);
    const { results } = (await admin.get(`${PROJECTS}${project.id}/timeline/`)).json<{
      results: { kind: string; details: { changes?: object[] } }[];
    }>();
    expect(results[0]).toMatchObject({ kind: 'changed', details: { changes: [{ field: 'owner_id', from: me, to: plain }] } });
    const told = (await (await test.signIn('plainA')).get('/api/notifications/')).json<{ title: string; content: string }[]>();
    expect(told.map(({ content }) => content)).toEqual(
      expect.arrayContaining(['Barn in June was given to you by a rule.', 'Lake in July was given to you by a rule.']),
    );
  });

  it('but not what somebody was named for, as it was made or before the rule was asked', async () => {
    const named = (await admin.post(LEADS, { title: 'Mine', owner_id: me })).json<Lead>();
    const nobody = (await admin.post(LEADS, { title: 'Nobody yet', owner_id: null })).json<Lead>();
    const taken = (await admin.post(PROJECTS, { name: 'Taken' })).json<Project>();
    await admin.send('PATCH', {
      url: `${PROJECTS}${taken.id}/`,
      body: { owner_id: both },
      headers: { 'if-match': `"${taken.id}-${taken.version}"` },
    });
    await worked();
    expect([await ownerOf(LEADS, named.id), await ownerOf(LEADS, nobody.id), await ownerOf(PROJECTS, taken.id)]).toEqual([me, null, both]);
  });

  it('many that come in at once are shared as one by one, though the members are read once', async () => {
    await onlyRule({ name: 'By load', strategy: 'least_loaded', candidates: [plain, both] });
    const names = Array.from({ length: 8 }, (_, at) => `Row ${at}`);
    await Promise.all(names.map((name) => admin.post(PROJECTS, { name })));
    await worked();
    const [one = 0, other = 0] = await openOf([plain, both]);
    expect(one + other).toBeGreaterThanOrEqual(names.length);
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1);
  });

  it('by turns what comes later goes to who has waited longer: who was given what is written down', async () => {
    await onlyRule({ name: 'By turns', strategy: 'round_robin', candidates: [plain, both] });
    const owners: (number | null)[] = [];
    for (const name of ['First', 'Second', 'Third', 'Fourth']) {
      const { id } = (await admin.post(PROJECTS, { name })).json<Project>();
      await worked();
      owners.push(await ownerOf(PROJECTS, id));
    }
    expect(new Set(owners.slice(0, 2))).toEqual(new Set([plain, both]));
    expect(owners.slice(2)).toEqual(owners.slice(0, 2));
  });

  it('a rule for somebody who has left gives to nobody, and what comes in is not held up', async () => {
    await onlyRule({ name: 'To both', strategy: 'fixed', fallback_id: both });
    await test.platform.db.withoutTenant((db) => db.rows("update auth_and_admin_membership set status = 'removed' where id = $1", [both]));
    const made = (await admin.post(PROJECTS, { name: 'Left alone' })).json<Project>();
    await worked();
    expect(await ownerOf(PROJECTS, made.id)).toBe(me);
    const waiting = await test.database.asDispatcher((db) =>
      db.rows("select 1 from platform_event_delivery where module = 'manage_members' and state <> 'delivered'"),
    );
    expect(waiting).toEqual([]);
  });
});
