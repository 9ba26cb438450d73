import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const proposal = defineEvent({
  subject: 'proposal',
  key: 'proposal_id',
  payload: z.object({ proposal_id: id, project_id: id, revision: z.int() }),
});

/** What proposals announce; those of one proposal are heard in their order. */
export const events = {
  'proposal_and_invoice.proposal.sent@1': proposal,
  /** For the first time. */
  'proposal_and_invoice.proposal.viewed@1': proposal,
  'proposal_and_invoice.proposal.expired@1': proposal,
} as const satisfies EventCatalogue;
