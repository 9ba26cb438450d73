/** The default alphabet of 3GPP TS 23.038, without the escape. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension table: each takes two units. */
const EXTENDED = new Set('^{}\\[~]|€\f');

/** What a text costs to send. */
export interface SegmentCount {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly units: number;
  readonly segments: number;
  /** Units that still fit into the last segment. */
  readonly left: number;
}

/**
 * Segments of a text message: GSM-7 160 alone and 153 per part, otherwise UCS-2 70 and 67. A character of two units is
 * never split over two parts.
 *
 * @example
 * countSegments('a'.repeat(161)); // { encoding: 'GSM-7', units: 161, segments: 2, left: 145 }
 */
export function countSegments(text: string): SegmentCount {
  const characters = [...text];
  const gsm = characters.every((character) => GSM.has(character) || EXTENDED.has(character));
  const gsmSize = (character: string) => (EXTENDED.has(character) ? 2 : 1);
  const sizes = characters.map((character) => (gsm ? gsmSize(character) : character.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, part] = gsm ? [160, 153] : [70, 67];
  const encoding = gsm ? 'GSM-7' : 'UCS-2';
  if (units <= alone) return { encoding, units, segments: units === 0 ? 0 : 1, left: alone - units };
  const { segments, filled } = packed(sizes, part);
  return { encoding, units, segments, left: part - filled };
}

function packed(sizes: readonly number[], part: number): { segments: number; filled: number } {
  let segments = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > part) [segments, filled] = [segments + 1, 0];
    filled += size;
  }
  return { segments, filled };
}
