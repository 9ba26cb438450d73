import type { operations } from '@butterfly/contracts/payments';
import { reply, type Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { liveReply, recordReply } from '../../platform/records/record-reply';
import { siteAddress } from '../../platform/http/requests/site-address';
import type { Platform } from '../../platform/platform';
import { moneyOverview } from './overview';
import { expensePage, expenses as bills } from './expenses/repository';
import type { ExpenseService } from './expenses/service';
import { moneyCsv } from './export/money-csv';
import { readPaySettings, savePaySettings } from './pay-settings';
import { paymentPage } from './repository';
import { pause } from './reminders/repository';
import { onlineHandlers, type OnlineParts } from './online/handlers';
import type { PaymentProviders } from './providers/providers';
import type { ReminderService } from './reminders/service';

interface Parts extends OnlineParts {
  readonly platform: Platform;
  readonly providers: PaymentProviders;
  readonly reminders: ReminderService;
  readonly expenses: ExpenseService;
}

export function paymentsHandlers(parts: Parts): Handlers<typeof operations> {
  const { platform, service, door, reminders, expenses, providers } = parts;
  return {
    ...onlineHandlers(parts),
    getMoneyOverview: ({ query, tx }) => tx((db) => moneyOverview(db, platform, query.age)),
    getProjectMoney: ({ params, tx }) => tx((db) => service.money(db, params.projectId)),
    listPayments: async ({ query, tx }) =>
      pageAnswer({ path: '/api/payments/payments/', query, ...(await tx((db) => paymentPage(db, query))) }),
    recordPayment: async ({ body, tx }) => reply(await tx((db) => service.note(db, body)), { status: 201 }),
    useCredit: ({ params, tx }) => tx((db) => service.useCredit(db, params.projectId)),
    waiveInstallment: ({ params, tx }) => tx((db) => service.waive(db, params)),
    makePayLink: async ({ params, tx }) => reply(await tx((db) => door.makeLink(db, params.id)), { status: 201 }),
    getPaySettings: async ({ permissions, tx }) =>
      liveReply({ ...(await tx((db) => readPaySettings(db, platform.env))), can_edit: permissions.is_admin }),
    savePaySettings: async ({ body, headers, tx }) =>
      liveReply({
        ...(await tx((db) => savePaySettings(db, { patch: body, ifMatch: headers['if-match'], platform, providers }))),
        can_edit: true,
      }),
    invoicePdfByLink: ({ params, headers, ip }) => door.print({ token: params.token, headers, ip }),
    // The link is often the first address somebody opens: what the page sends needs a token of its own.
    readPayPage: async ({ params, headers, ip, session }) => {
      const cookie = platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
      const page = await door.read({ token: params.token, headers, ip });
      return reply(page, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
    },
    previewReminder: ({ params, tx }) => tx((db) => reminders.preview(db, params)),
    sendReminder: async ({ params, headers, tx }) => {
      const site = siteAddress(platform.env, headers);
      const money = await tx(async (db) => {
        await reminders.remind(db, { ...params, site });
        return service.money(db, params.projectId);
      });
      return reply(money, { status: 201 });
    },
    pauseReminders: ({ params, body, tx }) =>
      tx(async (db) => {
        const before = await service.money(db, params.projectId);
        await pause(db, { projectId: before.project_id, until: body.paused_until });
        return service.money(db, params.projectId);
      }),
    listExpenses: async ({ query, tx }) =>
      pageAnswer({ path: '/api/payments/expenses/', query, ...(await tx((db) => expensePage(db, query))) }),
    createExpense: async ({ body, tx }) => recordReply(await tx((db) => expenses.create(db, body)), 201),
    getExpense: async ({ params, tx }) => recordReply(await tx((db) => bills.read(db, params.id))),
    updateExpense: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => expenses.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveExpense: async ({ params, tx }) => recordReply(await tx((db) => expenses.putAway(db, { id: params.id, isAway: true }))),
    restoreExpense: async ({ params, tx }) => recordReply(await tx((db) => expenses.putAway(db, { id: params.id, isAway: false }))),
    getProjectProfit: ({ params, tx }) => tx((db) => expenses.profit(db, params.projectId)),
    exportMoney: ({ query, tx }) => Promise.resolve(moneyCsv({ ...query, tx, api: platform.api })),
  };
}
