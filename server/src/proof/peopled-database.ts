import { buildApp } from '../app';
import { quietLog } from '../platform/testing/quiet-log';
import { emptyDatabase, type TestDatabase } from '../platform/testing/test-engine';
import { addPerson, createPeople } from '../platform/testing/test-people';

/** A second administrator of business A. */
export const COLLEAGUE = 'colleague@a.example';

/** A database of its own with the product's tables and people, which no process has open. */
export async function peopledDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase();
  const running = await buildApp({ env: database.env, log: quietLog, background: false });
  try {
    await createPeople(running.platform);
    const business = await running.platform.api('auth_and_admin').tenantBySlug('a');
    if (!business) throw new Error('Business A was not made.');
    await addPerson(running.platform, { tenantId: business.id, email: COLLEAGUE, roles: ['Owner'] });
  } finally {
    await running.stop();
  }
  return database;
}
