import * as z from 'zod';
import { cents, id } from '../../core/primitives';

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

const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a month and a day such as 05-01');
/** The least that an order of some days has to come to, before tax. */
const minimumOrder = z
  .strictObject({
    weekdays: z.array(z.int().min(1).max(7)).max(7),
    from: monthDay.nullable(),
    to: monthDay.nullable(),
    cents: cents.min(1),
  })
  .refine(({ from, to }) => (from === null) === (to === null), { path: ['to'], message: 'must say both ends of the season, or none' });

/** What invoices of the business say beside their lines, and what it takes at least. */
export const moneySettings = z.object({
  id,
  seller,
  minimums: z.array(minimumOrder),
  /** Only administrators say who writes invoices. */
  can_edit: z.boolean(),
  version: z.int(),
});
export const moneySettingsPatch = z.strictObject({ seller, minimums: z.array(minimumOrder).max(12) }).partial();

export type Seller = z.output<typeof seller>;
export type MoneySettings = z.output<typeof moneySettings>;
export type MoneySettingsPatch = z.output<typeof moneySettingsPatch>;
