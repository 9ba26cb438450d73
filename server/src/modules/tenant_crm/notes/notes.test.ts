import type { Note, Project } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const base = '/api/tenant_crm/project_notes/';
let test: TestApp;
let admin: TestClient;
let subject: { subject_type: string; subject_id: number };
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  const made = (await admin.post('/api/tenant_crm/projects/', { name: 'Noted wedding' })).json<Project>();
  subject = { subject_type: 'project', subject_id: made.id };
});
afterAll(() => test.stop());

const write = async (body: object) => (await admin.post(base, { ...subject, ...body })).json<Note>();
const owners = async () => (await admin.get('/api/tenant_crm/owners/')).json<{ id: number; name: string }[]>();

describe('notes (T-492, T-493, T-494)', () => {
  it('are written, found and listed with pinned ones first', async () => {
    const first = await write({ body: 'Loves **peonies**', pinned: true });
    await write({ body: 'Call on Monday' });
    expect(first).toMatchObject({ subject_name: 'Noted wedding', visibility: 'team', pinned: true, version: 1 });
    const page = (await admin.get(`${base}?subject_type=project&subject_id=${subject.subject_id}`)).json<{ results: Note[] }>();
    expect(page.results.map(({ body }) => body)).toEqual(['Loves **peonies**', 'Call on Monday']);
    expect((await admin.get(`${base}?search=monday`)).json().count).toBe(1);
  });

  it('tell the members they mention, once, and nobody of another business', async () => {
    const both = await test.signIn('both');
    const mention = (await owners()).map(({ id, name }) => `@[${name}](${id})`).join(' ');
    const note = await write({ body: `Please look: ${mention} and @[Nobody](2000000000)` });
    expect(note.mentions).toHaveLength((await owners()).length);
    expect((await both.get('/api/notifications/')).body).toContain('mentioned you');
    expect((await admin.get('/api/notifications/')).body).not.toContain('mentioned you');
    const again = await admin.send('PATCH', {
      url: `${base}${note.id}/`,
      body: { body: `${note.body} Thanks.` },
      headers: { 'if-match': `"${note.id}-1"` },
    });
    expect(again.statusCode).toBe(200);
    expect((await both.get('/api/notifications/')).body.match(/mentioned you/g)).toHaveLength(1);
    expect((await both.get(`${base}?mine=true`)).json().count).toBe(1);
  });

  it('are saved on the version that was read', async () => {
    const note = await write({ body: 'Version one' });
    const save = (headers: Record<string, string>) => admin.send('PATCH', { url: `${base}${note.id}/`, body: { pinned: true }, headers });
    expect([
      (await save({})).statusCode,
      (await save({ 'if-match': `"${note.id}-1"` })).statusCode,
      (await save({ 'if-match': `"${note.id}-1"` })).statusCode,
    ]).toEqual([428, 200, 412]);
  });

  it('are deleted and restored, and the timeline tells', async () => {
    const note = await write({ body: 'Going and coming' });
    await admin.send('DELETE', { url: `${base}${note.id}/` });
    expect((await admin.get(`${base}?search=going and coming`)).json().count).toBe(0);
    await admin.post(`${base}${note.id}/restore/`, {});
    expect((await admin.get(`${base}?search=going and coming`)).json().count).toBe(1);
    const { results } = (await admin.get(`/api/tenant_crm/projects/${subject.subject_id}/timeline/`)).json<{
      results: { kind: string }[];
    }>();
    expect(results.slice(0, 3).map(({ kind }) => kind)).toEqual(['note_added', 'note_removed', 'note_added']);
  });

  it('of a discussion are comments in the timeline', async () => {
    const { id } = (await admin.post('/api/tenant_crm/projects/', { name: 'Discussed wedding' })).json<Project>();
    const comments = `/api/records/tenant_crm.project/${id}/notes/`;
    expect((await admin.post(comments, { body: 'Peonies?', kind: 'comment' })).statusCode).toBe(201);
    const answer = await admin.get(`/api/tenant_crm/projects/${id}/timeline/`);
    expect(answer.json<{ results: { kind: string }[] }>().results.map(({ kind }) => kind)).toContain('comment_added');
  });

  it('of one business are not there for another, and none is written on its records', async () => {
    const note = await write({ body: 'Only in A' });
    const other = await test.signIn('adminB');
    expect((await other.get(`${base}${note.id}/`)).statusCode).toBe(404);
    expect((await other.post(base, { ...subject, body: 'x' })).statusCode).toBe(404);
  });
});
