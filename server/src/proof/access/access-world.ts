import { fillBusinessB } from '../../isolation-business';
import { casesOf } from '../../isolation-requests';
import { allSamples } from '../../isolation-samples';
import { createTestApp, type TestApp } from '../../platform/testing/create-test-app';
import type { TestClient } from '../../platform/testing/test-client';
import type { Caller } from './caller';
import { clientCallers } from './client-callers';
import { refusing, type CallerKind, type Known } from './expected-answer';
import { every, People } from './people';
import { revokedCallers } from './revoked-callers';
import { tokenCallers } from './token-callers';

/** The server with everything that business B has, and everybody who may not have it. */
export interface AccessWorld extends Known {
  readonly test: TestApp;
  readonly callers: ReadonlyMap<CallerKind, Caller>;
  /** Requests that were let through just before something was taken away. */
  readonly letThroughBefore: number;
}

export async function accessWorld(): Promise<AccessWorld> {
  const test = await createTestApp();
  try {
    return await fill(test);
  } catch (error) {
    await test.stop();
    throw error;
  }
}

async function fill(test: TestApp): Promise<AccessWorld> {
  const owner = await test.signIn('adminB');
  await owner.get('/api/tenant_crm/pipeline/');
  const ids = await fillBusinessB(owner, test);
  const known = { test, ids, samples: await allSamples() };
  const people = new People(test, owner);
  const revoked = await revokedCallers({ ...known, people, owner });
  const callers = new Map<CallerKind, Caller>([
    ['nobody', { client: test.visitor() }],
    ['no_csrf', { client: owner, withoutCsrf: true }],
    ['no_plugin', { client: await test.signIn('plainB') }],
    ['sees_assigned', { client: await people.member({ name: 'assigned', rowScope: 'assigned' }) }],
    ['sees_none', { client: await people.member({ name: 'none', rowScope: 'none' }) }],
    ['other_business', { client: await otherBusiness(test) }],
    ...revoked.callers,
    ...(await tokenCallers(test)),
    ...(await clientCallers(test)),
  ]);
  const asked = every.filter((feature) => casesOf(test, (operation) => refusing(operation).includes(feature)).length > 0);
  for (const feature of asked)
    callers.set(`lacks_${feature}`, {
      client: await people.member({ name: `without-${feature}`, held: every.filter((name) => name !== feature) }),
    });
  const others = test.operations.flatMap(({ operation }) => operation.alsoPlugins ?? []);
  for (const plugin of new Set(others))
    callers.set(`without_${plugin}`, {
      client: await people.member({ name: `without-${plugin}`, plugins: people.plugins.filter((id) => id !== plugin) }),
    });
  return { ...known, callers, letThroughBefore: revoked.asked };
}

async function otherBusiness(test: TestApp): Promise<TestClient> {
  const client = await test.signIn('adminA');
  await client.get('/api/tenant_crm/pipeline/');
  return client;
}
