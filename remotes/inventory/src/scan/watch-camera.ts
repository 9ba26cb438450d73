import { codeReader } from './read-code';

/** How often a picture is looked at, in milliseconds. */
const EVERY = 120;
/** So many pictures without a code, and the next one counts as new, also if it is the same. */
const PICTURES_WITHOUT = 4;

interface Watch {
  readonly video: HTMLVideoElement;
  readonly signal: AbortSignal;
  /** Once for each label that comes into the picture. */
  readonly onCode: (code: string) => void;
}

/**
 * Shows the camera at the back in a video and reads codes from it until the signal is aborted; the camera is off then.
 *
 * @throws DOMException when there is no camera, or the person does not allow it
 */
export async function watchCamera({ video, signal, onCode }: Watch): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  video.srcObject = stream;
  await video.play();
  const read = await codeReader();
  const seen = newcomers(PICTURES_WITHOUT);
  while (!signal.aborted) {
    const code = seen(await read(video));
    if (code !== null && !signal.aborted) onCode(code);
    await new Promise((resolve) => {
      setTimeout(resolve, EVERY);
    });
  }
}

/**
 * Lets through what was not in the pictures before: a label that stays in the picture is one label.
 *
 * @example
 * const seen = newcomers(2);
 * [seen('A'), seen('A'), seen(null), seen(null), seen('A')]; // ['A', null, null, null, 'A']
 */
export function newcomers(picturesWithout: number): (code: string | null) => string | null {
  let last: string | null = null;
  let without = 0;
  return (code) => {
    if (code === null) {
      without += 1;
      if (without >= picturesWithout) last = null;
      return null;
    }
    without = 0;
    if (code === last) return null;
    last = code;
    return code;
  };
}
