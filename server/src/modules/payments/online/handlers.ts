import type { operations } from '@butterfly/contracts/payments';
import { reply, type Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { stopMethod } from '../autopay/repository';
import type { PayDoor } from '../pay-door';
import type { ReconcileService } from '../reconcile/service';
import { findRefund } from '../refunds/repository';
import type { RefundService } from '../refunds/service';
import { payments } from '../repository';
import type { PaymentService } from '../service';
import type { Settling } from './settling';

export interface OnlineParts {
  readonly platform: Pick<Platform, 'clock' | 'log'>;
  readonly service: PaymentService;
  readonly door: PayDoor;
  readonly refunds: RefundService;
  readonly settling: Settling;
  readonly reconcile: ReconcileService;
}

type Online =
  | 'bookStatement'
  | 'payByLink'
  | 'providerWebhook'
  | 'readStatement'
  | 'refundPayment'
  | 'returnFromPaying'
  | 'setUpAutopay'
  | 'stopAutopay'
  | 'stopOwnAutopay';

/** What has a provider or a bank at its other end. */
export function onlineHandlers({
  platform,
  service,
  door,
  refunds,
  settling,
  reconcile,
}: OnlineParts): Pick<Handlers<typeof operations>, Online> {
  return {
    payByLink: ({ params, body, headers, ip }) => door.pay({ token: params.token, headers, ip }, body),
    setUpAutopay: ({ params, body, headers, ip }) => door.setUpAutopay({ token: params.token, headers, ip }, body),
    returnFromPaying: ({ params, headers, ip }) => door.returned({ token: params.token, headers, ip }),
    stopOwnAutopay: ({ params, headers, ip }) => door.stopAutopay({ token: params.token, headers, ip }),
    stopAutopay: ({ params, tx }) =>
      tx(async (db) => {
        const { project_id } = await service.money(db, params.projectId);
        await stopMethod(db, { projectId: project_id, why: 'member', now: platform.clock().toISOString() });
        return service.money(db, project_id);
      }),
    providerWebhook: async ({ params, query, body, headers }) => {
      const taken = await settling.hear(query.business, params.provider, { body, headers, now: platform.clock() });
      if (taken === null) throw new AppError('payments.bad_signature');
      return { taken };
    },
    refundPayment: async ({ params, body, session, tx }) => {
      const refundId = await tx((db) => refunds.ask(db, { id: params.id, refund: body }));
      // Where the provider is not reached the refund waits, and says so.
      if (refundId !== null)
        await refunds
          .send(session.tenantId, refundId)
          .catch((error: unknown) => platform.log.error({ err: error, refundId }, 'a refund waits for its provider'));
      const money = await tx(async (db) => {
        if (refundId !== null && (await findRefund(db, refundId))?.status === 'failed') return null;
        return service.money(db, (await payments.read(db, params.id)).project_id);
      });
      if (!money) throw new AppError('payments.refund_failed');
      return reply(money, { status: 201 });
    },
    readStatement: ({ body, tx }) => tx((db) => reconcile.read(db, body.csv)),
    bookStatement: ({ body, tx }) => tx((db) => reconcile.book(db, body.rows)),
  };
}
