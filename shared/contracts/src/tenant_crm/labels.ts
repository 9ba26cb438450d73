export { MERGE_FIELDS } from './contacts/merge-fields';
import type { Contact, ContactKind, ProjectRole } from './contacts/schema';

export const contactKinds: Readonly<Record<ContactKind, string>> = {
  person: 'Person',
  couple_member: 'One of a couple',
  planner: 'Planner',
  vendor: 'Vendor',
};
export const emailConsents: Readonly<Record<Contact['consent_email'], string>> = {
  none: 'Nothing agreed',
  transactional: 'About their events',
  marketing: 'News and offers too',
};
export const smsConsents: Readonly<Record<Contact['consent_sms'], string>> = {
  none: 'Nothing agreed',
  opt_in: 'Agreed',
  opted_out: 'Opted out',
};
/** Ways to reach people, what they may agree to, and how one asks for it. */
export const consentChannels = [
  { id: 'email', label: 'E-mail', question: 'What did they agree to by e-mail?', states: emailConsents },
  { id: 'sms', label: 'Text message', question: 'May you send text messages?', states: smsConsents },
] as const;
export const projectRoles: Readonly<Record<ProjectRole, string>> = {
  partner1: 'Partner',
  partner2: 'Partner 2',
  parent: 'Parent',
  planner: 'Planner',
  coordinator: 'Coordinator',
  venue: 'Venue',
  vendor: 'Vendor',
  billing: 'Pays the bill',
};
