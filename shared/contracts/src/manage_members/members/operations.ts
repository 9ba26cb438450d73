import * as z from 'zod';
import { defineRoutes, id, idParam, pageOf } from '../../core';
import { memberPaths } from './paths';
import { holdings, member, memberPatch, memberRow, memberStatus } from './schema';

const byId = z.object({ id: idParam });
const memberQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(200).default(50),
  search: z.string().trim().max(200).optional(),
  role: idParam.optional(),
  status: memberStatus.optional(),
  ordering: z.enum(['name', '-name', 'joined_at', '-joined_at', 'last_seen_at', '-last_seen_at']).default('name'),
});
export type MemberQuery = z.output<typeof memberQuery>;

const lastAdmin = ['manage_members.last_admin'] as const;

export const memberOperations = defineRoutes(memberPaths, {
  listMembers: {
    summary: 'Who works here; without a status, everybody but the removed',
    access: 'plugin',
    query: memberQuery,
    ok: pageOf(memberRow),
  },
  getMember: { summary: 'One member', access: 'plugin', fieldsNeed: ['view_costs'], params: byId, ok: member },
  updateMember: {
    summary: 'Change facts of a member; needs If-Match. Wages need the right to see costs',
    access: 'plugin',
    feature: 'manage_members',
    fieldsNeed: ['view_costs'],
    params: byId,
    body: memberPatch,
    bodyLimit: 16_384,
    ok: member,
    errors: ['precondition_required', 'version_conflict', 'manage_members.costs_hidden', 'manage_members.admin_untouchable'],
  },
  setMemberRoles: {
    summary: 'Give a member exactly these roles',
    access: 'admin',
    params: byId,
    body: z.strictObject({ role_ids: z.array(id).max(50) }),
    bodyLimit: 8_192,
    ok: member,
    errors: lastAdmin,
  },
  getHoldings: { summary: 'What a member takes care of', access: 'admin', params: byId, ok: holdings },
  deactivateMember: {
    summary: 'Let a member in no longer; a successor takes over the projects',
    access: 'admin',
    params: byId,
    body: z.strictObject({ successor_id: id.nullable().optional() }),
    bodyLimit: 4_096,
    ok: z.object({ member, moved_projects: z.int() }),
    errors: [...lastAdmin, 'manage_members.successor_needed', 'manage_members.successor_invalid', 'manage_members.not_yourself'],
  },
  reactivateMember: {
    summary: 'Let a member in again, with the roles it had',
    access: 'admin',
    params: byId,
    body: z.object({}).optional(),
    ok: member,
  },
  removeMember: {
    summary: 'Remove somebody who was deactivated; what they made stays',
    access: 'admin',
    params: byId,
    body: z.object({}).optional(),
    ok: member,
    errors: ['manage_members.deactivate_first'],
  },
  endGrant: { summary: 'Take a plugin back that was given to one member alone', access: 'admin', params: byId },
});
