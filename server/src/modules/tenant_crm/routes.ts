import type { operations } from '@butterfly/contracts/tenant_crm';
import type { Bytes, Handlers } from '../../platform/define-module';
import type { Files } from '../../platform/files/files';
import { contactHandlers } from './contacts/routes';
import { activityHandlers } from './activity/routes';
import { customFieldHandlers } from './custom-fields/routes';
import { importHandlers } from './import/routes';
import { leadHandlers } from './leads/routes';
import type { LeadService } from './leads/service';
import { noteHandlers } from './notes/routes';
import type { NumberAllocator } from './numbering/number-allocator';
import { organizationHandlers } from './organizations/routes';
import type { TenantPeople } from './people';
import { readDashboard, readPipeline } from './pipeline/service';
import { maySeeMoney, requireForBulk } from './policy';
import { changeManyProjects } from './projects/bulk';
import { recordReply } from '../../platform/records/record-reply';
import { projectsCsv } from './projects/export';
import { projectPage } from './projects/page/project-page';
import { lightListJson } from './projects/repository';
import type { ProjectService } from './projects/service';
import type { TeamService } from './projects/team/team.service';
import { recordFileHandlers } from './record-files/routes';
import type { FindRecords } from './records';
import { settingsHandlers } from './settings/routes';
import { stageHandlers } from './stages/routes';
import { viewHandlers } from './views/routes';

interface RouteDeps {
  readonly service: ProjectService;
  readonly team: TeamService;
  readonly people: TenantPeople;
  readonly numbers: NumberAllocator;
  readonly clock: () => Date;
  readonly leads: LeadService;
  readonly records: FindRecords;
  readonly files: Files;
}

/** Operation to service call. */
export function tenantCrmHandlers({
  service,
  team,
  people,
  numbers,
  clock,
  leads,
  records,
  files,
}: RouteDeps): Handlers<typeof operations> {
  return {
    ...customFieldHandlers(records),
    ...settingsHandlers(),
    ...stageHandlers(),
    ...leadHandlers({ leads, people }),
    ...noteHandlers(records),
    ...activityHandlers(records),
    ...recordFileHandlers({ records, files }),
    ...contactHandlers({ people, clock, records }),
    ...organizationHandlers({ people, records }),
    ...importHandlers(records),
    ...viewHandlers(records),
    listProjects: async ({ query, permissions, tx }) => {
      const { page } = query;
      if (page === undefined) return jsonBytes(await tx(lightListJson));
      return jsonBytes(await tx((db) => projectPage(db, { query: { ...query, page }, withMoney: maySeeMoney(permissions) })));
    },
    createProject: async ({ body, session, tx }) => {
      const currency = await people.currencyOf(session.tenantId);
      const number = await numbers.next(session.tenantId);
      return recordReply(await tx((db) => service.create(db, { input: body, number, currency })), 201);
    },
    bulkProjects: async ({ body, permissions, tx }) => {
      requireForBulk({ permissions }, body.action);
      return tx((db) => changeManyProjects(db, { change: body, service }));
    },
    exportProjects: async ({ query, tx }) => projectsCsv({ query, tx }),
    getProject: async ({ params, tx }) => recordReply(await tx((db) => service.read(db, params.id))),
    updateProject: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'] }))),
    archiveProject: async ({ params, headers, tx }) =>
      recordReply(await tx((db) => service.archive(db, { id: params.id, archived: true, ifMatch: headers['if-match'] }))),
    unarchiveProject: async ({ params, headers, tx }) =>
      recordReply(await tx((db) => service.archive(db, { id: params.id, archived: false, ifMatch: headers['if-match'] }))),
    moveProject: async ({ params, body, headers, tx }) =>
      recordReply(await tx((db) => service.move(db, { id: params.id, to: body, ifMatch: headers['if-match'] }))),
    listStageChanges: ({ params, tx }) => tx((db) => service.stageChanges(db, params.id)),
    listTeam: ({ params, tx }) => tx((db) => team.list(db, params.id)),
    addTeamMember: ({ params, tx }) => tx((db) => team.add(db, { projectId: params.id, memberId: params.memberId })),
    removeTeamMember: ({ params, tx }) => tx((db) => team.remove(db, { projectId: params.id, memberId: params.memberId })),
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

function jsonBytes(bytes: string): Bytes {
  return { kind: 'bytes', bytes, type: 'application/json; charset=utf-8' };
}
