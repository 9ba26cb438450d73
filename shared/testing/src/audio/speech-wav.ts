/** One stretch of a generated recording. */
export type Stretch =
  | { readonly kind: 'speech' | 'silence'; readonly ms: number }
  | { readonly kind: 'noise'; readonly ms: number; readonly dbfs: number };

const RATE = 48_000;
/** Roughly the vowels of "a": what matters is that energy lies where a voice has it. */
const FORMANTS = [700, 1_220, 2_600] as const;

/**
 * A WAV file of speech-like sound, for Chromium's `--use-file-for-fake-audio-capture`: a pulse train at 120 Hz through
 * three formants, in syllables of 4 Hz. The same stretches give the same bytes.
 *
 * @example
 * writeFileSync(file, speechWav([{ kind: 'speech', ms: 2_000 }, { kind: 'silence', ms: 6_000 }]));
 */
export function speechWav(stretches: readonly Stretch[]): Buffer {
  const samples = stretches.flatMap(({ ms }, at) => [...stretch(stretches[at] as Stretch, Math.round((ms / 1_000) * RATE))]);
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) => data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2));
  return Buffer.concat([header(data.length), data]);
}

function stretch(what: Stretch, length: number): Float64Array {
  if (what.kind === 'silence') return new Float64Array(length);
  return what.kind === 'noise' ? noise(length, 10 ** (what.dbfs / 20)) : speech(length);
}

function speech(length: number): Float64Array {
  const sound = new Float64Array(length);
  for (const [at, formant] of FORMANTS.entries()) resonate(sound, { formant, gain: 0.5 / (at + 1) });
  return sound.map((sample, at) => sample * (0.6 + 0.4 * Math.sin((2 * Math.PI * 4 * at) / RATE)));
}

/** Every pulse rings at the formant and fades. */
function resonate(sound: Float64Array, { formant, gain }: { readonly formant: number; readonly gain: number }): void {
  const period = RATE / 120;
  for (let at = 0; at < sound.length; at += 1) {
    const since = at % period;
    sound[at] = (sound[at] ?? 0) + gain * Math.exp(-since / 90) * Math.sin((2 * Math.PI * formant * since) / RATE);
  }
}

function noise(length: number, amplitude: number): Float64Array {
  let seed = 20_261_122;
  return new Float64Array(length).map(() => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return amplitude * (seed / 2_147_483_648 - 1);
  });
}

function header(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return head;
}
