import type { Explanation, TenantDelivery } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { assertOwner, type Caller } from '../caller';
import { explain } from '../resolution/explain';
import type { TenantPreferences } from '../tenant/tenant-preferences';
import { ADMINISTRATOR, type Requesters, type Viewing } from './requester';

type Tx = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** What whoever keeps the installation does for one business, from the command line. */
export class ForBusiness {
  constructor(private readonly services: { platform: Platform; requesters: Requesters; preferences: TenantPreferences }) {}

  async pin(
    { slug, id, version, until, reason }: { slug: string; id: string; version: string | null; until?: string | undefined; reason: string },
    caller: Caller,
  ): Promise<TenantDelivery> {
    assertOwner(caller, 'holds');
    const { platform, preferences } = this.services;
    const tenantId = await this.tenantId(slug);
    const tx: Tx = (work) => platform.db.withTenant({ tenantId, memberId: null }, work);
    const call = {
      tx,
      id,
      reason,
      requestId: caller.requestId,
      session: { email: caller.actor },
      expected: await preferences.generation(tx, id),
    };
    if (version === null) return preferences.endHold(call);
    if (until === undefined) throw new AppError('plugins.hold_over');
    return preferences.hold(call, { version, until });
  }

  async explain(
    { slug, plugin, email }: { slug: string; plugin: string; email?: string | undefined },
    caller: Caller,
  ): Promise<Explanation> {
    assertOwner(caller, 'explanations');
    const viewing = await this.viewing(await this.tenantId(slug), email);
    const { world, requester } = await this.services.requesters.member(viewing);
    const explanation = explain(world, requester, { plugin, member: viewing.memberId });
    if (!explanation) throw new AppError('plugins.plugin_unknown', { id: plugin });
    return explanation;
  }

  private async viewing(tenantId: number, email: string | undefined): Promise<Viewing> {
    if (email === undefined) return { tenantId, memberId: null, permissions: ADMINISTRATOR };
    const { api, db } = this.services.platform;
    return db.withTenant({ tenantId, memberId: null }, async (tx) => {
      const member = (await api('auth_and_admin').members(tx)).find((one) => one.email === email);
      if (!member) throw new AppError('plugins.member_unknown');
      return { tenantId, memberId: member.member_id, permissions: await api('manage_members').permissionsOf(tx, member.member_id) };
    });
  }

  private async tenantId(slug: string): Promise<number> {
    const tenant = await this.services.platform.api('auth_and_admin').tenantBySlug(slug);
    if (!tenant) throw new AppError('plugins.tenant_unknown');
    return tenant.id;
  }
}
