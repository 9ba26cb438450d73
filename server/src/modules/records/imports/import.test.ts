import type { ContactRow, ImportCheck, ImportLine, ImportRun, Project } from '@butterfly/contracts/tenant_crm';
import { proofSize } from '@butterfly/testing/proof/proof-size';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { ImportRunner } from './import-runner';
import { Tables } from './table/tables';

/** Several times what is kept at once, so that it is kept in pieces. */
const ROWS = proofSize({ short: 600, long: 5_000 });
const BAD = ROWS / 100;
const base = '/api/tenant_crm/import/';
let test: TestApp;
let admin: TestClient;
let runner: ImportRunner;
const tables = new Tables();
beforeAll(async () => {
  // The jobs run, as they do in a server.
  test = await createTestApp({ background: true });
  admin = await test.signIn('adminA');
  runner = new ImportRunner({ platform: test.platform, tables });
});
afterAll(async () => {
  await tables.close();
  await test.stop();
});

async function handIn(entity: string, text: string): Promise<ImportRun> {
  const answer = await admin.post(base, { entity, file_name: 'list.csv', text });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<ImportRun>();
}
const get = async (id: number) => (await admin.get(`${base}${id}/`)).json<ImportRun>();
const check = async (id: number) => (await admin.post(`${base}${id}/check/`)).json<ImportCheck>();
const lines = async (id: number, query = '') =>
  (await admin.get(`${base}${id}/lines/?${query}`)).json<{ count: number; results: ImportLine[] }>();
const count = async (search: string) =>
  (await admin.get(`/api/tenant_crm/contacts/?search=${search}`)).json<{ count: number; results: ContactRow[] }>();
