import { spawn, type ChildProcess } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  /** It took longer than it was given, and was ended with everything it had started. */
  readonly isLate: boolean;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env?: Record<string, string>;
  readonly quiet?: boolean;
  readonly show?: 'stderr';
  /** How long it may take; without it, as long as it likes. */
  readonly limitMinutes?: number;
}

/** Between the request to end and the end. */
const GRACE_MS = 15_000;

/** Runs a command to its end, or to the end of its time; shows what it prints unless `quiet`, or only what goes to stderr. */
export function runCommand(command: string, args: readonly string[], options: CommandOptions): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that what it has started can be ended with it.
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: options.limitMinutes !== undefined,
    });
    let output = '';
    const collect = (target: NodeJS.WriteStream, hidden: boolean) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet && !hidden) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout, options.show === 'stderr'));
    child.stderr.on('data', collect(process.stderr, false));
    const limit = options.limitMinutes === undefined ? null : limited(child, options.limitMinutes);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output, isLate: limit?.stop() ?? false }));
  });
}

/** Ends the command's group after its time, and when this process ends first. `stop` says whether it was late. */
function limited(child: ChildProcess, minutes: number): { stop(): boolean } {
  let isLate = false;
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      // It is gone already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const kill = () => end('SIGKILL');
  const timers = [
    setTimeout(() => {
      isLate = true;
      end('SIGTERM');
      timers.push(setTimeout(kill, GRACE_MS));
    }, minutes * 60_000),
  ];
  const interrupted = () => {
    kill();
    process.exit(130);
  };
  process.once('exit', kill);
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  return {
    stop: () => {
      timers.forEach((timer) => clearTimeout(timer));
      process.removeListener('exit', kill);
      process.removeListener('SIGINT', interrupted);
      process.removeListener('SIGTERM', interrupted);
      return isLate;
    },
  };
}
