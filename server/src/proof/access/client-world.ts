import { fillBusinessB } from '../../isolation-business';
import { allSamples, type AllSamples, type ForeignIds } from '../../isolation-samples';
import { PortalWorld, tokenOf, type Guest, type OpenPortal } from '../../modules/client_portal/testing/portal-world';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import type { Caller } from './caller';
import { clientCallers } from './client-callers';

/** Stands in what no client may read: drafts, notes, files of the team, names of other clients. */
export const PLANTED = 'PLANTED for nobody who is a client';
/** Stands in what only people of another project may read. */
export const ELSEWHERE = 'ELSEWHERE in another project';

const DAY_MS = 86_400_000;

/** Links of clients, and everybody who may try them. */
export interface ClientWorld {
  readonly test: TestApp;
  readonly samples: AllSamples;
  readonly ids: ForeignIds;
  readonly world: PortalWorld;
  readonly portal: OpenPortal;
  /** Sees everything that clients of the project see. */
  readonly whole: Guest;
  /** Sees no money, no messages and no files. */
  readonly little: Guest;
  /** Of a portal whose days are over. */
  readonly late: Guest;
  /** Tokens that open nothing any more, by what became of them. */
  readonly ended: Readonly<Record<string, string>>;
  /** A token of a link of another kind than the portal's. */
  readonly proposal: string;
  /** Questions to one of two people; what the other has answered is planted. */
  readonly questions: string;
  /** A portal of another business. */
  readonly foreign: string;
  readonly callers: ReadonlyMap<string, Caller>;
}

export async function clientWorld(): Promise<ClientWorld> {
  const test = await createTestApp({ env: { RATE_LIMITS: 'false' } });
  try {
    return await fill(test);
  } catch (error) {
    await test.stop();
    throw error;
  }
}

async function fill(test: TestApp): Promise<ClientWorld> {
  const [admin, adminB] = [await test.signIn('adminA'), await test.signIn('adminB')];
  await admin.get('/api/tenant_crm/pipeline/');
  await adminB.get('/api/tenant_crm/pipeline/');
  const ids = await fillBusinessB(adminB, test);
  const world = new PortalWorld(test, admin);
  const foreign = tokenOf(world.secretTo('portal@example.com'));
  const portal = await world.portal();
  const whole = await world.guest(portal, { name: 'Whole' });
  const little = await world.guest(portal, { name: 'Little', sees_money: false, sees_messages: false, sees_files: false });
  await change(admin, portal.settings, { shows: { timeline: true } });
  const proposal = await plant({ world, admin, portal });
  const callers = new Map<string, Caller>([
    ['visitor', { client: test.visitor() }],
    ['staff', { client: admin }],
    ['staff of another business', { client: adminB }],
    ...(await clientCallers(test)),
  ]);
  for (const { client } of callers.values()) await client.get(`/api/client_portal/access/${whole.token}/`);
  const late = await closed(world, admin);
  const questions = await askedQuestions(test, { admin, project: portal.project });
  return {
    ...{ test, samples: await allSamples(), ids, world, portal, whole, little, late, proposal, questions, foreign, callers },
    ended: await endedTokens(world, admin),
  };
}

const change = (admin: TestClient, url: string, body: object) => admin.send('PATCH', { url, body, headers: { 'if-match': '*' } });

/** What clients may read, and beside it what they may not. Answers the token of the proposal's own link. */
async function plant({ world, admin, portal }: { world: PortalWorld; admin: TestClient; portal: OpenPortal }): Promise<string> {
  const { project, settings } = portal;
  const proposals = '/api/proposal_and_invoice/proposals/';
  const offered = (await admin.post(proposals, { project_id: project })).json<{ id: number }>();
  await change(admin, `${proposals}${offered.id}/`, { content: content('Bouquet') });
  await admin.send('POST', { url: `${proposals}${offered.id}/send/`, headers: { 'if-match': '*' } });
  const { path } = (await admin.get(`${proposals}${offered.id}/address/`)).json<{ path: string }>();
  await admin.post(proposals, { project_id: project, title: PLANTED });
  await admin.post(`/api/records/client_portal.person/${project}/notes/`, { body: PLANTED });
  await admin.post('/api/tenant_crm/notes/', { subject_type: 'project', subject_id: project, body: PLANTED });
  await world.teamFile(project, `${PLANTED}.pdf`);
  const shared = await world.teamFile(project, 'plan.pdf');
  await admin.send('PUT', { url: `${settings}files/${shared}/`, body: { for_all: true } });
  const when = { anchor: 'time', minute: 900 };
  const entry = { lane: 'event_day', when, note: PLANTED, responsible_text: PLANTED };
  await admin.post(`/api/project_view/${project}/entries/`, { ...entry, title: PLANTED, audience: 'team' });
  await admin.post(`/api/project_view/${project}/entries/`, { ...entry, title: 'Ceremony', audience: 'all' });
  await admin.post(`${settings}messages/`, { key: 'a-message-for-them', body: 'Good morning' });
  await elsewhere(world, admin);
  return path.split('/').at(-1) ?? '';
}

