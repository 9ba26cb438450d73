import type { Proposal } from '@butterfly/contracts/proposal_and_invoice';
import type {
  AnswerValue,
  MappingResult,
  PublicQuestionnaire,
  Question,
  Questionnaire,
  Responses,
  SavedAnswers,
  Template,
} from '@butterfly/contracts/questionnaire';
import type { SentMail } from '@butterfly/contracts/transactional_emails';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/questionnaire';
let now = new Date('2027-04-01T15:00:00Z');
let test: TestApp;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.signIn('adminA');
});
beforeEach(() => (now = new Date('2027-04-01T15:00:00Z')));
afterAll(() => test.stop());

const ask = (key: string, type: Question['type'], more: Partial<Question> = {}): Question => ({
  ...{ key, type, label: key, help: '', required: false, options: [], rows: [], show_if: null, adds: [], target: null },
  ...more,
});
const QUESTIONS = [
  ask('maids', 'people', { required: true, target: { to: 'line', name: 'Bridesmaid' } }),
  ask('guests', 'number', { required: true, target: { to: 'project', field: 'guest_count' } }),
  ask('start', 'time', { target: { to: 'project', field: 'start_time' } }),
  ask('venue', 'address', { target: { to: 'project', field: 'venue_text' } }),
  ask('why', 'short', { required: true, show_if: { mode: 'all', rules: [{ question: 'guests', is: 'more', value: 200_000 }] } }),
];
const maids = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ name: `Maid ${nth}`, role: 'bridesmaid', item: 'Bridesmaid', qty: 1 }));

