import { BoardLine } from './board-line';
import { createPresenceStore, initialsOf, presenceActions } from './presence-store';

class FakeSocket {
  readonly sent: Record<string, unknown>[] = [];
  readyState: number = WebSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code: 1005 });
  }
  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

let sockets: FakeSocket[];
let saved: number;
beforeEach(() => {
  jest.useFakeTimers();
  [sockets, saved] = [[], 0];
});
afterEach(() => jest.useRealTimers());

function line() {
  const store = createPresenceStore();
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  const made = new BoardLine(7, { open, after }, { ...presenceActions(store), saved: () => (saved += 1), talked: () => undefined });
  const socket = () => sockets.at(-1) as FakeSocket;
  socket().onopen?.();
  socket().says({ type: 'moodboard.joined', project: 7, peer: 'me' });
  return { store, made, socket };
}
const anna = { type: 'moodboard.here', peer: 'a', member: 3, name: 'Anna Berg', comes: true };

describe('the line between pages of one board', () => {
  it('joins, answers who comes, and knows who is there', () => {
    const { socket, store } = line();
    expect(socket().sent).toEqual([{ type: 'moodboard.join', project: 7 }]);
    socket().says(anna);
    expect(socket().sent.at(-1)).toEqual({ type: 'moodboard.here', project: 7 });
    expect([...store.getState().peers.values()]).toEqual([{ id: 'a', member: 3, name: 'Anna Berg' }]);
    socket().says({ type: 'moodboard.left', peer: 'a' });
    expect(store.getState().peers.size).toBe(0);
  });

  it('tells where somebody points at most ten times a second, and the last place always', () => {
    const { made, socket } = line();
    for (let x = 0; x < 50; x += 1) made.point({ page: 'p', x, y: 0 });
    jest.advanceTimersByTime(1_000);
    expect(
      socket()
        .sent.filter(({ type }) => type === 'moodboard.cursor')
        .map(({ x }) => x),
    ).toEqual([0, 49]);
  });

  it('comes back after a break, and forgets who was there before', () => {
    const { socket, store } = line();
    socket().says(anna);
    socket().onclose?.({ code: 1006 });
    jest.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    socket().onopen?.();
    socket().says({ type: 'moodboard.joined', project: 7, peer: 'me' });
    expect(store.getState().peers.size).toBe(0);
  });

  it('waits five minutes when newer pages took its place', () => {
    const { socket } = line();
    socket().onclose?.({ code: 4429 });
    jest.advanceTimersByTime(239_000);
    expect(sockets).toHaveLength(1);
    jest.advanceTimersByTime(122_000);
    expect(sockets).toHaveLength(2);
  });

  it('hears of a save, survives what is no frame, and says nothing after its end', () => {
    const { made, socket } = line();
    socket().onmessage?.({ data: '{' });
    socket().says({ type: 'moodboard.saved', project: 7 });
    expect(saved).toBe(1);
    made.end();
    made.point({ page: 'p', x: 1, y: 1 });
    jest.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    expect(socket().sent).toHaveLength(1);
  });
});

it.each([
  ['Anna Berg', 'AB'],
  ['Łukasz', 'Ł'],
  ['  ', '?'],
  ['Maria del Mar Sol', 'MS'],
])('the initials of %j are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
