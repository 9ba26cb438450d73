import type { Member, operations } from '@butterfly/contracts/manage_members';
import { reply, type Handlers } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import { pageLinks } from './page-links';
import { pageOfMembers, readSources } from './member-list';
import { etagOfMember, maySeeCosts, type MemberService } from './service';

const answer = (member: Member) => reply(member, { etag: etagOfMember(member) });

/** Operation to service call. */
export function memberHandlers(members: MemberService, platform: Platform) {
  return {
    listMembers: async ({ query, tx }) => {
      const { count, results } = pageOfMembers(await tx((db) => readSources(db, platform)), query);
      return { count, ...pageLinks({ path: '/api/manage_members/members/', query, count }), results };
    },
    getMember: async ({ params, permissions, tx }) =>
      answer(await tx((db) => members.read(db, { id: params.id, withCosts: maySeeCosts(permissions) }))),
    updateMember: async ({ params, body, headers, permissions, tx }) =>
      answer(await tx((db) => members.update(db, { id: params.id, patch: body, ifMatch: headers['if-match'], permissions }))),
    setMemberRoles: async ({ params, body, tx }) =>
      answer(await tx((db) => members.setRoles(db, { id: params.id, roleIds: body.role_ids }))),
    getHoldings: async ({ params, tx }) => ({ projects: await tx((db) => members.projectsOf(db, params.id)) }),
    deactivateMember: ({ params, body, tx }) => tx((db) => members.deactivate(db, { id: params.id, successor: body.successor_id })),
    reactivateMember: async ({ params, tx }) => answer(await tx((db) => members.reactivate(db, params.id))),
    removeMember: async ({ params, tx }) => answer(await tx((db) => members.remove(db, params.id))),
    endGrant: async ({ params, tx }) => {
      await tx((db) => members.endGrant(db, params.id));
      return undefined;
    },
  } satisfies Partial<Handlers<typeof operations>>;
}