async function elsewhere(world: PortalWorld, admin: TestClient): Promise<void> {
  const other = await world.portal(ELSEWHERE);
  await world.guest(other, { name: ELSEWHERE });
  const file = await world.teamFile(other.project, `${ELSEWHERE}.pdf`);
  await admin.send('PUT', { url: `${other.settings}files/${file}/`, body: { for_all: true } });
  await admin.post(`${other.settings}messages/`, { key: 'a-message-elsewhere', body: ELSEWHERE });
}

/** Answers the token of who has answered nothing yet. */
async function askedQuestions(test: TestApp, { admin, project }: { admin: TestClient; project: number }): Promise<string> {
  const base = '/api/questionnaire';
  const question = { key: 'a', type: 'short', label: 'Anything else?', help: '', required: false, options: [], rows: [], show_if: null };
  const form = { pages: [{ key: 'one', title: 'One', help: '', questions: [{ ...question, adds: [], target: null }] }] };
  const template_id = (await admin.post(`${base}/templates/`, { title: PLANTED, form })).json<{ id: number }>().id;
  const made = async (title: string) =>
    (await admin.post(`${base}/questionnaires/`, { project_id: project, template_id, title })).json<{ id: number }>().id;
  const id = await made('Details');
  await made(PLANTED);
  const recipients = ['asked', 'other'].map((name) => ({ name, email: `${name}.questions@example.com` }));
  const sent = (await admin.post(`${base}/questionnaires/${id}/send/`, { recipients })).json<{ recipients: { id: number }[] }>();
  const [own = '', others = ''] = await Promise.all(
    sent.recipients.map(async (person) => {
      const { path } = (await admin.get(`${base}/questionnaires/${id}/recipients/${person.id}/link/`)).json<{ path: string }>();
      return path.split('/').at(-1) ?? '';
    }),
  );
  const browser = test.visitor();
  await browser.get(`${base}/public/${others}/`);
  const answers = [{ id: 'planted-answer', question_key: 'a', value: PLANTED }];
  const said = await browser.send('PATCH', { url: `${base}/public/${others}/`, body: { answers } });
  if (said.statusCode !== 200 || !(await browser.get(`${base}/public/${others}/`)).body.includes(PLANTED)) throw new Error(said.body);
  return own;
}

async function closed(world: PortalWorld, admin: TestClient): Promise<Guest> {
  const over = await world.portal();
  const guest = await world.guest(over, { name: 'Late' });
  const event_date = new Date(Date.now() - 400 * DAY_MS).toISOString().slice(0, 10);
  await change(admin, `/api/tenant_crm/projects/${over.project}/`, { event_date });
  await change(admin, over.settings, { shows: { timeline: true } });
  return guest;
}

async function endedTokens(world: PortalWorld, admin: TestClient): Promise<Record<string, string>> {
  const [portal, off] = [await world.portal(), await world.portal()];
  const revoked = await world.guest(portal, { name: 'Revoked' });
  await change(admin, `${portal.settings}people/${revoked.id}/`, { is_active: false });
  const replaced = await world.guest(portal, { name: 'Replaced' });
  await admin.post(`${portal.settings}people/${replaced.id}/rotate-token/`);
  const shut = await world.guest(off, { name: 'Shut' });
  await admin.post(`${off.settings}disable/`);
  return { revoked: revoked.token, replaced: replaced.token, 'of a portal that is off': shut.token };
}

function content(name: string) {
  const line = {
    ...{ key: 'one', name, description: '', qty_milli: 1_000, unit: '', unit_price_cents: 123_400, discount_bps: 0, tax_bps: 0 },
    ...{ rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  };
  return {
    ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
    sections: [{ key: 'all', title: 'All', description: '', kind: 'products', show_prices: 'itemised', lines: [line] }],
    plan: [{ key: 'all', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
  };
}
