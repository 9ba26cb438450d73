import type { EventPayloads } from '@butterfly/contracts/core';
import { errors, events, operations } from '@butterfly/contracts/manage_members';
import { assistantTools } from '@butterfly/contracts/manage_members/assistant-tools';
import { defineModule, type Job } from '../../platform/define-module';
import { ChangeLog } from './changes/change-log';
import { changeHandlers } from './changes/routes';
import { endGrants } from './grants/end-grants';
import { InviteAcceptance } from './invites/acceptance';
import { inviteHandlers } from './invites/routes';
import { InviteService } from './invites/service';
import { memberHandlers } from './members/routes';
import { MemberService } from './members/service';
import { roleHandlers } from './roles/routes';
import { RoleService } from './roles/service';
import { byRule } from './rules/assign-by-rule';
import { RuleService } from './rules/service';
import { scopeOf } from './scope.repository';
import { createApi, readPermissions } from './service';
import { availabilityHandlers, categoryHandlers, ruleHandlers, skillHandlers } from './skills/routes';
import { SkillService } from './skills/service';

declare module '../../platform/outbox/domain-events' {
  interface DomainEvents extends EventPayloads<typeof events> {}
}

const definition = defineModule({
  id: 'manage_members',
  operations,
  errors,
  events,
  assistantTools,
  start: (platform) => {
    const { db, ports, clock } = platform;
    ports.permissions = {
      of: ({ tenantId, memberId }) => db.withTenant({ tenantId, memberId: null }, (tx) => readPermissions(tx, { memberId, at: clock() })),
      scopeOf: ({ tenantId, memberId }) => db.withTenant({ tenantId, memberId: null }, (tx) => scopeOf(tx, memberId)),
    };
    const endOfGrants: Job<never> = { name: 'manage_members.end_grants', schedule: '* * * * *', run: () => endGrants(platform) };
    const leads = byRule<'tenant_crm.lead.created@1'>(
      { object: 'lead', idOf: ({ owner_open, lead_id }) => owner_open && lead_id },
      platform,
    );
    const projects = byRule<'tenant_crm.project.created@1'>(
      { object: 'project', idOf: ({ owner_open, project_id }) => owner_open && project_id },
      platform,
    );
    const api = createApi(platform);
    return {
      handlers: {
        myPermissions: ({ permissions }) =>
          Promise.resolve({ plugins: [...permissions.plugins], features: [...permissions.features], is_admin: permissions.is_admin }),
        ...memberHandlers(new MemberService(platform), platform),
        ...inviteHandlers({ invites: new InviteService(platform), acceptance: new InviteAcceptance(platform), platform }),
        ...roleHandlers(new RoleService(platform), platform),
        ...skillHandlers(new SkillService(platform)),
        ...changeHandlers(new ChangeLog(platform)),
        ...categoryHandlers,
        ...availabilityHandlers(platform),
        ...ruleHandlers(new RuleService(platform), platform),
      },
      api,
      fills: { 'auth_and_admin.permission_grants': api },
      jobs: [endOfGrants],
      // Who takes care of something is decided as it comes in, or by a person.
      on: { 'tenant_crm.lead.created@1': leads, 'tenant_crm.project.created@1': projects },
    };
  },
});

// Exported under this name without being called so: a CommonJS runtime (jest) has a `module` of its own.
export { definition as module };
