import { initialState } from '../model/console-state';
import { ConsoleStore } from '../session/console-store';
import { FakeVideo, installFakeMedia, type FakeMedia } from '../testing/fake-media.fixture';
import { MediaControl } from './media-control';

let media: FakeMedia;
let store: ConsoleStore;
let control: MediaControl;
let sent: string[];

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const wait = async (ms: number) => {
  await settle();
  for (let gone = 0; gone < ms; gone += 100) {
    jest.advanceTimersByTime(100);
    await settle();
  }
};
const messages = () => store.get().messages.map(({ content }) => content);
const refused = (name: string) => new DOMException('no', name);
const shown = () => {
  const { isMicOn, isCameraOn, isScreenOn } = store.get();
  return { isMicOn, isCameraOn, isScreenOn };
};
const allReleased = () => media.streams.every(({ tracks }) => tracks.every(({ readyState }) => readyState === 'ended'));

beforeEach(() => {
  jest.useFakeTimers();
  media = installFakeMedia();
  [FakeVideo.loads, FakeVideo.asked] = [true, []];
  store = new ConsoleStore(initialState({ voice: 'Puck' }));
  sent = [];
  control = new MediaControl(store, {
    sendAudio: () => void sent.push('audio'),
    sendAudioEnd: () => void sent.push('end'),
    sendPicture: () => {
      sent.push('picture');
      return true;
    },
  });
});
afterEach(() => jest.useRealTimers());

describe('the microphone', () => {
  it('T-626 T-670 is switched on and off; off it is released, says that it is over and sends nothing more', async () => {
    await control.toggleMicrophone();
    media.hear(new Int16Array(16_000));
    expect(media.contexts).toMatchObject([{ sampleRate: 16_000, state: 'running' }]);
    await control.toggleMicrophone();
    media.hear(new Int16Array(16_000));
    expect([sent, allReleased(), shown().isMicOn, media.contexts[0]?.state]).toEqual([['audio', 'end'], true, false, 'closed']);
  });

  it("T-712 refused says 'Failed to access microphone. Please check permissions.' and stays off", async () => {
    media.fail = refused('NotAllowedError');
    await control.toggleMicrophone();
    expect([messages(), shown().isMicOn]).toEqual([['Failed to access microphone. Please check permissions.'], false]);
  });

  it('that is switched off while it is asked for is released as soon as it comes', async () => {
    const starting = control.toggleMicrophone();
    await control.toggleMicrophone();
    await starting;
    expect([allReleased(), media.streams.length, shown().isMicOn]).toEqual([true, 1, false]);
  });

  it('that is pulled out is off', async () => {
    await control.toggleMicrophone();
    media.streams[0]?.tracks[0]?.dispatchEvent(new Event('ended'));
    expect([shown().isMicOn, sent]).toEqual([false, ['end']]);
  });
});

describe('the camera', () => {
  it('T-627 T-671 T-339 T-338 sends a JPEG of quality 0.8 each second while it is on', async () => {
    const starting = control.toggleCamera();
    await wait(600);
    await starting;
    await wait(3_000);
    expect(sent).toEqual(['picture', 'picture', 'picture', 'picture']);
    expect(FakeVideo.asked[0]).toEqual(['image/jpeg', 0.8]);
    expect(media.asked[0]).toEqual({ video: { width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } });
    await control.toggleCamera();
    await wait(5_000);
    expect([sent.length, allReleased()]).toEqual([4, true]);
  });

  it.each([
    ['NotAllowedError', 'permission was not given'],
    ['NotFoundError', 'no such device was found'],
    ['NotReadableError', 'the device is in use by another program'],
  ])("T-713 %s shows 'Camera error: ...' with the reason", async (name, reason) => {
    media.fail = refused(name);
    await control.toggleCamera();
    expect([messages(), shown().isCameraOn]).toEqual([[`Camera error: ${reason}`], false]);
  });

  it('T-713 that shows nothing for 5 s is an error, and is released', async () => {
    FakeVideo.loads = false;
    const starting = control.toggleCamera();
    await wait(4_900);
    expect(messages()).toEqual([]);
    await wait(200);
    await starting;
    expect([messages(), allReleased()]).toEqual([['Camera error: Video loading timeout'], true]);
  });
});

