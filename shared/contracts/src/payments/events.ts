import * as z from 'zod';
import { defineEvent, id, type EventCatalogue } from '../core';

const payment = defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ payment_id: id, project_id: id }) });
const project = defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ project_id: id }) });

const part = defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ installment_id: id, project_id: id }) });

const failed = defineEvent({
  subject: 'project',
  key: 'project_id',
  payload: z.object({ project_id: id, installment_id: id, nth: z.int(), next_on: z.iso.date().nullable() }),
});
const dispute = defineEvent({ subject: 'project', key: 'project_id', payload: z.object({ dispute_id: id, project_id: id }) });

/** What payments announces; those of one project are heard in their order. */
export const events = {
  'payments.payment.succeeded@1': payment,
  'payments.payment.refunded@1': payment,
  /** A card that is charged by itself was declined, or a bank did not pay what was begun on the page. */
  'payments.payment.failed@1': failed,
  /** A provider did not give back what it was asked to. */
  'payments.refund.failed@1': payment,
  'payments.dispute.opened@1': dispute,
  'payments.dispute.closed@1': dispute,
  'payments.project.first_payment@1': project,
  /** Nothing that was invoiced is open any more. */
  'payments.project.fully_paid@1': project,
  /** A part is due within a week. Told once. */
  'payments.installment.due_soon@1': part,
  /** The day of a part is past and something of it is open. Told once. */
  'payments.installment.overdue@1': part,
} as const satisfies EventCatalogue;
