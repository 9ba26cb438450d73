import type { CrmSettings } from '@butterfly/contracts/tenant_crm';
import { instantOf, localDay } from '../../../platform/time/local-time';

type BusinessHours = CrmSettings['business_hours'];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A business that is never open has no due time; one that closes for long holidays still gets one. */
const LONGEST_DAYS = 400;

/**
 * The moment when so many working hours have passed, counted in the local calendar of the business, so that a change of
 * the clocks neither steals nor gives an hour of a shop that opens at nine. Null when it never opens.
 */
export function afterWorkingHours({
  from,
  hours,
  business,
  tz,
}: {
  from: Date;
  hours: number;
  business: BusinessHours;
  tz: string;
}): Date | null {
  let left = hours * 60 * MINUTE_MS;
  let day = localDay(from, tz);
  for (let count = 0; count < LONGEST_DAYS; count += 1) {
    const open = business[new Date(`${day}T00:00:00Z`).getUTCDay()];
    if (open) {
      const begins = Math.max(from.getTime(), instantOf({ day, time: open.from, tz }).getTime());
      const room = instantOf({ day, time: open.to, tz }).getTime() - begins;
      if (room >= left) return new Date(begins + left);
      if (room > 0) left -= room;
    }
    day = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  }
  return null;
}
