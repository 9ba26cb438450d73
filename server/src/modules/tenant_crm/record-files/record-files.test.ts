import type { Project, RecordFile } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/tenant_crm/files/';
let test: TestApp;
let admin: TestClient;
let projectId: number;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  projectId = (await admin.post('/api/tenant_crm/projects/', { name: 'With files' })).json<Project>().id;
});
afterAll(() => test.stop());

const upload = (client: TestClient, name: string, bytes = 'rose') =>
  client.send('POST', {
    url: `${base}project/${projectId}/?name=${encodeURIComponent(name)}`,
    body: Buffer.from(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  });
const list = async () => (await admin.get(`${base}?subject_type=project&subject_id=${projectId}`)).json<RecordFile[]>();

describe('files of a record', () => {
  it('are added, listed, downloaded, removed and brought back', async () => {
    const added = await upload(admin, 'price list.txt');
    expect([added.statusCode, added.json<RecordFile>()]).toEqual([
      201,
      expect.objectContaining({ name: 'price list.txt', size: 4, subject_id: projectId }),
    ]);
    const { id } = added.json<RecordFile>();
    expect((await list()).map(({ name }) => name)).toEqual(['price list.txt']);
    const bytes = await admin.get(`${base}${id}/content/`);
    expect([bytes.body, String(bytes.headers['content-disposition'])]).toEqual(['rose', expect.stringContaining('attachment')]);
    await admin.send('DELETE', { url: `${base}${id}/` });
    expect([(await list()).length, (await admin.get(`${base}${id}/content/`)).statusCode]).toEqual([0, 404]);
    await admin.post(`${base}${id}/restore/`, {});
    expect([(await list()).length, (await admin.get(`${base}${id}/content/`)).statusCode]).toEqual([1, 200]);
  });

  it('of one business are not there for another', async () => {
    const { id } = (await upload(admin, 'secret.txt')).json<RecordFile>();
    const other = await test.signIn('adminB');
    expect((await other.get(`${base}${id}/content/`)).statusCode).toBe(404);
    expect((await upload(other, 'intruder.txt')).statusCode).toBe(404);
  });

  it('of a converted lead stay with the project when the lead’s are removed', async () => {
    const lead = (await admin.post('/api/tenant_crm/leads/', { title: 'With a picture' })).json<{ id: number }>();
    const file = await admin.send('POST', {
      url: `${base}lead/${lead.id}/?name=a.txt`,
      body: Buffer.from('leaf'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const { project_id } = (await admin.post(`/api/tenant_crm/leads/${lead.id}/convert/`, {})).json<{ project_id: number }>();
    await admin.send('DELETE', { url: `${base}${file.json<RecordFile>().id}/` });
    const copies = (await admin.get(`${base}?subject_type=project&subject_id=${project_id}`)).json<RecordFile[]>();
    expect((await admin.get(`${base}${copies[0]?.id}/content/`)).body).toBe('leaf');
  });
});
