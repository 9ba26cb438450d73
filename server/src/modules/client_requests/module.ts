import { errors, events, operations } from '@butterfly/contracts/client_requests';
import { assistantTools } from '@butterfly/contracts/client_requests/assistant-tools';
import type { EventPayloads } from '@butterfly/contracts/core';
import { defineModule } from '../../platform/define-module';
import { clientDoor } from './client/door';
import { PricingService } from './pricing/service';
import { RequestService } from './requests/service';
import { clientRequestsHandlers } from './routes';
import { lateJob } from './sla/job';
import { tellTeam } from './tell-team';
import { ThreadService } from './thread/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'client_requests',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: {
    request: {
      table: 'client_requests_request',
      name: "number || ' · ' || title",
      project: 'project_id',
      path: '/client_requests/crm/:id',
    },
  },
  search: {
    request: {
      group: 'Client requests',
      icon: 'comment',
      table: 'client_requests_request',
      text: "platform_plain(number || ' ' || title || ' ' || body)",
      title: "number || ' · ' || title",
      path: '/client_requests/crm/:id',
    },
  },
  start: (platform) => {
    const service = new RequestService(platform);
    const thread = new ThreadService(platform, service);
    const pricing = new PricingService(platform, service, thread);
    return {
      handlers: clientRequestsHandlers({ platform, service, thread, pricing }),
      api: clientDoor({ platform, service, thread, pricing }),
      jobs: [lateJob(platform)],
      on: { ...tellTeam(platform) },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
