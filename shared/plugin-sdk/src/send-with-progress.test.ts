import { request, setRequestHost } from './request';

/** What a call has to do with a browser, and nothing more. */
class FakeCall {
  static last: FakeCall;
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => undefined };
  readonly sent: Record<string, unknown> = {};
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 201;
  statusText = 'Created';
  response: ArrayBuffer | null = new TextEncoder().encode('{"asset":7}').buffer as ArrayBuffer;
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  constructor() {
    FakeCall.last = this;
  }
  open(method: string, path: string): void {
    Object.assign(this.sent, { method, path });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent['body'] = body;
  }
  abort(): void {
    this.onabort();
    this.onloadend();
  }
  getAllResponseHeaders(): string {
    return 'etag: "a:1"\r\ncontent-type: application/json\r\n';
  }
}

const real = globalThis.XMLHttpRequest;
const file = new File(['petals'], 'a.png');
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeCall as unknown as typeof XMLHttpRequest;
  document.cookie = 'csrftoken=token-1';
  setRequestHost({ navigate: () => undefined, isStaffPage: () => false });
});
afterEach(() => (globalThis.XMLHttpRequest = real));

describe('a request that tells how much of its body is sent', () => {
  it('sends what every other does (T-237, T-238), tells each step, and hands over the whole answer', async () => {
    const steps: number[][] = [];
    const answer = request('/api/moodboard/assets/', {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
      onSent: (...step) => steps.push(step),
    });
    const call = FakeCall.last;
    call.upload.onprogress({ loaded: 3, total: 6 });
    call.upload.onprogress({ loaded: 6, total: 6 });
    call.onload();
    const response = await answer;
    expect(call.sent).toEqual({ method: 'POST', path: '/api/moodboard/assets/', body: file });
    expect([call.headers, call.withCredentials]).toEqual([{ 'content-type': 'application/octet-stream', 'x-csrftoken': 'token-1' }, true]);
    expect(steps).toEqual([
      [3, 6],
      [6, 6],
    ]);
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"a:1"']);
    await expect(response.json()).resolves.toEqual({ asset: 7 });
  });

  it('has no body where the answer has none', async () => {
    const answer = request('/api/x/', { method: 'PUT', body: file, onSent: () => undefined });
    Object.assign(FakeCall.last, { status: 204, response: new ArrayBuffer(0) });
    FakeCall.last.onload();
    expect((await answer).body).toBeNull();
  });

  it('says in words when the server cannot be reached', async () => {
    const answer = request('/api/x/', { method: 'POST', body: file, onSent: () => undefined });
    FakeCall.last.onerror();
    await expect(answer).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('stops on the wire when it is aborted, and stays an abort; one aborted before is not sent', async () => {
    const controller = new AbortController();
    const answer = request('/api/x/', { method: 'POST', body: file, onSent: () => undefined, signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(
      request('/api/x/', { method: 'POST', body: file, onSent: () => undefined, signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
  });
});
