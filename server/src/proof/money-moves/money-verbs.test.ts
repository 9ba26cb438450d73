import { neededFeatures, type FeatureId, type Operation } from '@butterfly/contracts/core';
import { fillBusinessB } from '../../isolation-business';
import { casesOf, needsPlugin, sendSample, type Case } from '../../isolation-requests';
import { allSamples, type AllSamples, type ForeignIds } from '../../isolation-samples';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { sampleOf } from '../../platform/testing/sample-value';
import type { TestClient } from '../../platform/testing/test-client';
import { report } from '../figures';
import { MoneyPlaces, type Place } from './money-places.fixture';

/** Where money lies: what came, went back and was spent, what is asked for, and what was signed for it. */
const MONEY = [
  ...['payments_payment', 'payments_refund', 'payments_allocation', 'payments_expense', 'payments_late_fee'],
  ...['proposal_and_invoice_invoice', 'proposal_and_invoice_installment', 'contract_signer'],
];
const VERBS: readonly FeatureId[] = ['record_payment', 'refund_payment', 'approve_discount', 'sign_contracts'];
/** Takes money off the books without moving any. */
const TAKES_OFF: FeatureId = 'delete_records';
/** Which of the rest moves money without one of these features, and why that is right. A new one is missing here, and fails. */
const WITHOUT: Readonly<Record<string, string>> = {
  'contract.createContract': 'who is to sign stands in a draft; nobody has signed',
  'contract.remindSigners': 'says when they were asked; needs send_client_messages',
  'contract.signHere': 'the client signs, on the device of the studio; the studio itself cannot by this',
  'proposal_and_invoice.createInvoice': 'a draft asks nobody for anything',
  'proposal_and_invoice.updateInvoice': 'a draft asks nobody for anything; what is issued is refused',
  'proposal_and_invoice.issueInvoice': 'asks for money and moves none; whoever writes proposals may ask',
};
/** What each of them writes into the log, with the names of what was done. */
const LOGGED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  record_payment: {
    'payments.bookStatement': ['payments.payment received'],
    'payments.createExpense': ['payments.expense created'],
    'payments.recordPayment': ['payments.payment received'],
    'payments.updateExpense': ['payments.expense edited'],
    'payments.useCredit': ['payments.payment credit_used'],
  },
  refund_payment: { 'payments.refundPayment': ['payments.payment refunded'] },
  approve_discount: {
    'payments.waiveInstallment': ['proposal_and_invoice.invoice written_off'],
    // A credit note is an invoice of its own.
    'proposal_and_invoice.creditInvoice': ['proposal_and_invoice.invoice issued'],
    'proposal_and_invoice.writeOffInvoice': ['proposal_and_invoice.invoice written_off'],
  },
  sign_contracts: { 'contract.countersign': ['contract.contract signed', 'evidence completed', 'evidence signed'] },
};
/** What asks for one of these features and moves nothing with its sample; where that is proven. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'payments.readStatement': 'reads a statement and books nothing: reconcile.test.ts',
  'payments.stopAutopay': 'takes an agreement back, which nobody has given here: autopay.test.ts',
};

interface Done {
  readonly key: string;
  readonly operation: Operation;
  readonly moved: readonly string[];
  /** What stands in the log of who changed what since, by the member who asked, and in the evidence of contracts. */
  readonly lines: readonly string[];
}

let test: TestApp;
let owner: TestClient;
let member: number;
let ids: ForeignIds;
let samples: AllSamples;
let done: Done[];

beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMITS: 'false' } });
  owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  [samples, ids] = [await allSamples(), await fillBusinessB(owner, test)];
  member = (await owner.get('/api/members_page/me/')).json<{ member_id: number }>().member_id;
  done = [];
  const places = new MoneyPlaces(owner, ids);
  for (const one of casesOf(test, isVerb)) done.push(await ask(one, places));
}, 240_000);
afterAll(() => test.stop());

