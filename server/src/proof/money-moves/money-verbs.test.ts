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
/** What asks for one of these features and moves nothing with its sample; where that is proven. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'payments.readStatement': 'reads a statement and books nothing: reconcile.test.ts',
  'payments.stopAutopay': 'takes an agreement back, which nobody has given here: autopay.test.ts',
};

interface Done {
  readonly key: string;
  readonly operation: Operation;
  readonly moved: readonly string[];
  /** Lines in the log of who changed what, by the member who asked. */
  readonly lines: number;
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
  let last: Done = { key, operation, moved: [], lines: 0 };
  for await (const place of places.all()) {
    const before = await standing();
    const foreign = { ...ids, project: place.project, own: place.own };
    const { statusCode } = await sendSample(owner, one, { foreign, body: bodyFor(one, place) });
    const after = await standing();
    const moved = MONEY.filter((table) => before.tables[table] !== after.tables[table]);
    if (statusCode < 300) places.leave(place);
    if (moved.length === 0) continue;
    last = { key, operation, moved, lines: after.lines - before.lines };
    if (statusCode < 300) break;
  }
  return last;
}

/** Digests of where money lies, and how long the logs are: of records, and the evidence of contracts. */
function standing(): Promise<{ tables: Record<string, string>; lines: number }> {
  return test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, async (db) => {
    const tables: Record<string, string> = {};
    for (const name of MONEY) {
      const [row] = await db.rows<{ digest: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
      );
      tables[name] = row?.digest ?? '';
    }
    const [log] = await db.rows<{ lines: number }>(
      `select (select count(*)::int from records_activity where by_id = $1) + (select count(*)::int from contract_event) as lines`,
      [member],
    );
    return { tables, lines: log?.lines ?? 0 };
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
    expect(movers().flatMap(({ key, lines }) => (lines > 0 ? [] : [key]))).toEqual([]);
  });
});

it('every operation that asks for such a feature moves something here, or is proven elsewhere', () => {
  const quiet = done.filter((one) => asksFor(one).length > 0 && one.moved.length === 0);
  expect(quiet.map(({ key }) => key).sort()).toEqual(Object.keys(ELSEWHERE).sort());
});
