import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const proposal = defineEvent({
  subject: 'proposal',
  key: 'proposal_id',
  payload: z.object({ proposal_id: id, project_id: id, revision: z.int() }),
});

const accepted = defineEvent({
  subject: 'proposal',
  key: 'proposal_id',
  payload: z.object({ proposal_id: id, project_id: id, revision: z.int(), invoice_id: id.nullable(), contract_id: id.nullable() }),
});

const invoice = defineEvent({ subject: 'invoice', key: 'invoice_id', payload: z.object({ invoice_id: id, project_id: id }) });

/** What proposals and invoices announce; those of one proposal are heard in their order. */
export const events = {
  'proposal_and_invoice.proposal.sent@1': proposal,
  /** For the first time. */
  'proposal_and_invoice.proposal.viewed@1': proposal,
  'proposal_and_invoice.proposal.expired@1': proposal,
  'proposal_and_invoice.proposal.options_changed@1': proposal,
  'proposal_and_invoice.proposal.accepted@1': accepted,
  /** A change to something that was accepted before is accepted too. */
  'proposal_and_invoice.proposal.amended@1': proposal,
  'proposal_and_invoice.proposal.declined@1': proposal,
  'proposal_and_invoice.invoice.issued@1': invoice,
  /** Nothing of it is open any more. */
  'proposal_and_invoice.invoice.paid@1': invoice,
  'proposal_and_invoice.invoice.voided@1': invoice,
} as const satisfies EventCatalogue;
