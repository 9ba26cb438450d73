import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { instantOf, localDay, localTime } from '../../../platform/time/local-time';

/** Countries with one clock. Where there are several, the number does not tell which one its owner lives by. */
const ZONES: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
};
const DAY_MS = 86_400_000;

export interface QuietHours {
  readonly quiet_hours: boolean;
  readonly quiet_start: string;
  readonly quiet_end: string;
}

/** The zone of who has a number; unknown: that of the business. */
export function zoneOfNumber(number: string, businessZone: string): string {
  return ZONES[parsePhoneNumberFromString(number)?.country ?? ''] ?? businessZone;
}

/**
 * When the quiet hours end that a moment lies in; null: it lies in none. Counted by the wall clock of the zone, so a change
 * of the clocks neither wakes somebody at seven nor lets a text wait until nine.
 */
export function quietUntil({ quiet_hours, quiet_start, quiet_end }: QuietHours, { at, zone }: { at: Date; zone: string }): Date | null {
  if (!quiet_hours || quiet_start === quiet_end) return null;
  const time = localTime(at, zone).slice(11);
  const overMidnight = quiet_start > quiet_end;
  const isQuiet = overMidnight ? time >= quiet_start || time < quiet_end : time >= quiet_start && time < quiet_end;
  if (!isQuiet) return null;
  const today = localDay(at, zone);
  const day = time < quiet_end ? today : new Date(Date.parse(`${today}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return instantOf({ day, time: quiet_end, tz: zone });
}
