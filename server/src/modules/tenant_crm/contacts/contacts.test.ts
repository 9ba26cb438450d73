import type { ErrorBody } from '@butterfly/contracts/core';
import {
  contact,
  duplicateMatch,
  type ConsentEntry,
  type Contact,
  type ContactProject,
  type ContactRow,
  type DuplicateMatch,
  type MergeEntry,
  type Organization,
  type Project,
  type ProjectPerson,
} from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const contacts = '/api/tenant_crm/contacts/';
const projects = '/api/tenant_crm/projects/';
interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly ContactRow[];
}

let test: TestApp;
let admin: TestClient;
let now = new Date('2026-11-21T12:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

async function create(body: object, client = admin): Promise<Contact> {
  const answer = await client.post(contacts, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return contact.parse(answer.json());
}
const read = async (id: number) => (await admin.get(`${contacts}${id}/`)).json<Contact>();
const patch = (id: number, body: object, version?: number) =>
  admin.send('PATCH', { url: `${contacts}${id}/`, body, headers: version === undefined ? {} : { 'if-match': `"${id}-${version}"` } });
const list = async (query: string, client = admin) => (await client.get(`${contacts}?${query}`)).json<Page>();
const project = async (name: string) => (await admin.post(projects, { name })).json<Project>().id;

describe('a contact (T-481, T-482)', () => {
  it('is kept with its address in lower case and its phone as the world writes it', async () => {
    const made = await create({
      first_name: ' Ann ',
      last_name: 'Marlow',
      email: ' Ann.Marlow@Example.COM',
      phone_e164: '(518) 555-0142',
      tags: ['VIP'],
    });
    expect(made).toMatchObject({
      first_name: 'Ann',
      email: 'ann.marlow@example.com',
      phone_e164: '+15185550142',
      kind: 'person',
      consent_email: 'none',
      version: 1,
      tags: ['VIP'],
    });
  });

  it('is answered as it is read: with the name of its organization, without further addresses', async () => {
    const organization_id = (await admin.post('/api/tenant_crm/organizations/', { name: 'Kestrel Books' })).json<Organization>().id;
    const alone = await create({ first_name: 'Alone' });
    const ofShop = await create({ first_name: 'Of the shop', email: 'shop@example.com', organization_id });
    expect(alone).toMatchObject({ organization_name: null, other_emails: [] });
    expect(ofShop).toMatchObject({ organization_name: 'Kestrel Books', other_emails: [] });
    expect([alone, ofShop]).toEqual([await read(alone.id), await read(ofShop.id)]);
  });

  it.each([
    [{}, 'first_name'],
    [{ first_name: 'A', email: 'nobody' }, 'email'],
    [{ first_name: 'A', phone_e164: 'call me' }, 'phone_e164'],
    [{ first_name: 'A', organization_id: 2_000_000_000 }, 'organization_id'],
    [{ first_name: 'A', birthday: '2027-02-30' }, 'birthday'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await admin.post(contacts, body);
    const { fields = {} } = answer.json<ErrorBody>();
    expect([answer.statusCode, Object.keys(fields)]).toEqual([400, [field]]);
  });

  it('has its address for itself within the business, also when ten save it at once; another business may have it too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => admin.post(contacts, { first_name: `Rush ${at}`, email: 'rush@example.com' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const refused = await admin.post(contacts, { first_name: 'Late', email: 'RUSH@example.com' });
    expect(refused.json()).toMatchObject({
      code: 'tenant_crm.email_taken',
      contact_id: (await list('search=rush@example')).results[0]?.id,
    });
    expect((await (await test.signIn('adminB')).post(contacts, { first_name: 'B', email: 'rush@example.com' })).statusCode).toBe(201);
  });

  it('is saved only on the version that was read', async () => {
    const made = await create({ first_name: 'Versioned' });
    expect((await patch(made.id, { last_name: 'X' })).statusCode).toBe(428);
    expect((await patch(made.id, { last_name: 'Mine' }, 1)).json()).toMatchObject({ last_name: 'Mine', version: 2 });
    const late = await patch(made.id, { last_name: 'Theirs' }, 1);
    expect([late.statusCode, late.json<{ current: Contact }>().current.last_name]).toEqual([412, 'Mine']);
  });

  it('cannot lose its last name and address at once', async () => {
    const made = await create({ email: 'only@example.com' });
    expect((await patch(made.id, { email: null }, 1)).statusCode).toBe(400);
  });

  it('that is archived or deleted is kept, refuses changes and comes back', async () => {
    const made = await create({ first_name: 'Putaway', email: 'putaway@example.com' });
    await admin.send('DELETE', { url: `${contacts}${made.id}/` });
    expect((await read(made.id)).deleted_at).not.toBeNull();
    expect((await list('search=putaway')).count).toBe(0);
    expect((await patch(made.id, { last_name: 'X' }, 2)).json()).toMatchObject({ code: 'tenant_crm.record_put_away' });
    const other = await create({ first_name: 'Successor', email: 'putaway@example.com' });
    expect((await admin.post(`${contacts}${made.id}/restore/`)).json()).toMatchObject({
      code: 'tenant_crm.email_taken',
      contact_id: other.id,
    });
    await patch(other.id, { email: null }, 1);
    expect((await admin.post(`${contacts}${made.id}/restore/`)).statusCode).toBe(200);
    await admin.post(`${contacts}${made.id}/archive/`);
    expect([(await list('search=putaway')).count, (await list('search=putaway&archived=true')).count]).toEqual([0, 1]);
  });
});

describe('the list of contacts (T-480)', () => {
  it('finds words in any order, without accents, by address and by phone, and means wildcards as themselves', async () => {
    await create({ first_name: 'Sofía', last_name: 'Delgado', email: 'sofia_d@example.com', phone_e164: '+31 20 555 0101' });
    const found = async (text: string) => (await list(`search=${encodeURIComponent(text)}`)).results.map(({ first_name }) => first_name);
    for (const text of ['delgado sofia', 'SOFÍA', 'sofia_d@', '205550101']) expect([text, await found(text)]).toEqual([text, ['Sofía']]);
    expect([await found('sofiaXd'), await found('%')]).toEqual([[], []]);
  });

  it('filters, sorts and pages', async () => {
    for (const at of [1, 2, 3]) await create({ first_name: `Planner ${at}`, last_name: 'Paged', kind: 'planner' });
    const page = await list('kind=planner&search=paged&page=2&page_size=1&ordering=-name');
    expect([page.count, page.results.map(({ first_name }) => first_name)]).toEqual([3, ['Planner 2']]);
    expect((await admin.get(page.next ?? '')).json<Page>().results[0]?.first_name).toBe('Planner 1');
    expect((await list('kind=vendor&search=paged')).count).toBe(0);
  });

  it('archives and tags many at once, tells which ones changed, and can take exactly these back', async () => {
    const made = [await create({ first_name: 'Bulk 1' }), await create({ first_name: 'Bulk 2' })].map(({ id }) => id);
    const bulk = async (body: object) => (await admin.post(`${contacts}bulk/`, body)).json<{ ids: number[] }>().ids.sort();
    expect(await bulk({ action: 'tag', tag: 'spring', ids: made })).toEqual(made);
    expect(await bulk({ action: 'tag', tag: 'spring', ids: made })).toEqual([]);
    expect((await list('tag=spring')).count).toBe(2);
    expect(await bulk({ action: 'archive', ids: [...made, 2_000_000_000] })).toEqual(made);
    expect(await bulk({ action: 'unarchive', ids: made })).toEqual(made);
  });

  it('is exported with its filters, and no cell can run as a formula', async () => {
    await create({ first_name: '=HYPERLINK("http://evil")', last_name: 'Exported', phone_e164: '+15185550199' });
    await create({ first_name: 'Plain', last_name: 'Exported' });
    const answer = await admin.get(`${contacts}export.csv/?search=exported`);
    const lines = answer.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")",Exported,,+15185550199`);
  });
});

describe('consent', () => {
  it('is kept with source, proof and address of the caller, and nothing of it is overwritten', async () => {
    const made = await create({ first_name: 'Consenting', consent_email: 'transactional', consent_source: 'Contract' });
    const changed = await admin.post(`${contacts}${made.id}/consent/`, {
      channel: 'email',
      state: 'marketing',
      source: 'Web form',
      proof: 'Ticked “News”',
    });
    expect(changed.json()).toMatchObject({ consent_email: 'marketing', version: 2 });
    await admin.post(`${contacts}${made.id}/consent/`, { channel: 'sms', state: 'opted_out', source: 'Phone' });
    const history = (await admin.get(`${contacts}${made.id}/consent-changes/`)).json<ConsentEntry[]>();
    expect(history.map(({ channel, state, source, proof }) => [channel, state, source, proof])).toEqual([
      ['sms', 'opted_out', 'Phone', ''],
      ['email', 'marketing', 'Web form', 'Ticked “News”'],
      ['email', 'transactional', 'Contract', ''],
    ]);
    expect(history[0]?.ip).toBeTruthy();
    expect((await admin.post(`${contacts}${made.id}/consent/`, { channel: 'sms', state: 'marketing', source: 'x' })).statusCode).toBe(400);
  });
});

describe('people of a project', () => {
  it('are linked with a role, each role once, and one of them pays', async () => {
    const [id, ann, ben] = [await project('Linked wedding'), await create({ first_name: 'Ann L' }), await create({ first_name: 'Ben L' })];
    const add = (body: object) => admin.post(`${projects}${id}/people/`, body);
    const first = (await add({ contact_id: ann.id, role: 'partner1', is_billing: true })).json<ProjectPerson>();
    expect((await add({ contact_id: ann.id, role: 'partner1' })).json()).toMatchObject({ code: 'tenant_crm.role_taken' });
    await add({ contact_id: ben.id, role: 'partner2', is_billing: true });
    const people = async () =>
      (await admin.get(`${projects}${id}/people/`))
        .json<ProjectPerson[]>()
        .map(({ first_name, role, is_billing }) => [first_name, role, is_billing]);
    expect(await people()).toEqual([
      ['Ann L', 'partner1', false],
      ['Ben L', 'partner2', true],
    ]);
    await admin.send('PATCH', { url: `${projects}${id}/people/${first.id}/`, body: { role: 'billing', is_billing: true } });
    expect(await people()).toEqual([
      ['Ann L', 'billing', true],
      ['Ben L', 'partner2', false],
    ]);
    expect((await admin.get(`${contacts}${ann.id}/projects/`)).json<ContactProject[]>()).toMatchObject([
      { project_id: id, role: 'billing', stage_name: 'Inquiry' },
    ]);
    expect((await admin.send('DELETE', { url: `${projects}${id}/people/${first.id}/` })).statusCode).toBe(204);
    expect(await people()).toHaveLength(1);
  });
});

describe('duplicate matches', () => {
  it('are found by address, by phone however it is written, and by a name that is nearly the same', async () => {
    const made = await create({
      first_name: 'Katherine',
      last_name: 'Whitcomb',
      email: 'kate@whitcomb.example',
      phone_e164: '+1 518 555 0177',
    });
    const find = async (query: string) =>
      (await admin.get(`${contacts}duplicates/?${query}`))
        .json<DuplicateMatch[]>()
        .filter((one) => duplicateMatch.parse(one).contact.id === made.id)
        .map(({ reasons }) => reasons);
    expect(await find('email=KATE@whitcomb.example')).toEqual([['email']]);
    expect(await find('phone=518.555.0177')).toEqual([['phone']]);
    expect(await find('name=Katharine Whitcomb')).toEqual([['name']]);
    expect(await find('name=Whitcomb Katherine&email=kate@whitcomb.example')).toEqual([['email', 'name']]);
    expect(await find('name=Katherine Johansson')).toEqual([]);
    expect(await find(`name=Katherine Whitcomb&except=${made.id}`)).toEqual([]);
  });
});

describe('merging', () => {
  async function pair() {
    const older = await create({ first_name: 'Nora', last_name: '', email: `nora${Math.random()}@example.com`, tags: ['a'] });
    const newer = await create({
      first_name: 'Nora',
      last_name: 'Vance',
      email: `vance${Math.random()}@example.com`,
      phone_e164: '+15185550111',
      tags: ['b'],
      consent_email: 'marketing',
    });
    const id = await project('Merged wedding');
    await admin.post(`${projects}${id}/people/`, { contact_id: newer.id, role: 'partner1' });
    return { older, newer, id };
  }
  const merge = (from: number, body: object) => admin.post(`${contacts}${from}/merge/`, body);
  const merges = async (id: number) => (await admin.get(`${contacts}${id}/merges/`)).json<MergeEntry[]>();

  it('keeps the older id, fills what it had not, keeps both addresses, and moves the projects', async () => {
    const { older, newer, id } = await pair();
    const merged = (await merge(older.id, { into: newer.id })).json<Contact>();
    expect(merged).toMatchObject({
      id: older.id,
      last_name: 'Vance',
      email: older.email,
      other_emails: [newer.email],
      phone_e164: '+15185550111',
      tags: ['a', 'b'],
      consent_email: 'marketing',
    });
    expect((await admin.get(`${projects}${id}/people/`)).json<ProjectPerson[]>().map(({ contact_id }) => contact_id)).toEqual([older.id]);
    expect((await read(newer.id)).merged_into_id).toBe(older.id);
    expect((await admin.get(`${contacts}${older.id}/consent-changes/`)).json<ConsentEntry[]>()).toHaveLength(1);
    expect((await admin.post(contacts, { first_name: 'Third', email: newer.email })).json()).toMatchObject({ contact_id: older.id });
  });

  it('takes the fields that were chosen from the one that goes', async () => {
    const { older, newer } = await pair();
    const merged = (await merge(newer.id, { into: older.id, take: ['email'] })).json<Contact>();
    expect([merged.email, merged.other_emails]).toEqual([newer.email, [older.email]]);
  });

  it('is undone within 30 days: both are as before, and what was changed since stays', async () => {
    const { older, newer, id } = await pair();
    const merged = (await merge(older.id, { into: newer.id, take: ['email'] })).json<Contact>();
    await patch(older.id, { last_name: 'Vance-Reyes' }, merged.version);
    const [entry] = await merges(older.id);
    expect((await admin.post(`/api/tenant_crm/contact-merges/${entry?.id}/undo/`)).statusCode).toBe(200);
    expect(await read(older.id)).toMatchObject({
      last_name: 'Vance-Reyes',
      email: older.email,
      phone_e164: null,
      tags: ['a'],
      other_emails: [],
    });
    expect(await read(newer.id)).toMatchObject({ merged_into_id: null, email: newer.email, phone_e164: '+15185550111' });
    expect((await admin.get(`${projects}${id}/people/`)).json<ProjectPerson[]>().map(({ contact_id }) => contact_id)).toEqual([newer.id]);
    expect((await admin.post(`/api/tenant_crm/contact-merges/${entry?.id}/undo/`)).statusCode).toBe(200);
  });

  it('cannot be undone after 30 days', async () => {
    const { older, newer } = await pair();
    await merge(older.id, { into: newer.id });
    const [entry] = await merges(older.id);
    const before = now;
    now = new Date(Date.now() + 31 * 86_400_000);
    const answer = await admin.post(`/api/tenant_crm/contact-merges/${entry?.id}/undo/`);
    now = before;
    expect(answer.json()).toMatchObject({ code: 'tenant_crm.merge_undo_refused' });
  });

  it('of one with itself or with a merged one is refused', async () => {
    const { older, newer } = await pair();
    expect((await merge(older.id, { into: older.id })).json()).toMatchObject({ code: 'tenant_crm.cannot_merge' });
    await merge(older.id, { into: newer.id });
    expect((await merge(older.id, { into: newer.id })).json()).toMatchObject({ code: 'tenant_crm.cannot_merge' });
  });
});

describe('organizations (T-477, T-478, T-479)', () => {
  it('are created, found, changed on their version, put away and brought back, and count their people', async () => {
    const base = '/api/tenant_crm/organizations/';
    const made = (
      await admin.post(base, { name: 'Hollis Foundation', kind: 'client', phone_e164: '518 555 0100', website: 'hollis.example' })
    ).json<Organization>();
    expect(made).toMatchObject({ phone_e164: '+15185550100', version: 1 });
    await create({ first_name: 'Hollis', last_name: 'Member', organization_id: made.id });
    const rows = async (query: string) =>
      (await admin.get(`${base}?${query}`)).json<{ results: { id: number; contact_count: number }[] }>().results;
    expect(await rows('search=hollis&kind=client')).toMatchObject([{ id: made.id, contact_count: 1 }]);
    expect((await admin.get(`${base}pick/?search=holl`)).json()).toEqual([{ id: made.id, name: 'Hollis Foundation', kind: 'client' }]);
    const save = (version: number) =>
      admin.send('PATCH', {
        url: `${base}${made.id}/`,
        body: { notes: 'Gala each March' },
        headers: { 'if-match': `"${made.id}-${version}"` },
      });
    expect([(await save(1)).statusCode, (await save(1)).statusCode]).toEqual([200, 412]);
    await admin.send('DELETE', { url: `${base}${made.id}/` });
    expect([await rows('search=hollis'), (await save(3)).json().code]).toEqual([[], 'tenant_crm.record_put_away']);
    await admin.post(`${base}${made.id}/restore/`);
    expect((await admin.get(`${base}export.csv/`)).body).toContain('Hollis Foundation,client');
  });
});

describe('saved filters of a list', () => {
  it('belong to the member who saved them', async () => {
    const url = '/api/tenant_crm/list-views/contacts/';
    const view = { views: [{ name: 'Planners', search: '', ordering: 'name', filters: { kind: 'planner' } }], columns: ['name', 'email'] };
    expect((await admin.send('PUT', { url, body: view })).statusCode).toBe(200);
    expect((await admin.get(url)).json()).toEqual(view);
    expect((await (await test.signIn('both')).get(url)).json()).toEqual({ views: [], columns: null });
  });
});
