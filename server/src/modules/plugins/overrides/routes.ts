import type { operations } from '@butterfly/contracts/plugins';
import type { Handlers } from '../../../platform/define-module';
import type { Overrides } from './service';

/** Operation to service call. */
export function overrideHandlers(
  overrides: Overrides,
): Pick<Handlers<typeof operations>, 'listOverrides' | 'issueOverride' | 'revokeOverride' | 'announceBuild'> {
  return {
    listOverrides: (call) => overrides.list(call),
    issueOverride: (call) => overrides.issue(call, call.body),
    revokeOverride: (call) => overrides.revoke(call, call.params.id),
    announceBuild: ({ body }) => overrides.announce(body.ticket, body.release),
  };
}
