import { randomUUID } from 'node:crypto';
import { daysAfter } from '../../../platform/testing/calendar';
import type { TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { fillChanges, fillCommission, type ChangedIds } from './secret-changes';

/** Every word and figure of business A that nobody may see without permission. No request of the proof says one of them. */
export const SECRET = /zanzibar|7[,.]?654[,.]?3|7654321|zoe@hidden/i;

const MADE_BY_CHANCE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What a text says of the secrets, with the words around it. Ids made by chance may hold any figure and say nothing. */
export function secretIn(text: string): string | null {
  const known = text.replace(MADE_BY_CHANCE, 'an-id');
  const at = known.search(SECRET);
  return at < 0 ? null : known.slice(Math.max(0, at - 80), at + 80);
}

export interface SecretIds extends ChangedIds {
  readonly task: number;
  readonly project: number;
  readonly lead: number;
  /** A lead that comes to nothing. */
  readonly dropped: number;
  readonly stage: number;
  readonly conversation: number;
  readonly meeting: number;
  /** Meetings that stand: one asks for an answer, one is to be moved, one to be cancelled. */
  readonly asked: number;
  readonly moved: number;
  readonly booking: number;
  readonly invoice: number;
  readonly member: number;
  readonly order: number;
  readonly item: number;
}

const NAME = 'Zanzibar gala';
const DAY_MS = 86_400_000;

/** Records every tool has something to tell about. */
export async function fillSecrets(admin: TestClient): Promise<SecretIds> {
  const create = async (url: string, body: object): Promise<number> => {
    const answer = await admin.post(url, body, { headers: { 'idempotency-key': randomUUID() } });
    if (answer.statusCode >= 300) throw new Error(`${url} was refused: ${answer.body}`);
    return answer.json<{ id: number }>().id;
  };
  // Born in a leap year: every day there is, was.
  const soon = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(4, 10);
  const stage = await create('/api/tenant_crm/project_stages/', { name: 'Zanzibar stage' });
  const project = await create('/api/tenant_crm/projects/', {
    name: NAME,
    event_type: 'wedding',
    event_date: '2027-06-12',
    budget_cents: 765_432_100,
    venue_text: 'Zanzibar hall',
  });
  const lead = await create('/api/tenant_crm/leads/', { title: 'Zanzibar lead', source: 'instagram' });
  const dropped = await create('/api/tenant_crm/leads/', { title: 'Zanzibar picnic', source: 'instagram' });
  const contact = await create('/api/tenant_crm/contacts/', {
    first_name: 'Zoe',
    last_name: 'Zanzibar',
    email: 'zoe@hidden.example',
    birthday: `1988${soon}`,
  });
  await create(`/api/tenant_crm/projects/${project}/people/`, { contact_id: contact, role: 'partner1' });
  await create('/api/tenant_crm/project_notes/', { subject_type: 'project', subject_id: project, body: 'Zanzibar note' });
  const task = await create(`/api/project_view/${project}/entries/`, {
    lane: 'planning',
    title: 'Zanzibar task',
    when: { anchor: 'day', day: '2027-06-10' },
  });
  await admin.post('/api/moodboard/', {
    project,
    data: { pages: [{ id: 'p', elements: [{ id: 'a', type: 'color', props: { hex: '#8fa3c7', name: 'Zanzibar blue' } }] }] },
  });
  const rose = await create('/api/floral_recipe_builder/ingredients/', { name: 'Zanzibar rose', kind: 'fresh' });
  await create(`/api/floral_recipe_builder/projects/${project}/recipes/`, {
    name: 'Zanzibar bouquet',
    page: 'personal',
    lines: [{ key: 'a', ingredient_id: rose, qty_milli: 8_000 }],
  });
  const order = await orderFlowers(admin, { project, rose, create });
  const type = await create('/api/inventory/hg-types/', { name: 'Zanzibar things' });
  const lantern = await create('/api/inventory/hg-items/', { name: 'Zanzibar lantern', type_id: type, min_stock: 3 });
  await create('/api/inventory/reservations/', { project_id: project, item_id: lantern, qty: 2, overbook_reason: 'Promised' });
  const item = await create('/api/inventory/hg-items/', { name: 'Zanzibar vase', type_id: type });
  const location = await create('/api/inventory/locations/', { name: 'Zanzibar shed' });
  await create('/api/inventory/hard-goods/transactions/', { kind: 'receipt', item_id: item, location_id: location, qty: 10 });
  const conversation = await create('/api/twilio_communications/conversations/', { phone: '+15185550199', contact_id: contact });
  await create('/api/twilio_communications/messages/', { conversation_id: conversation, body: 'Zanzibar text', quiet: 'send' });
  await create('/api/twilio_communications/templates/', { name: 'Zanzibar template', body: 'Zanzibar' });
  const [host] = (await admin.get('/api/event_meetings/hosts/')).json<{ id: number }[]>();
  const hours = { name: 'Zanzibar hours', tz: 'UTC', rules: [{ weekday: 1, start: '09:00', end: '17:00' }] };
  const meeting = await create('/api/event_meetings/event-types/', {
    ...{ name: 'Zanzibar tasting', slug: 'tasting', duration_min: 60, schedule_id: await create('/api/event_meetings/schedules/', hours) },
    hosts: [{ member_id: host?.id, weight: 1 }],
  });
  await create('/api/calendar_meeting/events/', {
    ...{ title: 'Zanzibar rehearsal', start_day: '2027-06-12', end_day: '2027-06-12', start_time: '10:00', end_time: '11:00' },
    member_ids: [host?.id],
  });
  await create('/api/event_meetings/aways/', {
    ...{ member_id: host?.id, from_at: '2098-02-01T08:00:00.000Z', until_at: '2098-02-02T18:00:00.000Z', reason: 'Zanzibar trip' },
  });
  await create('/api/client_requests/requests/', { project_id: project, title: 'Zanzibar wish' });
  const booked = (start_at: string) =>
    create('/api/event_meetings/bookings/', { event_type_id: meeting, start_at, name: 'Zoe Zanzibar', email: 'zoe@hidden.example' });
  const [booking, moved] = [await booked('2098-01-06T10:00:00.000Z'), await booked('2098-01-06T14:00:00.000Z')];
  const asked = await askedFor(admin, create);
  const invoice = await fillPapers(admin, { project, create });
  const member = await fillTeam(admin, { member: host?.id ?? 0, create });
  const page = await create('/api/lead_page_builder/pages/', { title: 'Zanzibar page', slug: 'zanzibar', kind: 'wedding' });
  await admin.post(`/api/lead_page_builder/pages/${page}/publish/`, {});
  const seen = await admin.send('GET', { url: '/public/zanzibar', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } });
  if (seen.statusCode !== 200) throw new Error(`The page is not shown: ${seen.statusCode}`);
  const changed = await fillChanges(admin, create);
  return { ...changed, project, task, lead, dropped, stage, conversation, meeting, asked, moved, booking, invoice, member, order, item };
}

