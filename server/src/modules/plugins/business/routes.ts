import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../../platform/define-module';
import { callerOf } from '../caller';
import type { ForBusiness } from './for-business';
import type { BusinessSettings } from './service';

/** Operation to service call. */
export function businessHandlers(
  business: BusinessSettings,
  forBusiness: ForBusiness,
): Pick<Handlers<typeof operations>, 'getBusiness' | 'setBusiness' | 'setPlan' | 'pinBusiness' | 'explainFor'> {
  return {
    getBusiness: ({ tx }) => business.get(tx),
    setBusiness: ({ body, session, requestId, tx }) =>
      business.set(tx, {
        freeze: body.freeze_on_event_days,
        overrides: body.overrides_allowed,
        expected: body.expected_generation,
        reason: body.reason,
        session,
        requestId,
      }),
    pinBusiness: (call) => forBusiness.pin({ ...call.params, ...call.body }, callerOf(call)),
    explainFor: (call) => forBusiness.explain({ ...call.params, ...call.query }, callerOf(call)),
    setPlan: (call) => business.setPlan({ slug: call.params.slug, ...call.body }, callerOf(call)),
  };
}
