import { addDays } from '@butterfly/contracts/days';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { Business } from '../resolution/world';
import { localDay } from '../../../platform/time/local-time';
import { freezeAt, LONGEST_DAYS, type Freeze } from './freeze';
import { greetBusiness, readBusiness, type BusinessRow, type BusinessRows } from './repository';

export interface LoadedBusiness {
  readonly business: Business;
  readonly freeze: Freeze | null;
  readonly row: BusinessRow;
  readonly build: BusinessRows['build'];
}

export type BusinessServices = Pick<Platform, 'fillers' | 'clock'>;

const FIRST_SIGHT = { freeze_on_event_days: true, overrides_allowed: true, plan: null, generation: 1 } as const;

/** Everything the business of this transaction has decided, and whether an event keeps it on its releases. */
export async function loadBusiness(
  db: Db,
  { fillers, clock }: BusinessServices,
  about: { timeZone: Promise<string>; newestRelease: number },
): Promise<LoadedBusiness> {
  const now = clock();
  // Asked for together, although some businesses want no freeze: one way to the database instead of three.
  const [rows, around, timeZone] = await Promise.all([readBusiness(db, now), daysAround(db, { fillers, now }), about.timeZone]);
  const tomorrow = addDays(localDay(now, timeZone), 1);
  const days = around.filter((day) => day <= tomorrow);
  if (!rows.business) await greetBusiness(db, about.newestRelease);
  const row: BusinessRow = rows.business ?? { ...FIRST_SIGHT, consent_floor: about.newestRelease };
  const freeze = row.freeze_on_event_days ? freezeAt(days, { timeZone, now }) : null;
  return {
    row,
    freeze,
    build: rows.build,
    business: {
      tenantId: db.tenantId,
      plan: row.plan === null ? null : new Set(row.plan),
      switchedOff: rows.switchedOff,
      preferences: rows.preferences,
      frozenSince: freeze?.since ?? null,
      consentFloor: row.consent_floor,
    },
  };
}

/** Days with events that may matter, wherever on earth the business is: today may be yesterday or tomorrow there. */
async function daysAround(db: Db, { fillers, now }: { fillers: Platform['fillers']; now: Date }): Promise<string[]> {
  const today = localDay(now, 'UTC');
  const span = { from: addDays(today, -LONGEST_DAYS - 2), to: addDays(today, 2) };
  const days = await Promise.all(fillers('plugins.event_days').map((port) => port.between(db, span)));
  return [...new Set(days.flat())].sort();
}
