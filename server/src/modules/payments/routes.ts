import type { operations } from '@butterfly/contracts/payments';
import { reply, type Handlers } from '../../platform/define-module';
import { pageAnswer } from '../../platform/http/page-answer';
import { readCookie, SESSION_COOKIE } from '../../platform/http/cookies';
import { liveReply } from '../../platform/records/record-reply';
import type { Platform } from '../../platform/platform';
import { moneyOverview } from './overview';
import type { PayDoor } from './pay-door';
import { readPaySettings, savePaySettings } from './pay-settings';
import { paymentPage } from './repository';
import type { PaymentService } from './service';

interface Parts {
  readonly platform: Pick<Platform, 'api' | 'clock' | 'env'>;
  readonly service: PaymentService;
  readonly door: PayDoor;
}

export function paymentsHandlers({ platform, service, door }: Parts): Handlers<typeof operations> {
  return {
    getMoneyOverview: ({ tx }) => tx((db) => moneyOverview(db, platform)),
    getProjectMoney: ({ params, tx }) => tx((db) => service.money(db, params.projectId)),
    listPayments: async ({ query, tx }) =>
      pageAnswer({ path: '/api/payments/payments/', query, ...(await tx((db) => paymentPage(db, query))) }),
    recordPayment: async ({ body, tx }) => reply(await tx((db) => service.note(db, body)), { status: 201 }),
    refundPayment: async ({ params, body, tx }) =>
      reply(await tx((db) => service.refund(db, { id: params.id, refund: body })), { status: 201 }),
    useCredit: ({ params, tx }) => tx((db) => service.useCredit(db, params.projectId)),
    waiveInstallment: ({ params, tx }) => tx((db) => service.waive(db, params)),
    makePayLink: async ({ params, tx }) => reply(await tx((db) => door.makeLink(db, params.id)), { status: 201 }),
    getPaySettings: async ({ permissions, tx }) =>
      liveReply({ ...(await tx((db) => readPaySettings(db, platform.env))), can_edit: permissions.is_admin }),
    savePaySettings: async ({ body, headers, tx }) =>
      liveReply({
        ...(await tx((db) => savePaySettings(db, { patch: body, ifMatch: headers['if-match'], env: platform.env }))),
        can_edit: true,
      }),
    // The link is often the first address somebody opens: what the page sends needs a token of its own.
    readPayPage: async ({ params, headers, ip, session }) => {
      const cookie = platform.api('auth_and_admin').csrfCookie(session ? (readCookie(headers['cookie'], SESSION_COOKIE) ?? '') : '');
      const page = await door.read({ token: params.token, headers, ip });
      return reply(page, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
    },
    payByLink: ({ params, body, headers, ip }) => door.pay({ token: params.token, headers, ip }, body),
  };
}
