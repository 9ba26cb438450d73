import type { AccessRequest } from '@butterfly/contracts/auth_and_admin';
import { mayUsePlugin, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { membersOf } from '../repository';
import { decideRequest, findRequest, insertRequest, requestsOf, waitingRequest, type StoredRequest } from './repository';

interface NewRequest {
  readonly plugin: string;
  readonly message: string;
  readonly permissions: PermissionRecord;
}

/** Members ask for a plugin, administrators decide. Every method runs in the transaction it is given. */
export class AccessRequests {
  constructor(private readonly platform: Pick<Platform, 'api' | 'filler' | 'clock'>) {}

  async ask(db: Db, request: NewRequest): Promise<{ id: number; created: boolean }> {
    const title = await this.requireOpenPlugin(db, request);
    const id = await insertRequest(db, request);
    if (id === undefined) return { id: (await waitingRequest(db, request.plugin)) ?? 0, created: false };
    const who = (await membersOf(db)).find(({ member_id: member }) => member === db.memberId)?.display_name ?? 'A member';
    const content = `${request.message === '' ? '' : `“${request.message}” `}Decide under Members, Access requests.`;
    await this.tell(db, await this.admins(db), { title: `${who} asks for ${title}`, content });
    return { id, created: true };
  }

  async list(db: Db): Promise<AccessRequest[]> {
    const titles = this.titles();
    return (await requestsOf(db)).map((request) => named(request, titles));
  }

  async adminNames(db: Db): Promise<{ name: string }[]> {
    const admins = new Set(await this.admins(db));
    return (await membersOf(db)).filter(({ member_id: id }) => admins.has(id)).map(({ display_name: name }) => ({ name }));
  }

  /** Gives the plugin to the member alone, beside what its roles give. */
  async approve(db: Db, { id, until }: { id: number; until: string | undefined }): Promise<AccessRequest> {
    if (until !== undefined && Date.parse(until) <= this.platform.clock().getTime())
      throw new AppError('invalid_input', { fields: { until: ['must lie in the future'] } });
    const request = await this.decide(db, { id, status: 'approved', until: until ?? null, note: '' });
    await this.platform
      .filler('auth_and_admin.permission_grants')
      .grantPlugin(db, { memberId: request.member_id, pluginId: request.plugin, until: until ?? null });
    await this.tell(db, [request.member_id], {
      title: `You may use ${request.plugin_title} now`,
      content: until ? `Until ${until.slice(0, 16).replace('T', ' ')} UTC.` : '',
    });
    return request;
  }

  async decline(db: Db, { id, note }: { id: number; note: string }): Promise<AccessRequest> {
    const request = await this.decide(db, { id, status: 'declined', until: null, note });
    await this.tell(db, [request.member_id], { title: `Your request for ${request.plugin_title} was declined`, content: note });
    return request;
  }

  private async decide(
    db: Db,
    decision: { id: number; status: 'approved' | 'declined'; until: string | null; note: string },
  ): Promise<AccessRequest> {
    const decided = await decideRequest(db, { ...decision, at: this.platform.clock() });
    const request = await findRequest(db, decision.id);
    if (!request) throw new AppError('not_found');
    const current = named(request, this.titles());
    if (!decided) throw new AppError('auth_and_admin.request_decided', { current });
    return current;
  }

  private async requireOpenPlugin(db: Db, { plugin, permissions }: NewRequest): Promise<string> {
    const title = this.titles().get(plugin);
    if (title === undefined) throw new AppError('auth_and_admin.plugin_unknown', { plugin });
    if ((await this.platform.filler('auth_and_admin.plugin_titles').switchedOff(db)).includes(plugin))
      throw new AppError('auth_and_admin.plugin_switched_off', { plugin, title });
    if (mayUsePlugin(permissions, plugin)) throw new AppError('auth_and_admin.access_already', { plugin, title });
    return title;
  }

  private admins(db: Db): Promise<number[]> {
    return this.platform.filler('auth_and_admin.permission_grants').adminIds(db);
  }

  private tell(db: Db, memberIds: readonly number[], message: { title: string; content: string }): Promise<void> {
    return this.platform.api('notifications').notify(db, memberIds, message);
  }

  private titles(): ReadonlyMap<string, string> {
    return new Map(
      this.platform
        .filler('auth_and_admin.plugin_titles')
        .known()
        .map(({ id, title }) => [id, title]),
    );
  }
}

function named(request: StoredRequest, titles: ReadonlyMap<string, string>): AccessRequest {
  return { ...request, plugin_title: titles.get(request.plugin) ?? request.plugin };
}
