import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { AppError } from '../../../platform/http/app-error';

/** A typed number as E.164, read as the country of the business would dial it; null when it is no phone number. */
export function toE164(text: string, locale: string): string | null {
  const country = locale.split('-')[1] as CountryCode | undefined;
  const number = parsePhoneNumberFromString(text, country ? { defaultCountry: country } : undefined);
  return number?.isPossible() ? number.number : null;
}

/** The fields of a save with the phone number as it is kept. */
export function withE164<T extends { readonly phone_e164?: string | null | undefined }>(fields: T, locale: string): T {
  if (!fields.phone_e164) return fields;
  const phone_e164 = toE164(fields.phone_e164, locale);
  if (!phone_e164)
    throw new AppError('invalid_input', {
      fields: { phone_e164: ['is not a phone number; write it with its country, such as +1 518 555 0142'] },
    });
  return { ...fields, phone_e164 };
}
