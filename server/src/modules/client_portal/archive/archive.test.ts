import type { Plan } from '@butterfly/contracts/client_portal';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { browserOf, namesInZip, PortalWorld, proven, type Guest, type OpenPortal } from '../testing/portal-world';
import { zipOf } from './zip-of';

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
const archive = async (browser: TestClient, { token }: Guest) => {
  const answer = await fetch(`${test.origin}/api/client_portal/${token}/archive.zip/`, { headers: { cookie: browser.cookieHeader } });
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

const LINE = {
  ...{ key: 'arch', name: 'Arch', description: '', qty_milli: 1_000, unit: '', unit_price_cents: 90_000, discount_bps: 0, tax_bps: 0 },
  ...{ rental_cents: 0, is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
};
const SECTION = { key: 'all', title: 'Flowers', description: '', kind: 'products', show_prices: 'itemised', lines: [LINE] };
const PART = { key: 'all', label: 'All', basis: 'percent', value: 10_000, due: { on: 'acceptance' } };
const TERMS = { intro: '', terms: '', tax_mode: 'exclusive', waiver_bps: 0, adjustments: [] };
const CONTENT = { ...TERMS, sections: [SECTION], plan: [PART] };

async function offer({ project }: OpenPortal): Promise<string> {
  const { id, number } = (await admin.post('/api/proposal_and_invoice/proposals/', { project_id: project })).json<{
    id: number;
    number: string;
  }>();
  const at = `/api/proposal_and_invoice/proposals/${id}/`;
  await change(at, { content: CONTENT });
  const sent = await admin.send('POST', { url: `${at}send/`, headers: { 'if-match': '*' } });
  if (sent.statusCode !== 200) throw new Error(sent.body);
  await admin.post('/api/proposal_and_invoice/proposals/', { project_id: project, title: 'SECRET draft' });
  return number;
}

async function issued({ project }: OpenPortal): Promise<string> {
  const line = {
    name: 'Vases',
    section: '',
    qty_milli: 2_000,
    unit: '',
    unit_price_cents: 2_500,
    discount_bps: 0,
    tax_bps: null,
    rental_cents: 0,
  };
  const made = await admin.post('/api/proposal_and_invoice/invoices/', { project_id: project, title: 'Vases', lines: [line] });
  const at = `/api/proposal_and_invoice/invoices/${made.json<{ id: number }>().id}/`;

  const answer = await admin.post(`${at}issue/`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ number: string }>().number;
}

describe('the archive of a portal', () => {
  it('holds what this person may see and nothing else: papers after the code, files that are theirs', async () => {
    const portal = await world.portal();
    const { project, settings } = portal;
    const tess = await world.guest(portal, { name: 'Tess' });
    const ann = await world.guest(portal, { name: 'Ann', sees_money: false, language: 'nl' });
    const number = await offer(portal);
    const invoice = await issued(portal);
    for (const name of ['plan.pdf', 'plan.pdf', 'SECRET costs.pdf']) await world.teamFile(project, name);
    const { results } = (await admin.get(`${settings}files/`)).json<{ results: { id: number; name: string }[] }>();
    const plans = results.filter(({ name }) => name === 'plan.pdf');
    for (const { id } of plans) await admin.send('PUT', { url: `${settings}files/${id}/`, body: { for_all: true } });
    const hers = await browserOf({ test, token: tess.token });
    expect(await archive(hers, tess)).toMatchObject({ status: 409 });
    await proven(hers, { world, guest: tess });
    const got = await archive(hers, tess);
    expect([got.status, got.type]).toEqual([200, 'application/zip']);
    expect(namesInZip(got.bytes)).toEqual([`Proposals/${number}-1.pdf`, `Invoices/${invoice}.pdf`, 'Files/plan.pdf', 'Files/plan (2).pdf']);
    const mothers = await archive(await browserOf({ test, token: ann.token }), ann);
    expect(namesInZip(mothers.bytes)).toEqual(['Bestanden/plan.pdf', 'Bestanden/plan (2).pdf']);
    await change(`${settings}people/${ann.id}/`, { sees_files: false });
    expect(namesInZip((await archive(await browserOf({ test, token: ann.token }), ann)).bytes)).toEqual([]);
    await change(settings, { shows: { proposals: false } });
    expect(namesInZip((await archive(hers, tess)).bytes)).toEqual([`Invoices/${invoice}.pdf`, 'Files/plan.pdf', 'Files/plan (2).pdf']);
    expect((await admin.get(`${settings}activity/`)).json<{ results: { what: string }[] }>().results[0]?.what).toBe('archive');
  });

  it('holds its files under names that stay in their folder', async () => {
    const bytes = () => Promise.resolve(Buffer.from('x'));
    const names = ['../../etc/passwd', '.hidden', 'a/b\\c.pdf', '  ', 'Blumen für “Ada”.pdf'];
    const parts: Buffer[] = [];
    for await (const part of zipOf(
      names.map((name) => ({ folder: 'Files', name, bytes })),
      new Date(),
    ))
      parts.push(part as Buffer);
    expect(namesInZip(Buffer.concat(parts))).toEqual([
      'Files/-..-etc-passwd',
      'Files/hidden',
      'Files/a-b-c.pdf',
      'Files/file',
      'Files/Blumen für “Ada”.pdf',
    ]);
  });
});

describe('the plan of a portal', () => {
  it('tells what is for clients, by the clock of the event, and nothing of the team', async () => {
    const portal = await world.portal();
    const tess = await world.guest(portal, { name: 'Tess' });
    const hers = await browserOf({ test, token: tess.token });
    const read = () => hers.get(`/api/client_portal/${tess.token}/timeline/`);
    const entries = `/api/project_view/${portal.project}/entries/`;
    const add = (entry: object) => admin.post(entries, { note: 'SECRET note', responsible_text: 'SECRET driver', ...entry });
    await add({ lane: 'planning', title: 'Choose the roses', when: { anchor: 'day', day: '2027-03-01' }, audience: 'client' });
    await add({ lane: 'planning', title: 'SECRET margin', when: { anchor: 'day', day: '2027-03-02' }, audience: 'team' });
    await add({ lane: 'planning', title: 'SECRET van', when: { anchor: 'day', day: '2027-03-03' }, audience: 'vendor' });
    const last = { anchor: 'time', minute: 1_500 };
    await add({ lane: 'event_day', title: 'Last dance', when: last, length: 30, audience: 'all', place: 'Barn' });
    expect((await read()).statusCode).toBe(404);
    await change(portal.settings, { shows: { timeline: true } });
    const answer = await read();
    expect(answer.body).not.toMatch(/SECRET/);
    expect(answer.json<Plan>()).toMatchObject({
      tz: 'America/New_York',
      results: [
        { title: 'Choose the roses', day: '2027-03-01', starts_at: null, is_done: false },
        // Past midnight it is the next day, four hours behind UTC.
        { title: 'Last dance', place: 'Barn', starts_at: '2027-06-13T05:00:00.000Z', ends_at: '2027-06-13T05:30:00.000Z' },
      ],
    });
  });
});
