import { askedFeatures, features, neededFeatures, type FeatureId, type Operation } from '@butterfly/contracts/core';
import { fillBusinessB } from './isolation-business';
import { casesOf, needsPlugin, sendSample, type Case } from './isolation-requests';
import { allSamples, type AllSamples, type ForeignIds } from './isolation-samples';
import { createTestApp, type TestApp } from './platform/testing/create-test-app';
import { everyRow } from './platform/testing/every-row';
import type { TestClient } from './platform/testing/test-client';
import { addPerson, addPersonWith } from './platform/testing/test-people';

/** Fewer would mean that declarations are not found any more. */
const LEAST_CASES = 40;

let test: TestApp;
let foreign: ForeignIds;
let samples: AllSamples;
let plugins: string[];

beforeAll(async () => {
  test = await createTestApp();
  const owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  foreign = await fillBusinessB(owner, test);
  samples = await allSamples();
  plugins = [...new Set(casesOf(test, asks).map(({ key }) => key.split('.')[0] ?? ''))];
});
afterAll(() => test.stop());

const asks = (operation: Operation): boolean => refusing(operation).length > 0;
const refusing = (operation: Operation): readonly FeatureId[] => [...neededFeatures(operation), ...(operation.mayNeed ?? [])];
const every = Object.keys(features) as FeatureId[];
const send = (client: TestClient, one: Case) => {
  const body = samples.bodiesThatNeed[one.key]?.(foreign);
  return sendSample(client, one, { foreign, ...(body === undefined ? {} : { body }) });
};

async function memberWith(name: string, held: readonly string[]): Promise<TestClient> {
  const email = `${name}@b.example`;
  await addPersonWith(test.platform, { tenantId: test.tenantB, email, plugins, features: held });
  return test.signIn(email);
}

describe('every operation that asks for a feature', () => {
  it('refuses a member who lacks this one alone, names it in place, and changes nothing', async () => {
    const wanted = casesOf(test, asks).flatMap((one) => refusing(one.operation).map((feature) => ({ one, feature })));
    expect(wanted.length).toBeGreaterThanOrEqual(LEAST_CASES);
    const members = new Map<FeatureId, TestClient>();
    for (const { feature } of wanted)
      if (!members.has(feature))
        members.set(
          feature,
          await memberWith(
            `without-${feature}`,
            every.filter((name) => name !== feature),
          ),
        );
    const before = await everyRow(test, test.tenantB);
    expect(Object.values(before).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(25);
    for (const { one, feature } of wanted) {
      const answer = await send(members.get(feature) as TestClient, one);
      expect([one.key, answer.statusCode, answer.json()['code'], answer.json()['feature']]).toEqual([
        one.key,
        403,
        'feature_required',
        feature,
      ]);
      expect(answer.json()['error']).toBe(`You need '${features[feature].title}' for this. An administrator can give it to you.`);
      expect(answer.body).not.toMatch(/access denied|you don't have permission/i);
    }
    expect(await everyRow(test, test.tenantB)).toEqual(before);
  });

  it('still asks for the plugin first: features alone open nothing', async () => {
    const email = 'features-only@b.example';
    await addPersonWith(test.platform, { tenantId: test.tenantB, email, features: every.filter((name) => name !== 'access_live_console') });
    const client = await test.signIn(email);
    for (const one of casesOf(test, asks)) {
      const answer = await send(client, one);
      expect([one.key, answer.statusCode, answer.json()['code']]).toEqual([one.key, 403, 'access_denied']);
    }
  });

  it('is not refused for that reason to who has exactly what it asks for, nor to an administrator without any feature', async () => {
    await test.platform.db.withTenant({ tenantId: test.tenantB, memberId: null }, (db) =>
      test.platform
        .api('manage_members')
        .ensureRole(db, { name: 'Bare administrator', plugins: [], features: [], isAdmin: true, rowScope: 'all' }),
    );
    await addPerson(test.platform, { tenantId: test.tenantB, email: 'bare@b.example', roles: ['Bare administrator'] });
    const clients = [await test.signIn('bare@b.example')];
    const members = new Map<string, TestClient>();
    let done = 0;
    for (const one of casesOf(test, asks)) {
      const held = [...refusing(one.operation)].sort();
      const name = `with-${held.join('-')}`;
      const member = members.get(name) ?? (await memberWith(name, held));
      members.set(name, member);
      for (const client of [member, ...clients]) {
        const answer = await send(client, one);
        expect([one.key, answer.body.includes('feature_required')]).toEqual([one.key, false]);
        if (answer.statusCode < 300) done += 1;
      }
    }
    // The rest is refused for other reasons: a wrong sample, or what an operation before it has taken away.
    expect(done).toBeGreaterThanOrEqual(LEAST_CASES);
  });
});

describe('the catalogue of features', () => {
  it('is asked for by operations that have a permission to look at', () => {
    const open = casesOf(test, (operation) => askedFeatures(operation).length > 0 && !needsPlugin(operation)).map(({ key }) => key);
    expect(open).toEqual([]);
  });
});
