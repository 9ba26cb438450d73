import { workAs } from './work-as';
import { AGENT_TYPES, type AgentResponse, type RunBody } from '@butterfly/contracts/agents';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { addEvent, eventsOf } from '../sessions/repository';
import { requireSession } from '../sessions/require-session';
import { LiveRun, type RunResult } from './live-run';
import { cancelledOutcome, keepOutcome } from './keep-outcome';
import { findRun, finishRun, giveUpLost, insertRun, lockRunning, requestCancel, type RunRow } from './repository';
import type { Answerer, Asker, Outcome, Turn } from './turn';

const CANCEL = 'agents.cancel';
const FINISHED = 'agents.finished';
/** A message to another process may be lost; this often its run is looked up. */
const LOOK_MS = 1_000;
const MAX_WAIT_MS = 50_000;
/** The conversation an agent is told. */
const REMEMBERED = 30;

export interface RunRequest {
  readonly asker: Asker;
  readonly body: RunBody;
}

/** A run as its caller gets it: live in this process, or ended, or somewhere else. */
export type Started =
  | { readonly kind: 'live'; readonly run: LiveRun }
  | { readonly kind: 'ended'; readonly ending: RunResult }
  | { readonly kind: 'elsewhere'; readonly sessionId: number; readonly messageId: string };

interface RunnerDeps {
  readonly platform: Pick<Platform, 'access' | 'db' | 'bus' | 'log' | 'clock'>;
  readonly answerer: Answerer;
}

/**
 * Runs every message once. A run belongs to the server, not to the request that began it: when the page loses its
 * connection the answer is stored all the same, and the same `message_id` gets it.
 */
export class Runner {
  readonly #live = new Map<string, LiveRun>();
  readonly #working = new Set<Promise<void>>();
  /** Who waits for a run of another process. */
  readonly #waiting = new Map<string, Set<() => void>>();

  constructor(private readonly deps: RunnerDeps) {
    deps.platform.bus.on(CANCEL, (message) => this.#live.get((message as { key: string }).key)?.cancel());
    deps.platform.bus.on(FINISHED, (message) => {
      for (const wake of this.#waiting.get((message as { key: string }).key) ?? []) wake();
    });
  }

  async begin({ asker, body }: RunRequest): Promise<Started> {
    const messageId = body.message_id ?? randomUUID();
    const { tenantId } = asker.session;
    const prepared = await workAs(this.deps.platform, asker, (db) => this.#prepare(db, { body, messageId }));
    if (prepared.kind === 'known') return this.#known(prepared.run, { tenantId, sessionId: prepared.sessionId, messageId });
    const { turn, run } = prepared;
    const live = new LiveRun(run.id);
    const key = keyOf(tenantId, run.id);
    this.#live.set(key, live);
    const work = this.#execute({ ...turn, asker }, live).finally(() => {
      this.#live.delete(key);
      this.#working.delete(work);
    });
    this.#working.add(work);
    return { kind: 'live', run: live };
  }

  /** The answer, whoever works on it. @throws AppError when it failed or takes too long. */
  async result(asker: Asker, started: Started): Promise<AgentResponse> {
    const ending = await this.ending(asker, started);
    if (ending.kind === 'failed') throw new AppError('agents.model_failed');
    return ending.response;
  }

  async ending(asker: Asker, started: Started): Promise<RunResult> {
    if (started.kind === 'ended') return started.ending;
    if (started.kind === 'elsewhere') return this.#awaitElsewhere(asker, started);
    return new Promise((resolve) => {
      started.run.listen({ chunk: () => undefined, end: resolve });
    });
  }

  /** Stops an answer in whichever process it is made. False: there was nothing to stop. */
  async cancel(asker: Asker, { sessionKey, messageId }: { sessionKey: string; messageId: string | undefined }): Promise<boolean> {
    const id = await workAs(this.deps.platform, asker, async (db) => {
      const session = await requireSession(db, sessionKey);
      return requestCancel(db, session.id, messageId ?? null);
    });
    if (id === undefined) return false;
    const key = keyOf(asker.session.tenantId, id);
    this.#live.get(key)?.cancel();
    this.deps.platform.bus.publish(CANCEL, { key });
    return true;
  }

  /** Lets what is being answered come to its end. */
  async close(): Promise<void> {
    for (const run of this.#live.values()) run.cancel();
    await Promise.allSettled(this.#working);
  }

  async #prepare(
    db: Db,
    { body, messageId }: { body: RunBody; messageId: string },
  ): Promise<{ kind: 'known'; run: RunRow; sessionId: number } | { kind: 'new'; run: RunRow; turn: Omit<Turn, 'asker'> }> {
    const session = await requireSession(db, body.session_id);
    const known = await findRun(db, session.id, messageId);
    if (known) return { kind: 'known', run: known, sessionId: session.id };
    if (session.ended_at !== null) throw new AppError('agents.session_ended');
    await giveUpLost(db, session.id);
    const run = await insertRun(db, session.id, messageId);
    if (!run) return raceOrBusy(db, session.id, messageId);
    const before = await eventsOf(db, session.id);
    await addEvent(db, {
      sessionId: session.id,
      messageId,
      role: 'user',
      kind: 'user',
      content: body.message,
      agentType: session.agent_type,
    });
    return {
      kind: 'new',
      run,
      turn: {
        sessionId: session.id,
        sessionKey: session.session_key,
        messageId,
        message: body.message,
        agentType: session.agent_type,
        projectId: body.project_id ?? session.project_id,
        pageUrl: body.currentPageUrl ?? '',
        history: before
          .filter(({ role }) => role !== 'system')
          .slice(-REMEMBERED)
          .map(({ role, content, cards }) => ({ role, content, cards })),
      },
    };
  }

  #known(run: RunRow, where: { tenantId: number; sessionId: number; messageId: string }): Started {
    const live = this.#live.get(keyOf(where.tenantId, run.id));
    if (live) return { kind: 'live', run: live };
    return run.status === 'running'
      ? { kind: 'elsewhere', sessionId: where.sessionId, messageId: where.messageId }
      : { kind: 'ended', ending: endingOf(run) };
  }

  async #execute(turn: Turn, live: LiveRun): Promise<void> {
    const ending = await this.#work(turn, live).catch((error: unknown) => this.#fail(turn, live, error));
    live.end(ending);
    this.deps.platform.bus.publish(FINISHED, { key: keyOf(turn.asker.session.tenantId, live.id) });
  }

