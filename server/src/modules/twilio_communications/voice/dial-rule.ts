import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { AppError } from '../../../platform/http/app-error';

/** Costs the caller by the minute or the message; also what charges a shared cost. */
const DEAR: ReadonlySet<string> = new Set(['PREMIUM_RATE', 'SHARED_COST']);

/**
 * A number that may be called or texted, as E.164. Whatever the page has checked is checked again: the number comes from
 * outside.
 *
 * @throws AppError not_a_number, premium_number or country_not_allowed.
 */
export function assertReachable(number: string, countries: readonly string[]): string {
  const parsed = parsedNumber(number);
  if (!parsed) throw new AppError('twilio_communications.not_a_number');
  if (isDear(parsed)) throw new AppError('twilio_communications.premium_number');
  const country = parsed.country ?? 'this country';
  if (!parsed.country || !countries.includes(parsed.country)) throw new AppError('twilio_communications.country_not_allowed', { country });
  return parsed.number;
}

/** The same as a question. */
export function isReachable(number: string, countries: readonly string[]): boolean {
  const parsed = parsedNumber(number);
  return parsed?.country !== undefined && !isDear(parsed) && countries.includes(parsed.country);
}

function parsedNumber(number: string): PhoneNumber | undefined {
  const parsed = /^\+[1-9]\d{6,14}$/.test(number) ? parsePhoneNumberFromString(number) : undefined;
  return parsed?.isValid() ? parsed : undefined;
}

const isDear = (parsed: PhoneNumber): boolean => DEAR.has(parsed.getType() ?? '');
