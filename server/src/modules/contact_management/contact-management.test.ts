import type { Anniversary, Client, ContactList, EraseAnswer, Interaction, SubjectAccess } from '@butterfly/contracts/contact_management';
import type { Contact, DuplicatePair, Project } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const base = '/api/contact_management';
let test: TestApp;
let admin: TestClient;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const create = async (body: object) => (await admin.post('/api/tenant_crm/contacts/', body)).json<Contact>();
const client = (email: string) => `${base}/clients/${encodeURIComponent(email)}/`;
const read = async (email: string) => (await admin.get(client(email))).json<Client>();
const project = async (body: object) => (await admin.post('/api/tenant_crm/projects/', body)).json<Project>();

describe('the page of a client (T-506, T-596)', () => {
  it('is found by an address with plus and dots in any case, by a further one and by a merged one; a stranger is nobody yet', async () => {
    const ann = await create({ first_name: 'Ann', email: 'ann.marlow+wedding@mail.example', other_emails: ['ann@work.example'] });
    const twin = await create({ first_name: 'Ann', email: 'ann@old.example' });
    await admin.post(`/api/tenant_crm/contacts/${ann.id}/merge/`, { into: twin.id });
    for (const email of ['Ann.Marlow+Wedding@MAIL.example', 'ann@work.example', 'ANN@old.example'])
      expect([email, (await read(email)).contact.id]).toEqual([email, ann.id]);
    expect((await admin.get(client('nobody@mail.example'))).statusCode).toBe(404);
    expect((await (await test.signIn('adminB')).get(client('ann@work.example'))).statusCode).toBe(404);
  });

  it('is found by id as well, so that who has no address has a page too; a merged one is who is left, a deleted one and one of others nobody', async () => {
    const [kept, twin, gone] = [
      await create({ first_name: 'Nameless' }),
      await create({ first_name: 'Nameless' }),
      await create({ first_name: 'Gone' }),
    ];
    await admin.post(`/api/tenant_crm/contacts/${kept.id}/merge/`, { into: twin.id });
    await admin.send('DELETE', { url: `/api/tenant_crm/contacts/${gone.id}/` });
    expect([(await read(String(kept.id))).contact.id, (await read(String(twin.id))).contact.id]).toEqual([kept.id, kept.id]);
    expect((await admin.get(`${client(String(kept.id))}interactions/`)).statusCode).toBe(200);
    const other = await test.signIn('adminB');
    for (const answer of [
      await admin.get(client(String(gone.id))),
      await admin.get(client('2000000000')),
      await other.get(client(String(kept.id))),
    ])
      expect(answer.statusCode).toBe(404);
  });

  it('tells projects, consent and what happened', async () => {
    const ben = await create({ first_name: 'Ben', email: 'ben@client.example' });
    const { id } = await project({ name: 'Ben’s wedding', event_date: '2027-06-12' });
    await admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id: ben.id, role: 'partner1' });
    await admin.post(`${client('ben@client.example')}consent/`, {
      channel: 'email',
      state: 'marketing',
      source: 'Phone',
      proof: 'Said yes',
    });
    const page = await read('ben@client.example');
    expect(page).toMatchObject({
      contact: { consent_email: 'marketing' },
      projects: [{ name: 'Ben’s wedding', role: 'partner1' }],
      consents: [{ source: 'Phone', proof: 'Said yes' }],
    });
    const happened = (await admin.get(`${client('ben@client.example')}interactions/`)).json<Interaction[]>();
    expect(happened.map(({ kind }) => kind).sort()).toEqual(['change', 'consent', 'project']);
    expect((await admin.get(`${client('ben@client.example')}interactions/?kind=project`)).json<Interaction[]>()).toMatchObject([
      { project_name: 'Ben’s wedding' },
    ]);
  });
});

