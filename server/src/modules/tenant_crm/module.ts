import { errors, events, operations } from '@butterfly/contracts/tenant_crm';
import { defineModule } from '../../platform/define-module';
import type { TenantCrmApi } from './api';
import { announceNewProject } from './announce-new-project';
import { importProjects } from './import/import-projects';
import { takeNumbers } from './numbering/repository';
import { NumberAllocator } from './numbering/number-allocator';
import { tenantPeople } from './people';
import { changedProjects, upcomingProjects } from './pipeline/repository';
import { readTotals } from './pipeline/service';
import { CountCache } from './projects/page/count-cache';
import { shareForgotten } from './projects/page/share-forgotten';
import { projectExists } from './projects/repository';
import { ProjectService } from './projects/service';
import { tenantCrmHandlers } from './routes';
import { stagesOf } from './stages/repository';

const definition = defineModule({
  id: 'tenant_crm',
  operations,
  errors,
  events,
  start: (deps) => {
    const counts = new CountCache();
    const forgotten = shareForgotten(deps.bus, counts);
    const people = tenantPeople(deps);
    const numbers = new NumberAllocator(
      (tenantId, size) => deps.db.withTenant({ tenantId, memberId: null }, (db) => takeNumbers(db, size)),
      deps.clock,
    );
    const service = new ProjectService({ people, changed: forgotten.forget });
    const api: TenantCrmApi = {
      projectExists,
      stages: stagesOf,
      upcoming: upcomingProjects,
      changed: changedProjects,
      totals: readTotals,
      importProjects: async (db, projects) => {
        db.afterCommit(() => forgotten.forget(db.tenantId));
        return importProjects(db, projects);
      },
    };
    return {
      handlers: tenantCrmHandlers({ service, people, numbers, counts }),
      api,
      on: { 'tenant_crm.project.created@1': announceNewProject({ people, notifications: () => deps.api('notifications') }) },
      close: forgotten.close,
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
