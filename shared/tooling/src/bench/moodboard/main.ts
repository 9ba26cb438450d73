import { produce } from 'immer';
import { jsonBytes } from '../../../../../remotes/moodboard/src/model/json-bytes';
import { keepFigures, type Figure } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import type { BenchBoard } from './board-fixture';
import { benchBoard, EDITS } from './board-fixture';
import type { Edit } from './contenders';
import { CONTENDERS } from './contenders';

const SIZES = [
  { name: '100 KB', items: 210, rounds: 60 },
  { name: '1 MB', items: 2_100, rounds: 40 },
  { name: '10 MB', items: 21_000, rounds: 9 },
];
/** What a diff may cost: bytes of the patch against the whole document, and milliseconds (p95). */
const MOST_SHARE = 0.01;
const MOST_MS = 8;

interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly share: number;
  readonly bytes: number;
}

const failures: string[] = [];
const kept: Figure[] = [];
/** The library that most would take. */
const PEER = 'fast-json-patch';

/** `pnpm bench moodboard`: what a save costs – diff and size check – beside the usual libraries, in one run. */
function main(): void {
  for (const { name, items, rounds } of SIZES) {
    const board = produce(benchBoard(items), () => undefined);
    const first = timed(() => jsonBytes(board));
    console.log(
      `\n${name}: ${items} items, ${(first.result / 1_000).toFixed(0)} kB of JSON, measured once when it is opened: ${first.ms.toFixed(1)} ms`,
    );
    console.log(`  ${'edit'.padEnd(9)}${CONTENDERS.map((contender) => contender.name.padEnd(40)).join('')}`);
    for (const edit of Object.keys(EDITS)) {
      const figures = CONTENDERS.map((contender) => contender.sitsOut?.(edit, items) ?? measure({ board, edit, rounds, contender }));
      const [own] = figures;
      console.log(`  ${edit.padEnd(9)}${figures.map((one) => say(one, own).padEnd(40)).join('')}`);
      if (typeof own === 'object') judge(own, { name, edit });
      keep(figures, `${name}, ${edit}`);
    }
    if (items > 10_000) sayWorker(board);
  }
  keepFigures('moodboard', kept);
  for (const failure of failures) console.log(`MISSED: ${failure}`);
  if (failures.length === 0) console.log('\nGoals met: every patch ≤ 1 % of the document; 1 MB diff and size check ≤ 8 ms p95.');
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function measure({
  board,
  edit,
  rounds,
  contender,
}: {
  board: BenchBoard;
  edit: string;
  rounds: number;
  contender: (typeof CONTENDERS)[number];
}): Figures {
  const times: number[] = [];
  let sizes = { patch: 0, whole: 1 };
  for (let round = 0; round < rounds + 3; round += 1) {
    const recipe = (draft: BenchBoard) => EDITS[edit]?.(draft, round);
    const step: Edit = { base: board, recipe, next: produce(board, recipe) };
    const { ms, result } = timed(() => contender.save(step));
    // The first rounds warm the compiler up.
    if (round >= 3) times.push(ms);
    sizes = result;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), share: sizes.patch / sizes.whole, bytes: sizes.patch };
}

function timed<T>(work: () => T): { ms: number; result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

function say(figures: Figures | string, own: Figures | string | undefined): string {
  if (typeof figures === 'string') return figures;
  const times = typeof own === 'object' && own !== figures ? ` ×${(figures.p50 / own.p50).toFixed(1)}` : '';
  return `${figures.p50.toFixed(2)}/${figures.p95.toFixed(2)} ms${times} ${(figures.share * 100).toFixed(3)} %`;
}

function judge(own: Figures, { name, edit }: { name: string; edit: string }): void {
  if (own.share > MOST_SHARE) failures.push(`${name} ${edit}: the patch is ${(own.share * 100).toFixed(2)} % of the document`);
  if (name === '1 MB' && own.p95 > MOST_MS) failures.push(`${name} ${edit}: ${own.p95.toFixed(1)} ms p95`);
}

function keep(figures: readonly (Figures | string)[], name: string): void {
  const [own] = figures;
  const peer = figures[CONTENDERS.findIndex((contender) => contender.name === PEER)];
  if (typeof own !== 'object') return;
  if (typeof peer === 'object')
    kept.push({ figure: `${name}: diff and size check`, value: own.p50, unit: 'ms', ratio: peer.p50 / own.p50, beside: PEER });
  kept.push(withinLimit({ figure: `${name}: patch`, value: own.share, unit: 'of the document', limit: MOST_SHARE }));
  if (name.startsWith('1 MB'))
    kept.push(withinLimit({ figure: `${name}: diff and size check, p95`, value: own.p95, unit: 'ms', limit: MOST_MS }));
}

/** Why no worker: handing a board over costs the window more than the whole save does. */
function sayWorker(board: BenchBoard): void {
  const { ms } = timed(() => structuredClone(board));
  console.log(`  handing this board to a worker (structured clone) would take ${ms.toFixed(0)} ms of the window`);
}

main();