describe('a note in the history', () => {
  it('reads as it is meant, without the marks it was written with', async () => {
    const { id } = await create({ first_name: 'Mo', email: 'mo@client.example' });
    const body = 'Loves **peonies** and *no* lilies,\nsays @[Ada](1)';
    expect((await admin.post('/api/tenant_crm/project_notes/', { subject_type: 'contact', subject_id: id, body })).statusCode).toBe(201);
    expect((await admin.get(`${client('mo@client.example')}interactions/?kind=note`)).json<Interaction[]>()).toMatchObject([
      { summary: 'Loves peonies and no lilies, says @Ada' },
    ]);
  });
});

describe('lists (T-505)', () => {
  it('the address book is narrowed as the pipeline narrows it: by organization, and to the archive', async () => {
    const { id: organization_id } = (
      await admin.post('/api/tenant_crm/organizations/', { name: 'Orchard', kind: 'vendor' })
    ).json<Contact>();
    const [inside, away] = [await create({ first_name: 'Inside', organization_id }), await create({ first_name: 'Away', organization_id })];
    await admin.post(`/api/tenant_crm/contacts/${away.id}/archive/`);
    const ids = async (query: string) =>
      (await admin.get(`${base}/clients/?organization=${organization_id}${query}`))
        .json<{ results: { id: number }[] }>()
        .results.map(({ id }) => id);
    expect([await ids(''), await ids('&archived=true')]).toEqual([[inside.id], [away.id]]);
  });

  it('kept by a filter follow the people, kept by hand hold who was put in, and both narrow the address book', async () => {
    const [one, two] = [await create({ first_name: 'Listed 1', tags: ['gala'] }), await create({ first_name: 'Listed 2' })];
    const smart = (await admin.post(`${base}/lists/`, { kind: 'smart', name: 'Gala people', filter: { tag: 'gala' } })).json<ContactList>();
    const hand = (await admin.post(`${base}/lists/`, { kind: 'static', name: 'By hand' })).json<ContactList>();
    expect([smart.count, hand.count]).toEqual([1, 0]);
    expect((await admin.post(`${base}/lists/${hand.id}/members/`, { contact_ids: [one.id, two.id, 2_000_000_000] })).json()).toMatchObject({
      count: 2,
    });
    expect((await admin.post(`${base}/lists/${smart.id}/members/`, { contact_ids: [two.id] })).json()).toMatchObject({
      code: 'contact_management.list_is_smart',
    });
    const names = async (query: string) =>
      (await admin.get(`${base}/clients/?${query}`))
        .json<{ results: { first_name: string }[] }>()
        .results.map(({ first_name }) => first_name);
    expect([
      await names(`segment=${smart.id}`),
      await names(`segment=${hand.id}&ordering=-id`),
      await names(`segment=${hand.id}&search=2`),
    ]).toEqual([['Listed 1'], ['Listed 2', 'Listed 1'], ['Listed 2']]);
    await admin.send('DELETE', { url: `${base}/lists/${hand.id}/members/${one.id}/` });
    expect(await names(`segment=${hand.id}`)).toEqual(['Listed 2']);
    await admin.send('PATCH', { url: `${base}/lists/${smart.id}/`, body: { filter: { search: 'listed' } } });
    expect(await names(`segment=${smart.id}`)).toHaveLength(2);
    expect((await admin.send('DELETE', { url: `${base}/lists/${smart.id}/` })).statusCode).toBe(204);
    expect((await admin.get(`${base}/clients/?segment=${smart.id}`)).statusCode).toBe(404);
  });
});

it('shows people who look alike, merges them, and takes that apart again', async () => {
  const [first, second] = [
    await create({ first_name: 'Dupli', last_name: 'Cate', phone_e164: '+15185550166' }),
    await create({ first_name: 'Dupli', last_name: 'Cate', phone_e164: '+15185550166' }),
  ];
  const pairs = async () => (await admin.get(`${base}/duplicates/`)).json<DuplicatePair[]>().filter((pair) => pair.first.id === first.id);
  expect(await pairs()).toMatchObject([{ second: { id: second.id }, reasons: ['phone', 'name'] }]);
  const { merge_id } = (await admin.post(`${base}/duplicates/merge/`, { first: second.id, second: first.id })).json<{ merge_id: number }>();
  expect(await pairs()).toEqual([]);
  await admin.post(`${base}/merges/${merge_id}/undo/`);
  expect(await pairs()).toHaveLength(1);
});

