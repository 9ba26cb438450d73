import { CONSENT, paragraphs, type ContractDetail, type SigningPage } from '@butterfly/contracts/contract';
import type { Project, Stage } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

let test: TestApp;
let admin: TestClient;
let lantern: number;
let template: number;

const made = async (path: string, body: object) => (await admin.post(`/api/${path}/`, body)).json<{ id: number }>().id;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2027-02-05T15:00:00Z') });
  admin = await test.signIn('adminA');
  const type = await made('inventory/hg-types', { name: 'Rentals' });
  const place = await made('inventory/locations', { name: 'Warehouse' });
  lantern = await made('inventory/hg-items', { name: 'Brass lantern', type_id: type });
  await made('inventory/hard-goods/transactions', { kind: 'receipt', item_id: lantern, location_id: place, qty: 60 });
  template = await made('contract/templates', { title: 'Wedding', body: paragraphs('For {{project_name}}.'), clause_ids: [] });
});
afterAll(() => test.stop());

/** A wedding with a client, and six lanterns kept for the time being. */
async function wedding(name: string): Promise<{ project: number; reservation: number }> {
  const project = await made('tenant_crm/projects', { name, event_type: 'wedding', event_date: '2027-06-12' });
  const contact_id = await made('tenant_crm/contacts', {
    first_name: 'Tess',
    last_name: name,
    email: `tess@${name.toLowerCase()}.example`,
  });
  await admin.post(`/api/tenant_crm/projects/${project}/people/`, { contact_id, role: 'partner1' });
  const reservation = await made('inventory/reservations', { project_id: project, item_id: lantern, qty: 6, state: 'provisional' });
  return { project, reservation };
}

async function sign(project_id: number): Promise<void> {
  const { id } = (await admin.post('/api/contract/contracts/', { project_id, template_id: template })).json<ContractDetail>();
  const contract = (await admin.post(`/api/contract/contracts/${id}/send/`)).json<ContractDetail>();
  const client = contract.signers.find(({ role }) => role === 'client');
  const { path } = (await admin.get(`/api/contract/contracts/${id}/signers/${client?.id}/address/`)).json<{ path: string }>();
  const link = `/api/contract/public/${path.split('/').at(-1)}/`;
  const visitor = test.visitor();
  const { document_sha256 } = (await visitor.get(link)).json<SigningPage>();
  const signature = { kind: 'typed', consent: true, consent_version: CONSENT.version, document_sha256 };
  expect((await visitor.post(`${link}sign/`, { ...signature, name: 'Tess' })).statusCode).toBe(200);
  expect((await admin.post(`/api/contract/contracts/${id}/countersign/`, { ...signature, name: 'Studio' })).statusCode).toBe(200);
  await test.dispatcher.drain();
}

async function pay(project_id: number): Promise<void> {
  const payment = { project_id, amount_cents: 50_000, method: 'bank_transfer', received_on: '2027-02-03' };
  expect((await admin.post('/api/payments/payments/', payment)).statusCode).toBe(201);
  await test.dispatcher.drain();
}

async function standing({ project, reservation }: { project: number; reservation: number }): Promise<[string | undefined, string]> {
  const { stage_id } = (await admin.get(`/api/tenant_crm/projects/${project}/`)).json<Project>();
  const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<Stage[]>();
  const { state } = (await admin.get(`/api/inventory/reservations/${reservation}/`)).json<{ state: string }>();
  return [stages.find(({ id }) => id === stage_id)?.kind, state];
}

it('a project is booked when all have signed and money came, in either order and not before; what was kept for it is its own', async () => {
  const orders = [
    [sign, pay],
    [pay, sign],
  ] as const;
  for (const [at, [first, second]] of orders.entries()) {
    const place = await wedding(`Order${at}`);
    await first(place.project);
    expect(await standing(place)).toEqual(['open', 'provisional']);
    await second(place.project);
    expect(await standing(place)).toEqual(['booked', 'reserved']);
  }
});

it('nobody waits for a signature where contracts are switched off, and a project that is lost stays lost', async () => {
  const [waits, alone, lost] = [await wedding('Waits'), await wedding('Alone'), await wedding('Lost')];
  await pay(waits.project);
  expect(await standing(waits)).toEqual(['open', 'provisional']);
  const { ports } = test.platform;
  const before = ports.enablement;
  const isOn = async (_: unknown, plugin: string) => plugin !== 'contract';
  try {
    ports.enablement = { enabled: isOn, enabledIn: isOn };
    await pay(alone.project);
    const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<Stage[]>();
    const move = { stage_id: stages.find(({ kind }) => kind === 'lost')?.id, position: 0, lost_reason: 'price' };
    await admin.post(`/api/tenant_crm/projects/${lost.project}/move/`, move);
    const [kind] = await standing(lost);
    await pay(lost.project);
    expect([kind, (await standing(lost))[0]]).toEqual(['lost', 'lost']);
  } finally {
    if (before) ports.enablement = before;
  }
  expect(await standing(alone)).toEqual(['booked', 'reserved']);
});
