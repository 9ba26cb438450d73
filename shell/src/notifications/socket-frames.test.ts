import { fromEvent } from 'rxjs';
import { RECONNECT_MS, SILENCE_MS, socketAddress, socketFrames, type PlainSocket } from './socket-frames';

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {}
  close(): void {
    this.closed = true;
  }
}

const sockets: FakeSocket[] = [];
const frames: unknown[] = [];
const warnings: string[] = [];
let random = 0.5;
let opened = 0;
const port = {
  open: (url: string) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket as unknown as PlainSocket;
  },
  random: () => random,
  wake: fromEvent(window, 'online'),
  opened: () => void (opened += 1),
  warn: (text: string) => void warnings.push(text),
};
const connect = () =>
  socketFrames('ws://x/ws/notifications/', port).subscribe({
    next: (frame) => frames.push(frame),
    error: (error: Error) => frames.push(error.message),
  });

beforeEach(() => {
  jest.useFakeTimers();
  sockets.length = 0;
  frames.length = 0;
  warnings.length = 0;
  random = 0.5;
  opened = 0;
});
afterEach(() => jest.useRealTimers());

describe('notification socket', () => {
  it('is on the same host and secure when the page is (T-266, T-267)', () => {
    expect(socketAddress({ protocol: 'http:', host: 'a.example:4000' })).toBe('ws://a.example:4000/ws/notifications/');
    expect(socketAddress({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/ws/notifications/');
  });

  it('reconnects 5 s after it closed (T-198, T-328)', () => {
    connect();
    expect(RECONNECT_MS).toBe(5000);
    sockets[0]?.onclose?.({ code: 1006 });
    jest.advanceTimersByTime(4999);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    sockets[1]?.onmessage?.({ data: '{"id":1}' });
    expect(frames).toEqual([{ id: 1 }]);
  });

  it.each([
    [0, 4000],
    [1, 6000],
  ])('spreads the reconnection by a fifth (random %d: %d ms)', (value, ms) => {
    random = value;
    connect();
    sockets[0]?.onclose?.({ code: 1001 });
    jest.advanceTimersByTime(ms - 1);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  it('reconnects at once when the network is back, and then only once', () => {
    connect();
    sockets[0]?.onclose?.({ code: 1006 });
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
    jest.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(2);
  });

  it('does not ask again when it is refused for want of a session', () => {
    connect();
    sockets[0]?.onclose?.({ code: 4401 });
    jest.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(1);
    expect(frames).toEqual(['The notification socket needs a session.']);
  });

  it('comes back when it is looked at again, or after five minutes, when newer pages of the member took its place', () => {
    connect();
    sockets[0]?.onclose?.({ code: 4429 });
    jest.advanceTimersByTime(299_000);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
    sockets[1]?.onclose?.({ code: 4429 });
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(3);
    sockets[2]?.onclose?.({ code: 1006 });
    jest.advanceTimersByTime(RECONNECT_MS);
    expect(sockets).toHaveLength(4);
  });

  it('survives a frame that is not JSON', () => {
    connect();
    sockets[0]?.onmessage?.({ data: '<html>' });
    sockets[0]?.onmessage?.({ data: '{"id":2}' });
    expect(frames).toEqual([{ id: 2 }]);
    expect(warnings).toHaveLength(1);
  });

  it('notices within 35 s that a socket only looks open, and reconnects; a heartbeat is life, but no frame', () => {
    connect();
    sockets[0]?.onopen?.();
    for (let beat = 0; beat < 4; beat += 1) {
      jest.advanceTimersByTime(15_000);
      sockets[0]?.onmessage?.({ data: '{"type":"heartbeat"}' });
    }
    expect([sockets.length, frames]).toEqual([1, []]);
    jest.advanceTimersByTime(SILENCE_MS - 1);
    expect(sockets[0]?.closed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(sockets[0]?.closed).toBe(true);
    expect(SILENCE_MS).toBeLessThanOrEqual(35_000);
    jest.advanceTimersByTime(RECONNECT_MS);
    sockets[1]?.onopen?.();
    sockets[1]?.onmessage?.({ data: '{"id":3}' });
    expect([sockets.length, frames, opened]).toEqual([2, [{ id: 3 }], 2]);
  });

  it('closes when nobody listens any more', () => {
    const subscription = connect();
    subscription.unsubscribe();
    jest.advanceTimersByTime(20_000);
    expect(sockets.map(({ closed }) => closed)).toEqual([true]);
  });
});
