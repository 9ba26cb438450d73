import type { ChildProcess } from 'node:child_process';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { line, section, wedding } from '../modules/proposal_and_invoice/testing/wedding.fixture';
import { openDatabase } from '../platform/open-database';
import { quietLog } from '../platform/testing/quiet-log';
import { templateDatabase } from '../platform/testing/template-database';
import { TestClient } from '../platform/testing/test-client';
import type { TestDatabase } from '../platform/testing/test-engine';
import { PASSWORD, PEOPLE } from '../platform/testing/test-people';
import type { AcceptMessage, AcceptPoint } from './accept-proposal.worker';
import { forkProof, killAtOnce, saidBy } from './proof-process';

const STEPS = ['accept', 'lockBook', 'reserveAccepted', 'verbalYes', 'draftForProposal', 'invoice', 'finish'] as const;
/** Long: every step eight times. */
const KILLED_AT = proofSize<readonly AcceptPoint[]>({
  short: ['accept', 'finish'],
  long: Array.from({ length: 8 }, () => STEPS).flat(),
});

let database: TestDatabase;
const children: ChildProcess[] = [];
beforeAll(async () => {
  database = await templateDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

function start(stopAt: AcceptPoint | 'never'): ChildProcess {
  const child = forkProof('accept-proposal', database, { RATE_LIMITS: '0', STOP_AT: stopAt });
  children.push(child);
  return child;
}

const said = <K extends keyof AcceptMessage>(child: ChildProcess, key: K) => saidBy<AcceptMessage, K>(child, key);

const originOf = async (child: ChildProcess) => `http://127.0.0.1:${await said(child, 'port')}`;

/** A sent proposal with pieces of the recipe book and things to lend, of a business with a template for contracts. Answers its link. */
async function sent(): Promise<string> {
  const child = start('never');
  const admin = await new TestClient(await originOf(child)).signIn(PEOPLE.adminA, PASSWORD);
  const made = async (url: string, body: object): Promise<number> => {
    const answer = await admin.post(url, body);
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.body}`);
    return answer.json<{ id: number }>().id;
  };
  const change = (method: 'PATCH' | 'POST', url: string, body?: object) =>
    admin.send(method, { url, ...(body && { body }), headers: { 'if-match': '*' } });
  const project = await made('/api/tenant_crm/projects/', { name: 'Marlow & Okafor', event_type: 'wedding', event_date: '2099-06-12' });
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We agree.' }] }] };
  await made('/api/contract/templates/', { title: 'Usual', body: text });
  const type_id = await made('/api/inventory/hg-types/', { name: 'Rentals' });
  await made('/api/inventory/hg-items/', { name: 'Gold frame', type_id });
  const recipe_id = await made(`/api/floral_recipe_builder/projects/${project}/recipes/`, { name: 'Arch', page: 'ceremony', quantity: 1 });
  const id = await made('/api/proposal_and_invoice/proposals/', { project_id: project });
  const hire = { ...section('hire', [line('frame', 2_000, { name: 'Gold frame', qty_milli: 3_000 })]), kind: 'hire' };
  const content = { ...wedding(), sections: [section('arch', [line('arch', 50_000, { recipe_id, qty_milli: 2_000 })]), hire] };
  const at = `/api/proposal_and_invoice/proposals/${id}/`;
  await change('PATCH', at, { content });
  await change('POST', `${at}send/`);
  const { path: address } = (await admin.get(`${at}address/`)).json<{ path: string }>();
  await killAtOnce(child);
  return address.split('/').at(-1) ?? '';
}

async function accept(origin: string, token: string): Promise<{ status: number; body: unknown }> {
  const client = new TestClient(origin);
  const url = `/api/proposal_and_invoice/public/${token}/`;
  const { seen } = (await client.get(url)).json<{ seen?: string }>();
  const body = { name: 'Tess', email: 'tess@example.com', kind: 'typed', consent: true, consent_version: '2026-11' };
  // Who repeats a request sends what was seen then.
  firstSeen ??= seen;
  const answer = await client.post(`${url}accept/`, { ...body, seen: firstSeen }, { headers: { 'idempotency-key': 'once' } });
  return { status: answer.statusCode, body: answer.json() };
}
let firstSeen: string | undefined;

const COUNT = `select
  (select count(*)::int from proposal_and_invoice_proposal where status = 'accepted') as accepted,
  (select count(*)::int from proposal_and_invoice_answer) as answers,
  (select count(*)::int from proposal_and_invoice_invoice) as invoices,
  (select count(*)::int from proposal_and_invoice_installment) as parts,
  (select count(*)::int from contract_contract) as contracts,
  (select count(*)::int from floral_recipe_builder_book where status = 'locked') as books,
  (select sum(quantity)::int from floral_recipe_builder_recipe) as pieces,
  (select count(*)::int from inventory_reservation where state = 'provisional') as reservations,
  (select count(*)::int from tenant_crm_project p join tenant_crm_project_stage s on s.tenant_id = p.tenant_id and s.id = p.stage_id
    where s.name = 'Verbal yes' and p.name = 'Marlow & Okafor') as moved,
  (select count(*)::int from platform_outbox where name = 'proposal_and_invoice.proposal.accepted@1') as events,
  (select count(*)::int from platform_workflow_run where workflow = 'accept-proposal') as runs`;

async function found(): Promise<Readonly<Record<string, number>>> {
  const opened = await openDatabase(database.env, quietLog);
  try {
    const { rows } = await opened.pool.query<Record<string, number>>(COUNT);
    return rows[0] ?? {};
  } finally {
    await opened.close();
  }
}

const NOTHING = {
  ...{ accepted: 0, answers: 0, invoices: 0, parts: 0, contracts: 0, books: 0, pieces: 1, reservations: 0, moved: 0, events: 0, runs: 0 },
};
const ALL = {
  accepted: 1,
  answers: 1,
  invoices: 1,
  parts: 3,
  contracts: 1,
  books: 1,
  pieces: 2,
  reservations: 1,
  moved: 1,
  events: 1,
  runs: 1,
};

it('an acceptance whose server is killed at any step has not happened; killed after it, it has, once, and the same request gets its answer', async () => {
  const token = await sent();
  for (const point of KILLED_AT) {
    const server = start(point);
    const origin = await originOf(server);
    const reached = said(server, 'reached');
    const unanswered = expect(accept(origin, token)).rejects.toThrow();
    expect(await reached).toBe(point);
    await killAtOnce(server);
    await unanswered;
    expect({ point, ...(await found()) }).toEqual({ point, ...NOTHING });
  }
  const server = start('answer');
  const origin = await originOf(server);
  const reached = said(server, 'reached');
  const unanswered = expect(accept(origin, token)).rejects.toThrow();
  await reached;
  await killAtOnce(server);
  await unanswered;
  expect(await found()).toEqual(ALL);
  const last = start('never');
  const again = await originOf(last);
  const [first, second] = [await accept(again, token), await accept(again, token)];
  expect(first).toMatchObject({ status: 200, body: { state: 'accepted', accepted_by: 'Tess' } });
  expect(second).toEqual(first);
  await killAtOnce(last);
  expect(await found()).toEqual(ALL);
}, 1_200_000);
