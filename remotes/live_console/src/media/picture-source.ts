import { release } from './release';
import { FRAME_MS, JPEG_QUALITY, VIDEO_LOAD_MS, VIDEO_SETTLE_MS } from '../model/limits';
import { toBase64 } from './pcm';

const WIDEST = 1_280;

interface PictureEars {
  onPicture(base64: string): void;
  /** The browser's own "Stop sharing", or a camera that was pulled out. */
  onEnded(): void;
}

interface Showing {
  readonly stream: MediaStream;
  readonly video: HTMLVideoElement;
  readonly timer: ReturnType<typeof setInterval>;
}

/** A camera or a screen as one JPEG a second. Whatever the order of start and stop, what is stopped is released. */
export class PictureSource {
  #showing: Showing | null = null;
  #run = 0;
  #isDrawing = false;

  constructor(private readonly ears: PictureEars) {}

  get stream(): MediaStream | null {
    return this.#showing?.stream ?? null;
  }

  /** False: it was stopped before it had begun. */
  async start(ask: () => Promise<MediaStream>): Promise<boolean> {
    this.stop();
    const run = this.#run;
    const stream = await ask();
    if (run !== this.#run) return release(stream);
    const video = document.createElement('video');
    try {
      await loaded(video, stream);
    } catch (error) {
      release(stream);
      throw error;
    }
    if (run !== this.#run) return release(stream);
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', () => this.#ended(run));
    // The first pictures of a camera are dark.
    await new Promise((resolve) => setTimeout(resolve, VIDEO_SETTLE_MS));
    if (run !== this.#run) return release(stream);
    this.#showing = { stream, video, timer: setInterval(() => void this.#send(run, video), FRAME_MS) };
    void this.#send(run, video);
    return true;
  }

  stop(): void {
    this.#run += 1;
    const showing = this.#showing;
    this.#showing = null;
    if (!showing) return;
    clearInterval(showing.timer);
    showing.video.srcObject = null;
    release(showing.stream);
  }

  #ended(run: number): void {
    if (run !== this.#run) return;
    this.stop();
    this.ears.onEnded();
  }

  async #send(run: number, video: HTMLVideoElement): Promise<void> {
    if (this.#isDrawing || video.videoWidth === 0) return;
    this.#isDrawing = true;
    const picture = await jpegOf(video).finally(() => (this.#isDrawing = false));
    if (picture && run === this.#run) this.ears.onPicture(picture);
  }
}

function loaded(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Video loading timeout')), VIDEO_LOAD_MS);
    video.onloadeddata = () => {
      clearTimeout(timer);
      resolve();
    };
    video.onerror = () => {
      clearTimeout(timer);
      reject(new Error('Video loading error'));
    };
    video.play().catch(() => undefined);
  });
}

async function jpegOf(video: HTMLVideoElement): Promise<string | null> {
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
  return blob ? toBase64(new Uint8Array(await blob.arrayBuffer())) : null;
}
