import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Asker } from '../runs/turn';
import type { CallAnswer, OperationCaller } from './caller';
import { toolsOf } from './declared-tools';
import { fillCall } from './fill-call';
import { recordAddress } from './record-address';
import { findConfirmation, markCard, settleConfirmation, takeConfirmation, type ConfirmationRow } from './repository';

interface Settled {
  readonly status: 'done' | 'declined' | 'failed';
  readonly message: string;
  readonly navigationUrl?: string;
}

interface Deps {
  readonly platform: Pick<Platform, 'api' | 'access' | 'db' | 'clock'>;
  readonly caller: OperationCaller;
}

/** Carries out what waited for a click: once, as the member, with the permissions of the moment of the click. */
export class ConfirmService {
  constructor(private readonly deps: Deps) {}

  async confirm(asker: Asker, token: string): Promise<Settled> {
    const { row, taken } = await this.#in(asker, async (db) => this.#take(db, token));
    if (!taken) return settledOf(row);
    const settled = await this.#carryOut(asker, row);
    await this.#in(asker, async (db) => {
      await settleConfirmation(db, row.id, { status: settled.status === 'done' ? 'done' : 'failed', message: settled.message, navigationUrl: settled.navigationUrl ?? null });
      await markCard(db, token, settled.status);
    });
    return settled;
  }

  async decline(asker: Asker, token: string): Promise<Settled> {
    return this.#in(asker, async (db) => {
      const row = await requireRow(db, token);
      if (!(await takeConfirmation(db, row.id, 'declined'))) return settledOf((await findConfirmation(db, token)) ?? row);
      await markCard(db, token, 'declined');
      return { status: 'declined', message: 'Nothing was changed.' };
    });
  }

  async #take(db: Db, token: string): Promise<{ row: ConfirmationRow; taken: boolean }> {
    const row = await requireRow(db, token);
    if (row.status !== 'waiting') return { row, taken: false };
    if (new Date(row.expires_at) < this.deps.platform.clock()) throw new AppError('agents.confirmation_expired');
    const taken = await takeConfirmation(db, row.id, 'running');
    return taken ? { row: taken, taken: true } : { row: (await findConfirmation(db, token)) ?? row, taken: false };
  }

  async #carryOut(asker: Asker, row: ConfirmationRow): Promise<Settled> {
    const tools = await toolsOf({ tenantId: asker.session.tenantId, permissions: asker.permissions }, this.deps.platform);
    const tool = tools.find(({ id }) => id === row.tool);
    if (!tool) return { status: 'failed', message: 'You do not have this tool any more. Nothing was changed.' };
    const answer = await this.deps.caller.call(asker, fillCall(tool, row.call)).catch((): CallAnswer => ({ status: 500, body: null }));
    if (answer.status >= 400) return { status: 'failed', message: refusal(answer.body) };
    const address = recordAddress(row.tool, { call: row.call, body: answer.body });
    return { status: 'done', message: `Done: ${tool.title.toLowerCase()}.`, ...(address ? { navigationUrl: address } : {}) };
  }

  #in<T>({ session }: Asker, work: (db: Db) => Promise<T>): Promise<T> {
    return this.deps.platform.db.withTenant({ tenantId: session.tenantId, memberId: session.memberId }, work);
  }
}

async function requireRow(db: Db, token: string): Promise<ConfirmationRow> {
  const row = await findConfirmation(db, token);
  if (!row) throw new AppError('not_found');
  return row;
}

function settledOf({ status, message, navigation_url }: ConfirmationRow): Settled {
  if (status === 'waiting' || status === 'running') return { status: 'done', message: 'This is being carried out.' };
  return { status, message: message || 'Nothing was changed.', ...(navigation_url ? { navigationUrl: navigation_url } : {}) };
}

function refusal(body: unknown): string {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string' ? body.error : 'It was refused. Nothing was changed.';
}
