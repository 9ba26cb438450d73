import { features } from '@butterfly/contracts/core';
import type { Contact, Lead, Project } from '@butterfly/contracts/tenant_crm';
import WebSocket from 'ws';
import type { Change } from '../platform/live/change';
import type { RowScope } from '../platform/db/worker';
import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import type { TestClient } from '../platform/testing/test-client';
import { addPerson } from '../platform/testing/test-people';

/** A page hears nothing more once this long has passed without a frame that it should have had. */
const QUIET_MS = 150;

let test: TestApp;
let admin: TestClient;
let project: Project;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  project = (await admin.post('/api/tenant_crm/projects/', { name: 'Watched wedding' })).json<Project>();
});
afterAll(() => test.stop());

interface OpenPage {
  readonly changes: Change[];
  heard(wanted: Partial<Change>): Promise<void>;
  close(): void;
}

async function open(client: TestClient): Promise<OpenPage> {
  const socket = new WebSocket(`${test.origin.replace('http', 'ws')}/ws/notifications/`, {
    headers: { cookie: client.cookieHeader, origin: test.origin },
  });
  const changes: Change[] = [];
  let arrived = () => undefined as void;
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as { type: string; changes?: Change[] };
    if (frame.type === 'changed') changes.push(...(frame.changes ?? []));
    arrived();
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  // What was changed before this page was opened is still on its way.
  await quiet();
  changes.length = 0;
  const matches = (wanted: Partial<Change>) =>
    changes.some((change) => Object.entries(wanted).every(([key, value]) => change[key as keyof Change] === value));
  const heard = (wanted: Partial<Change>) =>
    new Promise<void>((resolve) => {
      arrived = () => matches(wanted) && resolve();
      arrived();
    });
  return { changes, heard, close: () => socket.close() };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

async function memberWith(
  name: string,
  { plugins, rowScope }: { plugins: string[]; rowScope: RowScope },
): Promise<{ client: TestClient; memberId: number }> {
  const email = `${name}@a.example`;
  await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    test.platform.api('manage_members').ensureRole(db, { name, plugins, features: Object.keys(features), isAdmin: false, rowScope }),
  );
  const { memberId } = await addPerson(test.platform, { tenantId: test.tenantA, email, roles: [name] });
  return { client: await test.signIn(email), memberId };
}

describe('what has changed is told to the open pages', () => {
  it('of a colleague, once for each thing, with its version; and what is rolled back is not', async () => {
    const page = await open(await test.signIn('both'));
    const lead = (await admin.post('/api/tenant_crm/leads/', { title: 'Spring wedding', event_date: '2027-05-08' })).json<Lead>();
    await page.heard({ entity: 'tenant_crm.lead', id: lead.id, kind: 'insert' });
    expect(page.changes.filter(({ entity }) => entity === 'tenant_crm.lead')).toEqual([
      { entity: 'tenant_crm.lead', id: lead.id, version: lead.version, kind: 'insert' },
    ]);
    const refused = await admin.send('PATCH', {
      url: `/api/tenant_crm/leads/${lead.id}/`,
      body: { title: 'x' },
      headers: { 'if-match': `"${lead.id}-99"` },
    });
    expect(refused.statusCode).toBe(412);
    await quiet();
    expect(page.changes.filter(({ kind }) => kind === 'update')).toEqual([]);
    page.close();
  });

  it('of no other business', async () => {
    const [mine, other] = [await open(admin), await open(await test.signIn('adminB'))];
    const { id } = (await admin.post('/api/tenant_crm/contacts/', { first_name: 'Ada' })).json<Contact>();
    await mine.heard({ entity: 'tenant_crm.contact', id });
    await quiet();
    expect(other.changes).toEqual([]);
    [mine, other].forEach((page) => page.close());
  });

  it('only to who may use the plugin, or one that shows it', async () => {
    const [board, clients] = [
      await memberWith('boards', { plugins: ['moodboard'], rowScope: 'all' }),
      await memberWith('clients', { plugins: ['contact_management'], rowScope: 'all' }),
    ];
    const [without, shown] = [await open(board.client), await open(clients.client)];
    const { id } = (await admin.post('/api/tenant_crm/contacts/', { first_name: 'Bea' })).json<Contact>();
    await shown.heard({ entity: 'tenant_crm.contact', id });
    await admin.post('/api/tenant_crm/leads/', { title: 'Nobody else' });
    await quiet();
    expect([without.changes, shown.changes.filter(({ entity }) => entity !== 'tenant_crm.contact')]).toEqual([[], []]);
    [without, shown].forEach((page) => page.close());
  });

  it('of a project only to who sees it', async () => {
    const { client, memberId } = await memberWith('helper', { plugins: ['tenant_crm'], rowScope: 'assigned' });
    const page = await open(client);
    const rename = async (name: string, version: number) =>
      admin.send('PATCH', {
        url: `/api/tenant_crm/projects/${project.id}/`,
        body: { name },
        headers: { 'if-match': `"${project.id}-${version}"` },
      });
    expect((await rename('Seen by few', project.version)).statusCode).toBe(200);
    await quiet();
    expect(page.changes).toEqual([]);
    expect((await admin.send('PUT', { url: `/api/tenant_crm/projects/${project.id}/team/${memberId}/` })).statusCode).toBeLessThan(300);
    await page.heard({ entity: 'tenant_crm.project', id: project.id });
    page.close();
  });

  it('of what hangs on a record as a change of it, and of what only some see to them alone', async () => {
    const { client } = await memberWith('reader', { plugins: ['tenant_crm', 'notices'], rowScope: 'all' });
    const page = await open(client);
    await admin.post('/api/tenant_crm/project_notes/', { subject_type: 'project', subject_id: project.id, body: 'Bring ladders' });
    await page.heard({ entity: 'tenant_crm.project', id: project.id, kind: 'update' });
    page.changes.length = 0;
    const draft = await admin.post('/api/notices/notices/', { title: 'Nobody has seen this yet', body: 'A draft' });
    expect(draft.statusCode).toBe(201);
    await quiet();
    expect(page.changes).toEqual([]);
    page.close();
  });

  it('as "many" when a statement changes more than twenty rows', async () => {
    const page = await open(await test.signIn('both'));
    await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows(`insert into tenant_crm_organization (name) select 'Farm ' || n from generate_series(1, 30) n`),
    );
    await page.heard({ entity: 'tenant_crm.organization', id: null });
    page.close();
  });
});
