import { createTestApp, type TestApp } from '../platform/testing/create-test-app';
import { readDocument, type DocumentedOperation } from './api-document';
import { Dice } from './dice';
import { FuzzCallers, type Caller } from './fuzz-callers';
import { examples } from './fuzz-examples';
import { fuzzRequest, undeclaredMethod, type FuzzSources } from './fuzz-requests';
import { judge, showExchange, type Exchange } from './judge-answer';
import { KnownIds } from './known-ids';
import { Wire, type WireRequest } from './send-request';

const SEED = Number(process.env['SEED'] ?? 20_270_612);
const WORKERS = 8;
/** Each worker asks every operation this often. */
const ROUNDS = 4;
/** Password hashes take long by intent; their operations get this share of the requests of others. */
const SLOW = /_(login|confirmPasswordReset|logout|endSession|endOtherSessions)$/;
const SHARE_OF_SLOW = 0.35;
const LEAST_REQUESTS = 5_000;
const LEAST_REACHED = 0.6;

let test: TestApp;
let wire: Wire;
let callers: FuzzCallers;
let operations: DocumentedOperation[];

const reached = new Map<string, number>();
const statuses = new Map<number, number>();
const wrong: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  wire = new Wire(new URL(test.origin), WORKERS);
  operations = readDocument((await test.visitor().get('/api/schema/')).body);
  callers = await new FuzzCallers(test).signIn();
});
afterAll(async () => {
  wire.close();
  await test.stop();
});

/** `asked`: whose success it counts as, also when a strange spelling of the address reached it. */
async function exchange({ request, caller, declared, asked = declared }: Pick<Exchange, 'declared'> & { request: WireRequest; caller: Caller; asked?: DocumentedOperation | undefined }): Promise<Exchange> {
  const sent = { ...request, headers: { ...callers.headersOf(caller), ...request.headers } };
  const answer = await wire.send(sent);
  const done = { request: sent, answer, declared };
  const faults = judge(done);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (faults.length > 0) wrong.push(`${faults.join('; ')} — as ${caller}: ${showExchange(done)}`);
  if (asked && answer.status < 300) reached.set(asked.operationId, (reached.get(asked.operationId) ?? 0) + 1);
  return done;
}

const methodsAt = (path: string) => operations.filter((other) => other.path.replace(/\{\w+\}/g, '') === path.replace(/\{\w+\}/g, '')).map(({ method }) => method);

async function ask(operation: DocumentedOperation, sources: FuzzSources): Promise<void> {
  const { dice, ids } = sources;
  const caller = callers.choose(operation, dice);
  if (dice.chance(0.04)) {
    await exchange({ request: undeclaredMethod(operation, sources, methodsAt(operation.path)), caller, declared: undefined });
    return;
  }
  const { addressed, ...request } = fuzzRequest(operation, sources);
  const { answer } = await exchange({ request, caller, declared: addressed ? operation : undefined, asked: operation });
  if (caller === 'spender' && (answer.status === 401 || /_(logout|endSession|endOtherSessions)$/.test(operation.operationId))) await callers.renewSpender();
  if (answer.status < 300 && addressed && caller === callers.entitled(operation) && answer.body !== '') {
    ids.learn(request.target.split('?')[0] ?? '', { body: jsonOf(answer), etag: answer.headers.etag });
  }
}

/** Create, then change in many ways, then delete what was created. */
async function lifeOfOne(create: DocumentedOperation, sources: FuzzSources): Promise<void> {
  const made = await exchange({ request: fuzzRequest(create, sources, 'valid'), caller: 'admin', declared: create });
  if (made.answer.status !== 201) return;
  const body = JSON.parse(made.answer.body) as { id?: number; project?: number };
  sources.ids.learn(create.path, { body, etag: undefined });
  const own = String(body.project ?? body.id);
  const under = operations.filter(({ path, method }) => path.startsWith(`${create.path}{`) && method !== 'DELETE');
  const removing = operations.filter(({ path, method }) => path.startsWith(`${create.path}{`) && method === 'DELETE');
  const steps = [...Array.from({ length: under.length > 0 ? 8 : 0 }, () => sources.dice.pick(under)), ...removing];
  for (const step of steps) {
    const path = `${made.request.target.split('?')[0] ?? ''}${step.path.slice(create.path.length).replace(/\{\w+\}/, own)}`;
    const parameters = step.parameters.filter((parameter) => parameter.in !== 'path' || path.includes(`{${parameter.name}}`));
    const { addressed: _addressed, ...request } = fuzzRequest({ ...step, path, parameters }, sources, sources.dice.chance(0.5) ? 'valid' : 'brokenBody');
    const { answer } = await exchange({ request, caller: 'admin', declared: step });
    if (answer.headers.etag) sources.ids.learn(path, { body: null, etag: answer.headers.etag });
  }
}

