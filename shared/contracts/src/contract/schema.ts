import * as z from 'zod';
import { cents, day, emailText, id, idParam, line, pageQuery, timestamp } from '../core/primitives';
import { text } from './document.schema';
import { clientLanguage } from '../core/client-language';
import { CONSENT } from './consent';
import { roles, states, type ContractState, type SignerRole } from './vocabulary';

export const state = z.enum(Object.keys(states) as [ContractState, ...ContractState[]]);

export const signingOrder = z.enum(['any', 'sequential']);
export const signerRole = z.enum(Object.keys(roles) as [SignerRole, ...SignerRole[]]);
export const signerState = z.enum(['waiting', 'notified', 'viewed', 'signed', 'declined']);

const email = emailText().pipe(z.email('must be an e-mail address'));

export const signer = z.object({
  id,
  role: signerRole,
  position: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  state: signerState,
  signed_at: timestamp.nullable(),
  decline_reason: z.string(),
  reminded_at: timestamp.nullable(),
});
export type Signer = z.output<typeof signer>;

/** Who shall sign; the list is their order. */
export const newSigner = z.object({ role: signerRole, name: line(120), email: email.nullable().default(null) });
const signers = z
  .array(newSigner)
  .min(1, 'must name somebody')
  .max(8)
  .refine((all) => all.filter(({ role }) => role === 'studio').length <= 1, 'can hold one signature of the studio')
  .refine((all) => all.some(({ role }) => role === 'client'), 'must name a client');

export const clauseText = z.object({ title: z.string(), body: text, locked: z.boolean() });
export type ClauseText = z.output<typeof clauseText>;
const clauseTexts = z.array(z.object({ title: line(120), body: text, locked: z.boolean() })).max(40);

export const clause = z.object({
  id,
  title: z.string(),
  category: z.string(),
  body: text,
  locked: z.boolean(),
  archived_at: timestamp.nullable(),
  updated_at: timestamp,
  version: z.int(),
});
export type Clause = z.output<typeof clause>;
export const newClause = z.object({
  title: line(120),
  category: z.union([z.literal(''), line(60)]).default(''),
  body: text,
  locked: z.boolean().default(false),
});
export type NewClause = z.output<typeof newClause>;

export const template = z.object({
  id,
  title: z.string(),
  body: text,
  clause_ids: z.array(id),
  signing_order: signingOrder,
  /** What is accepted becomes a contract of it; of several the one that was chosen last. */
  is_default: z.boolean(),
  /** Raised with every change of the text: a contract keeps which one it was made from. */
  revision: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  archived_at: timestamp.nullable(),
  version: z.int(),
});
export type Template = z.output<typeof template>;
const templateFields = { title: line(120), body: text, clause_ids: z.array(id).max(40), signing_order: signingOrder };
export const newTemplate = z.object({
  ...templateFields,
  clause_ids: templateFields.clause_ids.default([]),
  signing_order: signingOrder.default('sequential'),
});
export type NewTemplate = z.output<typeof newTemplate>;
export const templatePatch = z.object({ ...templateFields, is_default: z.boolean() }).partial();
export type TemplatePatch = z.output<typeof templatePatch>;

export const missingValue = z.object({ field: z.string(), label: z.string() });
export type MissingValue = z.output<typeof missingValue>;
/** A text with its values, and what is missing in it. */
export const filled = z.object({ body: text, clauses: z.array(clauseText), missing: z.array(missingValue) });
export type Filled = z.output<typeof filled>;

/** The version of a proposal that a contract is about, as it was accepted. */
export const attachedProposal = z.object({
  proposal_id: id,
  number: z.string(),
  revision: z.int(),
  currency: z.string(),
  total_cents: cents,
  hash: z.string(),
  payments: z.array(z.object({ label: z.string(), due_on: day.nullable(), amount_cents: cents })),
});
export type AttachedProposal = z.output<typeof attachedProposal>;

export const contract = z.object({
  id,
  project_id: id,
  title: z.string(),
  state,
  signing_order: signingOrder,
  template_id: id.nullable(),
  template_revision: z.int().nullable(),
  signers: z.array(signer),
  expires_at: timestamp.nullable(),
  sent_at: timestamp.nullable(),
  completed_at: timestamp.nullable(),
  /** Why it was voided. */
  void_reason: z.string(),
  /** The contract that this one takes the place of once all have signed it. */
  amends_id: id.nullable(),
  proposal: attachedProposal.nullable(),
  document_sha256: z.string().nullable(),
  pdf_sha256: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  version: z.int(),
});
export type Contract = z.output<typeof contract>;

export const contractRow = contract.extend({ project_name: z.string() });
export type ContractRow = z.output<typeof contractRow>;

/** A contract with its text: as it is written, and as it will be read. */
export const contractDetail = contractRow.extend({ body: text, clauses: z.array(clauseText), filled });
export type ContractDetail = z.output<typeof contractDetail>;

export const newContract = z.object({ project_id: id, template_id: id });
export type NewContract = z.output<typeof newContract>;
export const contractPatch = z
  .object({ title: line(120), body: text, clauses: clauseTexts, signing_order: signingOrder, signers, expires_at: timestamp.nullable() })
  .partial();
export type ContractPatch = z.output<typeof contractPatch>;

export const contractQuery = pageQuery.extend({
  ordering: z.enum(['title', '-title', 'updated_at', '-updated_at', 'sent_at', '-sent_at']).default('-updated_at'),
  project: idParam.optional(),
  state: state.optional(),
});
export type ContractQuery = z.output<typeof contractQuery>;

const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;
export const signature = z
  .object({
    kind: z.enum(['typed', 'drawn']),
    name: line(120),
    picture: z.string().max(400_000).regex(PNG, 'must be a picture').nullable().default(null),
    consent: z.literal(true),
    consent_version: z.literal(CONSENT.version),
    /** Of the text that was read: a signature belongs to that text and to no other. */
    document_sha256: z.string().length(64),
  })
  .refine(({ kind, picture }) => kind === 'typed' || picture !== null, { path: ['picture'], message: 'must be drawn' });
export type Signature = z.output<typeof signature>;

export const reason = z.object({ reason: line(500) });

/** One line of evidence. */
export const evidence = z.object({
  seq: z.int(),
  type: z.string(),
  at: timestamp,
  actor: z.string(),
  ip: z.string(),
  hash: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type Evidence = z.output<typeof evidence>;

export const verdict = z.object({
  ok: z.boolean(),
  /** In plain words what was found; empty when all is as it was. */
  problems: z.array(z.string()),
  events: z.int(),
  head: z.string(),
  document_sha256: z.string().nullable(),
  pdf_sha256: z.string().nullable(),
});
export type Verdict = z.output<typeof verdict>;

/** What a link for signing shows; why it opens no more, where it does not. */
export const signingPage = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  title: z.string(),
  state,
  me: signer.pick({ name: true, role: true, state: true, signed_at: true }),
  /** Somebody else signs before. */
  waits_for: z.array(z.string()),
  signers: z.array(signer.pick({ name: true, role: true, state: true })),
  body: text.nullable(),
  clauses: z.array(clauseText),
  document_sha256: z.string().nullable(),
  expires_at: timestamp.nullable(),
  consent: z.object({ version: z.literal(CONSENT.version), text: z.string() }),
  /** In which the page speaks to this person. */
  language: clientLanguage,
  has_pdf: z.boolean(),
  /** Where the same person reads the contract that has taken the place of this one. */
  newer_path: z.string().nullable(),
});
export type SigningPage = z.output<typeof signingPage>;
