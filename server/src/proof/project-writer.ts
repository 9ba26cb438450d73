import type { CarriedSession } from './carried-session';
import type { ServerProcess } from './server-process';

const IN_FLIGHT = 4;
/** A machine with much else to do answers so many later; a kill before them would be one of a server that has hardly begun. */
const LEAST_ANSWERS = 6;
export const PROJECTS = '/api/tenant_crm/projects/';

/** What one server process acknowledged before it was killed. */
export interface Writes {
  /** Id and name of every project answered with 201. */
  readonly acknowledged: ReadonlyMap<number, string>;
  /** Requests without an answer at the moment of the kill. */
  readonly openAtKill: number;
}

/** Creates projects, several at once and without a pause, and kills the server in the middle of it: after so long, and not before six answers. */
export async function writeUntilKilled(
  server: ServerProcess,
  { session, afterMs, label }: { session: CarriedSession; afterMs: number; label: string },
): Promise<Writes> {
  const acknowledged = new Map<number, string>();
  let [open, count, killed] = [0, 0, false];
  let sayEnough = (): void => undefined;
  const enough = new Promise<void>((resolve) => (sayEnough = resolve));

  async function write(): Promise<void> {
    while (!killed) {
      const name = `${label} ${(count += 1)}`;
      open += 1;
      const answer = await session.post(`${server.origin}${PROJECTS}`, { name, event_type: 'wedding' }).catch((error: unknown) => {
        if (!killed) throw error;
        return null;
      });
      open -= 1;
      if (!answer) return;
      if (answer.statusCode !== 201) throw new Error(`A project was answered with ${answer.statusCode}: ${answer.body}`);
      acknowledged.set(answer.json<{ id: number }>().id, name);
      if (acknowledged.size >= LEAST_ANSWERS) sayEnough();
    }
  }

  async function kill(): Promise<number> {
    await Promise.all([new Promise((resolve) => setTimeout(resolve, afterMs)), enough]);
    killed = true;
    const openAtKill = open;
    await server.kill();
    return openAtKill;
  }

  const [openAtKill] = await Promise.all([kill(), ...Array.from({ length: IN_FLIGHT }, write)]);
  return { acknowledged, openAtKill };
}
