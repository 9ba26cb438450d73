export const FFT_SIZE = 2_048;
/** None: a level that still hears the last word a moment after it makes every pause shorter than it was. */
export const SMOOTHING = 0;
/** The spectrum is read, and the recorder hears of it, this often. */
export const READ_MS = 20;
/** What one reading looks back on: the samples of its spectrum, at the 48 kHz of browsers. */
export const WINDOW_MS = 43;
export const METER_BARS = 30;

/** Loudness of a spectrum from 0 to 100: its average times 1.5, capped. */
export function levelOf(spectrum: Uint8Array): number {
  if (spectrum.length === 0) return 0;
  let sum = 0;
  for (const value of spectrum) sum += value;
  return Math.min(100, (sum / spectrum.length) * 1.5);
}

/** The heights of the meter's bars, 0 to 1: the lower two thirds of the spectrum, where a voice is. */
export function barsOf(spectrum: Uint8Array, bars: number = METER_BARS): number[] {
  const perBar = Math.max(1, Math.floor((spectrum.length * 2) / 3 / bars / 4));
  return Array.from({ length: bars }, (_, bar) => {
    let loudest = 0;
    for (let at = bar * perBar; at < (bar + 1) * perBar; at += 1) loudest = Math.max(loudest, spectrum[at] ?? 0);
    return loudest / 255;
  });
}
