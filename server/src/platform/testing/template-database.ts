import { buildApp } from '../../app';
import type { Environment } from '../environment';
import { quietLog } from './quiet-log';
import { copyOfTemplate, type Overrides, type TestDatabase } from './test-engine';
import { createPeople, PEOPLE_VERSION } from './test-people';

/** A database with the people of `test-people.ts`, for tests that start their own server. */
export function templateDatabase(overrides: Overrides = {}): Promise<TestDatabase> {
  return copyOfTemplate(prepare, { recipe: PEOPLE_VERSION, overrides });
}

async function prepare(env: Environment): Promise<void> {
  const running = await buildApp({ env, log: quietLog, background: false });
  try {
    await createPeople(running.platform);
  } finally {
    await running.stop();
  }
}
