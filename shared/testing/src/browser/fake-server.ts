import { splitAddress, type MethodAndPath } from '@butterfly/contracts/core';

/** One call as the server sees it. */
export interface FakeCall {
  readonly address: MethodAndPath;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

export interface FakeAnswer {
  readonly status?: number;
  /** The words beside the status; none by default, as over HTTP/2. */
  readonly statusText?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeHandler = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;
export type FakeHandlers = Readonly<Partial<Record<MethodAndPath, FakeHandler>>>;

export interface FakeServer {
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /** Replaces or adds handlers. */
  answer(handlers: FakeHandlers): void;
  /** Gives `fetch` back. */
  close(): void;
}

/**
 * Answers `fetch` by the addresses of a contract. A call that has no handler is answered with a 501 that names it, so
 * that a test fails where the surprise is.
 *
 * @example
 * const server = fakeServer({ [paths.getBoard]: () => ({ body: buildBoard(), headers: { ETag: '"1"' } }) });
 * afterEach(() => server.close());
 */
export function fakeServer(handlers: FakeHandlers): FakeServer {
  const real = globalThis.fetch;
  const calls: FakeCall[] = [];
  let routes = routesOf(handlers);
  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const method = (init.method ?? 'GET').toUpperCase();
    const found = matching(routes, method, url.pathname);
    if (!found)
      return response({ status: 501, body: { error: `The fake server has no ${method} ${url.pathname}`, code: 'no_fake_handler' } });
    const call = {
      address: found.address,
      params: found.params,
      query: url.searchParams,
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
      signal: init.signal ?? null,
    };
    calls.push(call);
    const answer = await found.handler(call);
    if (init.signal?.aborted) throw new DOMException('The call was aborted.', 'AbortError');
    return response(answer);
  };
  return {
    calls,
    answer: (more) => {
      routes = [...routesOf(more), ...routes];
    },
    close: () => {
      globalThis.fetch = real;
    },
  };
}

interface Route {
  readonly address: MethodAndPath;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly handler: FakeHandler;
}

function routesOf(handlers: FakeHandlers): Route[] {
  return Object.entries(handlers).flatMap(([address, handler]) => {
    if (!handler) return [];
    const [method, path] = splitAddress(address);
    const names = [...path.matchAll(/:([A-Za-z]\w*)/g)].map((match) => match[1] ?? '');
    const pattern = new RegExp(`^${path.replace(/:([A-Za-z]\w*)/g, '([^/]+)')}$`);
    return [{ address: address as MethodAndPath, method, pattern, names, handler }];
  });
}

function matching(routes: readonly Route[], method: string, pathname: string) {
  for (const route of routes) {
    const values = route.method === method ? route.pattern.exec(pathname) : null;
    if (values)
      return { ...route, params: Object.fromEntries(route.names.map((name, at) => [name, decodeURIComponent(values[at + 1] ?? '')])) };
  }
  return null;
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  return typeof body === 'string' && body !== '' ? JSON.parse(body) : (body ?? undefined);
}

function response({ status = 200, statusText = '', body, headers = {} }: FakeAnswer): Response {
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : JSON.stringify(body ?? {}), {
    status,
    statusText,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
