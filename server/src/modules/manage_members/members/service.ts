import type { Member, MemberPatch } from '@butterfly/contracts/manage_members';
import { mayUseFeature, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { keepingAnAdmin } from '../admins';
import { announcePermissions } from '../announce-permissions';
import { addAudit, difference } from '../audit/repository';
import { deleteGrant, grantsOfMember } from '../grants/repository';
import { checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { ownedProjects, reassignWork } from './owned-projects';
import { memberOf, readSources } from './member-list';
import { lockProfile, replaceRoleIds, updateProfile } from './repository';

export const etagOfMember = ({ id, version }: Pick<Member, 'id' | 'version'>): string => `member-${id}-${version}`;
export const maySeeCosts = (permissions: PermissionRecord): boolean => mayUseFeature(permissions, 'view_costs');

interface Update {
  readonly id: number;
  readonly patch: MemberPatch;
  readonly ifMatch: string | undefined;
  readonly permissions: PermissionRecord;
}

/** The rules of members. Every method runs in the transaction it is given. */
export class MemberService {
  constructor(private readonly platform: Platform) {}

  async read(db: Db, { id, withCosts }: { id: number; withCosts: boolean }): Promise<Member> {
    const sources = await readSources(db, this.platform);
    const entry = sources.directory.find(({ member_id: member }) => member === id);
    if (!entry) throw new AppError('not_found');
    const grants = await grantsOfMember(db, { memberId: id, at: this.platform.clock() });
    return memberOf(entry, { sources, withCosts, grants: grants.map(({ id: grant, plugin, until }) => ({ id: grant, plugin, until })) });
  }

  async update(db: Db, { id, patch, ifMatch, permissions }: Update): Promise<Member> {
    requireIfMatch(ifMatch);
    const withCosts = maySeeCosts(permissions);
    await lockProfile(db, id);
    const known = await this.read(db, { id, withCosts });
    checkVersion(ifMatch, { etag: etagOfMember(known), current: known });
    if (known.is_admin && !permissions.is_admin) throw new AppError('manage_members.admin_untouchable');
    if (!withCosts && (patch.hourly_cost_cents !== undefined || patch.hourly_bill_cents !== undefined))
      throw new AppError('manage_members.costs_hidden');
    if (patch.title !== undefined) await this.platform.api('auth_and_admin').changeMembership(db, { memberId: id, title: patch.title });
    await updateProfile(db, { memberId: id, changes: patch });
    return this.read(db, { id, withCosts });
  }

  async setRoles(db: Db, { id, roleIds }: { id: number; roleIds: readonly number[] }): Promise<Member> {
    const before = await this.read(db, { id, withCosts: true });
    const given = await keepingAnAdmin(db, { platform: this.platform, change: () => replaceRoleIds(db, { memberId: id, roleIds }) });
    if (given.length !== new Set(roleIds).size)
      throw new AppError('invalid_input', { fields: { role_ids: ['names a role your business does not have'] } });
    const { added, removed } = difference(
      before.roles.map(({ name }) => name),
      given,
    );
    if (added.length + removed.length > 0) {
      await this.audit(db, {
        action: 'roles_changed',
        member: before,
        added: added.map((name) => `role ${name}`),
        removed: removed.map((name) => `role ${name}`),
      });
      db.emit('manage_members.roles.changed@1', { member_id: id });
      announcePermissions(db, { memberIds: [id], ports: this.platform });
    }
    return this.read(db, { id, withCosts: true });
  }

  async projectsOf(db: Db, id: number): Promise<number> {
    await this.read(db, { id, withCosts: false });
    return (await ownedProjects(db, this.platform)).get(id) ?? 0;
  }

  async deactivate(
    db: Db,
    { id, successor }: { id: number; successor: number | null | undefined },
  ): Promise<{ member: Member; moved_projects: number }> {
    if (id === db.memberId) throw new AppError('manage_members.not_yourself');
    const member = await this.read(db, { id, withCosts: true });
    const projects = await this.projectsOf(db, id);
    if (projects > 0 && successor === undefined) throw new AppError('manage_members.successor_needed', { name: member.name, projects });
    if (successor) await this.requireSuccessor(db, { id, successor });
    await keepingAnAdmin(db, { platform: this.platform, change: () => this.setStatus(db, { id, status: 'suspended' }) });
    const moved = successor ? await reassignWork(db, { from: id, to: successor }, this.platform) : 0;
    await this.audit(db, { action: 'deactivated', member });
    db.emit('manage_members.member.deactivated@1', { member_id: id, successor_id: successor ?? null });
    return { member: await this.read(db, { id, withCosts: true }), moved_projects: moved };
  }

  async reactivate(db: Db, id: number): Promise<Member> {
    const member = await this.read(db, { id, withCosts: true });
    await this.setStatus(db, { id, status: 'active' });
    if (member.status !== 'active') await this.audit(db, { action: 'reactivated', member });
    return this.read(db, { id, withCosts: true });
  }

  async remove(db: Db, id: number): Promise<Member> {
    const member = await this.read(db, { id, withCosts: true });
    if (member.status === 'active') throw new AppError('manage_members.deactivate_first', { name: member.name });
    await this.setStatus(db, { id, status: 'removed' });
    if (member.status !== 'removed') await this.audit(db, { action: 'removed', member });
    return this.read(db, { id, withCosts: true });
  }

  async endGrant(db: Db, id: number): Promise<void> {
    const ended = await deleteGrant(db, id);
    if (!ended) throw new AppError('not_found');
    await this.audit(db, {
      action: 'grant_taken_back',
      member: await this.read(db, { id: ended.member_id, withCosts: false }),
      removed: [`plugin ${ended.plugin}`],
    });
    announcePermissions(db, { memberIds: [ended.member_id], ports: this.platform });
  }

  private async setStatus(db: Db, { id, status }: { id: number; status: 'active' | 'suspended' | 'removed' }): Promise<void> {
    await lockProfile(db, id);
    await this.platform.api('auth_and_admin').changeMembership(db, { memberId: id, status });
    await updateProfile(db, {
      memberId: id,
      changes: { left_on: status === 'active' ? null : this.platform.clock().toISOString().slice(0, 10) },
    });
    announcePermissions(db, { memberIds: [id], ports: this.platform });
  }

  private async requireSuccessor(db: Db, { id, successor }: { id: number; successor: number }): Promise<void> {
    const active = (await this.platform.api('auth_and_admin').members(db)).some(({ member_id: member }) => member === successor);
    if (!active || successor === id)
      throw new AppError('manage_members.successor_invalid', { fields: { successor_id: ['must be another active member'] } });
  }

  private audit(
    db: Db,
    { action, member, added = [], removed = [] }: { action: string; member: Member; added?: string[]; removed?: string[] },
  ): Promise<void> {
    return addAudit(db, { action, kind: 'member', id: member.id, subject: member.name, added, removed });
  }
}
