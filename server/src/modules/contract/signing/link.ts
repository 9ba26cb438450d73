import { defineLink } from '../../../platform/public-links/link-kind';

/** The link of one person who signs. It stays when a contract ends, and then says why; the team may hand it out again. */
export const SIGNING = defineLink({ name: 'contract.signing', subject: 'contract.contract', scopes: ['sign'], shownAgain: true });

export const signingPath = (token: string): string => `/contract/sign/${token}`;
