import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/payments';
import { defineModule } from '../../platform/define-module';
import { siteOf } from '../../platform/mail/site-of';
import type { PaymentsApi } from './api';
import { calendarLayer } from './calendar-layer';
import { PaymentMails } from './client-mails';
import { ExpenseService } from './expenses/service';
import { moneyForClients } from './for-clients';
import { PayDoor } from './pay-door';
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
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    payment: { table: 'payments_payment', name: 'receipt_number', project: 'project_id', path: '/payments/dashboard/:project_id' },
    expense: { table: 'payments_expense', name: 'vendor', project: 'project_id', path: '/payments/dashboard/:project_id' },
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
    const service = new PaymentService(platform);
    const door = new PayDoor(platform, service);
    const reminders = new ReminderService(platform, door);
    const mails = new PaymentMails(platform, service);
    const api: PaymentsApi = { hasMoney, moves: movesOf, remind: (db) => reminders.tend(db, siteOf(platform.env)) };
    return {
      api,
      handlers: paymentsHandlers({ platform, service, door, reminders, expenses: new ExpenseService(platform) }),
      fills: {
        'platform.coming_mails': mails.coming(),
        'platform.client_documents': moneyForClients(platform, door),
        'platform.calendar_layer': calendarLayer(platform),
      },
      jobs: [reminderJob(platform, reminders)],
      on: {
        ...mails.listeners(),
        'payments.project.first_payment@1': {
          hear: async ({ id, payload }, db) =>
            void (await platform.workflows.run(db, 'book-project', { key: `event:${id}`, input: { project_id: payload.project_id } })),
          whenOff: 'skip',
        },
        'payments.installment.overdue@1': { hear: tellOverdue(platform), whenOff: 'skip' },
      },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
