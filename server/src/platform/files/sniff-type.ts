/** Signatures at the beginning of a file, of the few types a browser may show by itself. */
const SIGNATURES: readonly (readonly [type: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['image/avif', (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytes.toString('latin1', 8, 12))],
  ['application/pdf', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
];

export const UNKNOWN_TYPE = 'application/octet-stream';

/** What the bytes are, whatever the sender calls them. Everything a browser should not show is `application/octet-stream`. */
export function sniffType(bytes: Buffer): string {
  return SIGNATURES.find(([, matches]) => matches(bytes))?.[0] ?? UNKNOWN_TYPE;
}
