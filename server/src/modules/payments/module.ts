import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/payments';
import { assistantTools } from '@butterfly/contracts/payments/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { siteOf } from '../../platform/mail/site-of';
import type { PaymentsApi } from './api';
import { calendarLayer } from './calendar-layer';
import { PaymentMails } from './client-mails';
import { ExpenseService } from './expenses/service';
import { moneyForClients } from './for-clients';
import { AutopayService } from './autopay/service';
import { tellFailed } from './autopay/tell-failed';
import { DisputeService } from './disputes/service';
import { tellDispute } from './disputes/tell-dispute';
import { Moves } from './moves';
import { Booking } from './online/booking';
import { Checkout } from './online/checkout';
import { onlineJobs } from './online/jobs';
import { Settling } from './online/settling';
import { PaymentProviders } from './providers/providers';
import { ReconcileService } from './reconcile/service';
import { RefundService } from './refunds/service';
import { tellRefundFailed } from './refunds/tell-failed';
import { PayDoor } from './pay-door';
import { readPaySettings } from './pay-settings';
import { reminderJob } from './reminders/job';
import { ReminderService } from './reminders/service';
import { tellOverdue } from './reminders/tell-overdue';
import { hasMoney, movesOf } from './repository';
import { paymentsHandlers } from './routes';
import { PaymentService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'payments',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    payment: { table: 'payments_payment', name: 'receipt_number', project: 'project_id', path: '/payments/dashboard/:project_id' },
    expense: { table: 'payments_expense', name: 'vendor', project: 'project_id', path: '/payments/dashboard/:project_id' },
    // It has one row, and is said on the page of all money.
    settings: { table: 'payments_settings', name: "'How clients pay'", path: '/payments/dashboard' },
  },
  search: {
    payment: {
      group: 'Payments',
      icon: 'coins',
      table: 'payments_payment',
      text: "platform_plain(receipt_number || ' ' || note)",
      title: 'receipt_number',
      path: '/payments/dashboard/:project_id',
    },
  },
  // An invoice that is issued or credited changes what is open.
  shows: ['proposal_and_invoice.invoice'],
  start: (platform) => {
    const moves = new Moves(platform);
    const service = new PaymentService(platform, moves);
    const expenses = new ExpenseService(platform);
    const providers = new PaymentProviders(platform.env);
    const refunds = new RefundService({ platform, moves, providers });
    const disputes = new DisputeService({ platform, moves, expenses });
    const booking = new Booking({ platform, service, refunds });
    const settling = new Settling({ platform, providers, booking, refunds, disputes });
    const autopay = new AutopayService({ platform, providers, settling });
    const door = new PayDoor(platform, { checkout: new Checkout({ platform, providers, settling }), settling });
    const reconcile = new ReconcileService(platform, service);
    const reminders = new ReminderService(platform, door);
    const mails = new PaymentMails(platform, service);
    const api: PaymentsApi = {
      hasMoney,
      moves: movesOf,
      remind: (db) => reminders.tend(db, siteOf(platform.env)),
      charge: (id) => autopay.run(id),
      settle: (id) => settling.sweep(id),
    };
    return {
      api,
      handlers: paymentsHandlers({ platform, service, door, reminders, expenses, providers, refunds, settling, reconcile }),
      fills: {
        'platform.coming_mails': mails.coming(),
        'platform.client_documents': moneyForClients(platform, door),
        'proposal_and_invoice.how_to_pay': {
          transferText: async (db) => (await readPaySettings(db, platform.env)).transfer_text,
        },
        'platform.calendar_layer': calendarLayer(platform),
      },
      jobs: [reminderJob(platform, reminders), ...onlineJobs(platform, { settling, autopay })],
      on: {
        ...mails.listeners(),
        'payments.project.first_payment@1': {
          hear: async ({ id, payload }, db) =>
            void (await platform.workflows.run(db, 'book-project', { key: `event:${id}`, input: { project_id: payload.project_id } })),
          whenOff: 'skip',
        },
        'payments.payment.failed@1': { hear: tellFailed(platform, door), whenOff: 'skip' },
        'payments.refund.failed@1': { hear: tellRefundFailed(platform), whenOff: 'skip' },
        'payments.dispute.opened@1': { hear: tellDispute(platform), whenOff: 'skip' },
        'payments.dispute.closed@1': { hear: tellDispute(platform), whenOff: 'skip' },
        'payments.installment.overdue@1': { hear: tellOverdue(platform), whenOff: 'skip' },
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
