import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { keepFigures } from '../figures/figures';
import { withinLimit } from '../figures/within-limit';
import { onPage } from './on-page';

const RECORDINGS = 100;
const GROWTH_MB = 5;
/** What is loaded and compiled once is no growth. */
const WARM_UP = 20;
const SWITCHES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required'];

/** What a page has opened and not let go again, by what it is. */
type LeftOpen = Readonly<Record<'tracks' | 'contexts' | 'recorders' | 'addresses', number>>;

/** A hundred recordings with a microphone of Chromium, sent, toggled and discarded in turn, every answer read aloud: the heap afterwards, and what is still open. */
export async function recordingsPart(folder: string): Promise<number> {
  const voice = join(folder, 'speech.wav');
  writeFileSync(voice, sound());
  const { growth, left, sent } = await onPage({
    folder,
    switches: [...SWITCHES, `--use-file-for-fake-audio-capture=${voice}`],
    use: async (page) => {
      const session = await page.context().newCDPSession(page);
      await page.evaluate(`record(${WARM_UP})`);
      const before = await heapMb(session);
      const { left: open, sent: uploads } = (await page.evaluate(`record(${RECORDINGS})`)) as { left: LeftOpen; sent: number };
      return { growth: (await heapMb(session)) - before, left: open, sent: uploads };
    },
  });
  const lines: readonly (readonly [string, number, number])[] = [
    ['heap, MB more', growth, GROWTH_MB],
    ...Object.entries(left).map(([what, count]) => [`${what} left open`, count, 0] as const),
  ];
  console.log(`\n${RECORDINGS} recordings, ${sent} of them sent`);
  for (const [name, figure, goal] of lines)
    console.log(`${name.padEnd(44)}${figure.toFixed(1).padStart(10)}${String(goal).padStart(8)}${figure > goal ? '  missed' : ''}`);
  keepFigures(
    'assistant',
    lines.map(([name, value, limit]) =>
      withinLimit({ figure: `${RECORDINGS} recordings: ${name}`, value: Math.max(0, value), unit: '', limit }),
    ),
  );
  return lines.some(([, figure, goal]) => figure > goal) || sent === 0 ? 1 : 0;
}

/** Two seconds that are no silence, as a WAV of 48 kHz: what is recorded of silence is too little to be sent. */
function sound(): Buffer {
  const file = Buffer.alloc(44 + 2 * 96_000);
  for (const [at, name] of [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ] as const)
    file.write(name, at);
  for (const [at, value] of [
    [4, file.length - 8],
    [16, 16],
    [24, 48_000],
    [28, 96_000],
    [40, file.length - 44],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at);
  for (let at = 0; at < 96_000; at += 1)
    file.writeInt16LE(Math.round(9_000 * Math.sin(at / 11) * Math.sin(at / 3_000) + 4_000 * Math.sin(at / 3.7)), 44 + 2 * at);
  return file;
}

/** Used after everything that nobody holds has gone, with what lies outside of the heap of JavaScript. */
async function heapMb(session: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const {
    usedSize,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1_048_576;
}
