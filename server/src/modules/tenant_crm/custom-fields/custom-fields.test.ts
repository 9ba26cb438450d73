import type { ErrorBody } from '@butterfly/contracts/core';
import type { CustomField, Project } from '@butterfly/contracts/tenant_crm';
import { createTestApp, type TestApp } from '../../../platform/testing/create-test-app';
import type { TestClient } from '../../../platform/testing/test-client';

const fields = '/api/tenant_crm/custom-fields/';
const projects = '/api/tenant_crm/projects/';

let test: TestApp;
let admin: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.signIn('adminA');
});
afterAll(() => test.stop());

const define = async (body: object) => (await admin.post(fields, { entity: 'project', kind: 'text', ...body })).json<CustomField>();
const create = (body: object) => admin.post(projects, body);
const refused = (answer: { json: <T>() => T }) => Object.keys(answer.json<ErrorBody>().fields ?? {});

describe('custom fields', () => {
  it('get a key of their first label, which stays when the label changes; a second one of the name gets its own', async () => {
    const first = await define({ label: 'Größe des Bogens' });
    const second = await define({ label: 'Größe des Bogens' });
    expect([first.key, second.key]).toEqual(['gro_e_des_bogens', 'gro_e_des_bogens_2']);
    const renamed = (await admin.send('PATCH', { url: `${fields}${first.id}/`, body: { label: 'Arch' } })).json<CustomField>();
    expect([renamed.label, renamed.key]).toEqual(['Arch', 'gro_e_des_bogens']);
  });

  it('refuse a choice without options', async () => {
    const answer = await admin.post(fields, { entity: 'lead', label: 'Package', kind: 'choice' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'tenant_crm.options_needed']);
  });

  it('are merged value by value, checked by their kind, and taken away with null', async () => {
    const foam = await define({ label: 'Foam free', kind: 'bool' });
    const fee = await define({ label: 'Fee', kind: 'money' });
    const made = (await create({ name: 'Custom', custom: { [foam.key]: true } })).json<Project>();
    expect(made.custom).toEqual({ [foam.key]: true });
    const save = (custom: object, version: number) =>
      admin.send('PATCH', { url: `${projects}${made.id}/`, body: { custom }, headers: { 'if-match': `"${made.id}-${version}"` } });
    expect((await save({ [fee.key]: 12_500 }, 1)).json<Project>().custom).toEqual({ [foam.key]: true, [fee.key]: 12_500 });
    expect(refused(await save({ [fee.key]: 'much', unknown: 1 }, 2)).sort()).toEqual([`custom.${fee.key}`, 'custom.unknown'].sort());
    expect((await save({ [foam.key]: null }, 2)).json<Project>().custom).toEqual({ [fee.key]: 12_500 });
  });

  it('that are required must be there in a new record, and cannot be emptied; archived ones are no longer asked for but kept', async () => {
    const colour = await define({ label: 'Ribbon colour', kind: 'choice', options: ['ivory', 'sage'], required: true });
    expect(refused(await create({ name: 'No ribbon' }))).toEqual([`custom.${colour.key}`]);
    expect(refused(await create({ name: 'Blue', custom: { [colour.key]: 'blue' } }))).toEqual([`custom.${colour.key}`]);
    const made = (await create({ name: 'Ivory', custom: { [colour.key]: 'ivory' } })).json<Project>();
    const save = (body: object, version: number) =>
      admin.send('PATCH', { url: `${projects}${made.id}/`, body, headers: { 'if-match': `"${made.id}-${version}"` } });
    expect(refused(await save({ custom: { [colour.key]: null } }, 1))).toEqual([`custom.${colour.key}`]);
    await admin.send('PATCH', { url: `${fields}${colour.id}/`, body: { archived: true } });
    expect((await save({ name: 'Still ivory' }, 1)).json<Project>().custom).toEqual({ [colour.key]: 'ivory' });
    expect((await create({ name: 'Not asked' })).statusCode).toBe(201);
  });

  it('of one business are not seen, used or changed by another', async () => {
    const own = await define({ label: 'Only in A' });
    const adminB = await test.signIn('adminB');
    expect((await adminB.get(fields)).json()).toEqual([]);
    expect((await adminB.send('PATCH', { url: `${fields}${own.id}/`, body: { label: 'Mine' } })).statusCode).toBe(404);
    expect(refused(await adminB.post(projects, { name: 'B', custom: { [own.key]: 'x' } }))).toEqual([`custom.${own.key}`]);
  });
});
