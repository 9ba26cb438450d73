import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/contract';
import { assistantTools } from '@butterfly/contracts/contract/assistant-tools';
import { defineModule } from '../../platform/define-module';
import { comingMails } from './coming-mails';
import { draftsOfProposals } from './drafts/of-proposal';
import { DraftService } from './drafts/service';
import { isSigned } from './repository';
import { contractHandlers } from './routes';
import { SEAL } from './seal/job';
import { Sealer } from './seal/sealer';
import { contractsForClients } from './signing/for-clients';
import { SigningDeadlines } from './signing/deadlines';
import { SigningDoor } from './signing/public-page';
import { SigningService } from './signing/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'contract',
  operations,
  errors,
  events,
  assistantTools,
  // What notes, comments and files of the module `records` may be about.
  subjects: { contract: { table: 'contract_contract', name: 'title', project: 'project_id', path: '/contract/:project_id' } },
  search: {
    contract: {
      group: 'Contracts',
      icon: 'edit',
      table: 'contract_contract',
      text: 'platform_plain(title)',
      title: 'title',
      path: '/contract/:project_id',
    },
  },
  start: (platform) => {
    const drafts = new DraftService(platform);
    const sealer = new Sealer(platform, drafts);
    const signing = new SigningService(platform, drafts);
    return {
      handlers: contractHandlers({ platform, drafts, sealer, signing, door: new SigningDoor(platform, { drafts, signing }) }),
      api: { ...draftsOfProposals(drafts), isSigned },
      fills: { 'platform.coming_mails': comingMails, 'platform.client_documents': contractsForClients(signing, platform.files) },
      on: {
        'contract.completed@1': {
          hear: async ({ id, payload }, db) =>
            void (await platform.workflows.run(db, 'book-project', { key: `event:${id}`, input: { project_id: payload.project_id } })),
          whenOff: 'skip',
        },
      },
      jobs: [
        { name: SEAL, retries: 5, run: (what: { tenantId: number; id: number }) => sealer.seal(what) },
        new SigningDeadlines(platform, signing).job(),
      ],
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
