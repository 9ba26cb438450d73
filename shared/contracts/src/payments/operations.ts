import * as z from 'zod';
import { defineRoutes } from '../core/define-routes';
import { idParam, pageOf } from '../core/primitives';
import { expenseOperations } from './expenses/operations';
import { onlineOperations } from './online/operations';
import { paths } from './paths';
import { reconcileOperations } from './reconcile/operations';
import { reminderOperations } from './reminders/operations';
import {
  moneyOverview,
  newPayment,
  newRefund,
  overviewQuery,
  payLink,
  payment,
  paymentQuery,
  payPage,
  paySettings,
  paySettingsPatch,
  projectMoney,
} from './schema';

const plugin = { access: 'plugin' } as const;
const ofProject = { access: 'plugin', params: z.object({ projectId: idParam }), ok: projectMoney } as const;
/** They say in an invoice what was paid of it. */
const alsoPlugins = ['proposal_and_invoice'] as const;
const byToken = z.object({ token: z.string().min(1).max(200) });

export const operations = defineRoutes(paths, {
  getMoneyOverview: { summary: 'What is due, late, expected and received', ...plugin, query: overviewQuery, ok: moneyOverview },
  getProjectMoney: { summary: 'All the money of a project', ...ofProject },
  listPayments: { summary: 'Payments, the last that came first', ...plugin, query: paymentQuery, ok: pageOf(payment) },
  recordPayment: {
    summary: 'Note money that came in; it pays the oldest part first, and what nothing asks for is credit',
    ...plugin,
    alsoPlugins,
    feature: 'record_payment',
    idempotent: true,
    body: newPayment,
    ok: projectMoney,
    status: 201,
    errors: ['not_found', 'payments.in_the_future'],
  },
  refundPayment: {
    summary: 'Give money back; taken from the credit first, then from the newest part',
    ...plugin,
    alsoPlugins,
    feature: 'refund_payment',
    idempotent: true,
    params: z.object({ id: idParam }),
    body: newRefund,
    ok: projectMoney,
    status: 201,
    errors: ['payments.more_than_came', 'payments.refund_failed'],
  },
  useCredit: { summary: 'Pay what is open with the credit of the project', ...ofProject, alsoPlugins, feature: 'record_payment' },
  waiveInstallment: {
    summary: 'Stop asking for what is open of a part',
    ...ofProject,
    alsoPlugins,
    feature: 'approve_discount',
    params: z.object({ projectId: idParam, id: idParam }),
  },
  makePayLink: {
    summary: 'A new link under which a client sees an invoice and pays it; said once, earlier ones stay open',
    ...plugin,
    feature: 'send_client_messages',
    params: z.object({ id: idParam }),
    ok: payLink,
    status: 201,
    errors: ['payments.not_issued'],
  },
  getPaySettings: { summary: 'How clients pay; the answer has an ETag', ...plugin, ok: paySettings },
  savePaySettings: {
    summary: 'Say how clients pay by transfer, when they are reminded and what being late costs; needs If-Match',
    access: 'admin',
    body: paySettingsPatch,
    bodyLimit: 16_384,
    ok: paySettings,
    errors: ['precondition_required', 'version_conflict'],
  },
  invoicePdfByLink: {
    summary: 'The invoice that a link opens, as PDF',
    access: 'public',
    params: byToken,
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 30,
  },
  readPayPage: { summary: 'What the link of an invoice opens', access: 'public', params: byToken, ok: payPage, ratePerMinute: 120 },
  ...onlineOperations,
  ...reconcileOperations,
  ...reminderOperations,
  ...expenseOperations,
});
