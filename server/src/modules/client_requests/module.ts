import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/client_requests';
import { defineModule } from '../../platform/define-module';
import { requestImport } from './request-import';
import { clientRequestsHandlers } from './routes';
import { RequestService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'client_requests',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { request: { table: 'client_requests_request', name: 'title', path: '/client_requests/:id' } },
  start: (platform) => ({ handlers: clientRequestsHandlers(new RequestService(platform)), imports: { request: requestImport } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