  async #work(turn: Turn, live: LiveRun): Promise<RunResult> {
    const outcome = await this.deps.answerer
      .answer(turn, { say: (text) => live.say(text), signal: live.signal })
      .catch((error: unknown) => {
        if (live.signal.aborted) return null;
        throw error;
      });
    return workAs(this.deps.platform, turn.asker, (db) => this.#finish(db, { turn, live, outcome }));
  }

  /** The one place where a turn becomes real: its events, its handoff, its draft and its action, all or nothing. */
  async #finish(db: Db, { turn, live, outcome }: { turn: Turn; live: LiveRun; outcome: Outcome | null }): Promise<RunResult> {
    const run = await lockRunning(db, live.id);
    if (!run) return { kind: 'failed', code: 'agents.model_failed' };
    const cancelled = outcome === null || run.cancel_requested || live.signal.aborted;
    const response = cancelled
      ? await cancelledOutcome(db, turn, live.textSoFar)
      : await keepOutcome(db, { turn, outcome, now: this.deps.platform.clock() });
    await finishRun(db, live.id, { status: cancelled ? 'cancelled' : 'done', response, errorCode: null });
    return { kind: 'response', response };
  }

  async #fail(turn: Turn, live: LiveRun, error: unknown): Promise<RunResult> {
    const code = 'agents.model_failed';
    this.deps.platform.log.error({ err: error, code }, 'the assistant could not answer');
    await workAs(this.deps.platform, turn.asker, async (db) => {
      if (await lockRunning(db, live.id)) await finishRun(db, live.id, { status: 'failed', response: null, errorCode: code });
    }).catch((cause: unknown) => this.deps.platform.log.error({ err: cause }, 'a failed run could not be stored'));
    return { kind: 'failed', code };
  }

  async #awaitElsewhere(asker: Asker, { sessionId, messageId }: { sessionId: number; messageId: string }): Promise<RunResult> {
    const until = performance.now() + MAX_WAIT_MS;
    while (performance.now() < until) {
      const run = await workAs(this.deps.platform, asker, (db) => findRun(db, sessionId, messageId));
      if (!run) throw new AppError('agents.session_not_found');
      if (run.status !== 'running') return endingOf(run);
      await this.#told(keyOf(asker.session.tenantId, run.id));
    }
    throw new AppError('agents.still_running');
  }

  /** Until the other process says that it is over, or for as long as such a message may be believed to come. */
  #told(key: string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key) ?? new Set();
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        if (waiting.size === 0) this.#waiting.delete(key);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_MS);
      this.#waiting.set(key, waiting.add(wake));
    });
  }
}

async function raceOrBusy(db: Db, sessionId: number, messageId: string): Promise<{ kind: 'known'; run: RunRow; sessionId: number }> {
  const run = await findRun(db, sessionId, messageId);
  if (!run) throw new AppError('agents.busy');
  return { kind: 'known', run, sessionId };
}

function endingOf({ response, error_code }: RunRow): RunResult {
  return response && AGENT_TYPES.includes(response.agent_type)
    ? { kind: 'response', response }
    : { kind: 'failed', code: error_code ?? 'agents.model_failed' };
}

function keyOf(tenantId: number, runId: number): string {
  return `${tenantId}/${runId}`;
}
