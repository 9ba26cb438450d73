import { createHash } from 'node:crypto';
import type { Db } from '../db/db';
import { AppError } from '../http/app-error';
import type { AnyStep, ApiOf, Workflow } from './define-workflow';
import type { WorkflowName, Workflows } from './workflows';
import { claimRun, findRun, keepRun } from './workflow-run.repository';

/** What the runner asks of the modules. */
export interface WorkflowModules {
  /** The interface of a module; undefined: the plugin is not there, or has none. */
  find(module: string): object | undefined;
  /** Whether the business of the transaction has the plugin. Asked in the caller's transaction: on the embedded engine there is no other. */
  isOn(db: Db, module: string): Promise<boolean>;
}

/** One piece of work, as its caller names it. */
export interface RunRequest<Input> {
  /** What is done once, in the words of the business: `proposal:42`. Running it again answers what the first time came to. */
  readonly key: string;
  readonly input: Input;
}

/** Runs workflows, each in its caller's transaction. */
export class WorkflowRunner {
  readonly #workflows: ReadonlyMap<string, Workflow>;
  readonly #modules: WorkflowModules;

  /** @throws Error when two workflows have one name */
  constructor(workflows: readonly Workflow[], modules: WorkflowModules) {
    this.#workflows = new Map(workflows.map((workflow) => [workflow.name, workflow]));
    this.#modules = modules;
    if (this.#workflows.size < workflows.length) throw new Error('Two workflows have the same name.');
  }

  /**
   * All of it or nothing: when a step throws, nothing of the caller's transaction is saved, also when the caller goes on.
   *
   * @throws AppError `plugin_needed` when a step that cannot be left out belongs to a plugin that the business does not have,
   *   `idempotency_key_reused` when the key was run with another input; and whatever a step throws.
   * @example
   * await call.tx((db) => workflows.run(db, 'accept-proposal', { key: `proposal:${id}`, input: { proposal_id: id, version } }));
   */
  async run<N extends WorkflowName>(db: Db, name: N, request: RunRequest<Workflows[N]['input']>): Promise<Workflows[N]['result']> {
    const workflow = this.#workflows.get(name);
    if (!workflow) throw new Error(`There is no workflow called ${name}.`);
    try {
      return (await this.#runOnce(db, workflow, request)) as Workflows[N]['result'];
    } catch (error) {
      db.rollbackOnly();
      throw error;
    }
  }

  async #runOnce(db: Db, workflow: Workflow, { key, input }: RunRequest<unknown>): Promise<unknown> {
    const run = { workflow: workflow.name, key };
    const inputHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    if (await claimRun(db, { ...run, inputHash })) {
      const result = workflow.result.parse(await this.#runSteps(db, workflow, workflow.input.parse(input)));
      await keepRun(db, { ...run, result });
      return result;
    }
    const known = await findRun(db, run);
    if (known?.input_hash !== inputHash) throw new AppError('idempotency_key_reused');
    return workflow.result.parse(known.result);
  }

  async #runSteps(db: Db, workflow: Workflow, input: unknown): Promise<unknown> {
    const apis = await this.#apisOf(db, workflow.steps);
    const results: Record<string, unknown> = {};
    for (const { name, of, run } of workflow.steps) {
      const api = apis.get(of) as ApiOf<string> | undefined;
      results[name] = api === undefined ? undefined : await run(db, { input, results: { ...results }, api });
    }
    return workflow.answer({ input, results });
  }

  /** The interfaces of the modules that take part. Looked up before the first step, so that who refuses does it before there is work. */
  async #apisOf(db: Db, steps: readonly AnyStep[]): Promise<ReadonlyMap<string, object>> {
    const apis = new Map<string, object>();
    for (const { of, whenOff } of steps) {
      const api = apis.get(of) ?? (await this.#findOn(db, of));
      if (api) apis.set(of, api);
      else if (whenOff === 'refuse') throw new AppError('plugin_needed', { plugin: of });
    }
    return apis;
  }

  async #findOn(db: Db, module: string): Promise<object | undefined> {
    const api = this.#modules.find(module);
    return api && (await this.#modules.isOn(db, module)) ? api : undefined;
  }
}
