import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/referral_portal';
import { defineModule } from '../../platform/define-module';
import { partnerImport } from './partner-import';
import { referralPortalHandlers } from './routes';
import { PartnerService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'referral_portal',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { partner: { table: 'referral_portal_partner', name: 'title', path: '/referral_portal/:id' } },
  start: (platform) => ({ handlers: referralPortalHandlers(new PartnerService(platform)), imports: { partner: partnerImport } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
