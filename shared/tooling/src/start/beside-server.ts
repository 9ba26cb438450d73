import { spawn, type ChildProcess } from 'node:child_process';

interface BesideServer {
  /** Arguments of Node, with which it becomes the server. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** What has to be done before anybody can use the suite, while the server starts and afterwards. */
  readonly prepare: () => Promise<void>;
  readonly announce: () => void;
  /** Calls back whenever the server has to be started anew; begun once the suite is ready. */
  readonly whenOutdated?: ((restart: () => void) => void) | undefined;
}

/**
 * Runs the server as a child and prepares the suite beside it; stays as long as the server does, and passes signals on. A server that ends
 * before the suite is ready ends this process at once, whatever is still being prepared: nobody waits minutes for a build that
 * no server will deliver.
 *
 * @returns the exit code of the server once the suite was ready; before that this process has ended, with 1 or the server's code.
 */
export async function besideServer({ prepare, announce, whenOutdated, ...how }: BesideServer): Promise<number> {
  const server = new Restartable(how);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.stop(signal));
  const { ended } = server;
  const ready = await Promise.race([prepare().then(() => true), ended.then(() => false)]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    server.stop('SIGTERM');
    return false;
  });
  if (ready) {
    announce();
    whenOutdated?.(() => server.restart());
  }
  const code = await ended;
  if (!ready) process.exit(code || 1);
  return code;
}

/** A child that may be replaced by a new one; it has ended when one ends that nobody replaces. */
class Restartable {
  readonly ended: Promise<number>;
  readonly #how: Pick<BesideServer, 'args' | 'cwd' | 'env'>;
  #child: ChildProcess;
  #replaced = false;
  #end: (code: number) => void = () => undefined;

  constructor(how: Pick<BesideServer, 'args' | 'cwd' | 'env'>) {
    this.#how = how;
    this.ended = new Promise((resolve) => (this.#end = resolve));
    this.#child = this.#start();
  }

  stop(signal: NodeJS.Signals): void {
    this.#replaced = false;
    this.#child.kill(signal);
  }

  restart(): void {
    this.#replaced = true;
    this.#child.kill('SIGTERM');
  }

  #start(): ChildProcess {
    const { args, cwd, env } = this.#how;
    return spawn(process.execPath, args, { cwd, env, stdio: 'inherit' }).once('exit', (code) => {
      if (!this.#replaced) return this.#end(code ?? 1);
      this.#replaced = false;
      this.#child = this.#start();
    });
  }
}
