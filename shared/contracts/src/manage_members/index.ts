export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export { changes } from './changes/schema';
export type { Change, ChangeFilter, Changes } from './changes/schema';
export { acceptance, chosenPassword, invitation, invite, inviteResult, inviteState, inviteToken, newInvites } from './invites/schema';
export type { Acceptance, Invitation, Invite, InviteResult, InviteState, NewInvites } from './invites/schema';
export type { MemberQuery } from './members/operations';
export { employment, holdings, member, memberPatch, memberRow, memberStatus } from './members/schema';
export type { Employment, Member, MemberPatch, MemberRow, MemberStatus } from './members/schema';
export { auditEntry, newRole, permissionCatalogue, role, rolePatch, rolePreview } from './roles/schema';
export type { AuditEntry, NewRole, PermissionCatalogue, Role, RolePatch, RolePreview } from './roles/schema';
export { newRule, rule, rulePatch, ruleTrial, ruleVerdict } from './rules/schema';
export type { NewRule, RequiredSkill, Rule, RulePatch, RuleVerdict, Strategy } from './rules/schema';
export {
  availability,
  category,
  categoryKind,
  memberSkill,
  newAvailability,
  newCategory,
  newSkill,
  skill,
  skillLevel,
  skillMatrix,
} from './skills/schema';
export type {
  Availability,
  Category,
  CategoryKind,
  CategoryPatch,
  MemberSkill,
  NewAvailability,
  Skill,
  SkillMatrix,
  SkillPatch,
  Tone,
} from './skills/schema';
export { permissionRecord, rowScope } from './schema';
