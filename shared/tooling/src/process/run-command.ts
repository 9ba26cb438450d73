import { spawn } from 'node:child_process';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end; shows what it prints unless `quiet`, or only what goes to stderr. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string>; quiet?: boolean; show?: 'stderr' },
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: options.cwd, env: { ...process.env, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (target: NodeJS.WriteStream, hidden: boolean) => (chunk: Buffer) => {
      output += chunk.toString();
      if (!options.quiet && !hidden) target.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout, options.show === 'stderr'));
    child.stderr.on('data', collect(process.stderr, false));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
