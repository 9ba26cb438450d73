import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { Business } from '../resolution/world';
import { dayAfter, dayIn, freezeAt, LONGEST_DAYS, type Freeze } from './freeze';
import { greetBusiness, readBusiness, type BusinessRow, type BusinessRows } from './repository';

export interface LoadedBusiness {
  readonly business: Business;
  readonly freeze: Freeze | null;
  readonly row: BusinessRow;
  readonly build: BusinessRows['build'];
}

export type BusinessServices = Pick<Platform, 'api' | 'clock'>;

const FIRST_SIGHT = { freeze_on_event_days: true, overrides_allowed: true, plan: null, generation: 1 } as const;

/** Everything the business of this transaction has decided, and whether an event keeps it on its releases. */
export async function loadBusiness(db: Db, { api, clock }: BusinessServices, about: { timeZone: string; newestRelease: number }): Promise<LoadedBusiness> {
  const now = clock();
  // Asked for together, although some businesses want no freeze: one way to the database instead of two.
  const [rows, days] = await Promise.all([readBusiness(db, now), eventDays(db, { api, now, timeZone: about.timeZone })]);
  if (!rows.business) await greetBusiness(db, about.newestRelease);
  const row: BusinessRow = rows.business ?? { ...FIRST_SIGHT, consent_floor: about.newestRelease };
  const freeze = row.freeze_on_event_days ? freezeAt(days, { timeZone: about.timeZone, now }) : null;
  return {
    row, freeze, build: rows.build,
    business: {
      tenantId: db.tenantId, plan: row.plan === null ? null : new Set(row.plan), switchedOff: rows.switchedOff, wishes: rows.wishes,
      frozenSince: freeze?.since ?? null, consentFloor: row.consent_floor,
    },
  };
}

function eventDays(db: Db, { api, now, timeZone }: { api: Platform['api']; now: Date; timeZone: string }): Promise<string[]> {
  const today = dayIn(timeZone, now);
  return api('tenant_crm').eventDays(db, { from: dayAfter(today, -LONGEST_DAYS - 1), to: dayAfter(today, 1) });
}
