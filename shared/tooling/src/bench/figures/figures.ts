import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../process/repository';

/** One thing that was measured. */
export interface Figure {
  readonly figure: string;
  readonly value: number;
  /** `/s`, `ms`, … */
  readonly unit: string;
  /** How many times of what was measured beside it, in the same run; more is better. */
  readonly ratio?: number;
  /** What the ratio is of. */
  readonly beside?: string;
  /** The ratio that is wanted. */
  readonly goal?: number;
}

/** A figure, and where it comes from. */
export type KeptFigure = Omit<Figure, 'figure'> & { readonly commit: string; readonly date: string; readonly machine: string };

/** The last of each figure, and the one of the commit before. */
export interface History {
  readonly now: KeptFigure;
  readonly before?: KeptFigure;
}
export type FigureFile = Record<string, Record<string, History>>;

const FILE = join(repositoryRoot, 'bench.json');

/** What the repository knows of earlier runs. */
export function keptFigures(file = FILE): FigureFile {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FigureFile) : {};
}

/** Puts the figures of a run into `bench.json`; what another commit had reached stays beside it, to be compared with. */
export function keepFigures(
  bench: string,
  figures: readonly Figure[],
  { file = FILE, source = thisRun() }: { file?: string; source?: Source } = {},
): void {
  const all = keptFigures(file);
  const own = { ...all[bench] };
  for (const { figure, ...measured } of figures) own[figure] = withHistory(own[figure], { ...rounded(measured), ...source });
  writeFileSync(file, `${JSON.stringify({ ...all, [bench]: own }, null, 2)}\n`);
}

type Source = Pick<KeptFigure, 'commit' | 'date' | 'machine'>;

/** A second run of one commit replaces the first: it is no earlier state. */
function withHistory(kept: History | undefined, now: KeptFigure): History {
  const before = kept?.now.commit === now.commit ? kept.before : kept?.now;
  return { now, ...(before && { before }) };
}

const rounded = <T extends Omit<Figure, 'figure'>>(figure: T): T => ({
  ...figure,
  value: Number(figure.value.toPrecision(4)),
  ...(figure.ratio !== undefined && { ratio: Number(figure.ratio.toPrecision(3)) }),
});

function thisRun(): Source {
  const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: repositoryRoot, encoding: 'utf8' }).trim();
  const [processor] = cpus();
  return {
    commit,
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, Node ${process.version}`,
  };
}