async function until(id: number, status: string): Promise<ImportRun> {
  for (;;) {
    const run = await get(id);
    if (run.status === status) return run;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function commit(id: number): Promise<ImportRun> {
  await admin.post(`${base}${id}/commit/`);
  return until(id, 'done');
}

describe('handing in a table', () => {
  it('guesses what the columns hold, which can be changed, and shows the first rows', async () => {
    const made = await handIn('contacts', 'Given name;Surname;Mail;Shoe\nAnn;Marlow;ann@guess.example;38\n');
    expect(made).toMatchObject({
      columns: ['Given name', 'Surname', 'Mail', 'Shoe'],
      mapping: { 0: 'first_name', 1: 'last_name', 2: 'email' },
      total: 1,
      status: 'draft',
      sample: [['Ann', 'Marlow', 'ann@guess.example', '38']],
    });
    const changed = await admin.send('PATCH', { url: `${base}${made.id}/`, body: { mapping: { 0: 'first_name' }, policy: 'update' } });
    expect(changed.json()).toMatchObject({ mapping: { 0: 'first_name' }, policy: 'update' });
    expect((await admin.send('PATCH', { url: `${base}${made.id}/`, body: { mapping: { 9: 'first_name' } } })).statusCode).toBe(400);
    expect((await admin.send('PATCH', { url: `${base}${made.id}/`, body: { mapping: { 0: 'email', 1: 'email' } } })).statusCode).toBe(400);
  });

  it('names a refused row by the line it has in the spreadsheet, behind empty rows too', async () => {
    const made = await handIn('contacts', 'First name,E-mail\nAnn,ann@lines.example\n,\n\nBad,nobody\n');
    expect(made.total).toBe(2);
    expect((await check(made.id)).lines.map(({ line }) => line)).toEqual([5]);
  });

  it('refuses what is no table', async () => {
    expect((await admin.post(base, { entity: 'contacts', file_name: 'x', text: 'Name' })).json()).toMatchObject({
      code: 'tenant_crm.csv_unreadable',
    });
  });

  it('does not begin without the column a record cannot do without', async () => {
    const made = await handIn('organizations', 'Town\nHudson\n');
    expect((await admin.post(`${base}${made.id}/commit/`)).json()).toMatchObject({ code: 'tenant_crm.import_field_missing' });
  });
});

describe(`an import of ${ROWS} rows with 1 % bad ones`, () => {
  const rows = Array.from({ length: ROWS }, (_, at) =>
    at % 100 === 99 ? `Bad ${at},Volume,no address at all` : `First ${at},Volume,person${at}@volume.example`,
  );
  let id = 0;

  it('lists the bad rows with reasons before anything is written', async () => {
    id = (await handIn('contacts', ['First name,Last name,E-mail', ...rows].join('\n'))).id;
    const dry = await check(id);
    expect(dry.counts).toEqual({ created: ROWS - BAD, updated: 0, skipped: 0, failed: BAD });
    expect(dry.lines[0]).toMatchObject({
      line: 101,
      outcome: 'failed',
      label: 'Bad 99 Volume',
      reason: '“no address at all” is no e-mail address',
    });
    expect((await count('volume.example')).count).toBe(0);
  });

  it('lands the good rows exactly once, also when the commit is repeated and two processes work on it at once', async () => {
    await Promise.all([admin.post(`${base}${id}/commit/`), admin.post(`${base}${id}/commit/`), admin.post(`${base}${id}/commit/`)]);
    await Promise.all([runner.run({ tenantId: test.tenantA, importId: id }), until(id, 'done')]);
    await commit(id);
    await runner.run({ tenantId: test.tenantA, importId: id });
    expect(await get(id)).toMatchObject({
      status: 'done',
      processed: ROWS,
      counts: { created: ROWS - BAD, updated: 0, skipped: 0, failed: BAD },
    });
    expect((await count('volume.example')).count).toBe(ROWS - BAD);
    const failed = await lines(id, 'outcome=failed&page_size=200');
    expect([failed.count, failed.results.every(({ reason }) => reason.includes('is no e-mail address'))]).toEqual([BAD, true]);
  });

  it('handed in a second time, changes nothing', async () => {
    const again = await handIn('contacts', ['First name,Last name,E-mail', ...rows].join('\n'));
    expect((await check(again.id)).counts).toEqual({ created: 0, updated: 0, skipped: ROWS - BAD, failed: BAD });
    await commit(again.id);
    expect((await count('volume.example')).count).toBe(ROWS - BAD);
  });

  it('is taken back, except for what somebody has changed since', async () => {
    const [kept] = (await count('person7@volume.example')).results;
    await admin.send('PATCH', { url: `/api/tenant_crm/contacts/${kept?.id}/`, body: { first_name: 'Kept' }, headers: { 'if-match': '*' } });
    await Promise.all([admin.post(`${base}${id}/undo/`), admin.post(`${base}${id}/undo/`)]);
    await until(id, 'undone');
    expect((await count('volume.example')).results.map(({ first_name }) => first_name)).toEqual(['Kept']);
  });
});

it('goes on behind the last kept row when the process died in the middle', async () => {
  const made = await handIn(
    'contacts',
    ['Name,E-mail', ...Array.from({ length: 350 }, (_, at) => `Resumed Person${at},p${at}@resumed.example`)].join('\n'),
  );
  await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
    db.rows(`update records_import set status = 'running' where id = $1`, [made.id]),
  );
  let chunks = 0;
  const db = {
    ...test.platform.db,
    withTenant: ((who, work) => {
      chunks += 1;
      if (chunks > 3) throw new Error('the process died');
      return test.platform.db.withTenant(who, work);
    }) as typeof test.platform.db.withTenant,
  };
  const dying = new ImportRunner({ platform: { ...test.platform, db }, tables });
  await expect(dying.run({ tenantId: test.tenantA, importId: made.id })).rejects.toThrow('the process died');
  expect((await get(made.id)).processed).toBe(200);
  await runner.run({ tenantId: test.tenantA, importId: made.id });
  expect(await get(made.id)).toMatchObject({ status: 'done', counts: { created: 350 } });
  expect((await count('resumed.example')).count).toBe(350);
});

describe('what is there already', () => {
  const person = 'First name,Last name,E-mail,City,Organization\nNew,Name,double@policy.example,Hudson,Rivergate Planning\n';

  it('is skipped, updated with its fields put back by undo, or refused, as the policy says', async () => {
    await admin.post('/api/tenant_crm/contacts/', {
      first_name: 'Old',
      last_name: 'Name',
      email: 'double@policy.example',
      phone_e164: '+15185550123',
    });
    const made = await handIn('contacts', person);
    expect((await check(made.id)).lines).toMatchObject([{ line: 2, outcome: 'skipped', reason: 'is there already' }]);
    await admin.send('PATCH', { url: `${base}${made.id}/`, body: { policy: 'create' } });
    expect((await check(made.id)).counts).toMatchObject({ created: 0, failed: 1 });
    await admin.send('PATCH', { url: `${base}${made.id}/`, body: { policy: 'update' } });
    await commit(made.id);
    expect((await count('double@policy')).results).toMatchObject([
      { first_name: 'New', phone_e164: '+15185550123', organization_name: 'Rivergate Planning' },
    ]);
    await admin.post(`${base}${made.id}/undo/`);
    await until(made.id, 'undone');
    expect((await count('double@policy')).results).toMatchObject([{ first_name: 'Old', organization_name: null }]);
  });

  it('also means an earlier row of the same file', async () => {
    const made = await handIn('contacts', 'Name,E-mail\nAnn Twice,twice@policy.example\nAnn Twice,TWICE@policy.example\n');
    expect((await check(made.id)).lines).toMatchObject([{ line: 3, outcome: 'skipped', reason: 'is the same as line 2' }]);
    expect((await commit(made.id)).counts).toEqual({ created: 1, updated: 0, skipped: 1, failed: 0 });
  });
});

it('imports projects with their stage, amount and client, and says which stage there is not', async () => {
  const made = await handIn(
    'projects',
    'Project,Type,Date,Stage,Budget,Client email\nImported wedding,Wedding,6/12/2027,Booked,"$12,000.50",twice@policy.example\nWrong,Wedding,2027-06-12,Dreaming,,\n',
  );
  const done = await commit(made.id);
  expect(done.counts).toMatchObject({ created: 1, failed: 1 });
  expect((await lines(made.id, 'outcome=failed')).results).toMatchObject([{ line: 3, reason: '“Dreaming” is no stage of your pipeline' }]);
  const page = (await admin.get('/api/tenant_crm/projects/?page=1&search=imported')).json<{ results: Project[] }>();
  expect(page.results).toMatchObject([{ name: 'Imported wedding', event_date: '2027-06-12', value_cents: 1_200_050 }]);
  expect((await admin.get(`/api/tenant_crm/projects/${page.results[0]?.id}/people/`)).json()).toMatchObject([
    { email: 'twice@policy.example', role: 'partner1' },
  ]);
});

it('imports organizations once, whatever their spelling', async () => {
  const made = await handIn(
    'organizations',
    'Company,Type,Phone\nTivoli Table Rentals,vendor,518 555 0188\nTIVOLI table rentals,vendor,\n',
  );
  expect((await commit(made.id)).counts).toMatchObject({ created: 1, skipped: 1 });
});
