import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '../platform/db/db';
import type { Platform } from '../platform/platform';

const timeZone = z
  .string()
  .refine((tz) => Intl.supportedValuesOf('timeZone').concat('UTC').includes(tz), 'must be a time zone such as Europe/Amsterdam');
const locale = z.string().refine((tag) => isLanguage(tag), 'must be a language such as en-GB');
const currency = z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), 'must be a currency such as EUR');

const request = z.object({
  name: z.string().trim().min(2).max(120),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in lower case with hyphens between')
    .max(60),
  tz: timeZone,
  locale,
  currency,
  adminEmail: z.email(),
  adminName: z.string().trim().min(1).max(120),
});
export type NewBusiness = z.input<typeof request>;

/** What was made; the password is null when the address had an account already. */
export interface MadeBusiness {
  readonly tenantId: number;
  readonly password: string | null;
}

/**
 * Makes a business with its first administrator.
 *
 * @throws Error that lists what is wrong with the request, or says that the business exists; nothing is made then.
 * @example await newBusiness(platform, { name: 'Fern & Thistle', slug: 'fern-thistle', tz: 'Europe/Dublin', locale: 'en-IE', currency: 'EUR', adminEmail: 'ada@fern.example', adminName: 'Ada' });
 */
export async function newBusiness(platform: Platform, input: NewBusiness): Promise<MadeBusiness> {
  const { name, slug, tz, locale: language, currency: money, adminEmail, adminName } = checked(input);
  const [identity, members] = [platform.api('auth_and_admin'), platform.api('manage_members')];
  const inside = <T>(id: number, work: (db: Db) => Promise<T>) => platform.db.withTenant({ tenantId: id, memberId: null }, work);
  const known = await identity.tenantBySlug(slug);
  // One without an administrator was left by a run that was killed: this one brings it to its end.
  if (known && (await inside(known.id, (db) => members.adminIds(db))).length > 0)
    throw new Error(`There is a business ${slug} already. Nothing was made.`);
  const { id: tenantId } = await identity.ensureTenant({ slug, name, legalName: name, tz, locale: language, currency: money });
  await inside(tenantId, (db) => members.ensureDefaultRoles(db));
  const password = randomBytes(15).toString('base64url');
  const user = await identity.ensureUser({
    email: adminEmail.toLowerCase(),
    username: adminEmail.toLowerCase(),
    displayName: adminName,
    password,
  });
  const { memberId } = await identity.ensureMembership({ tenantId, userId: user.id });
  await inside(tenantId, (db) => members.setRoles(db, memberId, ['Owner']));
  return { tenantId, password: user.created ? password : null };
}

function checked(input: NewBusiness): z.output<typeof request> {
  const parsed = request.safeParse(input);
  if (!parsed.success)
    throw new Error(`Nothing was made:\n${parsed.error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`).join('\n')}`);
  return parsed.data;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
