import { withId } from '../with-id';
import type { NewRole, PermissionCatalogue, Role, RolePatch } from '@butterfly/contracts/manage_members';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { keepingAnAdmin } from '../admins';
import { announcePermissions } from '../announce-permissions';
import { addAudit, difference } from '../audit/repository';
import { requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import { matchesTag } from '../../../platform/http/etag';
import { requireKnown } from './catalogue';
import { deleteRole, holderRows, insertRole, lockRole, nameTaken, rolesOf, updateRole, type StoredRole } from './repository';

export const etagOfRole = ({ id, version }: Pick<Role, 'id' | 'version'>): string => `role-${id}-${version}`;

interface Change {
  readonly id: number;
  readonly patch: RolePatch;
  readonly ifMatch: string | undefined;
  readonly catalogue: PermissionCatalogue;
}

/** The rules of roles. Every method runs in the transaction it is given. */
export class RoleService {
  constructor(private readonly platform: Platform) {}

  async list(db: Db): Promise<Role[]> {
    const names = await this.platform.api('auth_and_admin').memberNames(db);
    const active = new Set((await this.platform.api('auth_and_admin').members(db)).map(({ member_id: id }) => id));
    const holders = (await holderRows(db)).filter(({ member_id: id }) => active.has(id));
    return (await rolesOf(db)).map((role) => ({
      ...role,
      holders: holders
        .filter(({ role_id: id }) => id === role.id)
        .map(({ member_id: id }) => ({ id, name: names.get(id) ?? `Member ${id}` })),
    }));
  }

  async read(db: Db, id: number): Promise<Role> {
    return withId(await this.list(db), id);
  }

  async create(db: Db, { role, catalogue }: { role: NewRole; catalogue: PermissionCatalogue }): Promise<Role> {
    requireKnown(role, { catalogue, kept: {} });
    const id = await insertRole(db, { ...role, plugins: unique(role.plugins), features: unique(role.features) });
    if (id === undefined) throw new AppError('manage_members.role_name_taken', { name: role.name });
    await addAudit(db, { action: 'role_created', kind: 'role', id, subject: role.name, added: permitsOf(role) });
    return this.read(db, id);
  }

  async update(db: Db, { id, patch, ifMatch, catalogue }: Change): Promise<Role> {
    const before = await this.lock(db, { id, ifMatch });
    requireKnown(patch, { catalogue, kept: before });
    if (before.is_system && patch.is_admin !== undefined && patch.is_admin !== before.is_admin)
      throw new AppError('manage_members.role_protected', { name: before.name });
    if (patch.name !== undefined && (await nameTaken(db, { name: patch.name, except: id })))
      throw new AppError('manage_members.role_name_taken', { name: patch.name });
    const change = () =>
      updateRole(db, {
        id,
        patch: {
          ...patch,
          ...(patch.plugins && { plugins: unique(patch.plugins) }),
          ...(patch.features && { features: unique(patch.features) }),
        },
      });
    await (before.is_admin && patch.is_admin === false ? keepingAnAdmin(db, { platform: this.platform, change }) : change());
    return this.changed(db, before);
  }

  async remove(db: Db, { id, ifMatch }: { id: number; ifMatch: string | undefined }): Promise<void> {
    const before = await this.lock(db, { id, ifMatch });
    if (before.is_system) throw new AppError('manage_members.role_protected', { name: before.name });
    const holders = (await holderRows(db)).filter(({ role_id: role }) => role === id).length;
    if (holders > 0) throw new AppError('manage_members.role_in_use', { name: before.name, count: holders });
    await deleteRole(db, id);
    await addAudit(db, { action: 'role_deleted', kind: 'role', id, subject: before.name, removed: permitsOf(before) });
  }

  private async lock(db: Db, { id, ifMatch }: { id: number; ifMatch: string | undefined }): Promise<StoredRole> {
    requireIfMatch(ifMatch);
    const before = await lockRole(db, id);
    if (!before) throw new AppError('not_found');
    if (!matchesTag(ifMatch, etagOfRole(before))) throw versionConflict({ etag: etagOfRole(before), current: await this.read(db, id) });
    return before;
  }

  /** Writes down what changed and tells everybody who has the role. */
  private async changed(db: Db, before: StoredRole): Promise<Role> {
    const role = await this.read(db, before.id);
    const { added, removed } = difference(permitsOf(before), permitsOf(role));
    if (added.length + removed.length > 0) {
      await addAudit(db, { action: 'role_changed', kind: 'role', id: role.id, subject: role.name, added, removed });
      announcePermissions(db, { memberIds: role.holders.map(({ id }) => id), ports: this.platform });
    }
    return role;
  }
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** A role's permissions as the history names them. */
export function permitsOf({
  plugins,
  features,
  is_admin: admin,
  row_scope: scope,
}: Pick<Role, 'plugins' | 'features' | 'is_admin' | 'row_scope'>): string[] {
  return [
    ...(admin ? ['administrator'] : []),
    `sees ${scope} projects`,
    ...plugins.map((id) => `plugin ${id}`),
    ...features.map((id) => `feature ${id}`),
  ];
}