describe('the screen', () => {
  const started = async (what: Promise<void>) => {
    await wait(600);
    await what;
  };

  it('T-628 T-629 T-630 turns the camera off, keeps it off, and brings it back when sharing ends', async () => {
    await started(control.toggleCamera());
    await started(control.toggleScreen());
    expect(shown()).toEqual({ isMicOn: false, isCameraOn: false, isScreenOn: true });
    await control.toggleCamera();
    expect(shown().isCameraOn).toBe(false);
    await started(control.toggleScreen());
    expect(shown()).toEqual({ isMicOn: false, isCameraOn: true, isScreenOn: false });
    control.stopAll();
    expect([shown(), allReleased()]).toEqual([{ isMicOn: false, isCameraOn: false, isScreenOn: false }, true]);
  });

  it('T-744 T-745 T-746 is asked for at ideal 10 and at most 30 pictures a second, and sent once a second at quality 0.8', async () => {
    await started(control.toggleScreen());
    await wait(2_000);
    expect(media.asked).toEqual([{ video: { frameRate: { ideal: 10, max: 30 } } }]);
    expect([sent.length, FakeVideo.asked[0]]).toEqual([3, ['image/jpeg', 0.8]]);
  });

  it("T-714 that is refused says 'Failed to start screen sharing: ...' with the reason; the camera comes back", async () => {
    await started(control.toggleCamera());
    media.failScreen = refused('NotAllowedError');
    await control.toggleScreen();
    expect(messages()).toEqual(['Failed to start screen sharing: permission was not given']);
    await wait(600);
    expect(shown()).toMatchObject({ isCameraOn: true, isScreenOn: false });
  });

  it('T-747 that shows nothing for 5 s is given up', async () => {
    FakeVideo.loads = false;
    await Promise.all([control.toggleScreen(), wait(5_100)]);
    expect(messages()).toEqual(['Failed to start screen sharing: Video loading timeout']);
  });

  it("ended by the browser's own button is off, and nothing more is sent", async () => {
    await started(control.toggleScreen());
    media.streams[0]?.tracks[0]?.dispatchEvent(new Event('ended'));
    const { length } = sent;
    await wait(3_000);
    expect([shown().isScreenOn, sent.length]).toEqual([false, length]);
  });
});

describe('a choice of device', () => {
  it('holds for the next time, and changes what is on without switching it off', async () => {
    await control.choose({ microphone: 'm1' });
    await control.toggleMicrophone();
    await control.choose({ microphone: 'm2' });
    expect(media.asked).toMatchObject([{ audio: { deviceId: { exact: 'm1' } } }, { audio: { deviceId: { exact: 'm2' } } }]);
    expect([shown().isMicOn, media.streams[0]?.tracks[0]?.readyState, sent]).toEqual([true, 'ended', []]);
  });

  it("T-715 that fails says 'Failed to switch camera/microphone'", async () => {
    await control.toggleMicrophone();
    media.fail = refused('OverconstrainedError');
    await control.choose({ microphone: 'gone' });
    expect([messages(), shown().isMicOn]).toEqual([['Failed to switch camera/microphone'], false]);
  });
});

it('any order of starts and stops leaves nothing running', async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 120; round += 1) {
    void [() => control.toggleMicrophone(), () => control.toggleCamera(), () => control.toggleScreen()][random(3)]?.();
    if (random(3) === 0) await wait(100 * random(8));
  }
  await wait(1_000);
  control.stopAll();
  const { length } = sent;
  await wait(3_000);
  expect([allReleased(), sent.length, media.contexts.every(({ state }) => state === 'closed')]).toEqual([true, length, true]);
});
