import { buildApp, type RunningApp } from '../../app';
import { migrate } from '../db/migrate';
import { migrationSources } from '../discover-modules';
import type { Environment } from '../environment';
import { openDatabase } from '../open-database';
import type { Platform } from '../platform';
import { quietLog } from './quiet-log';
import { copyOfTemplate, type Overrides, type Template, type TestDatabase } from './test-engine';
import { addPerson, COLLEAGUE, createPeople, PEOPLE_VERSION } from './test-people';

/** A database with the people of `test-people.ts`, for tests that start their own server. */
export function templateDatabase(overrides: Overrides = {}, template = people): Promise<TestDatabase> {
  return copyOfTemplate(template, overrides);
}

/** The same with a second administrator of business A, which no process has open. */
export function peopledDatabase(): Promise<TestDatabase> {
  return copyOfTemplate(peopleAndColleague);
}

/** A database with the product's tables and nobody in them. */
export function migratedDatabase(): Promise<TestDatabase> {
  return copyOfTemplate(nobody);
}

async function migrateOnly(env: Environment): Promise<void> {
  const database = await openDatabase(env, quietLog);
  try {
    await migrate(database.pool, migrationSources());
  } finally {
    await database.close();
  }
}

const nobody: Template = { recipe: 'nobody', prepare: migrateOnly };

const people: Template = {
  recipe: PEOPLE_VERSION,
  base: nobody,
  prepare: (env) => inServer(env, ({ platform }) => createPeople(platform)),
};

const peopleAndColleague = peopleAnd({
  recipe: 'a colleague',
  add: async (platform) => {
    const business = await platform.api('auth_and_admin').tenantBySlug('a');
    if (!business) throw new Error('Business A was not made.');
    await addPerson(platform, { tenantId: business.id, email: COLLEAGUE, roles: ['Owner'] });
  },
});

/** The people of `test-people.ts`, and what `add` puts beside them. */
export function peopleAnd({ recipe, add, clock, keepsFiles }: Addition): Template {
  return {
    recipe: `${PEOPLE_VERSION} and ${recipe}`,
    base: people,
    ...(keepsFiles && { keepsFiles }),
    prepare: (env) => inServer(env, async ({ platform }) => void (await add(platform)), clock),
  };
}

interface Addition {
  /** Changes when what is added changes. */
  readonly recipe: string;
  readonly add: (platform: Platform) => Promise<unknown>;
  readonly clock?: () => Date;
  readonly keepsFiles?: true;
}

async function inServer(env: Environment, work: (running: RunningApp) => Promise<void>, clock?: () => Date): Promise<void> {
  const running = await buildApp({ env, log: quietLog, background: false, ...(clock && { clock }) });
  try {
    await work(running);
  } finally {
    await running.stop();
  }
}
