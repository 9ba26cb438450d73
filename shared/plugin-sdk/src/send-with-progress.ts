/** Told while a body is on its way: how many of its bytes have left, and how many it has. */
export type OnSent = (sent: number, all: number) => void;

/** Statuses whose answer has no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * As `fetch`, but tells how much of the body has been sent, which `fetch` cannot.
 *
 * @throws TypeError when the server cannot be reached, the signal's reason when it was aborted.
 */
export function sendWithProgress(path: string, { method = 'GET', headers, body, signal }: RequestInit, onSent: OnSent): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    call.open(method, path);
    call.withCredentials = true;
    call.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => onSent(loaded, total);
    call.onload = () => resolve(answerOf(call));
    call.onerror = () => reject(new TypeError('Failed to fetch'));
    call.onabort = () => reject(signal?.reason ?? new DOMException('The call was aborted.', 'AbortError'));
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    call.send(body as XMLHttpRequestBodyInit | null);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().split('\r\n').filter(Boolean);
  const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return new Response(BODILESS.has(call.status) ? null : (call.response as ArrayBuffer), {
    status: call.status,
    statusText: call.statusText,
    headers,
  });
}