type Create = (url: string, body: object) => Promise<number>;

/** A grower, what of it is ordered for the project, and stems that have come. */
async function orderFlowers(
  admin: TestClient,
  { project, rose, create }: { project: number; rose: number; create: Create },
): Promise<number> {
  const supplier_id = await create('/api/floral_recipe_builder/suppliers/', { name: 'Zanzibar growers' });
  await create(`/api/floral_recipe_builder/ingredients/${rose}/packs/`, { supplier_id, pack_size: 10, pack_price_cents: 2_000 });
  const wish = { project_ids: [project] };
  const preview = (await admin.post('/api/floral_recipe_builder/orders/preview/', wish)).json<{ total_cents: number }>();
  const ordered = await admin.post(
    '/api/floral_recipe_builder/orders/',
    { ...wish, expected_total_cents: preview.total_cents },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  if (ordered.statusCode !== 201) throw new Error(`Nothing was ordered: ${ordered.body}`);
  await create('/api/inventory/shop/instances/', { ingredient_id: rose, units: 12 });
  const [order] = (await admin.get(`/api/floral_recipe_builder/projects/${project}/orders/`)).json<{ id: number }[]>();
  if (!order) throw new Error('The order is not there.');
  return order.id;
}

/** A meeting that a visitor has asked for and nobody has said yes to. */
async function askedFor(admin: TestClient, create: Create): Promise<number> {
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }));
  const [host] = (await admin.get('/api/event_meetings/hosts/')).json<{ id: number }[]>();
  const id = await create('/api/event_meetings/event-types/', {
    ...{ name: 'Zanzibar visit', slug: 'visit', duration_min: 30, requires_confirmation: true, creates_lead: false },
    schedule_id: await create('/api/event_meetings/schedules/', { name: 'Zanzibar days', tz: 'UTC', rules: hours }),
    hosts: [{ member_id: host?.id, weight: 1 }],
  });
  const type = (await admin.get(`/api/event_meetings/event-types/${id}/`)).json<{ public_path: string }>();
  const address = `/api/event_meetings/public/${type.public_path.split('/').at(-1) ?? ''}/`;
  const { form_token } = (await admin.get(address)).json<{ form_token: string }>();
  const start_at = `${new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)}T10:00:00.000Z`;
  await admin.post(`${address}book/`, { form_token, start_at, name: 'Zoe Zanzibar', email: 'zoe@hidden.example' });
  const { results } = (await admin.get(`/api/event_meetings/bookings/?event_type=${id}`)).json<{ results: { id: number }[] }>();
  const [only] = results;
  if (!only) throw new Error('Nobody has asked for a meeting.');
  return only.id;
}

