import { pluginLife } from './plugin-life';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  closed = 0;
  constructor(readonly url: URL) {
    super();
    FakeSocket.all.push(this);
  }
  close(): void {
    this.closed += 1;
  }
}
const begin = () => {
  const controller = new AbortController();
  return { life: pluginLife(controller.signal, () => ({ base: '/r/sample/1/' })), end: () => controller.abort() };
};

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.all = [];
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
});
afterEach(() => jest.useRealTimers());

describe('what a plugin has started', () => {
  it('is over when the plugin ends: timers, sockets, kept objects, its own clean-up', () => {
    const { life, end } = begin();
    const [tick, once, cleaned] = [jest.fn(), jest.fn(), jest.fn()];
    life.every(1000, tick);
    life.after(5000, once);
    life.onEnd(cleaned);
    const socket = life.socket('/ws/sample/');
    const store = life.keep('store', () => ({}));
    expect(life.keep('store', () => ({}))).toBe(store);
    jest.advanceTimersByTime(2500);
    end();
    jest.advanceTimersByTime(60_000);
    expect([tick.mock.calls.length, once.mock.calls.length, cleaned.mock.calls.length]).toEqual([2, 0, 1]);
    expect(jest.getTimerCount()).toBe(0);
    expect(FakeSocket.all.map(({ url, closed }) => [url.href, closed])).toEqual([['ws://localhost/ws/sample/', 1]]);
    expect(socket.url).toBe(FakeSocket.all[0]?.url);
    expect(life.keep('store', () => ({}))).not.toBe(store);
  });

  it('can be stopped earlier, and is not ended twice', () => {
    const { life, end } = begin();
    const [tick, once, cleaned] = [jest.fn(), jest.fn(), jest.fn()];
    const stops = [life.every(1000, tick), life.after(1000, once), life.onEnd(cleaned)];
    stops.forEach((stop) => stop());
    jest.advanceTimersByTime(5000);
    end();
    expect([tick, once, cleaned].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('is cleaned up at once when the plugin has ended already', () => {
    const { life, end } = begin();
    end();
    const cleaned = jest.fn();
    life.onEnd(cleaned);
    expect(cleaned).toHaveBeenCalledTimes(1);
  });

  it('starts no worker from a file that nobody has named', async () => {
    await expect(begin().life.worker('count.js')).rejects.toMatchObject({ failure: { reason: 'integrity' } });
  });
});
