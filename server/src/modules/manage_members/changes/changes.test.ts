import { changes as answer, type Change } from '@butterfly/contracts/manage_members';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';
import { addPersonWith } from '../../../platform/testing/test-people';
import { ChangeLog } from './change-log';

const LOG = '/api/manage_members/changes/';
let test: TestApp;
let admin: TestClient;
let ada: TestClient;
let adaId: number;
let project: number;
let contact: number;

const made = async (url: string, body: object, by = admin) => (await by.post(url, body)).json<{ id: number }>().id;
const patch = async (url: string, body: object, by = admin) => {
  const etag = (await by.get(url)).headers['etag'] as string;
  const changed = await by.send('PATCH', { url, body, headers: { 'if-match': etag } });
  if (changed.statusCode !== 200) throw new Error(changed.body);
};
const page = async (query = '', by = admin) => answer.parse((await by.get(`${LOG}?${query}`)).json());
const told = ({ by, kind, subject, what }: Change) => [by?.name, kind, subject, what];

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  adaId = (await addPersonWith(test.platform, { tenantId: test.tenantA, email: 'ada@a.example', plugins: ['tenant_crm', 'notices'] }))
    .memberId;
  ada = await test.signIn('ada@a.example');
  const stages = (await admin.get('/api/tenant_crm/project_stages/')).json<{ id: number; name: string }[]>();
  const booked = stages.find(({ name }) => name === 'Booked')?.id;
  contact = await made('/api/tenant_crm/contacts/', { first_name: 'Sofía', last_name: 'Reyes' }, ada);
  await patch(`/api/tenant_crm/contacts/${contact}/`, { last_name: 'Lindqvist' }, ada);
  project = await made('/api/tenant_crm/projects/', { name: 'Reyes dinner', event_type: 'social' });
  await patch(`/api/tenant_crm/projects/${project}/`, { name: 'Reyes supper', venue_text: 'Barn' });
  await admin.post(`/api/tenant_crm/projects/${project}/move/`, { stage_id: booked, position: 0 });
  await made('/api/manage_members/roles/', { name: 'Runner', plugins: ['moodboard'], features: [], is_admin: false, row_scope: 'all' });
}, 60_000);
afterAll(() => test.stop());

/** Two lines of each of two histories, all at once. */
const oneMoment = (at: string) =>
  test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, async (db) => {
    const creation = { subject_type: 'contact', subject_id: contact, at, by_id: null };
    await test.platform.api('records').of('tenant_crm').recordCreations(db, [creation, creation]);
    await db.rows(
      `insert into manage_members_audit (at, action, subject_kind, subject) select $1::timestamptz, 'joined', 'member', 'Twin' from generate_series(1, 2)`,
      [at],
    );
  });

describe('the log of who changed what', () => {
  it('tells records of plugins, moves between stages and permissions, the newest first, with a way to each', async () => {
    const { results, next, kinds } = await page();
    expect(results.map(told)).toEqual([
      ['admin', 'manage_members.role', 'Runner', 'Role made + sees all projects + plugin moodboard'],
      ['admin', 'tenant_crm.project', 'Reyes supper', expect.stringMatching(/^Moved from .+ to .+/)],
      ['admin', 'tenant_crm.project', 'Reyes supper', 'Changed name: Reyes dinner → Reyes supper; venue text: – → Barn'],
      ['admin', 'tenant_crm.project', 'Reyes supper', 'Created'],
      ['ada', 'tenant_crm.contact', 'Sofía Lindqvist', 'Changed: last name'],
      ['ada', 'tenant_crm.contact', 'Sofía Lindqvist', 'Created'],
    ]);
    expect(results.map(({ path }) => path)).toEqual([
      '/manage_members/roles',
      ...Array<string>(3).fill(`/tenant_crm/projects/${project}`),
      ...Array<string>(2).fill(`/tenant_crm/contacts/${contact}`),
    ]);
    expect(next).toBeNull();
    expect(kinds).toEqual(expect.arrayContaining(['manage_members.role', 'notices.notice', 'tenant_crm.contact']));
  });

  it('of one person, of one kind, and of both', async () => {
    expect((await page(`by=${adaId}`)).results.map(({ what }) => what)).toEqual(['Changed: last name', 'Created']);
    expect((await page('kind=manage_members.role')).results.map(({ subject }) => subject)).toEqual(['Runner']);
    expect((await page('kind=tenant_crm.project')).results).toHaveLength(3);
    expect((await page(`kind=tenant_crm.project&by=${adaId}`)).results).toEqual([]);
  });

  it('goes on where a page ended, also within one moment and from source to source, and tells each once', async () => {
    await oneMoment('2020-02-02T10:00:00.123Z');
    const whole = (await page()).results.map(({ key }) => key);
    expect(new Set(whole).size).toBe(whole.length);
    const walked: string[] = [];
    for (let before = ''; ; ) {
      const { results, next } = await page(`limit=1${before}`);
      walked.push(...results.map(({ key }) => key));
      if (next === null) break;
      before = `&before=${encodeURIComponent(next)}`;
    }
    expect(walked).toEqual(whole);
  });

  it('is for administrators, and of their business alone', async () => {
    expect((await ada.get(LOG)).statusCode).toBe(403);
    expect((await ada.get(`${LOG}export.csv/`)).statusCode).toBe(403);
    expect((await page('', await test.signIn('adminB'))).results).toEqual([]);
  });

  it('keeps to the rows that the member of the transaction sees', async () => {
    const log = new ChangeLog(test.platform);
    const seen = (rowScope: 'all' | 'none') =>
      test.platform.db.withTenant({ tenantId: test.tenantA, memberId: adaId, rowScope }, (db) =>
        log.page(db, { kind: 'tenant_crm.project', limit: 50 }),
      );
    expect([(await seen('all')).results.length, (await seen('none')).results.length]).toEqual([3, 0]);
  });

  it('leaves out drafts of somebody else', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const draft = await made('/api/notices/notices/', { title: 'Surprise', body: 'Hush', scope: 'all', publish_at: later }, ada);
    await patch(`/api/notices/notices/${draft}/`, { title: 'Surprise party' }, ada);
    const written = await test.platform.db.withTenant({ tenantId: test.tenantA, memberId: null }, (db) =>
      test.platform
        .api('records')
        .of('notices')
        .activity(db, [{ subject_type: 'notice', subject_id: draft }], { before: null, limit: 9 }),
    );
    expect(written.map(({ kind }) => kind)).not.toEqual([]);
    expect((await page('kind=notices.notice')).results).toEqual([]);
  });

  it('comes as CSV with the same filters', async () => {
    const file = await admin.get(`${LOG}export.csv/?by=${adaId}&kind=tenant_crm.contact`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="changes.csv"',
    ]);
    const lines = file.body.trim().split('\r\n');
    expect(file.body.startsWith('\uFEFF')).toBe(true);
    expect(lines[0]).toBe('When (UTC),Who,Kind of record,Record,What');
    expect(lines.slice(1).map((line) => line.split(',').slice(1))).toEqual([
      ['ada', 'tenant_crm.contact', 'Sofía Lindqvist', 'Changed: last name'],
      ['ada', 'tenant_crm.contact', 'Sofía Lindqvist', 'Created'],
    ]);
  });
});
