import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import { PortalWorld } from './testing/portal-world';

let test: TestApp;
let world: PortalWorld;
let admin: TestClient;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-01T15:00:00Z') });
  admin = await test.signIn('adminA');
  world = new PortalWorld(test, admin);
});
afterAll(() => test.stop());

const change = (url: string, body: object) => admin.send('PATCH', { url, body, headers: { 'if-match': '*' } });

const QUESTION = {
  ...{ key: 'a', type: 'short', label: 'Anything else?', help: '', required: true, options: [], rows: [], show_if: null, adds: [] },
  target: null,
};

/** A project whose client has an address, with its portal and the same person in it. */
async function clientOf(email: string, sees_money = true) {
  const portal = await world.portal();
  const contact = (await admin.post('/api/tenant_crm/contacts/', { first_name: 'Tess', email })).json<{ id: number }>().id;
  const joined = await admin.post(`/api/tenant_crm/projects/${portal.project}/people/`, { contact_id: contact, role: 'partner1' });
  if (joined.statusCode >= 300) throw new Error(joined.body);
  return { ...portal, guest: await world.guest(portal, { name: 'Tess', email, sees_money }) };
}

/** Where the mail about a proposal that is sent now leads. */
async function mailedProposal(project: number, email: string): Promise<string> {
  const proposals = '/api/proposal_and_invoice/proposals/';
  const { id } = (await admin.post(proposals, { project_id: project })).json<{ id: number }>();
  const line = {
    ...{ key: 'a', name: 'Arch', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 90_000, discount_bps: 0, tax_bps: 0 },
    ...{ rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  };
  await change(`${proposals}${id}/`, {
    content: {
      ...{ intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] },
      sections: [{ key: 'a', title: 'All', description: '', kind: 'products', show_prices: 'itemised', lines: [line] }],
      plan: [{ key: 'a', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } }],
    },
  });
  const sent = await admin.send('POST', { url: `${proposals}${id}/send/`, headers: { 'if-match': '*' } });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  await test.dispatcher.drain();
  return world.secretTo(email);
}

describe('mails to clients', () => {
  it("lead into the person's own portal where it is live and shows them what they are about, else to the thing itself", async () => {
    const email = 'tess.pages@example.com';
    const { project, settings, guest } = await clientOf(email);
    expect(await mailedProposal(project, email)).toMatch(new RegExp(`/portal/${guest.token}/proposals$`));
    await change(settings, { shows: { proposals: false } });
    expect(await mailedProposal(project, email)).toMatch(/\/proposal_and_invoice\/shared\//);
    await change(settings, { shows: { proposals: true } });
    await change(`${settings}people/${guest.id}/`, { sees_money: false });
    expect(await mailedProposal(project, email)).toMatch(/\/proposal_and_invoice\/shared\//);
    await change(`${settings}people/${guest.id}/`, { sees_money: true });
    await admin.post(`${settings}disable/`);
    expect(await mailedProposal(project, email)).toMatch(/\/proposal_and_invoice\/shared\//);
  });

  it('about a request lead to the page on which its client answers, by their own link and nobody else’s', async () => {
    const email = 'bo.pages@example.com';
    const { project, guest, settings } = await clientOf(email);
    await world.guest({ project, settings }, { name: 'Somebody else' });
    const wish = { project_id: project, title: 'White candles', body: '', type: 'question' };
    const made = await admin.post('/api/client_requests/requests/', wish);
    const { id } = made.json<{ id: number }>();
    const answer = await admin.post(`/api/client_requests/requests/${id}/messages/`, { body: 'Gladly.' });
    expect([made.statusCode, answer.statusCode]).toEqual([201, 201]);
    await test.dispatcher.drain();
    expect(world.secretTo(email)).toMatch(new RegExp(`/portal/${guest.token}/requests$`));
  });

  it('that ask questions lead to these very questions in the portal, by the link of who is asked; to the questions alone where there is none', async () => {
    const email = 'kit.pages@example.com';
    const { project, settings, guest } = await clientOf(email);
    const form = { pages: [{ key: 'one', title: 'One', help: '', questions: [QUESTION] }] };
    const base = '/api/questionnaire';
    const template_id = (await admin.post(`${base}/templates/`, { title: 'Details', form })).json<{ id: number }>().id;
    const { id } = (await admin.post(`${base}/questionnaires/`, { project_id: project, template_id })).json<{ id: number }>();
    const recipients = [
      { name: 'Kit', email },
      { name: 'Jo', email: 'jo.pages@example.com' },
    ];
    const sent = await admin.post(`${base}/questionnaires/${id}/send/`, { recipients });
    const [kit] = sent.json<{ recipients: { id: number }[] }>().recipients;
    const own = (await admin.get(`${base}/questionnaires/${id}/recipients/${kit?.id}/link/`)).json<{ path: string }>().path;
    expect(world.secretTo(email)).toMatch(new RegExp(`/portal/${guest.token}/questionnaire/${own.split('/').at(-1)}$`));
    expect(world.secretTo('jo.pages@example.com')).toMatch(/\/public\/questionnaire\/[^/]+$/);
    await change(settings, { shows: { questionnaire: false } });
    await admin.post(`${base}/questionnaires/${id}/remind/`);
    expect(world.secretTo(email)).toMatch(new RegExp(`${own}$`));
  });
});
