import { createRequire } from 'node:module';
import sharp from 'sharp';

/** Words drawn as a picture with nothing behind them. */
export interface Drawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** `#RRGGBB`. */
  readonly color: string;
}

// The letters come with the server: a machine without any fonts draws the same picture.
const packages = createRequire(import.meta.url);
const FACES = {
  text: { family: 'Inter SemiBold', file: packages.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf') },
  title: { family: 'Fraunces SemiBold', file: packages.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf') },
} as const;
export type Face = keyof typeof FACES;

/** The largest of some sizes whose lines have room in a box; at the smallest one the text is cut after a word. Null: nothing to draw. */
export async function wordsIn(
  words: string,
  { sizes, face, ...box }: Box & { sizes: readonly number[]; face: Face },
): Promise<Drawn | null> {
  const text = drawable(words);
  if (text === '') return null;
  for (const size of sizes) {
    const drawn = await lines(text, { ...box, size, face, breaks: 'word' });
    if (drawn.width <= box.width && drawn.height <= box.height) return drawn;
  }
  return shortened(text, { ...box, face, size: sizes.at(-1) ?? 40 });
}

/** Cut until it has room; a single long word is broken. */
async function shortened(text: string, box: Box & { size: number; face: Face }): Promise<Drawn> {
  let rest = text;
  for (;;) {
    const drawn = await lines(rest === text ? rest : `${rest}…`, { ...box, breaks: 'word-char' });
    if (drawn.height <= box.height || rest.length < 8) return drawn;
    const shorter = rest.slice(0, Math.floor(rest.length * 0.9));
    const end = shorter.lastIndexOf(' ');
    rest = end > shorter.length / 2 ? shorter.slice(0, end) : shorter;
  }
}

async function lines(
  text: string,
  { width, color, size, face, breaks }: Box & { size: number; face: Face; breaks: 'word' | 'word-char' },
): Promise<Drawn> {
  const { family, file } = FACES[face];
  const markup = `<span foreground="${color}">${escaped(text)}</span>`;
  const drawn = await sharp({
    text: {
      text: markup,
      font: `${family} ${size}`,
      fontfile: file,
      rgba: true,
      dpi: 72,
      width,
      wrap: breaks,
      spacing: Math.round(size * -0.06),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: drawn.data, width: drawn.info.width, height: drawn.info.height };
}

/** On one line, without what no font of the product can draw. */
const drawable = (text: string): string =>
  text
    .replace(/[\p{Extended_Pictographic}\p{Cf}\p{Cs}\p{Co}\p{Cn}\ufe0f]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