/** Every operation of members that is no reading, of every plugin that money passes through. */
const isVerb = (operation: Operation): boolean =>
  operation.method !== 'GET' && needsPlugin(operation) && /^\/api\/(?:payments|proposal_and_invoice|contract)\//.test(operation.path);

async function ask(one: Case, places: MoneyPlaces): Promise<Done> {
  const { key, operation } = one;
  let last: Done = { key, operation, moved: [], lines: [] };
  for await (const place of places.all()) {
    const before = await standing();
    const foreign = { ...ids, project: place.project, own: place.own };
    const { statusCode } = await sendSample(owner, one, { foreign, body: bodyFor(one, place) });
    const after = await standing();
    const moved = MONEY.filter((table) => before.tables[table] !== after.tables[table]);
    if (statusCode < 300) places.leave(place);
    if (moved.length === 0) continue;
    last = { key, operation, moved, lines: [...after.lines].flatMap(([key, line]) => (before.lines.has(key) ? [] : [line])) };
    if (statusCode < 300) break;
  }
  return last;
}

/** Digests of where money lies, and the logs: of records, and the evidence of contracts without what a job adds to it. */
function standing(): Promise<{ tables: Record<string, string>; lines: Map<string, string> }> {
  return test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, async (db) => {
    const tables: Record<string, string> = {};
    for (const name of MONEY) {
      const [row] = await db.rows<{ digest: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
      );
      tables[name] = row?.digest ?? '';
    }
    const log = await db.rows<{ key: string; line: string }>(
      `select 'r' || id as key, subject_type || ' ' || kind as line from records_activity where by_id = $1
       union all select 'e' || id, 'evidence ' || (body::jsonb ->> 'type') from contract_event
         where body::jsonb ->> 'type' <> 'sealed'`,
      [member],
    );
    return { tables, lines: new Map(log.map(({ key, line }) => [key, line])) };
  });
}

/** The sample of the module, about what is there: ids in it, and the hash of what is signed. */
function bodyFor({ key, operation }: Case, { project, own, contractSha }: Place): unknown {
  if (!operation.body) return undefined;
  const found = samples.bodies[key] ?? sampleOf(operation.body) ?? {};
  if (Buffer.isBuffer(found)) return found;
  const now: Readonly<Record<string, unknown>> = {
    ...{ project_id: project, invoice_id: own['payments']?.['invoice'], template_id: own['contract']?.['template'] },
    ...{ proposal_id: own['proposal_and_invoice']?.['proposal'], document_sha256: contractSha },
  };
  return JSON.parse(JSON.stringify(found), (name, value: unknown) => now[name] ?? value) as unknown;
}

const asksFor = ({ operation }: Done): readonly FeatureId[] => neededFeatures(operation).filter((feature) => VERBS.includes(feature));
const movers = () => done.filter(({ moved }) => moved.length > 0);

describe('whatever moves money', () => {
  it('asks for the feature of doing so, or says why not', () => {
    const found = movers().filter((one) => asksFor(one).length === 0 && !neededFeatures(one.operation).includes(TAKES_OFF));
    expect(found.map(({ key }) => key).sort()).toEqual(Object.keys(WITHOUT).sort());
    // Fewer would mean that the samples move nothing any more.
    expect(movers().filter((one) => asksFor(one).length > 0).length).toBeGreaterThan(8);
    report(`${done.length} verbs of three plugins, ${movers().length} move money`);
  });

  it('writes into the log who did it', () => {
    expect(movers().flatMap(({ key, lines }) => (lines.length > 0 ? [] : [key]))).toEqual([]);
  });

  it.each(VERBS)('by %s: every operation says there what was done', (verb) => {
    const said = movers().flatMap((one) => (asksFor(one).includes(verb) ? [[one.key, [...new Set(one.lines)].sort()] as const] : []));
    expect(Object.fromEntries(said)).toEqual(LOGGED[verb]);
  });
});

it('every operation that asks for such a feature moves something here, or is proven elsewhere', () => {
  const quiet = done.filter((one) => asksFor(one).length > 0 && one.moved.length === 0);
  expect(quiet.map(({ key }) => key).sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
