import { assistantTools } from '@butterfly/contracts/tenant_crm/assistant-tools';
import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/tenant_crm';
import { defineModule } from '../../platform/define-module';
import type { OwnedWork } from '../manage_members/ports';
import type {} from '../plugins/ports';
import type { TenantCrmApi } from './api';
import { stageChanges } from './activity/stage-changes';
import { announceNewProject } from './announce-new-project';
import { contactsApi } from './contacts/contacts-api';
import { importProjects } from './import/import-projects';
import { importKinds } from './import/kinds/kinds';
import { readDateAvailability } from './leads/date-load';
import { importLeads } from './leads/import-leads';
import { leadInquiries } from './leads/inquiries';
import { LeadService } from './leads/service';
import { takeNumbers } from './numbering/repository';
import { NumberAllocator } from './numbering/number-allocator';
import { tenantPeople } from './people';
import { changedProjects, projectsById, upcomingProjects } from './pipeline/repository';
import { readTotals } from './pipeline/service';
import { calendarLayer } from './projects/calendar-layer';
import { countProjectsOn, eventDaysBetween, findProject, projectExists } from './projects/repository';
import { ProjectService } from './projects/service';
import { TeamService } from './projects/team/team.service';
import { giveOwners, holdUnnamed } from './assign-owner';
import { ownedProjects, reassignOwner } from './reassign-owner';
import { subjects, type FindRecords } from './records';
import { tenantCrmHandlers } from './routes';
import { search } from './search';
import { booked, verbalYes } from './stages/client-steps';
import { stagesOf } from './stages/repository';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'tenant_crm',
  operations,
  assistantTools,
  errors,
  events,
  subjects,
  search,
  start: (deps) => {
    const records: FindRecords = () => deps.api('records').of('tenant_crm');
    const people = tenantPeople(deps);
    const numbers = new NumberAllocator(
      (tenantId, size) => deps.db.withTenant({ tenantId, memberId: null }, (db) => takeNumbers(db, size)),
      deps.clock,
    );
    const service = new ProjectService({ people, records, ports: deps });
    const leads = new LeadService({ people, records, projects: service, clock: deps.clock });
    const team = new TeamService({ people, ports: deps });
    const api: TenantCrmApi = {
      projectExists,
      project: findProject,
      changeDate: async (db, { id, ...patch }) => void (await service.update(db, { id, patch, ifMatch: '*' })),
      changeFacts: async (db, { id, patch }) => void (await service.update(db, { id, patch, ifMatch: '*' })),
      verbalYes: (db, id) => verbalYes(db, { id, projects: service }),
      booked: (db, id) => booked(db, { id, projects: service }),
      countOn: countProjectsOn,
      ...leadInquiries({ leads, api: deps.api, clock: deps.clock }),
      moveTo: async (db, { id, stage_id }) => void (await service.move(db, { id, to: { stage_id, position: 1_000_000 } })),
      dateAvailability: (db, date) => readDateAvailability(db, { date }),
      contacts: contactsApi(records, people.localeOf),
      stages: stagesOf,
      upcoming: upcomingProjects,
      projectsById,
      changed: changedProjects,
      totals: readTotals,
      tell: (db, { projectId, words }) =>
        records().record(db, { subject_type: 'project', subject_id: projectId, kind: 'told', details: { words } }),
      importLeads: (db, leads) => importLeads(db, { leads, records: records() }),
      importNotes: (db, notes) => records().notes.importWritten(db, notes),
      addToTeam: async (db, place) => void (await team.add(db, place)),
      importProjects: (db, projects) => importProjects(db, { projects, records: records() }),
    };
    const ownedWork: OwnedWork = {
      projects: ownedProjects,
      assigns: ['lead', 'project'],
      unnamed: holdUnnamed,
      assign: (db, what) => giveOwners(db, { ...what, records: records(), ports: deps }),
      reassign: reassignOwner,
    };
    return {
      handlers: tenantCrmHandlers({
        service,
        team,
        people,
        records,
        numbers,
        leads,
        files: deps.files,
        clock: deps.clock,
      }),
      api,
      fills: {
        'manage_members.change_source': stageChanges,
        'manage_members.owned_work': ownedWork,
        'plugins.event_days': { between: eventDaysBetween },
        'platform.calendar_layer': calendarLayer,
      },
      imports: importKinds,
      on: { 'tenant_crm.project.created@1': announceNewProject({ people, notifications: () => deps.api('notifications') }) },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
