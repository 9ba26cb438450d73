import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import type { Method, TestClient } from './platform/testing/test-client';
import { addPersonWith } from './platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
let member: TestClient;
let serial = 0;

/** A role with every plugin of the list and no feature at all: what such a member could do before features were checked. */
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const plugins = ['tenant_crm', 'contact_management', 'moodboard', 'manage_members', 'twilio_communications'];
  await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'plain-role@a.example', plugins });
  member = await test.signIn('plain-role@a.example');
});
afterAll(() => test.stop());

const idOf = async (answer: ReturnType<TestClient['post']>) => (await answer).json<{ id: number }>().id;

async function seeded() {
  const contact = await idOf(
    admin.post('/api/tenant_crm/contacts/', { first_name: 'Anna', email: serial++ === 0 ? 'anna@a.example' : `anna${serial}@a.example` }),
  );
  const project = await idOf(admin.post('/api/tenant_crm/projects/', { name: 'Kept', event_type: 'wedding' }));
  await admin.post('/api/moodboard/', { project, data: {} });
  const [colleague] = (await admin.get('/api/manage_members/members/?search=plain')).json<{ results: { id: number }[] }>().results;
  return { contact, project, colleague: colleague?.id ?? 0 };
}

describe('a role with plugins and without features', () => {
  it('neither exports, deletes, writes templates nor changes colleagues, and is told in place which feature is missing', async () => {
    const { contact, project, colleague } = await seeded();
    const etag = (await admin.get(`/api/manage_members/members/${colleague}/`)).headers['etag'] as string;
    const attack: [Method, string, unknown, string][] = [
      ['GET', '/api/tenant_crm/contacts/export.csv/', undefined, 'export_data'],
      ['GET', '/api/tenant_crm/projects/export.csv/', undefined, 'export_data'],
      ['GET', '/api/tenant_crm/organizations/export.csv/', undefined, 'export_data'],
      ['POST', '/api/contact_management/clients/anna@a.example/export/', undefined, 'export_data'],
      ['DELETE', `/api/tenant_crm/contacts/${contact}/`, undefined, 'delete_records'],
      ['DELETE', `/api/moodboard/${project}/delete/`, undefined, 'delete_records'],
      ['POST', '/api/twilio_communications/templates/', { name: 'Hello', body: 'Hello' }, 'manage_templates'],
      ['PATCH', `/api/manage_members/members/${colleague}/`, { title: 'Owned' }, 'manage_members'],
    ];
    const answered: unknown[] = [];
    for (const [method, url, body] of attack) {
      const answer = await member.send(method, { url, body, headers: { 'if-match': etag } });
      const { code, feature } = answer.statusCode === 403 ? answer.json<{ code: string; feature: string }>() : { code: '', feature: '' };
      answered.push([url, answer.statusCode, code, feature]);
      expect(answer.body).not.toMatch(/Access denied|You don't have permission/);
    }
    expect(answered).toEqual(attack.map(([, url, , feature]) => [url, 403, 'feature_required', feature]));
    expect((await admin.get(`/api/tenant_crm/contacts/${contact}/`)).json()['deleted_at'] ?? null).toBeNull();
    expect((await admin.get(`/api/moodboard/${project}/`)).statusCode).toBe(200);
    expect((await admin.get('/api/twilio_communications/templates/')).json()).toEqual([]);
    expect((await admin.get(`/api/manage_members/members/${colleague}/`)).json()['title']).not.toBe('Owned');
  });

  it('still takes back what it has made itself: a note, a file, a loose board', async () => {
    const { project } = await seeded();
    const subject = { subject_type: 'project', subject_id: project };
    const noteOf = (who: TestClient) => idOf(who.post('/api/tenant_crm/project_notes/', { ...subject, body: 'Call them' }));
    const fileOf = (who: TestClient) =>
      idOf(
        who.send('POST', {
          url: `/api/tenant_crm/files/project/${project}/?name=a.txt`,
          body: Buffer.from('a'),
          headers: { 'content-type': 'application/octet-stream' },
        }),
      );
    const boardOf = (who: TestClient) => idOf(who.post('/api/moodboard/temp/', { temp_project_name: 'Loose', data: {} }));
    const urlsOf = async (who: TestClient) => [
      `/api/tenant_crm/project_notes/${await noteOf(who)}/`,
      `/api/tenant_crm/files/${await fileOf(who)}/`,
      `/api/moodboard/temp/${await boardOf(who)}/delete/`,
    ];
    const statuses = async (urls: readonly string[]) =>
      Promise.all(urls.map(async (url) => (await member.send('DELETE', { url })).statusCode));
    expect(await statuses(await urlsOf(member))).toEqual([200, 200, 204]);
    expect(await statuses(await urlsOf(admin))).toEqual([403, 403, 403]);
  });

  it('still edits and tags many, and brings back what somebody else has put away', async () => {
    const { contact } = await seeded();
    const bulk = async (action: object) => (await member.post('/api/tenant_crm/contacts/bulk/', { ids: [contact], ...action })).statusCode;
    expect([await bulk({ action: 'tag', tag: 'VIP' }), await bulk({ action: 'archive' }), await bulk({ action: 'delete' })]).toEqual([
      200, 403, 403,
    ]);
    await admin.send('DELETE', { url: `/api/tenant_crm/contacts/${contact}/` });
    expect((await member.post(`/api/tenant_crm/contacts/${contact}/restore/`)).statusCode).toBe(200);
  });
});
