import type { Explanation, PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import type { Session } from '../../../platform/define-module';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Requesters } from '../business/requester';
import { explain } from '../resolution/explain';

interface Asker {
  readonly tx: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly session: Session;
  readonly permissions: PermissionRecord;
}

/** Why somebody sees a plugin or not: for oneself, or for a member if one administers the business. */
export class Explainer {
  constructor(private readonly services: { platform: Platform; requesters: Requesters }) {}

  async explain(asker: Asker, { plugin, member }: { plugin: string; member?: number | undefined }): Promise<Explanation> {
    const wanted = member ?? asker.session.memberId;
    const permissions = wanted === asker.session.memberId ? asker.permissions : await this.permissionsOf(asker, wanted);
    const { world, requester } = await this.services.requesters.member({ tenantId: asker.session.tenantId, memberId: wanted, permissions });
    const explanation = explain(world, requester, { plugin, member: wanted });
    if (!explanation) throw new AppError('plugins.plugin_unknown', { id: plugin });
    return explanation;
  }

  private async permissionsOf({ tx, permissions }: Asker, member: number): Promise<PermissionRecord> {
    if (!permissions.is_admin) throw new AppError('plugins.admin_only');
    const found = (await tx((db) => this.services.platform.api('manage_members').audience(db))).find(({ memberId }) => memberId === member);
    if (!found) throw new AppError('plugins.member_unknown');
    return found.permissions;
  }
}
