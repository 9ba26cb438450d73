import type { Activity, Language, PersonRole, PortalState, ProofMode, Section } from '@butterfly/contracts/client_portal';
import type { Tone } from '@butterfly/ui-kit';

export const STATES: Readonly<Record<PortalState, { tone: Tone; words: string }>> = {
  off: { tone: 'neutral', words: 'Off' },
  live: { tone: 'eucalyptus', words: 'Open' },
  closed: { tone: 'neutral', words: 'Closed' },
};
export const SECTION_WORDS: Readonly<Record<Section, string>> = {
  proposals: 'Proposals',
  contract: 'Contracts',
  payments: 'Payments',
  questionnaire: 'Questionnaires',
  requests: 'Wishes and changes',
  invoice: 'Invoices',
  moodboard: 'Moodboard, to look at and comment',
  messages: 'Messages',
  files: 'Files, shared and sent',
  timeline: 'Timeline: entries for the client or for everybody',
};
export const ROLE_WORDS: Readonly<Record<PersonRole, string>> = {
  partner: 'Partner',
  parent: 'Parent',
  planner: 'Planner',
  other: 'Somebody else',
};
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
};
export const PROOF_WORDS: Readonly<Record<ProofMode, string>> = {
  link: 'The link alone; a code before money and signatures',
  code: 'The link and a code from their mailbox',
  password: 'The link and a password; a code until they have chosen one',
};
export const VISIT_WORDS: Readonly<Record<Activity['results'][number]['what'], string>> = {
  came: 'came to the portal',
  opened: 'opened',
  code: 'entered a code',
  password: 'entered the password',
  archive: 'took everything with them in one file',
};
