import { join } from 'node:path';
import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { browserPart } from './browser';

/**
 * `pnpm bench assistant planner`: how many of the spoken sentences do what was meant, by rules or by the model of AI_CHAT_MODEL.
 * `… everyday`: what the sentences of a working day are worth, said in conversations.
 */
const parts: Readonly<Record<string, () => Promise<number>>> = {
  planner: () => evaluation('main.ts'),
  everyday: () => evaluation('everyday-main.ts'),
  browser: browserPart,
};

async function evaluation(file: string): Promise<number> {
  const program = join(repositoryRoot, 'server/src/modules/agents/evaluation', file);
  return (await runCommand(process.execPath, ['--import', 'tsx', program], { cwd: repositoryRoot })).code;
}

const [wanted] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`pnpm bench assistant <${Object.keys(parts).join('|')}>`);
  process.exit(2);
}
for (const [, run] of chosen) process.exitCode ||= await run();
