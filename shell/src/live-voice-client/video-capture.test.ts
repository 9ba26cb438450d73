import { LIVE_VOICE } from './live-voice-limits';
import { VideoCapture } from './video-capture';

let frames: string[];
let asked: unknown[];
let stopped: number;
let painted: unknown[];
let happens: 'loadeddata' | 'error' | 'nothing';
const settle = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};
const wait = async (ms: number) => {
  await settle();
  for (let gone = 0; gone < ms; gone += 100) {
    jest.advanceTimersByTime(100);
    await settle();
  }
};

function video(): HTMLVideoElement {
  const element = document.createElement('video');
  element.play = () => Promise.resolve();
  Object.defineProperty(element, 'videoWidth', { get: () => 1_280 });
  Object.defineProperty(element, 'videoHeight', { get: () => 720 });
  Object.defineProperty(element, 'srcObject', {
    set: (stream) => {
      if (stream && happens !== 'nothing') void Promise.resolve().then(() => element.dispatchEvent(new Event(happens)));
    },
  });
  return element;
}

beforeEach(() => {
  jest.useFakeTimers();
  [frames, asked, stopped, painted, happens] = [[], [], 0, [], 'loadeddata'];
  const stream = {
    getTracks: () => [
      {
        stop: () => {
          stopped += 1;
        },
      },
    ],
  };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: (wanted: unknown) => {
        asked.push(wanted);
        return Promise.resolve(stream);
      },
    },
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = (done, type, quality) => {
    painted.push([type, quality]);
    done({ arrayBuffer: () => Promise.resolve(new Uint8Array([255, 216, 255]).buffer) } as Blob);
  };
});
afterEach(() => jest.useRealTimers());

describe('video capture of the live voice client', () => {
  it('T-338 T-339 T-340 T-342 asks for 1280x720 at 30 fps, settles 500 ms, and then gives a JPEG of 0.8 each second until it is stopped', async () => {
    const capture = new VideoCapture(video(), (frame) => void frames.push(frame));
    const starting = capture.start();
    await wait(LIVE_VOICE.videoSettleMs);
    await starting;
    expect(asked).toEqual([{ video: { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } }]);
    await wait(900);
    expect(frames).toEqual([]);
    await wait(2_100);
    expect([frames, painted[0]]).toEqual([
      ['/9j/', '/9j/', '/9j/'],
      ['image/jpeg', 0.8],
    ]);
    capture.stop();
    await wait(5_000);
    expect([frames.length, stopped]).toEqual([3, 1]);
  });

  it("T-310 T-341 'Video loading timeout' after 5 s, and the camera is released", async () => {
    happens = 'nothing';
    const failed = new VideoCapture(video(), () => undefined).start().catch((error: Error) => error.message);
    await wait(5_000);
    expect([await failed, stopped]).toEqual(['Video loading timeout', 1]);
  });

  it("T-311 'Video loading error' on an error of the element, T-312 'No video element available' without one", async () => {
    happens = 'error';
    await expect(new VideoCapture(video(), () => undefined).start()).rejects.toThrow('Video loading error');
    await expect(new VideoCapture(null, () => undefined).start()).rejects.toThrow('No video element available');
    expect(stopped).toBe(1);
  });
});
