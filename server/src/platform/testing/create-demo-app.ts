import { seedDemo } from '../../demo/seed-demo';
import { createTestApp, type TestApp } from './create-test-app';
import { peopleAnd } from './template-database';

/**
 * The whole server with the demo businesses, as of 15:00 UTC of a day. A whole run (`RUN_TEMPLATES=1`, with folders of its own) makes
 * their data once for each day; a single file makes them itself, so that it never sees the data of an older program.
 *
 * @param today `2026-11-27`
 */
export async function createDemoApp(today: string): Promise<TestApp> {
  const clock = () => new Date(`${today}T15:00:00Z`);
  if (process.env['RUN_TEMPLATES'] === '1')
    return createTestApp({ clock, template: peopleAnd({ recipe: `demo of ${today}`, clock, add: seedDemo, keepsFiles: true }) });
  const test = await createTestApp({ clock });
  await seedDemo(test.platform);
  return test;
}
