import { defineLink } from '../../platform/public-links/link-kind';

/** The link of one person to the portal of a project. The team may hand it out again. */
export const PORTAL = defineLink({ name: 'client_portal.portal', subject: 'client_portal.person', scopes: ['visit'], shownAgain: true });

/** Sets a password, once, for whoever reads the mailbox of the person. */
export const PASSWORD = defineLink({
  name: 'client_portal.password',
  subject: 'client_portal.person',
  scopes: ['set'],
  forgottenAfterDays: 7,
});

export const portalPath = (token: string): string => `/portal/${token}`;

/** The address of the seed names the person beside the token. */
export const uidOf = (personId: number): string => Buffer.from(String(personId)).toString('base64url');
export const passwordPath = (way: 'reset-password' | 'set-password', { personId, token }: { personId: number; token: string }): string =>
  `/portal/${way}/${uidOf(personId)}/${token}`;
