const PIECE = 0x2000;

/** In pieces: a call with a hundred thousand arguments fails. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

/** 16-bit little-endian sound; half a sample at the end is left out. */
export function samplesOf(base64: string): Int16Array<ArrayBuffer> {
  const text = atob(base64);
  const samples = new Int16Array(text.length >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = text.charCodeAt(2 * at) | (text.charCodeAt(2 * at + 1) << 8);
  return samples;
}

/** The bytes of 16-bit samples, also of a view that begins inside its buffer. */
export function bytesOf(samples: Int16Array): Uint8Array {
  return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
}
