/** A socket that does what the test says. */
export class FakeSocket {
  static readonly made: FakeSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readyState: number = WebSocket.CONNECTING;
  bufferedAmount = 0;
  binaryType = 'blob';
  closedWith: number | null = null;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  addEventListener(): void {
    // The shell listens for the end of a plugin; here it ends with the test.
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code?: number): void {
    this.closedWith = code ?? 1005;
    this.readyState = WebSocket.CLOSED;
  }

  /** The handshake is through. */
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  say(frame: object): void {
    this.sayRaw(JSON.stringify(frame));
  }

  sayRaw(data: unknown): void {
    this.onmessage?.({ data });
  }

  /** The other side has gone. */
  lose(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  static get last(): FakeSocket {
    const found = FakeSocket.made.at(-1);
    if (!found) throw new Error('No socket was opened.');
    return found;
  }
}
