import { parseArgs } from 'node:util';
import { buildApp } from '../app';
import { readEnvironment } from '../platform/environment';
import type { Platform } from '../platform/platform';
import { newBusiness } from './new-business';
import { newPassword } from './new-password';

const usage = `pnpm business new --name "Fern & Thistle" --admin-email ada@fern.example --admin-name "Ada Fern"
    [--slug fern-thistle] [--tz Europe/Dublin] [--locale en-IE] [--currency EUR]
pnpm business password --email ada@fern.example

new: makes a business with its first administrator and prints the password once. password: gives an account a new one, prints
it once, signs the account out everywhere and lifts its locks; for installations without a mail server.
Both read the same environment as the server. On the embedded engine the server must not run meanwhile; on PostgreSQL it may.`;

const text = { type: 'string' } as const;
const options = {
  name: text,
  slug: text,
  email: text,
  'admin-email': text,
  'admin-name': text,
  tz: { ...text, default: 'UTC' },
  locale: { ...text, default: 'en-GB' },
  currency: { ...text, default: 'EUR' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof given>['values'];

const given = () => parseArgs({ options, allowPositionals: true });

const VERBS: Readonly<Record<string, (platform: Platform, values: Values) => Promise<string>>> = {
  new: async (
    platform,
    { name = '', slug = slugOf(name), tz, locale, currency, 'admin-email': adminEmail = '', 'admin-name': adminName = '' },
  ) => {
    const { password } = await newBusiness(platform, { name, slug, tz, locale, currency, adminEmail, adminName });
    return `${name} is there. ${adminEmail} signs in ${password ? `with ${password} – shown this once, change it after signing in` : 'with the password of the account there was already'}.`;
  },
  password: async (platform, { email = '' }) =>
    `${email} signs in with ${await newPassword(platform, email)} – shown this once, change it after signing in.`,
};

/** `pnpm business new`, `pnpm business password`. */
async function main(): Promise<void> {
  const {
    values,
    positionals: [verb = ''],
  } = given();
  const work = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (values.help || !work) return say(usage);
  const env = readEnvironment(process.env);
  const running = await buildApp({ env: { ...env, LOG_LEVEL: process.env['LOG_LEVEL'] ? env.LOG_LEVEL : 'warn' }, background: false });
  try {
    say(await work(running.platform, values));
  } finally {
    await running.stop();
  }
}

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
