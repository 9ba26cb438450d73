import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepFigures, type Figure } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import { buildChatPage } from './build-chat-page';
import { onPage } from './on-page';
import { cancelPart } from './cancel';
import { recordingsPart } from './recordings';

interface Figures {
  readonly open: number;
  readonly nodes: number;
  readonly longTasks: number;
  readonly chunks: readonly number[];
  readonly keys: readonly number[];
}

/** `pnpm bench assistant browser`: the chat with 1,000 messages in Chromium, beside Bubble.List of @ant-design/x, then answers that are cancelled and a hundred recordings. A missed goal fails the run. */
export async function browserPart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'butterfly-bench-'));
  try {
    await buildChatPage(folder);
    const [ours, theirs] = [await measured(folder, 'ours'), await measured(folder, 'x')];
    return Math.max(report(ours, theirs), await cancelPart(folder), await recordingsPart(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(folder: string, kind: 'ours' | 'x'): Promise<Figures> {
  return await onPage({ folder, switches: [], use: async (page) => (await page.evaluate(`measure(${JSON.stringify(kind)})`)) as Figures });
}

function report(ours: Figures, theirs: Figures): number {
  const at = (values: readonly number[], share: number) =>
    [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? NaN;
  const lines: readonly (readonly [string, (figures: Figures) => number, number])[] = [
    ['chunk → painted, median ms', ({ chunks }) => at(chunks, 0.5), 16],
    ['chunk → painted, p95 ms', ({ chunks }) => at(chunks, 0.95), 50],
    ['key → painted while streaming, p95 ms', ({ keys }) => at(keys, 0.95), 32],
    ['long tasks in a stream of 60 chunks', ({ longTasks }) => longTasks, 0],
    ['panel open, ms', ({ open }) => open, 150],
    ['nodes', ({ nodes }) => nodes, 300],
  ];
  console.log(
    `1,000 messages${' '.repeat(30)}${'ours'.padStart(10)}${'goal'.padStart(8)}${'Bubble.List'.padStart(13)}${'ratio'.padStart(9)}`,
  );
  let missed = 0;
  const kept: Figure[] = [];
  for (const [name, figure, goal] of lines) {
    const [own, other] = [figure(ours), figure(theirs)];
    if (own > goal) missed += 1;
    kept.push(withinLimit({ figure: `1,000 messages: ${name}`, value: own, unit: '', limit: goal }));
    if (own > 0)
      kept.push({ figure: `1,000 messages: ${name}, beside another`, value: own, unit: '', ratio: other / own, beside: 'Bubble.List' });
    const ratio = own > 0 ? `${(other / own).toFixed(1)} ×` : '–';
    console.log(
      `${name.padEnd(44)}${own.toFixed(1).padStart(10)}${String(goal).padStart(8)}${other.toFixed(1).padStart(13)}${ratio.padStart(9)}${own > goal ? '  missed' : ''}`,
    );
  }
  keepFigures('assistant', kept);
  return missed > 0 ? 1 : 0;
}
