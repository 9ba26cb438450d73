import * as z from 'zod';
import { bps, cents, emailText, id, line, timestamp } from '../../core/primitives';
import { clientLanguage } from '../../core/client-language';
import { shownProposal } from '../shown.schema';
import { ACCEPTANCE } from './consent';

/** Of what the client has before the eyes: the version, what is taken, and what it comes to. */
const seen = z.string().regex(/^[0-9a-f]{64}$/);
const lineKey = z.string().min(1).max(40);
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;

export const optionChoice = z.strictObject({ seen, selected: z.array(lineKey).max(1_200) });
export const acceptance = z
  .strictObject({
    seen,
    name: line(120),
    email: emailText().pipe(z.email()),
    kind: z.enum(['typed', 'drawn']),
    picture: z.string().max(400_000).regex(PNG, 'must be a picture').nullable().default(null),
    consent: z.literal(true),
    consent_version: z.literal(ACCEPTANCE.version),
    /** In which the consent was read; without it as the link is read by who was written to. */
    consent_language: clientLanguage.optional(),
  })
  .refine(({ kind, picture }) => kind === 'typed' || picture !== null, { path: ['picture'], message: 'must be drawn' });
export const refusal = z.strictObject({ seen, reason: line(1_000) });

const livePart = z.object({
  key: z.string(),
  qty_milli: z.int(),
  unit_price_cents: cents,
  discount_bps: bps,
  tax_bps: bps.nullable(),
  rental_cents: cents,
  is_optional: z.boolean(),
  selected: z.boolean(),
  alternative_group: z.string(),
});
/** What the total is computed of while options are ticked; null where prices are kept back, then the answer of the server is waited for. */
export const liveFigures = z
  .object({
    tax_mode: z.enum(['exclusive', 'inclusive']),
    waiver_bps: bps,
    sections: z.array(z.object({ key: z.string(), kind: z.enum(['products', 'hire', 'fees']), lines: z.array(livePart) })),
    adjustments: z.array(
      z.object({
        key: z.string(),
        section_key: z.string().nullable(),
        kind: z.enum(['discount', 'surcharge']),
        scope: z.enum(['products', 'hire', 'fees', 'all_pre_tax', 'post_tax']),
        basis: z.enum(['percent', 'amount']),
        value: cents,
      }),
    ),
  })
  .nullable();

/** How the page of a link speaks, and in whose colour. */
const reading = {
  brand: z.string().nullable(),
  language: clientLanguage,
  /** Of money, days and quantities. */
  locale: z.string(),
};

/** What a link opens. */
export const sharedProposal = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    proposal: shownProposal,
    seen: z.string(),
    live: liveFigures,
    /** Something was agreed before, and this takes its place when it is accepted: what the total was. */
    changes_from_cents: cents.nullable(),
    /** That version, as it was accepted. */
    was: shownProposal.nullable(),
    consent: z.object({ version: z.string(), text: z.string() }),
    ...reading,
  }),
  z.object({ state: z.literal('accepted'), proposal: shownProposal, accepted_at: timestamp, accepted_by: z.string(), ...reading }),
  z.object({ state: z.enum(['expired', 'superseded', 'declined']), business: z.string(), title: z.string(), ...reading }),
]);

const thing = z.object({ name: z.string(), qty: z.int() });
/** What followed from an acceptance, in the same moment. Null: the plugin is off, or there was nothing to do. */
export const effects = z.object({
  invoice_id: id.nullable(),
  contract_id: id.nullable(),
  stage_id: id.nullable(),
  /** The recipe book is locked with what was accepted. */
  book_locked: z.boolean(),
  reservations: z.array(id),
  shortages: z.array(thing.extend({ short: z.int() })),
  /** Of hire nobody has by that name, or without a day to keep it for. */
  not_reserved: z.array(thing),
});

/** What the client has answered, with the evidence. */
export const clientAnswer = z.object({
  kind: z.enum(['accepted', 'declined']),
  at: timestamp,
  name: z.string(),
  email: z.string(),
  ip: z.string(),
  user_agent: z.string(),
  signature: z.object({ kind: z.enum(['typed', 'drawn']), picture: z.string().nullable() }).nullable(),
  consent: z.string(),
  reason: z.string(),
  /** SHA-256 of what was accepted, as it was shown. */
  snapshot_hash: z.string(),
  effects: effects.nullable(),
});

export type OptionChoice = z.output<typeof optionChoice>;
export type Acceptance = z.output<typeof acceptance>;
export type SharedProposal = z.output<typeof sharedProposal>;
export type LiveFigures = z.output<typeof liveFigures>;
export type AcceptanceEffects = z.output<typeof effects>;
export type ClientAnswer = z.output<typeof clientAnswer>;
