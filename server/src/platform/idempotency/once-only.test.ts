import { createTestApp, type TestApp } from '../testing/create-test-app';
import type { TestClient } from '../testing/test-client';
import { forgetOldSteps } from './idempotency.repository';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const headers = (key: string) => ({ headers: { 'idempotency-key': key } });
const contacts = async (search: string) => (await admin.get(`/api/tenant_crm/contacts/?search=${search}`)).json<{ count: number }>().count;

describe('a create with an Idempotency-Key', () => {
  it.each([
    ['/api/tenant_crm/contacts/', { first_name: 'Once' }],
    ['/api/tenant_crm/projects/', { name: 'Once' }],
    ['/api/tenant_crm/leads/', { title: 'Once' }],
    ['/api/tenant_crm/organizations/', { name: 'Once' }],
  ])('to %s is done once and answered twice the same', async (url, body) => {
    const [first, second] = [await admin.post(url, body, headers(`key of ${url}`)), await admin.post(url, body, headers(`key of ${url}`))];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['etag']).toBe(first.headers['etag']);
  });

  it('that comes ten times at once is done once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/api/tenant_crm/contacts/', { first_name: 'Tenfold' }, headers('ten'))),
    );
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json<{ id: number }>().id}`)).size).toBe(1);
    expect(await contacts('Tenfold')).toBe(1);
  });

  it('with another body under the same key is refused and does nothing', async () => {
    await admin.post('/api/tenant_crm/contacts/', { first_name: 'Firstly' }, headers('reused'));
    const other = await admin.post('/api/tenant_crm/contacts/', { first_name: 'Secondly' }, headers('reused'));
    expect([other.statusCode, other.json()['code'], await contacts('Secondly')]).toEqual([409, 'idempotency_key_reused', 0]);
  });

  it('that was refused may be sent again under its key, put right', async () => {
    const bad = await admin.post('/api/tenant_crm/contacts/', { email: 'no address' }, headers('again'));
    const good = await admin.post('/api/tenant_crm/contacts/', { first_name: 'Putright' }, headers('again'));
    expect([bad.statusCode, good.statusCode]).toEqual([400, 201]);
  });

  it('of somebody else has nothing to do with mine, and without a key each is done', async () => {
    const colleague = await test.signIn('both');
    await colleague.post('/api/auth_and_admin/switch-tenant/', { tenant_id: test.tenantA });
    const [mine, theirs] = [
      await admin.post('/api/tenant_crm/contacts/', { first_name: 'Shared' }, headers('same')),
      await colleague.post('/api/tenant_crm/contacts/', { first_name: 'Shared' }, headers('same')),
    ];
    expect(mine.json()['id']).not.toBe(theirs.json()['id']);
    for (let time = 0; time < 2; time += 1) await admin.post('/api/tenant_crm/contacts/', { first_name: 'Keyless' });
    expect(await contacts('Keyless')).toBe(2);
  });

  it('to another operation has nothing to do with it', async () => {
    const contact = await admin.post('/api/tenant_crm/contacts/', { first_name: 'One' }, headers('both'));
    const project = await admin.post('/api/tenant_crm/projects/', { name: 'Other' }, headers('both'));
    expect([contact.statusCode, project.statusCode, project.json()['name']]).toEqual([201, 201, 'Other']);
  });

  it('is known for a day', async () => {
    const send = (key: string) => admin.post('/api/tenant_crm/contacts/', { first_name: 'Aged' }, headers(key));
    await send('young');
    await send('old');
    await test.database.pool.query(`update platform_idempotency set created_at = now() - interval '23 hours' where key like '%young'`);
    await test.database.pool.query(`update platform_idempotency set created_at = now() - interval '25 hours' where key like '%old'`);
    await test.database.asDispatcher(forgetOldSteps);
    await send('young');
    await send('old');
    expect(await contacts('Aged')).toBe(3);
  });

  it('whose key is no key is refused', async () => {
    const answer = await admin.post('/api/tenant_crm/contacts/', { first_name: 'Long' }, headers('x'.repeat(201)));
    expect(answer.statusCode).toBe(400);
  });
});
