import { repositoryRoot } from '../../process/repository';
import { runCommand } from '../../process/run-command';
import { testPostgres } from '../../test/postgres';
import type { Figure } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';

/** What a bench of `server/src/bench` says, one line of JSON each. */
interface Measured {
  readonly figure: string;
  readonly value: number;
  readonly goal_ms: number;
  readonly other?: { readonly value: number; readonly name: string; readonly goal: number };
}

/** What the bench of a folder of `server/src/bench` measures on one engine or both, each beside another way to do the same. */
export async function serverFigures(bench: string, engines: readonly ('pglite' | 'postgres')[]): Promise<Figure[]> {
  const postgres = engines.includes('postgres') ? await testPostgres() : null;
  try {
    const figures: Figure[] = [];
    for (const engine of engines)
      figures.push(
        ...(await measured(bench, { TEST_ENGINE: engine, ...(engine === 'postgres' && postgres && { TEST_DATABASE_URL: postgres.url }) })),
      );
    return figures;
  } finally {
    await postgres?.stop();
  }
}

async function measured(bench: string, env: Record<string, string>): Promise<Figure[]> {
  const args = ['--import', 'tsx', `server/src/bench/${bench}/main.ts`];
  const { code, output } = await runCommand(process.execPath, args, { cwd: repositoryRoot, env, show: 'stderr' });
  if (code !== 0) throw new Error('The server was not measured.');
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => asFigure(JSON.parse(line) as Measured));
}

function asFigure({ figure, value, goal_ms, other }: Measured): Figure {
  if (!other) return withinLimit({ figure, value, unit: 'ms', limit: goal_ms });
  return { figure, value, unit: 'ms', ratio: other.value / value, beside: other.name, goal: other.goal };
}
