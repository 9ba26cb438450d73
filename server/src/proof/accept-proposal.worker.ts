import { buildApp } from '../app';
import { readEnvironment } from '../platform/environment';

/** Where the server stops and waits to be killed: when a step's work is done, or when all is committed and not answered. */
export const ACCEPT_POINTS = {
  accept: 'proposal_and_invoice',
  lockBook: 'floral_recipe_builder',
  reserveAccepted: 'inventory',
  verbalYes: 'tenant_crm',
  draftForProposal: 'contract',
  invoice: 'proposal_and_invoice',
  finish: 'proposal_and_invoice',
} as const;
export type AcceptPoint = keyof typeof ACCEPT_POINTS | 'answer';

/** What this process says: where it listens, and how far it has come. */
export interface AcceptMessage {
  readonly port?: number;
  readonly reached?: AcceptPoint;
}

type Work = (...given: unknown[]) => Promise<unknown>;

const STOP_AT = process.env['STOP_AT'];
const say = (message: AcceptMessage) => process.send?.(message);
/** Until it is killed: the channel to the parent keeps the process. */
const forever = new Promise<never>(() => undefined);

/** Told to stop here, it says so and goes no further. */
function reach(point: AcceptPoint): Promise<void> {
  if (STOP_AT === point) say({ reached: point });
  return STOP_AT === point ? forever : Promise.resolve();
}

/** What `accept-proposal-survival.test.ts` kills: the whole server, which stops inside the acceptance where it is told to. */
async function serve(): Promise<void> {
  const { app, platform } = await buildApp({ env: readEnvironment(process.env), background: false });
  const stopAfter = (owner: object, name: string, point: AcceptPoint) => {
    const work = (Reflect.get(owner, name) as Work).bind(owner);
    Object.defineProperty(owner, name, {
      value: async (...given: unknown[]) => {
        const result = await work(...given);
        await reach(point);
        return result;
      },
    });
  };
  // By their names: a plugin may be deleted, and the chain goes on without its step.
  const apiOf = platform.api as (module: string) => object;
  for (const [step, module] of Object.entries(ACCEPT_POINTS)) stopAfter(apiOf(module), step, step as AcceptPoint);
  // The door answers when its transaction is committed; only an acceptance is waited for here.
  if (STOP_AT === 'answer') {
    let isAccepting = false;
    const run = platform.workflows.run.bind(platform.workflows);
    Object.defineProperty(platform.workflows, 'run', {
      value: (...given: Parameters<typeof run>) => {
        isAccepting = true;
        return run(...given);
      },
    });
    const visit = platform.linkDoor.visit.bind(platform.linkDoor) as unknown as Work;
    Object.defineProperty(platform.linkDoor, 'visit', {
      value: async (...given: unknown[]) => {
        const result = await visit(...given);
        if (isAccepting) await reach('answer');
        return result;
      },
    });
  }
  say({ port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) });
}

if (process.send) await serve();