async function work(worker: number): Promise<void> {
  const sources: FuzzSources = { dice: new Dice(SEED + worker), ids: new KnownIds(), examples };
  const creating = operations.filter(({ method, access, responses }) => method === 'POST' && access === 'plugin' && '201' in responses);
  await learnWhatIsThere(sources);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const operation of operations) if (!SLOW.test(operation.operationId) || sources.dice.chance(SHARE_OF_SLOW)) await ask(operation, sources);
    for (const create of creating) await lifeOfOne(create, sources);
  }
}

async function learnWhatIsThere({ ids }: FuzzSources): Promise<void> {
  for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    const { answer } = await exchange({ request: { method: 'GET', target: operation.path, headers: {} }, caller: callers.entitled(operation), declared: operation });
    if (answer.status === 200) ids.learn(operation.path, { body: jsonOf(answer), etag: undefined });
  }
}

/** Null for files and lists in another form. */
function jsonOf({ headers, body }: Exchange['answer']): unknown {
  return String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : null;
}

describe(`bad input (SEED=${SEED})`, () => {
  it('never ends in a 5xx, in HTML or in an error without {error, code} over at least 5,000 requests', async () => {
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(wrong.slice(0, 40)).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(LEAST_REQUESTS);
  });

  it('reached a success of most operations, so that more than the validation was tried', () => {
    const missed = operations.filter(({ operationId }) => !reached.has(operationId)).map(({ operationId }) => operationId);
    const enough = missed.length / operations.length <= 1 - LEAST_REACHED;
    expect(enough ? [] : missed).toEqual([]);
  });

  it('leaves nothing half-written: what was answered as created is there, nothing else is, and the sums agree', async () => {
    const admin = await test.signIn('adminA');
    const read = async <T>(url: string) => {
      const answer = await admin.get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      return answer.json<T>();
    };
    const count = async (archived: boolean) => (await read<{ count: number }>(`/api/tenant_crm/projects/?page=1&page_size=1&archived=${archived}`)).count;
    const [current, archived] = [await count(false), await count(true)];
    const { rows: [others] } = await test.database.pool.query<{ count: number }>(`select
      (select count(*) from tenant_crm_lead where converted_project_id is not null)::int
      + coalesce((select sum(created) from tenant_crm_import where entity = 'projects' and status <> 'undone'), 0)::int as count`);
    expect(current + archived).toBe((reached.get('tenant_crm_createProject') ?? 0) + (others?.count ?? 0));
    const pipeline = await read<{ columns: { count: number; value_cents: number }[] }>('/api/tenant_crm/pipeline/');
    expect(pipeline.columns.reduce((sum, column) => sum + column.count, 0)).toBe(current);
    const projects = await read<{ id: number; number: number }[]>('/api/tenant_crm/projects/');
    expect(new Set(projects.map(({ number }) => number)).size).toBe(projects.length);
    const owners = await test.database.pool.query('select project_id from moodboard_board where project_id is not null');
    const of = (name: string) => reached.get(`moodboard_${name}`) ?? 0;
    expect(owners.rowCount).toBe(of('createBoard') + of('attachTempBoard') - of('deleteBoard'));
    for (const { project_id: id } of owners.rows as { project_id: number }[]) await read(`/api/moodboard/${id}/`);
  });

  it('leaves a server that is well', async () => {
    const health = await test.visitor().get('/api/health/');
    expect([health.statusCode, health.json().status]).toEqual([200, 'ok']);
  });
});
