import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';

/** Events that a plugin has not heard: the administrators of the business decide. */
export function eventHandlers({ deliveries }: Pick<Platform, 'deliveries'>) {
  return {
    listDeliveries: ({ tx }) => tx((db) => deliveries.open(db)),
    retryDeliveries: async ({ body, tx }) => {
      const count = await tx((db) => deliveries.retry(db, body.delivery));
      if (body.delivery && count === 0) throw new AppError('plugins.event_unknown');
      return { count };
    },
    discardDelivery: async ({ body, tx }) => {
      if (!(await tx((db) => deliveries.discard(db, { ...body.delivery, reason: body.reason }))))
        throw new AppError('plugins.event_unknown');
      return undefined;
    },
    replayEvents: async ({ body, tx }) => {
      const count = await tx((db) => deliveries.replay(db, body));
      if (count === null) throw new AppError('plugins.hears_nothing', { module: body.module });
      return { count };
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
