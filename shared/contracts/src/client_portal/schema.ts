import * as z from 'zod';
import { clientLanguage } from '../core/client-language';
import { SECTIONS } from './vocabulary';
import { bps, cents, currency, day, emailText, id, idParam, line, pageQuery, timestamp } from '../core/primitives';

export const section = z.enum(SECTIONS);

export const language = clientLanguage;
export const personRole = z.enum(['partner', 'parent', 'planner', 'other']);
/** What a person shows beside the link. For money and signatures at least a code is asked for. */
export const proofMode = z.enum(['link', 'code', 'password']);
const shown = z.object(Object.fromEntries(SECTIONS.map((name) => [name, z.boolean()])) as Record<(typeof SECTIONS)[number], z.ZodBoolean>);

export const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: personRole,
  language,
  sees_money: z.boolean(),
  /** Reads and writes in the thread of the project. */
  sees_messages: z.boolean(),
  /** Gets files that are shared, and sends some. */
  sees_files: z.boolean(),
  is_active: z.boolean(),
  has_password: z.boolean(),
  invited_at: timestamp.nullable(),
  first_seen_at: timestamp.nullable(),
  last_seen_at: timestamp.nullable(),
});

/** `off`: nobody gets in; `closed`: its days are over, what was agreed can still be read. */
export const portalState = z.enum(['off', 'live', 'closed']);
export const settings = z.object({
  project_id: id,
  project_name: z.string(),
  state: portalState,
  is_on: z.boolean(),
  asks: proofMode,
  shows: shown,
  welcome: z.string(),
  /** So many days after the event it closes. */
  open_days_after: z.int(),
  closes_on: day.nullable(),
  people: z.array(person),
  version: z.int(),
});
export const settingsPatch = z
  .strictObject({
    asks: proofMode,
    shows: shown.partial(),
    welcome: z.string().trim().max(2_000),
    open_days_after: z.int().min(0).max(3_650),
  })
  .partial();
export const newPerson = z.strictObject({
  name: line(120),
  email: emailText().pipe(z.email()),
  role: personRole.default('partner'),
  language: language.default('en'),
  sees_money: z.boolean().default(true),
  sees_messages: z.boolean().default(true),
  sees_files: z.boolean().default(true),
});
export const personPatch = z
  .strictObject({
    name: line(120),
    role: personRole,
    language,
    sees_money: z.boolean(),
    sees_messages: z.boolean(),
    sees_files: z.boolean(),
    is_active: z.boolean(),
  })
  .partial();
const byProject = z.object({ projectId: idParam });
export const ofProject = byProject;
export const ofPerson = byProject.extend({ personId: idParam });
export const address = z.object({ path: z.string() });

/** A portal in the list of all. */
export const portalRow = z.object({
  project_id: id,
  project_name: z.string(),
  event_date: day.nullable(),
  state: portalState,
  people: z.int(),
  /** A message of a client stands last in the thread. */
  waits: z.boolean(),
  last_seen_at: timestamp.nullable(),
});
export const portalQuery = pageQuery.omit({ ordering: true, search: true });

export const activity = z.object({
  results: z.array(
    z.object({
      id,
      person: z.string(),
      section: section.nullable(),
      what: z.enum(['opened', 'came', 'code', 'password', 'archive']),
      at: timestamp,
    }),
  ),
});

const money = z.object({ cents, open_cents: cents, currency });
export const clientDocument = z.object({
  section,
  key: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  /** `later`: another step comes first. */
  state: z.enum(['todo', 'later', 'waiting', 'done', 'over']),
  since: timestamp.nullable(),
  due_on: day.nullable(),
  money: money.nullable(),
  progress_bps: bps.nullable(),
  opens: z.boolean(),
});
export const step = z.object({
  section,
  does: z.enum(['accept', 'sign', 'pay', 'answer']),
  /** `none`: nothing was sent yet. */
  state: z.enum(['done', 'now', 'later', 'waiting', 'none']),
});

/** What somebody sees who has opened their portal. */
export const portal = z.object({
  business: z.string(),
  brand: z.string().nullable(),
  project_name: z.string(),
  event_date: day.nullable(),
  days_left: z.int().nullable(),
  today: day,
  me: z.object({ name: z.string(), language }),
  welcome: z.string(),
  state: z.enum(['live', 'closed']),
  closes_on: day.nullable(),
  /** Whether money and signatures still need the code. */
  needs_code: z.boolean(),
  sections: z.array(section),
  documents: z.array(clientDocument),
  steps: z.array(step),
  /** What waits for this person first. */
  next: z.object({ section, key: z.string() }).nullable(),
  /** Messages of the studio that this person has not read. */
  unread: z.int(),
});

/** A web app manifest: how the portal stands among the apps of a phone, in the name and colour of the business. */
export const app = z.object({
  name: z.string(),
  short_name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});
export type PortalApp = z.output<typeof app>;

/** What is known of a link before anything is shown. */
export const access = z.object({
  project: z.string().nullable(),
  sections: z.array(section),
  business: z.string().nullable(),
  brand: z.string().nullable(),
  language: language.nullable(),
  password_set: z.boolean(),
  authenticated: z.boolean(),
  asks: z.enum(['code', 'password']).nullable(),
});

export const byToken = z.object({ token: z.string().min(1).max(200) });
export const bySection = z.strictObject({ section, key: z.string().min(1).max(60) });
export const code = z.strictObject({ code: z.string().regex(/^\d{6}$/, 'must be six digits') });
export const password = z.strictObject({ password: z.string().min(1).max(200) });
export const newPassword = z.strictObject({ password: z.string().min(10, 'must have at least ten characters').max(200) });
export const byPasswordLink = z.object({ uidb64: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/), token: z.string().min(1).max(200) });
export const passwordLink = z.object({ name: z.string(), business: z.string(), brand: z.string().nullable(), language });
export const passwordSet = z.object({ path: z.string() });

export type Section = z.output<typeof section>;
export type Language = z.output<typeof language>;
export type PersonRole = z.output<typeof personRole>;
export type ProofMode = z.output<typeof proofMode>;
export type PortalState = z.output<typeof portalState>;
export type Person = z.output<typeof person>;
export type Settings = z.output<typeof settings>;
export type SettingsPatch = z.output<typeof settingsPatch>;
export type NewPerson = z.output<typeof newPerson>;
export type PersonPatch = z.output<typeof personPatch>;
export type PortalRow = z.output<typeof portalRow>;
export type PortalQuery = z.output<typeof portalQuery>;
export type Activity = z.output<typeof activity>;
export type Document = z.output<typeof clientDocument>;
export type Step = z.output<typeof step>;
export type Portal = z.output<typeof portal>;
export type PortalAccess = z.output<typeof access>;
export type PasswordLink = z.output<typeof passwordLink>;
