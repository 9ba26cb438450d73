import type { RecordFile, RecordNote } from '@butterfly/contracts/records';
import type { Contact, Organization } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { addPersonWith } from '../../platform/testing/test-people';

let test: TestApp;
let admin: TestClient;
let base: string;
let organization: number;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  organization = (await admin.post('/api/tenant_crm/organizations/', { name: 'Fern Hall' })).json<Organization>().id;
  base = `/api/records/tenant_crm.organization/${organization}`;
});
afterAll(() => test.stop());

const write = async (body: object) => (await admin.post(`${base}/notes/`, body)).json<RecordNote>();
const upload = (name: string) =>
  admin.send('POST', {
    url: `${base}/files/?name=${name}`,
    body: Buffer.from('rose'),
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('notes and comments of any record', () => {
  it('are written, listed by kind with pinned ones first, changed on their version, deleted and brought back', async () => {
    const note = await write({ body: 'Side door', pinned: true });
    await write({ body: 'Is the door wide enough?', kind: 'comment' });
    expect(note).toMatchObject({
      subject_type: 'tenant_crm.organization',
      subject_id: organization,
      subject_name: 'Fern Hall',
      kind: 'note',
      version: 1,
    });
    const listed = async (query = '') => (await admin.get(`${base}/notes/${query}`)).json<{ count: number; results: RecordNote[] }>();
    expect((await listed()).results.map(({ kind }) => kind)).toEqual(['note', 'comment']);
    expect((await listed('?kind=comment')).count).toBe(1);
    const save = (headers: Record<string, string>) =>
      admin.send('PATCH', { url: `${base}/notes/${note.id}/`, body: { body: 'Back door' }, headers });
    expect([
      (await save({})).statusCode,
      (await save({ 'if-match': `"${note.id}-1"` })).statusCode,
      (await save({ 'if-match': `"${note.id}-1"` })).statusCode,
    ]).toEqual([428, 200, 412]);
    await admin.send('DELETE', { url: `${base}/notes/${note.id}/` });
    expect((await listed('?search=back door')).count).toBe(0);
    await admin.post(`${base}/notes/${note.id}/restore/`, {});
    expect((await listed('?search=back door')).count).toBe(1);
    const { results } = (await admin.get(`${base}/activity/`)).json<{ results: { kind: string }[] }>();
    expect(results.map(({ kind }) => kind)).toEqual(['note_added', 'note_removed', 'comment_added', 'note_added', 'created']);
  });

  it('are there at their own record alone', async () => {
    const note = await write({ body: 'Here' });
    const other = (await admin.post('/api/tenant_crm/organizations/', { name: 'Elsewhere' })).json<Organization>().id;
    const statuses = await Promise.all(
      [
        `/api/records/tenant_crm.organization/${other}/notes/${note.id}/`,
        `/api/records/tenant_crm.contact/${organization}/notes/${note.id}/`,
        `/api/records/tenant_crm.organization/2000000000/notes/`,
        '/api/records/nobody.knows/1/notes/',
      ].map(async (url) => (await admin.get(url)).statusCode),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('tell of a mention only who may use the plugin of the record', async () => {
    const may = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'may@a.example', plugins: ['tenant_crm'] });
    const may_not = await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'maynot@a.example', plugins: ['moodboard'] });
    const readers = (await admin.get(`${base}/people/`)).json<{ id: number }[]>().map(({ id }) => id);
    expect([readers.includes(may.memberId), readers.includes(may_not.memberId)]).toEqual([true, false]);
    await write({ body: `@[May](${may.memberId}) and @[Not](${may_not.memberId})` });
    const heard = async (who: string) => (await (await test.signIn(who)).get('/api/notifications/')).body.includes('mentioned you');
    expect([await heard('may@a.example'), await heard('maynot@a.example')]).toEqual([true, false]);
  });
});

describe('files of any record', () => {
  it('are added, listed, downloaded, removed and brought back', async () => {
    const added = await upload('plan.txt');
    expect([added.statusCode, added.json<RecordFile>()]).toEqual([
      201,
      expect.objectContaining({ name: 'plan.txt', size: 4, subject_type: 'tenant_crm.organization' }),
    ]);
    const url = `${base}/files/${added.json<RecordFile>().id}/`;
    expect((await admin.get(`${url}content/`)).body).toBe('rose');
    await admin.send('DELETE', { url });
    expect([(await admin.get(`${base}/files/`)).json(), (await admin.get(`${url}content/`)).statusCode]).toEqual([[], 404]);
    await admin.post(`${url}restore/`, {});
    expect((await admin.get(`${url}content/`)).statusCode).toBe(200);
  });
});

describe('whoever may not use the plugin that owns a record', () => {
  const refusal = async (client: TestClient) => {
    const answer = await client.get(`${base}/notes/`);
    return [answer.statusCode, answer.json()['code'], answer.json()['error']];
  };
  it('is refused as by the plugin itself, also while it is switched off', async () => {
    expect(await refusal(await test.signIn('plainA'))).toEqual([403, 'access_denied', 'Access denied']);
    const set = (enabled: boolean) => admin.send('PUT', { url: '/api/plugins/enabled/tenant_crm/', body: { enabled } });
    expect((await set(false)).statusCode).toBe(200);
    expect(await refusal(admin)).toEqual([403, 'access_denied', 'Access denied']);
    await set(true);
    expect((await admin.get(`${base}/notes/`)).statusCode).toBe(200);
  });
});

describe('what hangs on a contact', () => {
  it('moves with a merge and goes back when that is undone', async () => {
    const make = async (first_name: string) => (await admin.post('/api/tenant_crm/contacts/', { first_name })).json<Contact>().id;
    const [stays, goes] = [await make('Ann'), await make('Anna')];
    const at = (id: number) => `/api/records/tenant_crm.contact/${id}/notes/`;
    await admin.post(at(goes), { body: 'Likes ferns' });
    const count = async (id: number) => (await admin.get(at(id))).json<{ count: number }>().count;
    await admin.post(`/api/tenant_crm/contacts/${goes}/merge/`, { into: stays });
    expect([await count(stays), await count(goes)]).toEqual([1, 0]);
    const [merge] = (await admin.get(`/api/tenant_crm/contacts/${stays}/merges/`)).json<{ id: number }[]>();
    await admin.post(`/api/tenant_crm/contact-merges/${merge?.id}/undo/`, {});
    expect([await count(stays), await count(goes)]).toEqual([0, 1]);
  });
});

describe('how a member likes a list', () => {
  it('is kept per kind of record', async () => {
    const url = '/api/records/tenant_crm.organization/list-view/';
    expect((await admin.get(url)).json()).toEqual({ views: [], columns: null });
    await admin.send('PUT', { url, body: { views: [], columns: ['name'] } });
    expect((await admin.get(url)).json()).toEqual({ views: [], columns: ['name'] });
    expect((await (await test.signIn('both')).get(url)).json()).toEqual({ views: [], columns: null });
  });
});
