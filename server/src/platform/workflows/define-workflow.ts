import type * as z from 'zod';
import type { Db } from '../db/db';
import type { ModuleApis } from '../platform';

/** A plugin may be deleted and leave a workflow as it is: its step is never run, and its interface is not known. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
type OfAbsent = any;

/** The interface of a module, as its `api.ts` declares it. */
export type ApiOf<Id extends string> = Id extends keyof ModuleApis ? ModuleApis[Id] : OfAbsent;

type ResultOf<Id extends string, Off extends WhenOff, Result> = Id extends keyof ModuleApis
  ? Off extends 'skip'
    ? Result | undefined
    : Result
  : OfAbsent;

/** While the step's plugin is not there, or off for the business: the chain goes on without the step, or does not begin. */
export type WhenOff = 'skip' | 'refuse';

/** What a step works with, beside the transaction. */
export interface StepContext<Input, Results, Api> {
  readonly input: Input;
  /** What the steps before came to, by name; undefined for one that was left out. */
  readonly results: Results;
  /** Of the step's module. */
  readonly api: Api;
}

export interface StepSpec<Id extends string, Off extends WhenOff, Input, Results, Result> {
  /** The module whose work it is. */
  readonly of: Id;
  readonly whenOff: Off;
  /** In the caller's transaction. What it throws ends the chain, and nothing of the transaction is saved. */
  run(db: Db, context: StepContext<Input, Results, ApiOf<Id>>): Promise<Result>;
}

/** A step as the runner sees it. */
export type AnyStep = { readonly name: string } & StepSpec<string, WhenOff, unknown, unknown, unknown>;

/** A chain of steps over several modules, in one transaction. */
export interface Workflow<Name extends string = string, Input extends z.ZodType = z.ZodType, Result extends z.ZodType = z.ZodType> {
  readonly name: Name;
  readonly input: Input;
  readonly result: Result;
  readonly steps: readonly AnyStep[];
  answer(context: { readonly input: unknown; readonly results: unknown }): unknown;
}

/** For `interface Workflows`: what a workflow takes and answers, by its name. */
export type WorkflowTypes<W> =
  W extends Workflow<infer Name, infer Input, infer Result>
    ? { readonly [name in Name]: { readonly input: z.input<Input>; readonly result: z.output<Result> } }
    : never;

interface Head<Name extends string, Input extends z.ZodType, Result extends z.ZodType> {
  /** As its folder: `server/src/workflows/<name>/workflow.ts`. */
  readonly name: Name;
  readonly input: Input;
  /** What is kept of a run, and answered when it is repeated: ids and figures, as JSON can say them. */
  readonly result: Result;
}

/** Takes one step after the other; `answer` ends it. */
export class WorkflowBuilder<Name extends string, Input extends z.ZodType, Result extends z.ZodType, Results> {
  constructor(
    private readonly head: Head<Name, Input, Result>,
    private readonly steps: readonly AnyStep[],
  ) {}

  /** @throws Error for a name that another step has. */
  step<const Step extends string, const Id extends string, const Off extends WhenOff, R>(
    name: Step extends keyof Results ? never : Step,
    spec: StepSpec<Id, Off, z.output<Input>, Results, R>,
  ): WorkflowBuilder<Name, Input, Result, Results & { readonly [name in Step]: ResultOf<Id, Off, R> }> {
    if (this.steps.some((step) => step.name === name)) throw new Error(`The workflow ${this.head.name} has two steps called ${name}.`);
    return new WorkflowBuilder(this.head, [...this.steps, { ...spec, name } as AnyStep]);
  }

  answer(
    make: (context: { readonly input: z.output<Input>; readonly results: Results }) => z.input<Result>,
  ): Workflow<Name, Input, Result> {
    return { ...this.head, steps: this.steps, answer: make as Workflow['answer'] };
  }
}

/**
 * Declares a use case of two or more modules. The server finds it as `server/src/workflows/<name>/workflow.ts`; whoever needs it says
 * `deps.workflows.run(db, '<name>', { key, input })` and imports nothing. A step meets its module at its interface alone; events and jobs of the
 * steps leave with the caller's commit.
 *
 * @example
 * const definition = defineWorkflow({
 *   name: 'accept-proposal',
 *   input: z.object({ proposal_id: id, version: z.int() }),
 *   result: z.object({ invoice_id: id, contract_id: id.nullable() }),
 * })
 *   .step('accepted', { of: 'proposal_and_invoice', whenOff: 'refuse', run: (db, { input, api }) => api.accept(db, input) })
 *   .step('contract', { of: 'contract', whenOff: 'skip', run: (db, { results, api }) => api.draft(db, results.accepted) })
 *   .answer(({ results }) => ({ invoice_id: results.accepted.invoice_id, contract_id: results.contract?.id ?? null }));
 *
 * declare module '../../platform/workflows/workflows' {
 *   interface Workflows extends WorkflowTypes<typeof definition> {}
 * }
 * export { definition as workflow };
 */
export function defineWorkflow<const Name extends string, Input extends z.ZodType, Result extends z.ZodType>(
  head: Head<Name, Input, Result>,
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- no step has come to anything yet
): WorkflowBuilder<Name, Input, Result, {}> {
  return new WorkflowBuilder(head, []);
}