async function project(): Promise<number> {
  const body = { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2027-06-12' };
  return (await admin.post('/api/tenant_crm/projects/', body)).json<{ id: number }>().id;
}
const questionnaire = async (id: number) => (await admin.get(`${BASE}/questionnaires/${id}/`)).json<Questionnaire>();
const tokenOf = async (id: number, recipient: number) =>
  (await admin.get(`${BASE}/questionnaires/${id}/recipients/${recipient}/link/`)).json<{ path: string }>().path.split('/').at(-1) ?? '';

/** Sent to two partners. */
async function sent(more: { projectId?: number; due?: object; questions?: Question[] } = {}) {
  const projectId = more.projectId ?? (await project());
  const form = { pages: [{ key: 'one', title: 'One', help: '', questions: more.questions ?? QUESTIONS }] };
  const template = (await admin.post(`${BASE}/templates/`, { title: 'Final details', purpose: 'final_details', form })).json<Template>();
  const made = await admin.post(`${BASE}/questionnaires/`, { project_id: projectId, template_id: template.id });
  const { id } = made.json<Questionnaire>();
  if (more.due) await admin.send('PATCH', { url: `${BASE}/questionnaires/${id}/`, body: more.due, headers: { 'if-match': '*' } });
  const recipients = [
    { name: 'Tess Marlow', email: 'tess@example.com' },
    { name: 'Kwame Okafor', email: 'kwame@example.com' },
  ];
  const answer = (await admin.post(`${BASE}/questionnaires/${id}/send/`, { recipients })).json<Questionnaire>();
  const [tess = 0, kwame = 0] = answer.recipients.map((person) => person.id);
  return { id, projectId, template, tess, kwame, tessToken: await tokenOf(id, tess), kwameToken: await tokenOf(id, kwame) };
}
const open = async (token: string) => (await test.visitor().get(`${BASE}/public/${token}/`)).json<PublicQuestionnaire>();
/** In a browser that has the link open. */
async function send(token: string, { method, verb = '', body }: { method: 'PATCH' | 'POST'; verb?: string; body?: object }) {
  const visitor = test.visitor();
  await visitor.get(`${BASE}/public/${token}/`);
  return visitor.send(method, { url: `${BASE}/public/${token}/${verb}`, ...(body && { body }) });
}
const line = (key: string, unit_price_cents: number, more: object = {}) => ({
  ...{ key, name: key, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
const part = (key: string, kind: 'fees' | 'products', lines: object[]) => ({
  key,
  title: key,
  description: '',
  kind,
  show_prices: 'itemised',
  lines,
});
/** Five percent off what is made, 8.25 % tax on that and on the delivery, paid at once. */
const proposalWith = (lines: object[]) => ({
  ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0 },
  sections: [
    part('personal', 'products', lines),
    part('rooms', 'products', [line('arch', 144_000), line('tables', 192_000)]),
    part('fees', 'fees', [line('delivery', 45_000)]),
  ],
  adjustments: [{ key: 'early', title: 'Early', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 }],
  plan: [{ key: 'all', label: 'All of it', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
});
let nth = 0;
const answer = (question_key: string, value: AnswerValue, id = `answer-number-${(nth += 1)}`) => ({ id, question_key, value });
const save = (token: string, ...answers: ReturnType<typeof answer>[]) => send(token, { method: 'PATCH', body: { answers } });
const submit = (token: string) => send(token, { method: 'POST', verb: 'submit/' });
const told = async (id: number) =>
  (
    await test.database.pool.query<{ name: string }>(
      "select name from platform_outbox where name like 'questionnaire.%' and payload->>'questionnaire_id' = $1 order by id",
      [String(id)],
    )
  ).rows.map(({ name }) => name);

describe('a questionnaire', () => {
  it('is answered bit by bit, by each partner for themselves, and complete when both are through', async () => {
    const { id, tessToken, kwameToken, tess } = await sent();
    expect((await save(tessToken, answer('guests', 118_000))).json<SavedAnswers>()).toMatchObject({ refused: [], progress_bps: 5_000 });
    expect((await questionnaire(id)).state).toBe('in_progress');
    expect(await open(tessToken)).toMatchObject({ me: 'Tess Marlow', state: 'open', answers: { guests: 118_000 } });
    expect((await open(kwameToken)).answers).toEqual({});
    expect((await submit(tessToken)).json()).toMatchObject({ code: 'questionnaire.not_complete' });
    await save(tessToken, answer('maids', maids(6)));
    expect((await submit(tessToken)).json()).toMatchObject({ state: 'submitted', progress_bps: 10_000 });
    expect((await save(tessToken, answer('guests', 1_000))).json()).toMatchObject({ code: 'questionnaire.not_open' });
    expect((await questionnaire(id)).state).toBe('in_progress');
    await save(kwameToken, answer('guests', 124_000), answer('maids', maids(5)));
    await submit(kwameToken);
    await submit(kwameToken);
    expect((await questionnaire(id)).state).toBe('submitted');
    expect(await told(id)).toEqual(['questionnaire.sent@1', 'questionnaire.started@1', 'questionnaire.submitted@1']);
    const { people } = (await admin.get(`${BASE}/questionnaires/${id}/responses/`)).json<Responses>();
    expect(people.map(({ name, answers }) => [name, answers.find(({ question_key }) => question_key === 'guests')?.value])).toEqual([
      ['Tess Marlow', 118_000],
      ['Kwame Okafor', 124_000],
    ]);
    expect(people[0]?.recipient_id).toBe(tess);
  });

  it('keeps an answer that comes twice once, the history of those that change, and refuses what does not fit beside what does', async () => {
    const { id, tessToken } = await sent();
    const first = answer('guests', 100_000);
    await save(tessToken, first);
    await save(tessToken, first, answer('guests', 110_000));
    await save(tessToken, { ...first, value: 1_000 });
    const { people } = (await admin.get(`${BASE}/questionnaires/${id}/responses/`)).json<Responses>();
    expect(people[0]?.answers).toEqual([{ question_key: 'guests', value: 110_000, times: 2, at: expect.any(String) }]);
    const mixed = (await save(tessToken, answer('start', '25:00'), answer('unknown', 'x'), answer('start', '16:00'))).json<SavedAnswers>();
    expect([mixed.saved.length, mixed.refused.map(({ question_key }) => question_key)]).toEqual([1, ['start', 'unknown']]);
    expect((await open(tessToken)).answers['start']).toBe('16:00');
  });

  it('asks more where an answer says so', async () => {
    const { tessToken } = await sent();
    await save(tessToken, answer('guests', 250_000), answer('maids', maids(5)));
    const refused = await submit(tessToken);
    expect(refused.json()).toMatchObject({ code: 'questionnaire.not_complete', missing: ['why'] });
    await save(tessToken, answer('why', 'We invited the village'));
    expect((await submit(tessToken)).json()).toMatchObject({ state: 'submitted' });
  });

  it('changes with its template no more once it is made, and its questions not once it is sent', async () => {
    const { id, template, tessToken } = await sent();
    const form = { pages: [{ key: 'one', title: 'Other', help: '', questions: [ask('other', 'short')] }] };
    const saved = await admin.send('PATCH', { url: `${BASE}/templates/${template.id}/`, body: { form }, headers: { 'if-match': '*' } });
    expect(saved.json<Template>().revision).toBe(2);
    expect((await open(tessToken)).form.pages[0]?.title).toBe('One');
    const refused = await admin.send('PATCH', { url: `${BASE}/questionnaires/${id}/`, body: { form }, headers: { 'if-match': '*' } });
    expect(refused.json()).toMatchObject({ code: 'questionnaire.already_sent' });
  });

  it('is closed from its day on, opened again by staff, and over when it is cancelled', async () => {
    const { id, tessToken, kwameToken } = await sent({ due: { locks_on: '2027-05-14' } });
    now = new Date('2027-05-14T15:00:00Z');
    expect((await open(tessToken)).state).toBe('locked');
    expect((await save(tessToken, answer('guests', 1_000))).json()).toMatchObject({ code: 'questionnaire.not_open' });
    expect((await questionnaire(id)).is_locked).toBe(true);
    now = new Date('2027-05-13T15:00:00Z');
    for (const token of [tessToken, kwameToken]) {
      await save(token, answer('guests', 100_000), answer('maids', maids(5)));
      await submit(token);
    }
    expect((await admin.post(`${BASE}/questionnaires/${id}/review/`)).json()).toMatchObject({ state: 'reviewed' });
    expect((await admin.post(`${BASE}/questionnaires/${id}/cancel/`)).json()).toMatchObject({ code: 'invalid_transition' });
    expect((await admin.post(`${BASE}/questionnaires/${id}/reopen/`)).json()).toMatchObject({ state: 'in_progress', reopened_count: 1 });
    expect((await open(tessToken)).state).toBe('open');
    expect((await admin.post(`${BASE}/questionnaires/${id}/cancel/`)).json()).toMatchObject({ state: 'cancelled' });
    expect((await open(tessToken)).state).toBe('over');
    expect((await admin.post(`${BASE}/questionnaires/${id}/remind/`)).json()).toMatchObject({ code: 'invalid_transition' });
  });

  it('reminds who is not through, and nobody else; the same person is asked once', async () => {
    const { id, tessToken } = await sent();
    await save(tessToken, answer('guests', 100_000), answer('maids', maids(5)));
    await submit(tessToken);
    expect((await admin.post(`${BASE}/questionnaires/${id}/remind/`)).json()).toEqual({ reminded: ['Kwame Okafor'] });
    const again = { recipients: [{ name: 'Kwame', email: 'KWAME@example.com' }] };
    expect((await admin.post(`${BASE}/questionnaires/${id}/send/`, again)).json<Questionnaire>().recipients).toHaveLength(2);
  });

  it('shows a stranger nothing, and a client not where answers go', async () => {
    const { tessToken } = await sent();
    expect((await test.visitor().get(`${BASE}/public/${'x'.repeat(40)}/`)).json()).toMatchObject({ code: 'not_found' });
    expect(JSON.stringify(await open(tessToken))).not.toContain('guest_count');
  });

  it('asks each in their language: that which was chosen, that of their contact, or that of the business', async () => {
    const contact = { first_name: 'Lotte', last_name: 'Visser', email: 'lotte@example.com', locale: 'nl-NL' };
    expect((await admin.post('/api/tenant_crm/contacts/', contact)).statusCode).toBe(201);
    const { id, tessToken } = await sent({ due: { due_on: '2027-05-13' } });
    const recipients = [
      { name: 'Lotte Visser', email: 'Lotte@example.com' },
      { name: 'Jules', email: 'jules@example.com', language: 'fr' },
    ];
    const more = (await admin.post(`${BASE}/questionnaires/${id}/send/`, { recipients })).json<Questionnaire>();
    expect(more.recipients.map(({ name, language }) => [name, language])).toEqual([
      ['Tess Marlow', 'en'],
      ['Kwame Okafor', 'en'],
      ['Lotte Visser', 'nl'],
      ['Jules', 'fr'],
    ]);
    expect((await open(tessToken)).language).toBe('en');
    expect((await open(await tokenOf(id, more.recipients[2]?.id ?? 0))).language).toBe('nl');
    await admin.post(`${BASE}/questionnaires/${id}/remind/`);
    const logs = (await admin.get('/api/transactional_emails/logs/?page_size=50')).json<{ results: SentMail[] }>().results;
    const about = logs.filter(({ recipient }) => recipient === 'jules@example.com').map(({ template }) => template);
    expect(about.toSorted()).toEqual(['questionnaire_reminder', 'questionnaire_sent']);
    expect(test.personalMail.filter(({ to }) => to === 'jules@example.com').at(-1)?.subject).toContain('Encore quelques questions');
  });

  it('is not sent without a question', async () => {
    const template = (await admin.post(`${BASE}/templates/`, { title: 'Empty' })).json<Template>();
    const made = (
      await admin.post(`${BASE}/questionnaires/`, { project_id: await project(), template_id: template.id })
    ).json<Questionnaire>();
    const refused = await admin.post(`${BASE}/questionnaires/${made.id}/send/`, {
      recipients: [{ name: 'Tess', email: 'tess@example.com' }],
    });
    expect(refused.json()).toMatchObject({ code: 'questionnaire.asks_nothing' });
  });
});

describe('answers that are taken over', () => {
  const apply = (id: number, answers: object[], dry_run: boolean) =>
    admin.post(`${BASE}/questionnaires/${id}/apply-mapping/`, { answers, dry_run });

  it('change the project when staff say so, and nothing before', async () => {
    const { id, projectId, tess, tessToken } = await sent();
    await save(
      tessToken,
      answer('guests', 118_000),
      answer('start', '16:00'),
      answer('venue', { street: 'Mill 1', city: 'Hudson', zip: '', country: '' }),
    );
    const chosen = ['guests', 'start', 'venue'].map((question_key) => ({ question_key, recipient_id: tess }));
    const read = async () => (await admin.get(`/api/tenant_crm/projects/${projectId}/`)).json<Record<string, unknown>>();
    const dry = (await apply(id, chosen, true)).json<MappingResult>();
    expect(dry.changes.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['Guests', '', '118'],
      ['Begin', '', '16:00'],
      ['Venue', '', 'Mill 1, Hudson'],
    ]);
    expect((await read())['guest_count']).toBeNull();
    await apply(id, chosen, false);
    expect(await read()).toMatchObject({ guest_count: 118, start_time: '16:00', venue_text: 'Mill 1, Hudson' });
    expect((await apply(id, chosen, true)).json()).toEqual({ changes: [], change_order: null });
  });

  it('reach fields that the business has made, and whoever answered', async () => {
    const field = { entity: 'project', label: 'First dance', kind: 'text' };
    const { key } = (await admin.post('/api/tenant_crm/custom-fields/', field)).json<{ key: string }>();
    const made = { first_name: 'Tess', last_name: 'Marlow', email: 'tess@example.com' };
    const contact = (await admin.post('/api/tenant_crm/contacts/', made)).json<{ id: number }>().id;
    const { id, projectId, tess, tessToken, kwame, kwameToken } = await sent({
      questions: [
        ask('dance', 'short', { target: { to: 'custom', field: key, name: 'First dance' } }),
        ask('phone', 'short', { target: { to: 'contact', field: 'phone_e164' } }),
        ask('home', 'address', { target: { to: 'contact', field: 'address' } }),
      ],
    });
    const home = { street: 'Mill 1', city: 'Hudson', zip: '12534', country: 'USA' };
    await save(tessToken, answer('dance', 'At Last'), answer('phone', '(518) 555-0134'), answer('home', home));
    const chosen = ['dance', 'phone', 'home'].map((question_key) => ({ question_key, recipient_id: tess }));
    const dry = (await apply(id, chosen, true)).json<MappingResult>();
    expect(dry.changes.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['First dance', '', 'At Last'],
      ['Phone of Tess Marlow', '', '(518) 555-0134'],
      ['Address of Tess Marlow', '', 'Mill 1, 12534, Hudson, USA'],
    ]);
    await apply(id, chosen, false);
    expect((await admin.get(`/api/tenant_crm/projects/${projectId}/`)).json()).toMatchObject({ custom: { [key]: 'At Last' } });
    expect((await admin.get(`/api/tenant_crm/contacts/${contact}/`)).json()).toMatchObject({
      phone_e164: '+15185550134',
      address: { line1: 'Mill 1', city: 'Hudson', postal_code: '12534', country: 'USA' },
    });
    expect((await apply(id, [{ question_key: 'dance', recipient_id: tess }], true)).json()).toEqual({ changes: [], change_order: null });
    // Kwame is no contact: nothing of what was chosen with his answer is taken over.
    await save(kwameToken, answer('phone', '518 555 0199'));
    const refused = await apply(id, [{ question_key: 'phone', recipient_id: kwame }], false);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'questionnaire.no_contact' }]);
  });

  it('make a change order of what was accepted: a sixth bridesmaid is 123.40 more, and rejecting it leaves all as it was', async () => {
    const projectId = await project();
    const content = proposalWith([line('bouquet', 50_500), line('maid', 12_000, { name: 'Bridesmaid', qty_milli: 5_000 })]);
    const made = (await admin.post('/api/proposal_and_invoice/proposals/', { project_id: projectId })).json<Proposal>();
    const at = `/api/proposal_and_invoice/proposals/${made.id}/`;
    const ifAny = { headers: { 'if-match': '*' } };
    await admin.send('PATCH', { url: at, body: { content }, ...ifAny });
    await admin.send('POST', { url: `${at}send/`, ...ifAny });
    await test.database.pool.query("update proposal_and_invoice_proposal set status = 'accepted' where id = $1", [made.id]);
    const { id, tess, tessToken } = await sent({ projectId });
    await save(tessToken, answer('maids', maids(6)));
    const chosen = [{ question_key: 'maids', recipient_id: tess }];
    const dry = (await apply(id, chosen, true)).json<MappingResult>();
    expect(dry.changes).toEqual([{ question_key: 'maids', label: 'maids', what: 'Bridesmaid in the proposal', before: '5', after: '6' }]);
    expect((dry.change_order?.after_cents ?? 0) - (dry.change_order?.before_cents ?? 0)).toBe(12_340);
    // Before discount and tax; then five per cent off, and 8.25 % of what is left.
    expect(dry.change_order?.parts).toEqual([
      { label: 'Lines', cents: 12_000 },
      { label: 'Early', cents: -600 },
      { label: 'Tax', cents: 940 },
    ]);
    const versions = async () =>
      (await admin.get(`/api/proposal_and_invoice/proposals/?project=${projectId}`)).json<{ results: { status: string }[] }>().results;
    expect((await versions()).map(({ status }) => status)).toEqual(['accepted']);
    const done = (await apply(id, chosen, false)).json<MappingResult>();
    expect((await versions()).map(({ status }) => status)).toEqual(['draft', 'accepted']);
    const draft = (await admin.get(`/api/proposal_and_invoice/proposals/${done.change_order?.proposal_id}/`)).json<Proposal>();
    expect(draft.total_cents).toBe(dry.change_order?.after_cents);
  });

  it('are refused where nobody said so, or where they do not fit', async () => {
    const { id, tess, kwame, tessToken } = await sent();
    await save(tessToken, answer('guests', 118_500));
    expect((await apply(id, [{ question_key: 'guests', recipient_id: kwame }], true)).json()).toMatchObject({
      code: 'questionnaire.no_answer',
    });
    expect((await apply(id, [{ question_key: 'why', recipient_id: tess }], true)).json()).toMatchObject({
      code: 'questionnaire.no_answer',
    });
    expect((await apply(id, [{ question_key: 'guests', recipient_id: tess }], false)).json()).toMatchObject({
      code: 'questionnaire.does_not_fit',
    });
  });

  it('leave the house as a table', async () => {
    const { id, tessToken } = await sent();
    await save(tessToken, answer('maids', [{ name: '=1+1', role: '', item: 'Bridesmaid', qty: 2 }]), answer('guests', 118_000));
    const lines = (await admin.get(`${BASE}/questionnaires/${id}/export.csv/`)).body.split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '\uFEFFPage,Question,Tess Marlow,Kwame Okafor',
      "One,maids,'=1+1: 2 × Bridesmaid,",
      'One,guests,118,',
    ]);
  });
});

describe('a template', () => {
  it('is copied, put away and brought back, and not changed while it is away', async () => {
    const made = (await admin.post(`${BASE}/templates/`, { title: 'Inspiration', purpose: 'design' })).json<Template>();
    const url = `${BASE}/templates/${made.id}/`;
    expect((await admin.post(`${url}duplicate/`)).json()).toMatchObject({ title: 'Copy of Inspiration', purpose: 'design' });
    await admin.post(`${url}archive/`);
    const refused = await admin.send('PATCH', { url, body: { title: 'x' }, headers: { 'if-match': '*' } });
    expect(refused.json()).toMatchObject({ code: 'questionnaire.template_archived' });
    expect((await admin.post(`${url}restore/`)).json()).toMatchObject({ archived_at: null });
    expect((await admin.get(`${BASE}/templates/?search=copy of insp`)).json()).toMatchObject({ count: 1 });
  });
});
