import * as z from 'zod';

/** A time zone by its IANA name, as browsers and this server know it. */
export const zone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/, 'must be a time zone')
  .refine(isZone, 'must be a time zone');

function isZone(tz: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).format(0) !== '';
  } catch {
    return false;
  }
}
