import { parseArgs } from 'node:util';
import { buildApp } from '../app';
import { readEnvironment } from '../platform/environment';
import { newBusiness } from './new-business';

const usage = `pnpm business new --name "Fern & Thistle" --admin-email ada@fern.example --admin-name "Ada Fern"
    [--slug fern-thistle] [--tz Europe/Dublin] [--locale en-IE] [--currency EUR]

Makes a business with its first administrator and prints the password once. Reads the same environment as the server.
On the embedded engine the server must not run meanwhile; on PostgreSQL it may.`;

const text = { type: 'string' } as const;
const options = { name: text, slug: text, 'admin-email': text, 'admin-name': text, tz: { ...text, default: 'UTC' }, locale: { ...text, default: 'en-GB' }, currency: { ...text, default: 'EUR' }, help: { type: 'boolean' } } as const;

/** `pnpm business new`. */
async function main(): Promise<void> {
  const { values, positionals: [verb] } = parseArgs({ options, allowPositionals: true });
  if (values.help || verb !== 'new') return say(usage);
  const { name = '', tz, locale, currency } = values;
  const env = readEnvironment(process.env);
  const running = await buildApp({ env: { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] ? env.LOG_LEVEL : 'warn' }, background: false });
  try {
    const request = { name, slug: values.slug ?? slugOf(name), tz, locale, currency, adminEmail: values['admin-email'] ?? '', adminName: values['admin-name'] ?? '' };
    const { password } = await newBusiness(running.platform, request);
    say(`${name} is there. ${request.adminEmail} signs in ${password ? `with ${password} – shown this once, change it after signing in` : 'with the password of the account there was already'}.`);
  } finally {
    await running.stop();
  }
}

function slugOf(name: string): string {
  return name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(() => process.exit(0), (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
