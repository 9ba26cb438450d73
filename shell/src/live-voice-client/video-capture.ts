import { LIVE_VOICE } from './live-voice-limits';

/** Turns the picture of a video into base64 JPEG, once a second, until it is stopped. */
export class VideoCapture {
  #timer: ReturnType<typeof setInterval> | undefined;
  #stream: MediaStream | null = null;
  #run = 0;

  constructor(
    private readonly video: HTMLVideoElement | null,
    private readonly onFrame: (base64: string) => void,
  ) {}

  /** @throws Error `No video element available`, `Video loading timeout`, `Video loading error`, or what the browser says. */
  async start(): Promise<void> {
    this.stop();
    const run = this.#run;
    const { video } = this;
    if (!video) throw new Error('No video element available');
    const stream = await navigator.mediaDevices.getUserMedia({ video: LIVE_VOICE.video });
    this.#stream = stream;
    if (run !== this.#run) return release(stream);
    try {
      await loaded(video, stream);
    } catch (error) {
      this.stop();
      throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LIVE_VOICE.videoSettleMs));
    if (run !== this.#run) return release(stream);
    this.#timer = setInterval(() => this.#capture(video), LIVE_VOICE.frameEveryMs);
  }

  stop(): void {
    this.#run += 1;
    clearInterval(this.#timer);
    if (this.#stream) release(this.#stream);
    this.#stream = null;
    if (this.video) this.video.srcObject = null;
  }

  #capture(video: HTMLVideoElement): void {
    if (video.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const run = this.#run;
    canvas.toBlob((blob) => void this.#hand(blob, run), 'image/jpeg', LIVE_VOICE.jpegQuality);
  }

  async #hand(blob: Blob | null, run: number): Promise<void> {
    if (!blob) return;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (run === this.#run) this.onFrame(base64Of(bytes));
  }
}

/** In pieces: a call with a hundred thousand arguments fails. */
function base64Of(bytes: Uint8Array): string {
  const piece = 0x2000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(text);
}

function loaded(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      video.onloadeddata = video.onerror = null;
      done();
    };
    const timer = setTimeout(
      end(() => reject(new Error('Video loading timeout'))),
      LIVE_VOICE.videoLoadMs,
    );
    video.onloadeddata = end(resolve);
    video.onerror = end(() => reject(new Error('Video loading error')));
    video.muted = true;
    video.srcObject = stream;
    video.play().catch(() => undefined);
  });
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
