import { proofSize } from '@butterfly/testing/proof/proof-size';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import { readDocument, type DocumentedOperation } from './api-document';
import { report } from '../figures';
import { FuzzCallers } from './fuzz-callers';
import { FuzzLife } from './fuzz-life';
import { FuzzTally } from './fuzz-tally';
import { Wire } from './send-request';

const SEED = Number(process.env['SEED'] ?? 20_270_612);
/** How many live one after the other, each with its own dice: the same seed asks the same again. */
const LIVES = proofSize({ short: 1, long: 4 });
const ROUNDS = 4;
/** How many live at once, afterwards. */
const CROWD = proofSize({ short: 3, long: 8 });
/** So many requests are shared out over all operations and rounds, however many operations there come to be. */
const BUDGET = proofSize({ short: 3_800, long: 15_200 });
const LEAST_REQUESTS = proofSize({ short: 1_000, long: 5_000 });
const LEAST_REACHED = 0.6;
/** A busy machine takes several times the two minutes of a quiet one. */
const LIMIT_MS = 600_000;

let test: TestApp;
let wire: Wire;
let callers: FuzzCallers;
let operations: DocumentedOperation[];
const tally = new FuzzTally();

beforeAll(async () => {
  // Nobody is there: credentials that were made up go nowhere.
  test = await createTestApp({
    env: { GEMINI_LIVE_URL: 'ws://127.0.0.1:9/live', GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token', TWILIO_API_URL: 'http://127.0.0.1:9' },
  });
  wire = new Wire(new URL(test.origin), CROWD);
  operations = readDocument((await test.visitor().get('/api/schema/')).body);
  callers = await new FuzzCallers(test).signIn();
});
afterAll(async () => {
  wire.close();
  await test.stop();
});

const life = (plan: { name: string; rounds: number; alone: boolean }) =>
  new FuzzLife(
    { wire, callers, operations, tally },
    { seed: SEED, share: Math.min(1, BUDGET / (LIVES * ROUNDS * operations.length)), ...plan },
  ).run();

describe(`bad input (SEED=${SEED})`, () => {
  it(
    `never ends in a 5xx, in HTML or in an error the document does not list over at least ${LEAST_REQUESTS} requests, one after the other`,
    async () => {
      for (let at = 0; at < LIVES; at += 1) await life({ name: `life ${at}`, rounds: ROUNDS, alone: true });
      const { asked, answered } = tally.digests();
      report(`SEED=${SEED}: ${tally.total} requests ${asked}, statuses ${answered}`);
      expect(tally.faults()).toEqual([]);
      expect(tally.total).toBeGreaterThanOrEqual(LEAST_REQUESTS);
    },
    LIMIT_MS,
  );

  it(
    `nor, whoever comes first, in a 5xx, in HTML or in an error without {error, code} when ${CROWD} ask at once`,
    async () => {
      await Promise.all(Array.from({ length: CROWD }, (_, at) => life({ name: `crowd ${at}`, rounds: 1, alone: false })));
      expect(tally.faults()).toEqual([]);
    },
    LIMIT_MS,
  );

  it('reached a success of most operations, so that more than the validation was tried', () => {
    const missed = operations.filter(({ operationId }) => tally.reached(operationId) === 0).map(({ operationId }) => operationId);
    const enough = missed.length / operations.length <= 1 - LEAST_REACHED;
    report(`reached ${operations.length - missed.length} of ${operations.length}`);
    expect(enough ? [] : missed).toEqual([]);
  });

  it('leaves nothing half-written: what was answered as created is there, nothing else is, and the sums agree', async () => {
    const admin = await test.signIn('adminA');
    const read = async <T>(url: string) => {
      const answer = await admin.get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      return answer.json<T>();
    };
    const count = async (archived: boolean) =>
      (await read<{ count: number }>(`/api/tenant_crm/projects/?page=1&page_size=1&archived=${archived}`)).count;
    const [current, archived] = [await count(false), await count(true)];
    const {
      rows: [others],
    } = await test.database.pool.query<{ count: number }>(`select
      (select count(*) from tenant_crm_lead where converted_project_id is not null)::int
      + coalesce((select sum(created) from records_import where subject_type = 'tenant_crm.project' and status <> 'undone'), 0)::int as count`);
    expect(current + archived).toBe(tally.reached('tenant_crm_createProject') + (others?.count ?? 0));
    const pipeline = await read<{ columns: { count: number; value_cents: number }[] }>('/api/tenant_crm/pipeline/');
    expect(pipeline.columns.reduce((sum, column) => sum + column.count, 0)).toBe(current);
    const projects = await read<{ id: number; number: number }[]>('/api/tenant_crm/projects/');
    expect(new Set(projects.map(({ number }) => number)).size).toBe(projects.length);
    const owners = await test.database.pool.query('select project_id from moodboard_board where project_id is not null');
    const of = (name: string) => tally.reached(`moodboard_${name}`);
    expect(owners.rowCount).toBe(of('createBoard') + of('attachTempBoard') - of('deleteBoard'));
    for (const { project_id: id } of owners.rows as { project_id: number }[]) await read(`/api/moodboard/${id}/`);
  });

  it('leaves a server that is well', async () => {
    const health = await test.visitor().get('/api/health/');
    expect([health.statusCode, health.json().status]).toEqual([200, 'ok']);
  });
});