it('knows birthdays and the days of weddings in earlier years, also over the turn of the year', async () => {
  const person = await create({ first_name: 'Nova', last_name: 'Year', birthday: '1990-01-05', email: 'nova@year.example' });
  const leap = await create({ first_name: 'Leap', birthday: '2000-02-29' });
  const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; name: string }[]>();
  const { id } = await project({
    name: 'Past wedding',
    event_type: 'wedding',
    event_date: '2024-12-01',
    stage_id: stages.find(({ name }) => name === 'Closed')?.id,
  });
  await admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id: person.id, role: 'partner1' });
  const coming = async (days: number) =>
    (await admin.get(`${base}/anniversaries/?days=${days}`))
      .json<Anniversary[]>()
      .map(({ kind, on, years, contact_id }) => [kind, on, years, contact_id]);
  expect(await coming(60)).toEqual([
    ['event', '2026-12-01', 2, person.id],
    ['birthday', '2027-01-05', 37, person.id],
  ]);
  expect(await coming(120)).toContainEqual(['birthday', '2027-02-28', 27, leap.id]);
});

describe('the rights of a person', () => {
  it('everything that is kept is handed out', async () => {
    await create({
      first_name: 'Access',
      last_name: 'Request',
      email: 'access@rights.example',
      consent_email: 'marketing',
      consent_source: 'Fair',
    });
    const data = (await admin.post(`${client('access@rights.example')}export/`)).json<SubjectAccess>();
    expect(data).toMatchObject({
      contact: { first_name: 'Access', email: 'access@rights.example' },
      consents: [{ source: 'Fair' }],
      projects: [],
      lists: [],
    });
  });

  it('erasing asks first, and then leaves no name behind while the project stays', async () => {
    const gone = await create({
      first_name: 'Erasable',
      last_name: 'Unique',
      email: 'gone@rights.example',
      phone_e164: '+15185550133',
      tags: ['Uniquetag'],
    });
    const { id } = await project({ name: 'Kept project' });
    await admin.post(`/api/tenant_crm/projects/${id}/people/`, { contact_id: gone.id, role: 'billing' });
    const url = `${client('gone@rights.example')}erase/`;
    const asked = (await admin.post(url, {})).json<EraseAnswer & { token: string }>();
    expect(asked).toMatchObject({ step: 'confirm', name: 'Erasable Unique' });
    expect((await admin.post(url, { token: `${asked.token}x` })).json()).toMatchObject({ code: 'contact_management.confirmation_expired' });
    expect((await (await test.signIn('both')).post(url, { token: asked.token })).json()).toMatchObject({
      code: 'contact_management.confirmation_expired',
    });
    expect((await admin.post(url, { token: asked.token })).json()).toEqual({ step: 'erased', contact_id: gone.id });
    expect((await admin.get(client('gone@rights.example'))).statusCode).toBe(404);
    const rest = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      db.rows<{ text: string }>(
        'select row_to_json(c)::text as text from tenant_crm_contact c where id = $1 union all select row_to_json(w)::text from tenant_crm_contact_word w where contact_id = $1',
        [gone.id],
      ),
    );
    expect(rest.map(({ text }) => text).join()).not.toMatch(/Unique|gone@|5550133/i);
    expect((await admin.get(`/api/tenant_crm/projects/${id}/`)).statusCode).toBe(200);
  });

  it('a confirmation is good for ten minutes', async () => {
    await create({ first_name: 'Late', email: 'late@rights.example' });
    const { token } = (await admin.post(`${client('late@rights.example')}erase/`, {})).json<{ token: string }>();
    now = new Date(now.getTime() + 601_000);
    expect((await admin.post(`${client('late@rights.example')}erase/`, { token })).json()).toMatchObject({
      code: 'contact_management.confirmation_expired',
    });
  });
});
