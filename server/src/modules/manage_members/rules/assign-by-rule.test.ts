import type { Lead, Project } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let [me, plain] = [0, 0];
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const members = (await admin.get('/api/tenant_crm/owners/')).json<{ id: number; name: string }[]>();
  plain = members.find(({ name }) => name === 'plain')?.id ?? 0;
  me = (await admin.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  for (const object of ['lead', 'project']) {
    await admin.post('/api/manage_members/assignment-rules/', {
      name: `To plain: ${object}`,
      object,
      strategy: 'fixed',
      fallback_id: plain,
    });
  }
});
afterAll(() => test.stop());

const LEADS = '/api/tenant_crm/leads/';
const PROJECTS = '/api/tenant_crm/projects/';
const worked = () => test.dispatcher.drain();
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
    const both =
      (await admin.get('/api/tenant_crm/owners/')).json<{ id: number; name: string }[]>().find(({ name }) => name === 'both')?.id ?? 0;
    await admin.send('PATCH', {
      url: `${PROJECTS}${taken.id}/`,
      body: { owner_id: both },
      headers: { 'if-match': `"${taken.id}-${taken.version}"` },
    });
    await worked();
    expect([await ownerOf(LEADS, named.id), await ownerOf(LEADS, nobody.id), await ownerOf(PROJECTS, taken.id)]).toEqual([me, null, both]);
  });
});
