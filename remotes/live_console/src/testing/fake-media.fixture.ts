/** A track that can be pulled out. */
class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';

  stop(): void {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly tracks = [new FakeTrack()];
  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks;
}

/** The browser's devices, as the test wants them. */
export interface FakeMedia {
  readonly streams: FakeStream[];
  readonly asked: unknown[];
  /** Makes the next question fail. */
  fail: DOMException | null;
  /** Makes the next question for a screen fail. */
  failScreen: DOMException | null;
  devices: { kind: string; deviceId: string; label: string }[];
  devicesFail: boolean;
  /** What every capture node posts when the test says so. */
  hear(samples: Int16Array): void;
  readonly contexts: { state: string; sampleRate: number }[];
  /** Something was plugged in or pulled out. */
  change(): void;
}

export function installFakeMedia(): FakeMedia {
  const nodes: { port: { onmessage: ((event: { data: object }) => void) | null } }[] = [];
  const events = new EventTarget();
  const media: FakeMedia = {
    streams: [],
    asked: [],
    fail: null,
    failScreen: null,
    devicesFail: false,
    contexts: [],
    devices: [
      { kind: 'videoinput', deviceId: 'c1', label: 'Desk camera' },
      { kind: 'audioinput', deviceId: 'm1', label: 'Headset' },
      { kind: 'audioinput', deviceId: 'm2', label: '' },
    ],
    hear: (samples) => nodes.forEach((node) => node.port.onmessage?.({ data: { type: 'chunk', samples } })),
    change: () => void events.dispatchEvent(new Event('devicechange')),
  };
  const ask = (wanted: unknown) => {
    media.asked.push(wanted);
    if (media.fail) return Promise.reject(media.fail);
    const stream = new FakeStream();
    media.streams.push(stream);
    return Promise.resolve(stream);
  };
  const enumerateDevices = () => (media.devicesFail ? Promise.reject(new Error('no')) : Promise.resolve(media.devices));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(events, {
      getUserMedia: ask,
      getDisplayMedia: (wanted: unknown) => (media.failScreen ? Promise.reject(media.failScreen) : ask(wanted)),
      enumerateDevices,
    }),
  });
  Object.assign(globalThis, { AudioContext: fakeContext(media), AudioWorkletNode: fakeNode(nodes) });
  fakeVideo();
  return media;
}

function fakeContext(media: FakeMedia) {
  return class {
    readonly sampleRate: number;
    state = 'running';
    readonly destination = {};
    readonly audioWorklet = { addModule: () => Promise.resolve() };
    constructor({ sampleRate }: { sampleRate: number }) {
      this.sampleRate = sampleRate;
      media.contexts.push(this);
    }
    createMediaStreamSource = () => ({ connect: () => undefined });
    resume = () => Promise.resolve();
    close = () => {
      this.state = 'closed';
      return Promise.resolve();
    };
  };
}

function fakeNode(nodes: { port: { onmessage: ((event: { data: object }) => void) | null } }[]) {
  return class {
    readonly port = { onmessage: null as ((event: { data: object }) => void) | null, postMessage: () => undefined };
    constructor() {
      nodes.push(this);
    }
    connect = () => undefined;
    disconnect = () => undefined;
  };
}

/** A video that loads at once and paints one JPEG. */
function fakeVideo(): void {
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    set(this: HTMLVideoElement, stream: unknown) {
      if (stream && FakeVideo.loads) void Promise.resolve().then(() => this.onloadeddata?.(new Event('loadeddata')));
    },
    get: () => null,
  });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { configurable: true, get: () => 1_280 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { configurable: true, get: () => 720 });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type, quality) {
    FakeVideo.asked.push([type, quality]);
    done({ arrayBuffer: () => Promise.resolve(new Uint8Array([255, 216, 255]).buffer) } as Blob);
  };
}

/** How videos of the test behave, and how their pictures were asked for. */
export const FakeVideo = { loads: true, asked: [] as unknown[] };
