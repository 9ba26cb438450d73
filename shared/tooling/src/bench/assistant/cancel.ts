import { keepFigures } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import { onPage } from './on-page';

const TIMES = 30;
const LATE_MS = 100;

/** Answers that are cancelled while the server sends a piece every 5 ms: how long after the click words still appear. */
export async function cancelPart(folder: string): Promise<number> {
  const late = await onPage({ folder, switches: [], use: async (page) => (await page.evaluate(`cancelled(${TIMES})`)) as number[] });
  const most = Math.max(...late);
  console.log(
    `\n${TIMES} answers cancelled\n${'click → last word on the screen, most ms'.padEnd(44)}${most.toFixed(1).padStart(10)}${String(LATE_MS).padStart(8)}${most > LATE_MS ? '  missed' : ''}`,
  );
  keepFigures('assistant', [withinLimit({ figure: 'answer cancelled: click → last word', value: most, unit: 'ms', limit: LATE_MS })]);
  return most > LATE_MS ? 1 : 0;
}
