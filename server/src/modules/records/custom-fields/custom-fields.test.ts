import type { ErrorBody } from '@butterfly/contracts/core';
import type { RecordActivity, RecordCustomField } from '@butterfly/contracts/records';
import type { Organization } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const KIND = '/api/records/tenant_crm.organization';

let test: TestApp;
let admin: TestClient;
let own: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
  own = `${KIND}/${(await admin.post('/api/tenant_crm/organizations/', { name: 'Fern Hall' })).json<Organization>().id}`;
});
afterAll(() => test.stop());

const define = async (body: object) => (await admin.post(`${KIND}/custom-fields/`, body)).json<RecordCustomField>();
const save = (body: object, as = admin) => as.send('PATCH', { url: `${own}/custom/`, body });

describe('values of any record in fields that the business has defined', () => {
  it('are checked by the kind of the field, merged one by one, and told in the timeline', async () => {
    const colour = await define({ label: 'Colour', kind: 'choice', options: ['ivory', 'sage'] });
    const fee = await define({ label: 'Fee', kind: 'money' });
    expect((await admin.get(`${own}/custom/`)).json()).toEqual({});
    expect((await save({ [colour.key]: 'ivory' })).json()).toEqual({ colour: 'ivory' });
    expect((await save({ [fee.key]: 12_500 })).json()).toEqual({ colour: 'ivory', fee: 12_500 });
    const refused = (await save({ [colour.key]: 'blue', other: 1 })).json<ErrorBody>();
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual(['custom.colour', 'custom.other']);
    expect((await save({ [colour.key]: null })).json()).toEqual({ fee: 12_500 });
    const { results } = (await admin.get(`${own}/activity/`)).json<{ results: RecordActivity[] }>();
    expect(results[0]?.details).toEqual({ changes: [{ field: 'custom.colour', from: 'ivory', to: null }] });
  });

  it('are all kept when several people save at once', async () => {
    const keys = (await Promise.all(['One', 'Two', 'Three'].map((label) => define({ label, kind: 'number' })))).map(({ key }) => key);
    await Promise.all(keys.map((key, at) => save({ [key]: at })));
    expect((await admin.get(`${own}/custom/`)).json()).toMatchObject({ one: 0, two: 1, three: 2 });
  });

  it('and the fields are those of one business and one kind of record', async () => {
    const field = await define({ label: 'Only here', kind: 'text' });
    const adminB = await test.signIn('adminB');
    expect([(await save({}, adminB)).statusCode, (await adminB.get(`${own}/custom/`)).statusCode]).toEqual([404, 404]);
    expect((await adminB.get(`${KIND}/custom-fields/`)).json()).toEqual([]);
    const elsewhere = { url: `/api/records/tenant_crm.lead/custom-fields/${field.id}/`, body: { label: 'Moved' } };
    expect((await admin.send('PATCH', elsewhere)).statusCode).toBe(404);
  });
});
