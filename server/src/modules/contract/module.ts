import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/contract';
import { defineModule } from '../../platform/define-module';
import { contractImport } from './contract-import';
import { contractHandlers } from './routes';
import { ContractService } from './service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'contract',
  operations,
  errors,
  events,
  // What notes, comments and files of the module `records` may be about.
  subjects: { contract: { table: 'contract_contract', name: 'title', path: '/contract/:id' } },
  start: (platform) => ({ handlers: contractHandlers(new ContractService(platform)), imports: { contract: contractImport } }),
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
