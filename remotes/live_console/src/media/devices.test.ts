import { installFakeMedia } from '../testing/fake-media.fixture';
import { readDevices, stillThere } from './devices';

const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the list of devices', () => {
  it('T-750 is waited for up to 3 s where there is none', async () => {
    installFakeMedia().devices = [];
    let found: unknown = null;
    void readDevices().then((list) => {
      found = list;
    });
    await settle();
    jest.advanceTimersByTime(2_999);
    await settle();
    expect(found).toBeNull();
    jest.advanceTimersByTime(1);
    await settle();
    expect(found).toEqual({ cameras: [], microphones: [] });
  });

  it('T-750 is there at once when a device is plugged in meanwhile, or was there before', async () => {
    const media = installFakeMedia();
    const { devices } = media;
    media.devices = [];
    const waiting = readDevices();
    await settle();
    media.devices = devices;
    media.change();
    expect((await waiting).cameras).toEqual([{ id: 'c1', label: 'Desk camera' }]);
    expect((await readDevices()).microphones.map(({ label }) => label)).toEqual(['Headset', 'Microphone 2']);
  });

  it('a device that was pulled out gives way to the browser’s own choice', () => {
    expect([stillThere([{ id: 'm1', label: 'Headset' }], 'm1'), stillThere([{ id: 'm1', label: 'Headset' }], 'gone')]).toEqual(['m1', '']);
  });
});
