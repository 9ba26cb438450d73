import * as z from 'zod';
import { id } from '../../core/primitives';

const part = (most: number) => z.string().trim().max(most);
const optionalMail = z.union([z.literal(''), z.email('must be an e-mail address').max(254)]);

/** Two letters of ISO 3166, or nothing. */
export const countryCode = z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'must be two letters such as NL')]);

/** The business as its invoices name it. What is empty is left out. */
export const seller = z.strictObject({
  /** Empty: the name of the business. */
  legal_name: part(160),
  line1: part(120),
  line2: part(120),
  postal_code: part(20),
  city: part(120),
  country: countryCode,
  /** VAT id or other tax number. */
  tax_id: part(40),
  /** Chamber of commerce or register. */
  registration: part(60),
  email: optionalMail,
});

/** What invoices of the business say beside their lines. */
export const moneySettings = z.object({
  id,
  seller,
  /** Only administrators say who writes invoices. */
  can_edit: z.boolean(),
  version: z.int(),
});
export const moneySettingsPatch = z.strictObject({ seller }).partial();

export type Seller = z.output<typeof seller>;
export type MoneySettings = z.output<typeof moneySettings>;
export type MoneySettingsPatch = z.output<typeof moneySettingsPatch>;
