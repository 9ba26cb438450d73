import { socketAddress, socketFrames } from './socket-frames';

class FakeSocket {
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
let random = 0.5;
const port = {
  open: (url: string) => {
    const socket = new FakeSocket(url);
    sockets.push(socket);
    return socket as unknown as WebSocket;
  },
  random: () => random,
};
const connect = () => socketFrames('ws://x/ws/notifications/', port).subscribe({ next: (frame) => frames.push(frame), error: (error: Error) => frames.push(error.message) });

beforeEach(() => {
  jest.useFakeTimers();
  sockets.length = 0;
  frames.length = 0;
  random = 0.5;
});
afterEach(() => jest.useRealTimers());

describe('notification socket', () => {
  it('is on the same host and secure when the page is (T-266, T-267)', () => {
    expect(socketAddress({ protocol: 'http:', host: 'a.example:4000' })).toBe('ws://a.example:4000/ws/notifications/');
    expect(socketAddress({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/ws/notifications/');
  });

  it('reconnects 5 s after it closed (T-198)', () => {
    connect();
    sockets[0]?.onclose?.({ code: 1006 });
    jest.advanceTimersByTime(4999);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    sockets[1]?.onmessage?.({ data: '{"id":1}' });
    expect(frames).toEqual([{ id: 1 }]);
  });

  it.each([[0, 4000], [1, 6000]])('spreads the reconnection by a fifth (random %d: %d ms)', (value, ms) => {
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

  it('survives a frame that is not JSON', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    connect();
    sockets[0]?.onmessage?.({ data: '<html>' });
    sockets[0]?.onmessage?.({ data: '{"id":2}' });
    expect(frames).toEqual([{ id: 2 }]);
    warn.mockRestore();
  });

  it('closes when nobody listens any more', () => {
    const subscription = connect();
    subscription.unsubscribe();
    jest.advanceTimersByTime(20_000);
    expect(sockets.map(({ closed }) => closed)).toEqual([true]);
  });
});