/** What a client was asked, and who brought them. */
async function fillPapers(admin: TestClient, { project, create }: { project: number; create: Create }): Promise<number> {
  const invoice = await create('/api/proposal_and_invoice/invoices/', {
    ...{ project_id: project, title: 'Zanzibar flowers', due_date: '2020-01-01' },
    lines: [
      {
        ...{ name: 'Flowers', section: '', qty_milli: 100_000, unit: '', unit_price_cents: 7_654_321 },
        ...{ discount_bps: 0, tax_bps: null, rental_cents: 0 },
      },
    ],
  });
  await admin.post(`/api/proposal_and_invoice/invoices/${invoice}/issue/`, {});
  await create('/api/proposal_and_invoice/proposals/', { project_id: project, title: 'Zanzibar proposal' });
  await create('/api/payments/payments/', {
    ...{ project_id: project, amount_cents: 50_000, method: 'check', received_on: '2026-01-05', note: 'Zanzibar cheque' },
  });
  await create('/api/event_venues/venues/', { name: 'Zanzibar hall' });
  const paper = await create('/api/contract/templates/', {
    title: 'Zanzibar agreement',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Terms' }] }] },
  });
  await create('/api/contract/contracts/', { project_id: project, template_id: paper });
  const form = await create('/api/questionnaire/templates/', { title: 'Zanzibar questions' });
  await create('/api/questionnaire/questionnaires/', { project_id: project, template_id: form });
  const program = await create('/api/referral_portal/programs/', { name: 'Planners' });
  await fillCommission(admin, { project, program, create });
  const mail = '/api/transactional_emails/templates/receipt/';
  await admin.send('PUT', {
    url: mail,
    body: { language: 'en', subject: 'Zanzibar receipt', mjml: '<mjml><mj-body></mj-body></mjml>' },
    headers: { 'if-match': (await admin.get(`${mail}?language=en`)).headers['etag'] ?? '*' },
  });
  await create(`${mail}test/`, { language: 'en', project_id: project });
  await create('/api/payments/expenses/', {
    ...{ project_id: project, category: 'flowers', vendor: 'Zanzibar growers', amount_cents: 2_000, spent_on: '2026-01-05' },
  });
  return invoice;
}

/** What somebody can do and when they are away, and what driving costs. */
async function fillTeam(admin: TestClient, { member, create }: { member: number; create: Create }): Promise<number> {
  await create('/api/manage_members/skills/', { name: 'Zanzibar arches' });
  await create('/api/manage_members/availability/', {
    ...{ member_id: member, kind: 'exception', from_day: '2098-02-01', to_day: '2098-02-02', state: 'unavailable', note: 'Zanzibar leave' },
  });
  const driving = '/api/event_venues/driving/';
  const changed = await admin.send('PATCH', {
    url: driving,
    body: { base_cents: 7_654_321 },
    headers: { 'if-match': (await admin.get(driving)).headers['etag'] ?? '*' },
  });
  if (changed.statusCode !== 200) throw new Error(`What driving costs was not kept: ${changed.body}`);
  return member;
}

