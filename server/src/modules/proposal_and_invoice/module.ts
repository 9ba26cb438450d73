import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/proposal_and_invoice';
import { assistantTools } from '@butterfly/contracts/proposal_and_invoice/assistant-tools';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { defineModule } from '../../platform/define-module';
import { ProposalDoor } from './acceptance/door';
import { expiryJob } from './acceptance/expiry-job';
import { AcceptanceService } from './acceptance/service';
import { tellAccepted, tellDeclined } from './acceptance/tell-owner';
import { proposalsForClients } from './for-clients';
import { ProposalMails } from './client-mails';
import { InvoiceBook } from './invoices/of-proposals';
import { invoiceHandlers } from './invoices/routes';
import { EInvoices } from './invoices/e-invoice/e-invoices';
import { InvoicePapers } from './invoices/paper/invoice-papers';
import { InvoiceService } from './invoices/service';
import { clientPaper } from './pdf/proposal-pdf';
import { libraryHandlers } from './library/routes';
import { TemplateLibrary } from './library/service';
import { settingsHandlers } from './invoices/settings/routes';
import { photoHandlers } from './photos/routes';
import { ProposalPhotos } from './photos/service';
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
  assistantTools,
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
    const library = new TemplateLibrary(platform, service);
    const sending = new ProposalSending(platform, service);
    const invoices = new InvoiceService(platform);
    const papers = new InvoicePapers(platform);
    const book = new InvoiceBook(invoices, papers);
    const acceptance = new AcceptanceService(platform, service, book);
    const mails = new ProposalMails(platform, sending, book);
    const photos = new ProposalPhotos(platform);
    const door = new ProposalDoor(platform, acceptance);
    return {
      handlers: {
        ...proposalAndInvoiceHandlers({
          platform,
          service,
          library,
          sending,
          photos,
          door,
          csrfCookie: ({ headers, session }) =>
            platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : ''),
        }),
        ...invoiceHandlers({ service: invoices, papers, eInvoices: new EInvoices(platform, invoices, papers) }),
        ...settingsHandlers(),
        ...libraryHandlers(library),
        ...photoHandlers(photos, door),
      },
      api: acceptance,
      fills: {
        'platform.coming_mails': mails.coming(),
        'platform.client_documents': proposalsForClients(sending, (db, id) => clientPaper(db, { platform, service, photos, door, id })),
      },
      jobs: [expiryJob(platform, sending)],
      on: {
        ...mails.listeners(),
        // An answer of weeks ago is no news.
        'proposal_and_invoice.proposal.accepted@1': {
          hear: async (event, db) => {
            await tellAccepted(platform)(event, db);
            await mails.accepted(db, event.payload.proposal_id);
          },
          whenOff: 'skip',
        },
        'proposal_and_invoice.proposal.declined@1': { hear: tellDeclined(platform), whenOff: 'skip' },
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
