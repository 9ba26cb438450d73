import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Platform } from '../platform/platform';
import { localDay } from '../platform/time/local-time';
import { businesses, FLORAL_DESIGNER } from './businesses';
import type { DemoBuilder, DemoBusiness, DemoPerson, SeededBusiness } from './demo-business';

const MODULES = join(import.meta.dirname, '../modules');

/**
 * Makes the two demo businesses with their people and lets every plugin add its part. What is there already stays as it
 * is, so a second start changes nothing. Whoever calls this decides whether demo data is wanted; production never is.
 */
export async function seedDemo(platform: Platform): Promise<SeededBusiness[]> {
  const builders = await findBuilders();
  const seeded: SeededBusiness[] = [];
  for (const business of businesses) {
    const made = await seedBusiness(platform, business);
    const today = localDay(platform.clock(), business.tz);
    const projects = new Map<string, number>();
    for (const builder of builders) await builder.build({ platform, business: made, today, projects });
    seeded.push(made);
  }
  return seeded;
}

async function seedBusiness(platform: Platform, { people, key, ...business }: DemoBusiness): Promise<SeededBusiness> {
  const { id: tenantId, created } = await platform.api('auth_and_admin').ensureTenant(business);
  if (created) {
    await platform.db.withTenant({ tenantId, memberId: null }, async (db) => {
      await platform.api('manage_members').ensureDefaultRoles(db);
      await platform.api('manage_members').ensureRole(db, FLORAL_DESIGNER);
    });
  }
  const members = new Map<string, number>();
  for (const person of people) members.set(person.key, await seedPerson(platform, { tenantId, person }));
  return { key, tenantId, currency: business.currency, members };
}

async function seedPerson(platform: Platform, { tenantId, person }: { tenantId: number; person: DemoPerson }): Promise<number> {
  const { email, username, displayName, title, roles } = person;
  const identity = platform.api('auth_and_admin');
  const user = await identity.ensureUser({ email, username, displayName, password: platform.env.DEMO_PASSWORD });
  const { memberId, created } = await identity.ensureMembership({ tenantId, userId: user.id, title });
  // Roles are given once: an administrator may have changed them since.
  if (created)
    await platform.db.withTenant({ tenantId, memberId: null }, (db) => platform.api('manage_members').setRoles(db, memberId, roles));
  return memberId;
}

/** Demo data lies with its module: any `*.demo.ts` below a module's folder. */
async function findBuilders(): Promise<DemoBuilder[]> {
  const files = (readdirSync(MODULES, { recursive: true }) as string[]).filter((file) => file.endsWith('.demo.ts')).sort();
  const found = await Promise.all(
    files.map((file) => import(`../modules/${file.slice(0, -'.ts'.length).replaceAll(sep, '/')}`) as Promise<{ builder: DemoBuilder }>),
  );
  return found.map(({ builder }) => builder).sort((a, b) => a.order - b.order);
}
