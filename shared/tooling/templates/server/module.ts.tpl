import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/{{id}}';
import { defineModule } from '../../platform/define-module';
import { {{record}}Import } from './{{record}}-import';
import { {{camel}}Handlers } from './routes';
import { {{Record}}Service } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: '{{id}}',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { {{record}}: { table: '{{id}}_{{record}}', name: 'title', path: '/{{id}}/:id' } },
  start: (platform) => ({ handlers: {{camel}}Handlers(new {{Record}}Service(platform)), imports: { {{record}}: {{record}}Import } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
