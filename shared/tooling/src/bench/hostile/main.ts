import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { testPostgres } from '../../test/postgres';

/**
 * `pnpm bench hostile [postgres|pglite]`: what a business waits beside members of another who send all they can (`SECONDS`, 20),
 * as a ratio to what it waits in peace, and to what it waits beside a process that takes as much of the processors and sends nothing.
 * `EACH=1` measures each kind of request alone; `NICE=0` gives the senders the same priority as the server.
 */
async function main(): Promise<void> {
  const [wanted] = process.argv.slice(2);
  if (wanted !== 'pglite') {
    const postgres = await testPostgres();
    try {
      await measure({ TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  }
  if (wanted !== 'postgres') await measure({ TEST_ENGINE: 'pglite' });
}

async function measure(env: Record<string, string>): Promise<void> {
  const { code } = await runCommand(process.execPath, ['--import', 'tsx', 'server/src/bench/hostile-members/main.ts'], {
    cwd: repositoryRoot,
    env,
  });
  if (code !== 0) process.exitCode = code;
}

await main();
