import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/proposal_and_invoice';
import { defineModule } from '../../platform/define-module';
import { proposalAndInvoiceHandlers } from './routes';
import { ProposalSending } from './sending';
import { ProposalService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'proposal_and_invoice',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    proposal: {
      table: 'proposal_and_invoice_proposal',
      name: 'title',
      project: 'project_id',
      path: '/proposal_and_invoice/version/:id',
    },
  },
  start: (platform) => {
    const service = new ProposalService(platform);
    return { handlers: proposalAndInvoiceHandlers({ platform, service, sending: new ProposalSending(platform, service) }) };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
