import type { AudioBrowser } from './microphone';

interface FakeAudio extends AudioBrowser {
  /** Tracks that were handed out and not let go. */
  readonly live: () => number;
  readonly contexts: () => number;
  /** The browser gives, or refuses, the microphone that was asked for. */
  give(): void;
  refuse(error: Error): void;
  /** What is heard from now on, 0 to 255. */
  loudness: number;
  /** Bytes per recorded piece. */
  bytes: number;
  fail(error: Error): void;
}

/** A microphone whose moments the test decides: asked for, given, heard, let go. */
export function fakeAudio({ graph = true }: { readonly graph?: boolean } = {}): FakeAudio {
  const tracks = new Set<object>();
  const asked: { resolve: (stream: MediaStream) => void; reject: (error: Error) => void }[] = [];
  let open = 0;
  let last: FakeRecorder | null = null;
  const audio: FakeAudio = {
    loudness: 0,
    bytes: 4_000,
    live: () => tracks.size,
    contexts: () => open,
    getUserMedia: () => new Promise((resolve, reject) => asked.push({ resolve, reject })),
    give: () => {
      // Nobody has asked: nothing is given.
      if (asked.length === 0) return;
      const track = { stop: () => void tracks.delete(track) };
      tracks.add(track);
      asked.shift()?.resolve({ getTracks: () => [track] } as unknown as MediaStream);
    },
    refuse: (error) => asked.shift()?.reject(error),
    fail: (error) => last?.onerror?.({ error }),
    createContext: () => {
      if (!graph) throw new Error('no audio hardware');
      open += 1;
      const analyser = {
        fftSize: 0,
        smoothingTimeConstant: 0,
        frequencyBinCount: 1_024,
        getByteFrequencyData: (into: Uint8Array) => into.fill(audio.loudness),
      };
      return {
        createAnalyser: () => analyser,
        createMediaStreamSource: () => ({ connect: () => undefined }),
        close: async () => void (open -= 1),
      } as unknown as AudioContext;
    },
    createRecorder: () => {
      last = new FakeRecorder(audio);
      return last as unknown as MediaRecorder;
    },
    isTypeSupported: (type) => type.includes('webm'),
  };
  return audio;
}

class FakeRecorder {
  state = 'inactive';
  readonly mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: ((event: { error: Error }) => void) | null = null;
  constructor(private readonly audio: { readonly bytes: number }) {}
  start(): void {
    this.state = 'recording';
  }
  /** As browsers do it: the last piece, then the end, both later than the call. */
  stop(): void {
    this.state = 'inactive';
    void Promise.resolve().then(() => {
      this.ondataavailable?.({ data: new Blob([new Uint8Array(this.audio.bytes)]) });
      this.onstop?.();
    });
  }
}