/** Arguments that reach the records of business A, for every declared tool. The proof fails while a tool has none. */
export const REACHING: Readonly<Record<string, (ids: SecretIds) => Readonly<Record<string, unknown>>>> = {
  'tenant_crm.find_projects': () => ({}),
  'tenant_crm.get_project': ({ project }) => ({ id: project }),
  'tenant_crm.project_people': ({ project }) => ({ id: project }),
  'tenant_crm.project_notes': ({ project }) => ({ subject_type: 'project', subject_id: project }),
  'tenant_crm.find_leads': () => ({}),
  'tenant_crm.get_lead': ({ lead }) => ({ id: lead }),
  'tenant_crm.find_contacts': () => ({}),
  'tenant_crm.figures': () => ({}),
  'tenant_crm.date_load': () => ({ date: '2027-06-12' }),
  'tenant_crm.stages': () => ({}),
  'tenant_crm.create_lead': () => ({ title: 'Sneaked in' }),
  'tenant_crm.create_project': () => ({ name: 'Sneaked in' }),
  'tenant_crm.add_note': ({ project }) => ({ subject_type: 'project', subject_id: project, body: 'Sneaked in' }),
  'tenant_crm.mark_contacted': ({ lead }) => ({ id: lead }),
  'tenant_crm.move_project': ({ project, stage }) => ({ id: project, stage_id: stage }),
  'tenant_crm.change_project': ({ quietProject }) => ({ id: quietProject, version: 1, guest_count: 42 }),
  'tenant_crm.change_lead': ({ quietLead }) => ({ id: quietLead, version: 1, guest_count: 42 }),
  'tenant_crm.convert_lead': ({ lead }) => ({ id: lead }),
  'tenant_crm.qualify_lead': ({ lead }) => ({ id: lead }),
  'tenant_crm.lose_lead': ({ dropped }) => ({ id: dropped, lost_reason: 'price' }),
  'contact_management.find_clients': () => ({}),
  'contact_management.anniversaries': () => ({}),
  'project_view.timeline': ({ project }) => ({ projectId: project }),
  'project_view.add_task': ({ project }) => ({
    projectId: project,
    lane: 'planning',
    title: 'Sneaked in',
    when: { anchor: 'day', day: '2027-06-09' },
  }),
  'project_view.open_tasks': () => ({}),
  'project_view.tick_task': ({ project, task }) => ({ projectId: project, id: task }),
  'project_view.change_event_time': ({ project }) => ({ projectId: project, event_date: '2027-06-13' }),
  'twilio_communications.find_conversations': () => ({}),
  'twilio_communications.read_texts': ({ conversation }) => ({ id: conversation }),
  'twilio_communications.text_templates': () => ({}),
  'twilio_communications.send_text': ({ conversation }) => ({ conversation_id: conversation, body: 'Sneaked in' }),
  'floral_recipe_builder.flower_needs': () => ({ search: 'rose', from: '2027-06-01', to: '2027-06-30' }),
  'floral_recipe_builder.book': ({ project }) => ({ projectId: project }),
  'floral_recipe_builder.production': ({ project }) => ({ projectId: project }),
  'floral_recipe_builder.library': () => ({}),
  'floral_recipe_builder.change_recipe': ({ recipe }) => ({ id: recipe, version: 1, quantity: 42 }),
  'floral_recipe_builder.take_recipe': ({ quietProject, recipe }) => ({
    projectId: quietProject,
    from: { kind: 'recipe', id: recipe },
    page: 'personal',
  }),
  'floral_recipe_builder.to_order': ({ project }) => ({ projectId: project }),
  'floral_recipe_builder.orders': ({ project }) => ({ projectId: project }),
  'floral_recipe_builder.order': ({ order }) => ({ id: order }),
  'floral_recipe_builder.ingredients': () => ({ search: 'rose' }),
  'floral_recipe_builder.suppliers': () => ({}),
  'inventory.lots': () => ({}),
  'inventory.low_stock': () => ({}),
  'inventory.reserve': ({ project, item }) => ({ project_id: project, item_id: item, qty: 1 }),
  'payments.record_payment': ({ project }) => ({ project_id: project, amount_cents: 4_200, method: 'cash', received_on: '2026-01-05' }),
  'payments.book_expense': ({ project }) => ({
    project_id: project,
    category: 'other',
    vendor: 'Sneaked in',
    amount_cents: 4_200,
    spent_on: '2026-01-05',
  }),
  'inventory.free_units': () => ({ search: 'lantern', from: '2027-06-01', to: '2027-06-30' }),
  'moodboard.board': ({ project }) => ({ projectId: project }),
  'client_requests.list': () => ({}),
  'calendar_meeting.entries': () => ({ from: '2027-06-12', to: '2027-06-12' }),
  'event_venues.find_venues': () => ({}),
  'proposal_and_invoice.draft_invoice': ({ project }) => ({ project_id: project, title: 'Sneaked in', lines: [] }),
  'proposal_and_invoice.find_invoices': () => ({}),
  'proposal_and_invoice.find_proposals': ({ project }) => ({ project }),
  'payments.find_payments': () => ({}),
  'payments.profit': ({ project }) => ({ projectId: project }),
  'calendar_meeting.move_entry': ({ entry }) => ({ ...entry, start_day: '2027-08-03', end_day: '2027-08-03' }),
  'calendar_meeting.my_time': () => ({ day: '2027-06-12' }),
  'lead_page_builder.overview': () => ({}),
  'inventory.overview': () => ({}),
  'inventory.rental_calendar': () => ({ search: 'lantern', from: '2027-06-12' }),
  'payments.overview': () => ({}),
  'payments.of_project': ({ project }) => ({ projectId: project }),
  'contract.find_contracts': () => ({}),
  'questionnaire.find_questionnaires': () => ({}),
  'referral_portal.find_partners': () => ({}),
  'referral_portal.commissions': () => ({}),
  'transactional_emails.sent_mails': () => ({}),
  'event_meetings.find_bookings': () => ({}),
  'event_meetings.free_times': () => ({ day: '2027-06-12' }),
  'event_meetings.book': ({ meeting }) => ({
    event_type_id: meeting,
    start_at: '2098-01-01T10:00:00.000Z',
    name: 'Sneaked in',
    email: 'sneak@example.com',
  }),
  'event_meetings.aways': () => ({}),
  'event_meetings.confirm': ({ asked }) => ({ id: asked }),
  'event_meetings.cancel': ({ booking }) => ({ id: booking }),
  'event_meetings.move': ({ moved }) => ({ id: moved, start_at: '2098-01-13T10:00:00.000Z' }),
  'calendar_meeting.add_entry': () => ({ title: 'Sneaked in', start_day: '2027-06-12', end_day: '2027-06-12', all_day: true }),
  'manage_members.skills': () => ({}),
  'manage_members.availability': ({ member }) => ({ member }),
  'proposal_and_invoice.invoice': ({ invoice }) => ({ id: invoice }),
  'event_venues.driving': () => ({}),
  'payments.expenses': () => ({}),
  // A day that has gone is not held.
  'calendar_meeting.hold_day': () => ({ day: daysAfter(new Date().toISOString().slice(0, 10), 200), name: 'Sneaked in' }),
};

/** What a conversation itself writes, whoever speaks: its own record, and the files that were made for who asked. */
const OF_THE_CONVERSATION = /^(agents_|platform_(file|storage)$)/;

/** Everything that is stored for business A, in every table there is, as one text: equal before and after means nothing was changed. */
export async function stored({ platform, tenantA }: Pick<TestApp, 'platform' | 'tenantA'>): Promise<string> {
  return platform.db.withTenant({ tenantId: tenantA, memberId: null }, async (db) => {
    const tables = await db.rows<{ name: string }>(
      `select table_name as name from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
    );
    if (tables.length < 40) throw new Error('The tables of the business were not found.');
    const sums: string[] = [];
    for (const { name } of tables.filter((table) => !OF_THE_CONVERSATION.test(table.name))) {
      const [row] = await db.rows<{ sum: string | null }>(
        `select md5(string_agg(r::text, E'\\n' order by r::text)) as sum from "${name}" as r ${name === 'platform_outbox' ? `where name not like 'agents.%'` : ''}`,
      );
      sums.push(`${name} ${row?.sum ?? 'empty'}`);
    }
    return sums.join('\n');
  });
}
