import { newcomers, watchCamera } from './watch-camera';

const read = jest.fn<Promise<string | null>, [HTMLVideoElement]>();
jest.mock('./read-code', () => ({ codeReader: async () => read }));

describe('a camera that is watched', () => {
  const stopTrack = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    read.mockReset().mockResolvedValue(null);
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => ({ getTracks: () => [{ stop: stopTrack }] }) },
    });
  });
  afterEach(() => jest.useRealTimers());

  it('looks at a picture eight times a second, and not at all once it is stopped', async () => {
    const video = { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement;
    const stopping = new AbortController();
    const watched = watchCamera({ video, signal: stopping.signal, onCode: () => undefined });
    await jest.advanceTimersByTimeAsync(1_000);
    const looked = read.mock.calls.length;
    expect(looked).toBeGreaterThanOrEqual(8);
    expect(looked).toBeLessThanOrEqual(9);
    stopping.abort();
    await jest.advanceTimersByTimeAsync(1_000);
    await watched;
    expect(read).toHaveBeenCalledTimes(looked);
    expect(stopTrack).toHaveBeenCalledTimes(1);
  });
});

describe('labels in front of a camera', () => {
  it('count once while they stay in the picture, also when one picture is blurred', () => {
    const seen = newcomers(2);
    expect(['A', 'A', null, 'A', 'B', 'A'].map(seen)).toEqual(['A', null, null, null, 'B', 'A']);
  });

  it('count again after they have been away', () => {
    const seen = newcomers(2);
    expect(['A', null, null, 'A'].map(seen)).toEqual(['A', null, null, 'A']);
  });
});
