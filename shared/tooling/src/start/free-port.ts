import { once } from 'node:events';
import { createServer } from 'node:net';

const PATIENCE_MS = 2_000;

/**
 * @throws Error, in one line with the way out, when another program listens there already: what is asked of this address later would be
 * answered by that one.
 */
export async function requireFreePort(port: string): Promise<void> {
  const probe = createServer();
  const taken = await once(probe.listen(Number(port)), 'listening').then(
    () => false,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return true;
      throw error;
    },
  );
  if (taken)
    throw new Error(`Port ${port} is taken by ${await whoListens(port)}. Stop that, or choose another: PORT=${Number(port) + 1} npm start`);
  await new Promise((closed) => probe.close(closed));
}

async function whoListens(port: string): Promise<string> {
  const health = await fetch(`http://localhost:${port}/api/health/`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => answer.json() as Promise<{ engine?: unknown }>)
    .catch(() => null);
  return health && typeof health === 'object' && 'engine' in health ? 'a Butterfly that runs already' : 'another program';
}
