import { parseArgs } from 'node:util';
import { buildApp } from '../app';
import { readEnvironment } from '../platform/environment';
import { seedDemo } from './seed-demo';
import { addPeople, addVolume } from './volume';

const PROJECTS_PER_STEP = 40;
const usage =
  'pnpm demo [--scale N] [--projects N] [--contacts N]   adds 40 × N, or exactly N, projects and N contacts to each demo business';

/** `pnpm demo`: seeds the demo businesses; `--scale 50` adds 2,000 projects to each of them. The server must not run on the same folder. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '0' },
      projects: { type: 'string' },
      contacts: { type: 'string', default: '0' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(usage);
  const count = wholeNumber(values.projects ?? String(wholeNumber(values.scale) * PROJECTS_PER_STEP));
  const people = wholeNumber(values.contacts);
  const env = readEnvironment(process.env);
  if (env.NODE_ENV === 'production' && !env.SEED_DEMO)
    throw new Error('Demo data never goes into production unless SEED_DEMO=1 asks for it.');
  const running = await buildApp({ env: { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] ? env.LOG_LEVEL : 'warn' }, background: false });
  try {
    const started = performance.now();
    for (const business of await seedDemo(running.platform)) {
      await addVolume(running.platform, { business, count });
      await addPeople(running.platform, { business, count: people });
    }
    say(
      `The demo businesses are there${count > 0 ? `, each with ${count.toLocaleString('en')} more projects` : ''} (${((performance.now() - started) / 1000).toFixed(1)} s).`,
    );
  } finally {
    await running.stop();
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`"${text}" is no whole number.\n${usage}`);
  return Number(text);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
