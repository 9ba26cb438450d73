import { samplesByModule, type ForeignIds, type PeopleOfB } from './isolation-samples';
import type { TestApp } from './platform/testing/create-test-app';
import type { TestClient } from './platform/testing/test-client';

const ONE_PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
/** Stands in everything that business B has. */
export const MARK = 'Only business B may read this';
/** Stands in everything that belongs to its project, and to the people of it. */
export const PROJECT_MARK = `${MARK}, with its project`;

/** One of everything in business B, made by its administrator. */
export async function fillBusinessB(client: TestClient, test: TestApp): Promise<ForeignIds> {
  // Identity columns are shared, so the ids of B exist nowhere in A: what is refused is refused for its business.
  const project = await created(client.post('/api/tenant_crm/projects/', { name: PROJECT_MARK, event_type: 'wedding' }));
  await created(client.post('/api/moodboard/', { project, data: { title: PROJECT_MARK } }));
  const tempBoard = await created(client.post('/api/moodboard/temp/', { temp_project_name: PROJECT_MARK, data: {} }));
  const asset = (
    await client.send('POST', {
      url: `/api/moodboard/assets/?name=${encodeURIComponent(PROJECT_MARK)}`,
      body: ONE_PIXEL,
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).json<{ asset: number }>().asset;
  const share = await created(client.post(`/api/moodboard/${project}/shares/`, { mode: 'view', label: PROJECT_MARK }));
  const comment = await created(client.post(`/api/moodboard/${project}/comments/`, { body: PROJECT_MARK }));
  const revision = await created(client.post(`/api/moodboard/${project}/revisions/`, { label: PROJECT_MARK }));
  const entry = await created(
    client.post(`/api/project_view/${project}/entries/`, {
      lane: 'planning',
      title: PROJECT_MARK,
      when: { anchor: 'day', day: '2027-06-12' },
    }),
  );
  const [session] = (await client.get('/api/auth_and_admin/sessions/')).json<{ id: number }[]>();
  const member = (await client.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
    test.platform.api('notifications').notify(db, [member], { title: MARK, content: MARK }),
  );
  const [notification] = (await client.get('/api/notifications/')).json<{ id: number }[]>();
  if (!session || !notification) throw new Error('Business B could not be filled.');
  const people = { ...(await fillPeople(client, project)), ...(await fillPipeline(client, project)) };
  const override = await created(
    client.post('/api/plugins/overrides/', { plugin: 'moodboard', origin: 'http://localhost:3012', reason: MARK }),
  );
  const assistant = await fillAssistant(client);
  return {
    ...people,
    ...assistant,
    ...(await fillTexts(client, test)),
    override,
    project,
    entry,
    asset,
    share,
    comment,
    revision,
    tempBoard,
    session: session.id,
    notification: notification.id,
    people: await fillPeopleOfB({ client, member, test }),
    own: await fillOwn({ client, test, project, asset }),
  };
}

/** What modules make by themselves. */
async function fillOwn({
  test,
  ...made
}: {
  client: TestClient;
  test: TestApp;
  project: number;
  asset: number;
}): Promise<ForeignIds['own']> {
  const own: Record<string, ForeignIds['own'][string]> = {};
  const insert = (table: string, row: Readonly<Record<string, unknown>>) => insertForB(test, { table, row });
  for (const [id, { fill }] of await samplesByModule())
    if (fill) own[id] = await fill({ ...made, insert, mark: MARK, projectMark: PROJECT_MARK });
  return own;
}

async function insertForB(test: TestApp, { table, row }: { table: string; row: Readonly<Record<string, unknown>> }): Promise<number> {
  const columns = Object.keys(row);
  const text = `insert into ${table} (${columns.join(', ')}) values (${columns.map((_name, at) => `$${at + 1}`).join(', ')}) returning id`;
  const rows = await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
    db.rows<{ id: number }>(text, Object.values(row)),
  );
  return rows[0]?.id ?? 0;
}

async function fillTexts(
  client: TestClient,
  test: TestApp,
): Promise<Pick<ForeignIds, 'conversation' | 'text' | 'textTemplate' | 'textMedia' | 'call'>> {
  const base = '/api/twilio_communications';
  await client.send('PUT', {
    url: `${base}/settings/`,
    body: { allowed_countries: ['US'], quiet_hours: false, consent_announcement: MARK },
    headers: { 'if-match': '*' },
  });
  const conversation = (await client.post(`${base}/conversations/`, { phone: '+14155550199' })).json<{ id: number }>().id;
  const text = await created(
    client.post(`${base}/messages/`, { conversation_id: conversation, body: PROJECT_MARK }, { headers: { 'idempotency-key': 'b' } }),
  );
  const textTemplate = await created(client.post(`${base}/templates/`, { name: MARK, body: MARK }));
  const textMedia = await created(
    client.send('POST', { url: `${base}/media/?name=b.gif`, body: ONE_PIXEL, headers: { 'content-type': 'application/octet-stream' } }),
  );
  const call = await created(
    client.post(`${base}/log_call/`, {
      sid: null,
      from_number: PROJECT_MARK,
      to_number: PROJECT_MARK,
      status: 'failed',
      duration_seconds: 0,
    }),
  );
  // Recordings are announced by the provider alone.
  await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
    db.rows("update twilio_communications_call set recording_sid = 'RE' || repeat('b', 32), recording_seconds = 5 where id = $1", [call]),
  );
  return { conversation, text, textTemplate, textMedia, call };
}

