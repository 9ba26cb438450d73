import { spawn } from 'node:child_process';

interface BesideServer {
  /** Arguments of Node, with which it becomes the server. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What has to be done before anybody can use the suite, while the server starts and afterwards. */
  readonly prepare: () => Promise<void>;
  readonly announce: () => void;
}

/**
 * Runs the server as a child and prepares the suite beside it; stays as long as the server does, and passes signals on. A server that ends
 * before the suite is ready ends this process at once, whatever is still being prepared: nobody waits minutes for a build that
 * no server will deliver.
 *
 * @returns the exit code of the server once the suite was ready; before that this process has ended, with 1 or the server's code.
 */
export async function besideServer({ args, cwd, env, prepare, announce }: BesideServer): Promise<number> {
  const server = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  const ended = new Promise<number>((resolveEnd) => server.once('exit', (code) => resolveEnd(code ?? 1)));
  const ready = await Promise.race([prepare().then(() => true), ended.then(() => false)]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    server.kill('SIGTERM');
    return false;
  });
  if (ready) announce();
  const code = await ended;
  if (!ready) process.exit(code || 1);
  return code;
}
