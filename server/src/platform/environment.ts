import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const milliseconds = z.coerce.number().int().min(100).max(3_600_000);

/** Every variable the server reads. Documented in `deploy/env.md`. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Login that owns the tables, where DATABASE_URL is a login that does not. */
  MIGRATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  STATEMENT_TIMEOUT_MS: milliseconds.default(30_000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** How many proxies in front may be believed about the visitor's address. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEPLOY_TOKEN: z.string().min(24, 'must have at least 24 characters').optional(),
  /** Switches the object store on; without it bytes lie in DATA_DIR. */
  S3_BUCKET: z.string().min(3).optional(),
  /** Sockets one person may hold open in one business, over all tabs. */
  SOCKETS_PER_MEMBER: z.coerce.number().int().min(1).max(100_000).default(40),
  /** Megabytes of files that each business may keep. */
  STORAGE_PER_BUSINESS_MB: z.coerce.number().int().min(1).max(100_000_000).default(20_000),
  /** Undefined: AWS itself. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^([A-Za-z0-9._-]+\/)*$/, 'must be empty or end with a slash')
    .default(''),
  S3_PATH_STYLE: flag.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DEMO_PASSWORD: z.string().min(8).regex(/\S/, 'must not be blank').default('butterfly-demo'),
  SEED_DEMO: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Butterfly <no-reply@localhost>'),
  /** How long a mail server may keep silent before a mail counts as not taken. */
  SMTP_TIMEOUT_MS: milliseconds.default(30_000),
  /** Whose mail is signed, with the selector under which its public key lies in the DNS. */
  DKIM_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z0-9-]+$/i, 'must be a domain')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9._-]+$/i, 'must be a name in the DNS')
    .default('butterfly'),
  /** PEM; line breaks may be written as \n. */
  DKIM_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine((pem) => pem.includes('PRIVATE KEY'), 'must be a private key (PEM)')
    .optional(),
  /** A service with the calls of OpenAI, for all businesses that have none of their own. Without it the assistant works by rules. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_CHAT_MODEL: z.string().min(1).optional(),
  AI_SPEECH_MODEL: z.string().min(1).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  /** The live service's own address instead of the region's; plain `ws://` only on this machine. */
  GEMINI_LIVE_URL: z
    .string()
    .regex(/^(wss:\/\/\S+|ws:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]\S*)$/, 'must begin with wss://')
    .optional(),
  GEMINI_LIVE_REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/, 'must be a region such as us-central1')
    .default('us-central1'),
  GEMINI_LIVE_MODEL: z
    .string()
    .regex(/^[a-zA-Z0-9._-]{1,80}$/, 'must be the name of a model')
    .default('gemini-2.0-flash-exp'),
  /** Where keys of service accounts are turned into tokens. */
  GOOGLE_TOKEN_URL: z
    .string()
    .regex(/^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)[:/]\S*)$/, 'must begin with https://')
    .default('https://oauth2.googleapis.com/token'),
  /** Twilio's API; another one only for a region of its own, and in tests. */
  TWILIO_API_URL: z
    .string()
    .regex(/^(https:\/\/[^\s/]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/, 'must begin with https:// and have no path')
    .default('https://api.twilio.com'),
  /** Where browsers open the live console's socket, when it is not this host's `/ws/live-console/`. */
  LIVE_CONSOLE_WEBSOCKET_URL: z
    .string()
    .regex(/^wss?:\/\/[^\s;,]+$/, 'must begin with wss://')
    .optional(),
  /** Stripe's API; another address only for tests, and only on this machine. */
  STRIPE_API_URL: z
    .string()
    .regex(/^(https:\/\/api\.stripe\.com|http:\/\/(localhost|127\.0\.0\.1):\d+)$/, 'must be https://api.stripe.com')
    .default('https://api.stripe.com'),
  /** How clients pay online. `test` says yes to everything and charges nothing; `none` tells them how to pay by transfer. */
  PAYMENTS_PROVIDER: z.enum(['test', 'none']).optional(),
  /** Off only for load tests and browser suites on one address. */
  RATE_LIMITS: flag.default(true),
});

type Parsed = z.output<typeof environmentSchema>;

/** The settings of this process; the secret is always there. */
export type Environment = Omit<Parsed, 'SESSION_SECRET' | 'PAYMENTS_PROVIDER'> & {
  readonly PAYMENTS_PROVIDER: 'test' | 'none';
  readonly SESSION_SECRET: string;
  /** A demo without a mail server, never production: links that a mail would have carried are offered on the console. */
  readonly LINKS_ON_CONSOLE: boolean;
};

/**
 * Reads and checks the settings. Empty variables count as absent.
 *
 * @throws Error that lists every variable that is wrong.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  const faults = parsed.success
    ? faultsInProduction(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!parsed.success || faults.length > 0)
    throw new Error(`The environment is not usable:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  const { NODE_ENV, SEED_DEMO = false, SMTP_URL, SESSION_SECRET, PAYMENTS_PROVIDER } = parsed.data;
  const DATA_DIR = path.resolve(parsed.data.DATA_DIR);
  return {
    ...parsed.data,
    DATA_DIR,
    // Where real money is asked for, nothing is paid by pressing a button that charges nothing.
    PAYMENTS_PROVIDER: PAYMENTS_PROVIDER ?? (NODE_ENV === 'production' ? 'none' : 'test'),
    SESSION_SECRET: SESSION_SECRET ?? keptSecret(DATA_DIR),
    LINKS_ON_CONSOLE: SEED_DEMO && NODE_ENV !== 'production' && !SMTP_URL,
  };
}

/**
 * What has a default that only a developer's machine may have. Without PUBLIC_URL links in mail would point to where a visitor says
 * this is; over plain http sessions would cross the network readable, so only this machine itself may have such an address.
 */
function faultsInProduction({ NODE_ENV, SESSION_SECRET, PUBLIC_URL }: Parsed): string[] {
  if (NODE_ENV !== 'production') return [];
  const missing = Object.entries({ SESSION_SECRET, PUBLIC_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name}: is required in production`);
  const isReadable = PUBLIC_URL !== undefined && PUBLIC_URL.startsWith('http:') && !LOOPBACK.test(new URL(PUBLIC_URL).hostname);
  return isReadable ? [...missing, 'PUBLIC_URL: must begin with https:// in production'] : missing;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Without a configured secret one is made once and kept beside the data, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  if (!fs.existsSync(file)) {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    try {
      fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}