async function fillPeopleOfB({ client, member, test }: { client: TestClient; member: number; test: TestApp }): Promise<PeopleOfB> {
  const role = await created(
    client.post('/api/manage_members/roles/', {
      name: MARK,
      description: '',
      plugins: [],
      features: [],
      is_admin: false,
      row_scope: 'all',
    }),
  );
  const invited = await client.post('/api/manage_members/invites/', { emails: ['invited@b.example'], role_ids: [role], title: MARK });
  const invite = invited.json<{ results: { invite: { id: number } }[] }>().results[0]?.invite.id ?? 0;
  // For a plugin that has no operations: what it opens would be asked for by somebody who is taken for a member without any.
  const request = await created(
    (await test.signIn('plainB')).post('/api/auth_and_admin/access-requests/', { plugin: 'grants', message: MARK }),
  );
  await client.post(`/api/auth_and_admin/access-requests/${request}/approve/`, {});
  const asker = (await client.get('/api/manage_members/members/?search=plain')).json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
  const grant = (await client.get(`/api/manage_members/members/${asker}/`)).json<{ grants: { id: number }[] }>().grants[0]?.id ?? 0;
  const skill = await created(client.post('/api/manage_members/skills/', { name: MARK }));
  const category = await created(client.post('/api/manage_members/categories/', { kind: 'skill', name: MARK }));
  const absence = await created(
    client.post('/api/manage_members/availability/', { member_id: member, kind: 'weekly', weekday: 1, state: 'available', note: MARK }),
  );
  const rule = await created(client.post('/api/manage_members/assignment-rules/', { name: MARK, object: 'lead', strategy: 'round_robin' }));
  return { member, role, invite, grant, request, skill, category, absence, rule };
}

async function fillPeople(
  client: TestClient,
  project: number,
): Promise<Pick<ForeignIds, 'contact' | 'contactList' | 'importRun' | 'link' | 'merge' | 'organization'>> {
  const base = '/api/tenant_crm';
  const organization = await created(client.post(`${base}/organizations/`, { name: MARK }));
  const contact = await created(
    client.post(`${base}/contacts/`, { first_name: PROJECT_MARK, email: 'marked@b.example', organization_id: organization }),
  );
  const goes = await created(client.post(`${base}/contacts/`, { first_name: PROJECT_MARK, last_name: 'goes' }));
  await client.post(`${base}/contacts/${contact}/merge/`, { into: goes });
  const [merge] = (await client.get(`${base}/contacts/${contact}/merges/`)).json<{ id: number }[]>();
  const link = await created(client.post(`${base}/projects/${project}/people/`, { contact_id: contact, role: 'partner1' }));
  const importRun = await created(
    client.post(`${base}/import/`, { entity: 'contacts', file_name: PROJECT_MARK, text: `Name\n${PROJECT_MARK}` }),
  );
  const contactList = await created(client.post('/api/contact_management/lists/', { kind: 'static', name: MARK }));
  return { organization, contact, contactList, link, importRun, merge: merge?.id ?? 0 };
}

async function fillPipeline(
  client: TestClient,
  project: number,
): Promise<Pick<ForeignIds, 'lead' | 'stage' | 'note' | 'customField' | 'file'>> {
  const base = '/api/tenant_crm';
  const lead = await created(client.post(`${base}/leads/`, { title: PROJECT_MARK }));
  const stage = await created(client.post(`${base}/project_stages/`, { name: MARK }));
  const note = await created(client.post(`${base}/project_notes/`, { subject_type: 'project', subject_id: project, body: PROJECT_MARK }));
  const customField = await created(client.post(`${base}/custom-fields/`, { entity: 'project', label: MARK, kind: 'text' }));
  const headers = { 'content-type': 'application/octet-stream' };
  const file = await created(
    client.send('POST', {
      url: `${base}/files/project/${project}/?name=${encodeURIComponent(PROJECT_MARK)}`,
      body: Buffer.from(PROJECT_MARK),
      headers,
    }),
  );
  return { lead, stage, note, customField, file };
}

async function fillAssistant(client: TestClient): Promise<Pick<ForeignIds, 'draft' | 'action'>> {
  const { session_id } = (await client.post('/api/agents/run/start/', {})).json<{ session_id: string }>();
  const ask = async (message: string) =>
    (await client.post('/api/agents/run/text/', { session_id, message })).json<{
      draft?: { id: number };
      confirmation?: { token: string };
    }>();
  const { draft } = await ask('proposal for 12 centerpieces');
  const { confirmation } = await ask(`add a lead for ${PROJECT_MARK}`);
  return { draft: draft?.id ?? 0, action: confirmation?.token ?? '' };
}

async function created(answer: ReturnType<TestClient['post']>): Promise<number> {
  const { statusCode, body, json } = await answer;
  if (statusCode !== 201) throw new Error(`Business B could not be filled: ${body}`);
  return json<{ id: number }>().id;
}
