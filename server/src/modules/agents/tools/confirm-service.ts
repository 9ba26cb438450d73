import { workAs } from '../runs/work-as';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { Asker } from '../runs/turn';
import type { CallAnswer, OperationCaller } from './caller';
import { toolsOf } from './declared-tools';
import { fillCall } from './fill-call';
import { recordAddress } from './record-address';
import { settleCutOff } from './cut-off';
import { findConfirmation, markCard, renewLease, RENEW_MS, settleConfirmation, takeConfirmation, type ConfirmationRow } from './repository';

interface Settled {
  readonly status: 'done' | 'declined' | 'failed' | 'cut_off';
  readonly message: string;
  readonly navigationUrl?: string;
}

interface Deps {
  readonly platform: Pick<Platform, 'api' | 'access' | 'assistantTools' | 'db' | 'clock' | 'log' | 'operations' | 'subjects'>;
  readonly caller: OperationCaller;
}

/** Longer than a lease: whoever clicks after its process died learns that it was cut off. */
const MAX_WAIT_MS = 15_000;
const LOOK_MS = 200;

/** Carries out what waited for a click: once, as the member, with the permissions of the moment of the click. */
export class ConfirmService {
  constructor(private readonly deps: Deps) {}

  async confirm(asker: Asker, token: string): Promise<Settled> {
    const row = await workAs(this.deps.platform, asker, async (db) => this.#take(db, token));
    if (!row) return this.#endOf(asker, token);
    const settled = await this.#leased(asker, row.id, this.#carryOut(asker, row, token));
    await workAs(this.deps.platform, asker, async (db) => {
      await settleConfirmation(db, row.id, {
        status: settled.status === 'done' ? 'done' : 'failed',
        message: settled.message,
        navigationUrl: settled.navigationUrl ?? null,
      });
      await markCard(db, token, settled.status);
    });
    return settled;
  }

  async decline(asker: Asker, token: string): Promise<Settled> {
    const declined = await workAs(this.deps.platform, asker, async (db) => {
      const row = await requireRow(db, token);
      if (!(await takeConfirmation(db, row.id, 'declined'))) return false;
      await markCard(db, token, 'declined');
      return true;
    });
    return declined ? { status: 'declined', message: 'Nothing was changed.' } : this.#endOf(asker, token);
  }

  /** Undefined: it was taken before. */
  async #take(db: Db, token: string): Promise<ConfirmationRow | undefined> {
    const row = await requireRow(db, token);
    if (row.status !== 'waiting') return undefined;
    if (new Date(row.expires_at) < this.deps.platform.clock()) throw new AppError('agents.confirmation_expired');
    return takeConfirmation(db, row.id, 'running');
  }

  /** How it ended for who took it. @throws AppError while it is still carried out. */
  async #endOf(asker: Asker, token: string): Promise<Settled> {
    for (const until = performance.now() + MAX_WAIT_MS; performance.now() < until; await wait(LOOK_MS)) {
      const row = await workAs(this.deps.platform, asker, async (db) => {
        await settleCutOff(db, { token });
        return requireRow(db, token);
      });
      if (row.status !== 'waiting' && row.status !== 'running') return settledOf({ ...row, status: row.status });
    }
    throw new AppError('agents.still_running');
  }

  /** Says that it is being carried out, for as long as it is. */
  async #leased<T>(asker: Asker, id: number, work: Promise<T>): Promise<T> {
    const renew = () =>
      void workAs(this.deps.platform, asker, (db) => renewLease(db, id)).catch((error: unknown) =>
        this.deps.platform.log.warn({ err: error }, 'the lease of an action could not be renewed'),
      );
    const timer = setInterval(renew, RENEW_MS);
    return work.finally(() => clearInterval(timer));
  }

  async #carryOut(asker: Asker, row: ConfirmationRow, key: string): Promise<Settled> {
    const tools = await toolsOf({ tenantId: asker.session.tenantId, permissions: asker.permissions }, this.deps.platform);
    const tool = tools.find(({ id }) => id === row.tool);
    if (!tool) return { status: 'failed', message: 'You do not have this tool any more. Nothing was changed.' };
    const answer = await this.deps.caller
      .call(asker, { ...fillCall(tool, row.call), key })
      .catch((): CallAnswer => ({ status: 500, body: null }));
    if (answer.status >= 400) return { status: 'failed', message: refusal(answer.body) };
    const address = recordAddress(tool, { call: row.call, body: answer.body, subjects: this.deps.platform.subjects });
    return { status: 'done', message: `Done: ${tool.title.toLowerCase()}.`, ...(address ? { navigationUrl: address } : {}) };
  }
}

async function requireRow(db: Db, token: string): Promise<ConfirmationRow> {
  const row = await findConfirmation(db, token);
  if (!row) throw new AppError('not_found');
  return row;
}

function settledOf({
  status,
  message,
  navigation_url,
}: Pick<ConfirmationRow, 'message' | 'navigation_url'> & Pick<Settled, 'status'>): Settled {
  return { status, message: message || 'Nothing was changed.', ...(navigation_url ? { navigationUrl: navigation_url } : {}) };
}

function refusal(body: unknown): string {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : 'It was refused. Nothing was changed.';
}
