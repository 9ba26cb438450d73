import type { Platform } from '../platform';

/** Password of everybody in the tests. */
export const PASSWORD = 'correct horse battery';
/** Rises when what the template holds changes. */
export const PEOPLE_VERSION = 'people 3';

/**
 * Who is in every test database: businesses A and B, each with an administrator and a member without any permission, and
 * one person who belongs to both.
 */
export const PEOPLE = {
  adminA: 'admin@a.example',
  plainA: 'plain@a.example',
  adminB: 'admin@b.example',
  plainB: 'plain@b.example',
  both: 'both@ab.example',
} as const;
export type Person = keyof typeof PEOPLE;

/** A second administrator of business A, in `peopledDatabase` only. */
export const COLLEAGUE = 'colleague@a.example';

/** Fills the template. */
export async function createPeople(platform: Platform): Promise<void> {
  const identity = platform.api('auth_and_admin');
  const make = (slug: string, currency: string) =>
    identity.ensureTenant({
      slug,
      name: `Business ${slug.toUpperCase()}`,
      legalName: `Business ${slug}`,
      tz: 'America/New_York',
      locale: 'en-US',
      currency,
    });
  const a = await make('a', 'USD');
  const b = await make('b', 'EUR');
  for (const { id } of [a, b])
    await platform.db.withTenant({ tenantId: id, memberId: null }, (db) => platform.api('manage_members').ensureDefaultRoles(db));
  await addPerson(platform, { tenantId: a.id, email: PEOPLE.adminA, roles: ['Owner'] });
  await addPerson(platform, { tenantId: a.id, email: PEOPLE.plainA, roles: [] });
  await addPerson(platform, { tenantId: b.id, email: PEOPLE.adminB, roles: ['Owner'] });
  await addPerson(platform, { tenantId: b.id, email: PEOPLE.plainB, roles: [] });
  await addPerson(platform, { tenantId: a.id, email: PEOPLE.both, roles: ['Owner'] });
  await addPerson(platform, { tenantId: b.id, email: PEOPLE.both, roles: ['Designer'] });
}

/** A person with these roles in a business; the address's first part and domain make the user name. */
export async function addPerson(
  platform: Platform,
  { tenantId, email, roles }: { tenantId: number; email: string; roles: readonly string[] },
): Promise<{ userId: number; memberId: number }> {
  const identity = platform.api('auth_and_admin');
  const user = await identity.ensureUser({
    email,
    username: email.replace('@', '.'),
    displayName: email.split('@')[0] ?? email,
    password: PASSWORD,
  });
  const { memberId } = await identity.ensureMembership({ tenantId, userId: user.id });
  await platform.db.withTenant({ tenantId, memberId: null }, (db) => platform.api('manage_members').setRoles(db, memberId, roles));
  return { userId: user.id, memberId };
}

/** A person whose one role holds exactly these permissions. */
export async function addPersonWith(
  platform: Platform,
  {
    tenantId,
    email,
    plugins = [],
    features = [],
  }: { tenantId: number; email: string; plugins?: readonly string[]; features?: readonly string[] },
): Promise<{ userId: number; memberId: number }> {
  const name = `Role of ${email}`;
  await platform.db.withTenant({ tenantId, memberId: null }, (db) =>
    platform.api('manage_members').ensureRole(db, { name, plugins, features, isAdmin: false, rowScope: 'all' }),
  );
  return addPerson(platform, { tenantId, email, roles: [name] });
}
