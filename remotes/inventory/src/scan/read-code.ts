/** What a code is looked for in. */
export type Picture = HTMLVideoElement | ImageBitmap;

/** Answers what the code in a picture says, or null when there is none that can be read. */
export type CodeReader = (picture: Picture) => Promise<string | null>;

/** The browser's own reader, where it has one (Chrome on phones, Safari does not). */
interface Detector {
  detect: (picture: Picture) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

/** Longest edge, in pixels, at which codes are looked for by ourselves. */
const LONGEST = 960;

/**
 * The best reader that there is: the browser's, which knows bar codes too, else a decoder of QR codes that is fetched when it is first
 * asked for.
 *
 * @example
 * const read = await codeReader();
 * const code = await read(await createImageBitmap(file));
 */
export async function codeReader(): Promise<CodeReader> {
  const Known = (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Known) {
    const detector = new Known();
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (picture) => {
    const pixels = pixelsOf(picture, canvas);
    if (!pixels) return null;
    try {
      return decodeQR(pixels);
    } catch {
      // It says by throwing that there is none.
      return null;
    }
  };
}

function pixelsOf(picture: Picture, canvas: HTMLCanvasElement): ImageData | null {
  const [width, height] = 'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || width === 0 || height === 0) return null;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
