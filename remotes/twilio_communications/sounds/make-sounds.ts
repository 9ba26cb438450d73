/** Makes the sounds of the softphone: `npx tsx remotes/twilio_communications/sounds/make-sounds.ts`. 8-bit mono WAV, a few kilobytes each. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 8_000;
const LOW = [697, 770, 852, 941] as const;
const HIGH = [1209, 1336, 1477] as const;
const KEYS = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['s', '0', 'h'],
] as const;

/** A chord that swells and fades within a few milliseconds, so that it does not click. */
function tone(frequencies: readonly number[], seconds: number, { volume = 0.5, fade = 0.01 } = {}): number[] {
  return Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const time = at / RATE;
    const edge = Math.min(1, time / 0.01, (seconds - time) / fade);
    return (volume * edge * frequencies.reduce((sum, frequency) => sum + Math.sin(2 * Math.PI * frequency * time), 0)) / frequencies.length;
  });
}

const pause = (seconds: number) => Array.from({ length: Math.round(seconds * RATE) }, () => 0);

function wav(samples: readonly number[]): Buffer {
  const data = Buffer.from(samples.map((sample) => Math.round(128 + 127 * Math.max(-1, Math.min(1, sample)))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

const save = (name: string, samples: readonly number[]) =>
  writeFileSync(join(import.meta.dirname, '../src/sounds', `${name}.wav`), wav(samples));

KEYS.forEach((row, y) => row.forEach((key, x) => save(`dtmf${key}`, tone([LOW[y] ?? 0, HIGH[x] ?? 0], 0.12, { volume: 0.4 }))));
/** Two soft bells, then quiet: it loops. */
const bell = (base: number) => tone([base, base * 1.5, base * 2], 0.5, { volume: 0.45, fade: 0.45 });
save('incoming', [...bell(523), ...bell(659), ...pause(0.15), ...bell(523), ...bell(784), ...pause(1.4)]);
save('outgoing', tone([440, 480], 0.35, { volume: 0.3, fade: 0.2 }));
save('disconnect', [...tone([480], 0.12, { volume: 0.35 }), ...pause(0.04), ...tone([360], 0.18, { volume: 0.35, fade: 0.1 })]);
