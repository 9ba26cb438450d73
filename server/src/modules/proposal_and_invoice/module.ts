import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/proposal_and_invoice';
import { defineModule } from '../../platform/define-module';
import type { ProposalAndInvoiceApi } from './api';
import { InvoiceBook } from './invoices/of-proposals';
import { invoiceHandlers } from './invoices/routes';
import { InvoiceService } from './invoices/service';
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
    invoice: {
      table: 'proposal_and_invoice_invoice',
      name: "coalesce(number || ' · ', '') || title",
      project: 'project_id',
      path: '/proposal_and_invoice/invoice/:id',
    },
  },
  search: {
    invoice: {
      group: 'Invoices',
      icon: 'coins',
      table: 'proposal_and_invoice_invoice',
      text: "platform_plain(coalesce(number, '') || ' ' || title)",
      title: "coalesce(number || ' · ', '') || title",
      path: '/proposal_and_invoice/invoice/:id',
    },
  },
  start: (platform) => {
    const service = new ProposalService(platform);
    const invoices = new InvoiceService(platform);
    const api: ProposalAndInvoiceApi = { invoices: new InvoiceBook(invoices) };
    return {
      handlers: { ...proposalAndInvoiceHandlers(service, new ProposalSending(platform, service)), ...invoiceHandlers(invoices) },
      api,
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
