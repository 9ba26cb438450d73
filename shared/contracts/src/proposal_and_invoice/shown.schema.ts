import * as z from 'zod';
import { bps, cents, currency, day } from '../core/primitives';
import { documentLine, documentSection } from './document.schema';
import { documentPhoto } from './photos/schema';

export const tax = z.object({ tax_bps: bps, net_cents: cents, tax_cents: cents });
export const payment = z.object({ label: z.string(), due_on: day.nullable(), amount_cents: cents });

const shownLine = documentLine
  .pick({
    key: true,
    name: true,
    description: true,
    qty_milli: true,
    unit: true,
    is_optional: true,
    selected: true,
    alternative_group: true,
  })
  .extend({ unit_price_cents: cents.nullable(), total_cents: cents.nullable() });
const shownSection = documentSection
  .pick({ key: true, title: true, description: true, photo: true, show_prices: true })
  .extend({ total_cents: cents.nullable(), lines: z.array(shownLine) });

/** A proposal as its reader sees it: on the page behind the link and on paper. No price that is not to be shown is in it. */
export const shownProposal = z.object({
  business: z.string(),
  project_name: z.string(),
  event_date: day.nullable(),
  number: z.string(),
  revision: z.int(),
  title: z.string(),
  currency,
  expires_on: day.nullable(),
  cover: documentPhoto.optional(),
  intro: z.string(),
  terms: z.string(),
  tax_mode: z.enum(['exclusive', 'inclusive']),
  sections: z.array(shownSection),
  subtotal_cents: cents,
  adjustments: z.array(z.object({ key: z.string(), title: z.string(), cents })),
  waiver_cents: cents,
  taxes: z.array(tax),
  total_cents: cents,
  payments: z.array(payment),
});

export type ShownProposal = z.output<typeof shownProposal>;
