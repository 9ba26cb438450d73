import { join } from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { browserPart } from './browser';

/** `pnpm bench assistant planner`: how many of the spoken sentences do what was meant, by rules or by the model of AI_CHAT_MODEL. */
const parts: Readonly<Record<string, () => Promise<number>>> = {
  planner: async () =>
    (
      await runCommand(process.execPath, ['--import', 'tsx', join(repositoryRoot, 'server/src/modules/agents/evaluation/main.ts')], {
        cwd: repositoryRoot,
      })
    ).code,
  browser: browserPart,
};

const [wanted] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`pnpm bench assistant <${Object.keys(parts).join('|')}>`);
  process.exit(2);
}
for (const [, run] of chosen) process.exitCode ||= await run();
