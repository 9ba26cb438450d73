import { buildApp, type AppOptions, type RunningApp } from '../../app';
import type { Database } from '../db/database';
import type { PersonalMail } from '../mail/mailer';
import { quietLog } from './quiet-log';
import { TestClient } from './test-client';
import { templateDatabase } from './template-database';
import type { Overrides, Template } from './test-engine';
import { PASSWORD, PEOPLE, type Person } from './test-people';

/** The whole server on a fresh database of the engine under test, with the people of `test-people.ts`. */
export interface TestApp extends RunningApp {
  readonly tenantA: number;
  readonly tenantB: number;
  /** Where it listens: `http://127.0.0.1:<port>`. */
  readonly origin: string;
  /** Mail with links and codes that was written, the newest last; nothing of it where SMTP_URL is set or `takePersonalMail` given. */
  readonly personalMail: readonly PersonalMail[];
  /** A client that is signed in; where the test has a clock of its own, for as long as it likes: a session is no part of what days go by for. */
  signIn(who: Person | (string & {})): Promise<TestClient>;
  /** A client that is not. */
  visitor(): TestClient;
}

export interface TestAppOptions
  extends Partial<
    Pick<
      AppOptions,
      'clock' | 'extraModules' | 'extraWorkflows' | 'background' | 'remoteFiles' | 'log' | 'takePersonalMail' | 'listenerLimitMs'
    >
  > {
  readonly env?: Overrides;
  /** What the database begins with; the people of `test-people.ts` without one. */
  readonly template?: Template;
}

/**
 * @example
 * const test = await createTestApp();
 * const admin = await test.signIn('adminA');
 * expect((await admin.get('/api/members_page/me/')).statusCode).toBe(200);
 * await test.stop();
 */
export async function createTestApp({
  env = {},
  template,
  background = false,
  log = quietLog,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await templateDatabase(env, template);
  const personalMail: PersonalMail[] = [];
  const running = await buildApp({
    takePersonalMail: (mail) => void personalMail.push(mail),
    ...options,
    background,
    env: database.env,
    log,
  });
  const origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const identity = running.platform.api('auth_and_admin');
  const [a, b] = [await identity.tenantBySlug('a'), await identity.tenantBySlug('b')];
  if (!a || !b) throw new Error('The test template has no businesses.');
  return {
    ...running,
    origin,
    personalMail,
    tenantA: a.id,
    tenantB: b.id,
    visitor: () => new TestClient(origin),
    signIn: async (who) => {
      const client = await new TestClient(origin).signIn(who in PEOPLE ? PEOPLE[who as Person] : who, PASSWORD);
      if (options.clock) await keepSessions(running.platform.db);
      return client;
    },
    stop: async () => {
      running.database.abandon();
      await running.stop();
      await database.drop();
    },
  };
}

async function keepSessions(db: Database): Promise<void> {
  await db.withoutTenant((work) => work.rows("update auth_and_admin_session set expires_at = '9999-01-01' where revoked_at is null"));
}
