import { defineLink } from '../../platform/public-links/link-kind';

/** A link to one version of a proposal: whoever has it may read. */
export const PROPOSAL_LINK = defineLink({
  name: 'proposal_and_invoice.proposal',
  subject: 'proposal_and_invoice.proposal',
  scopes: ['read'],
  shownAgain: true,
});
