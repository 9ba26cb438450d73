import type { operations, Project } from '@butterfly/contracts/tenant_crm';
import { reply, type Bytes, type Handlers, type Reply } from '../../platform/define-module';
import type { NumberAllocator } from './numbering/number-allocator';
import type { TenantPeople } from './people';
import { readDashboard, readPipeline } from './pipeline/service';
import { maySeeMoney } from './policy';
import { etagOf } from './projects/etag';
import type { CountCache } from './projects/page/count-cache';
import { projectPage } from './projects/page/project-page';
import { lightListJson } from './projects/repository';
import type { ProjectService } from './projects/service';
import { stagesOf } from './stages/repository';

interface RouteDeps {
  readonly service: ProjectService;
  readonly people: TenantPeople;
  readonly numbers: NumberAllocator;
  readonly counts: CountCache;
}

/** Operation to service call. */
export function tenantCrmHandlers({ service, people, numbers, counts }: RouteDeps): Handlers<typeof operations> {
  return {
    listProjects: async ({ query, permissions, tx }) => {
      const { page } = query;
      if (page === undefined) return jsonBytes(await tx(lightListJson));
      return jsonBytes(await tx((db) => projectPage(db, { query: { ...query, page }, counts, withMoney: maySeeMoney(permissions) })));
    },
    createProject: async ({ body, session, tx }) => {
      const currency = await people.currencyOf(session.tenantId);
      const number = await numbers.next(session.tenantId);
      return answer(await tx((db) => service.create(db, { input: body, number, currency })), 201);
    },
    getProject: async ({ params, tx }) => answer(await tx((db) => service.read(db, params.id))),
    updateProject: async ({ params, body, headers, tx }) =>
      answer(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveProject: async ({ params, tx }) => answer(await tx((db) => service.archive(db, { id: params.id, archived: true }))),
    unarchiveProject: async ({ params, tx }) => answer(await tx((db) => service.archive(db, { id: params.id, archived: false }))),
    moveProject: async ({ params, body, tx }) => answer(await tx((db) => service.move(db, { id: params.id, to: body }))),
    listStageChanges: ({ params, tx }) => tx((db) => service.stageChanges(db, params.id)),
    listStages: ({ tx }) => tx(stagesOf),
    listOwners: ({ tx }) => tx((db) => people.members(db)),
    getPipeline: async ({ query, session, tx }) => {
      const currency = await people.currencyOf(session.tenantId);
      return tx((db) => readPipeline(db, { query, currency }));
    },
    getDashboard: async ({ session, tx }) => {
      const [today, currency] = [await people.today(session.tenantId), await people.currencyOf(session.tenantId)];
      return tx((db) => readDashboard(db, { today, currency }));
    },
  };
}

function answer(project: Project, status?: number): Reply<Project> {
  return reply(project, { etag: etagOf(project), ...(status && { status }) });
}

function jsonBytes(bytes: string): Bytes {
  return { kind: 'bytes', bytes, type: 'application/json; charset=utf-8' };
}
