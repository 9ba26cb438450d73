import { ApiError } from './api-error';
import { takePrefetched } from './prefetch';
import { sendWithProgress, type OnSent } from './send-with-progress';

/** What the shared request helper takes beyond `fetch`. */
export interface RequestOptions extends RequestInit {
  /** Lets a 401 and a 403 "Access denied" pass to the caller instead of leaving the page. */
  noRedirect?: boolean;
  /** Told how much of the body has left. */
  onSent?: OnSent;
}

/** How the helper leaves the page. The shell sets it to its router once, before anything is called. */
export interface RequestHost {
  /** Goes to a page of this site. */
  navigate(path: string): void;
  /** False on login, /access-denied, public and portal pages, where staff redirects make no sense (decision A-35). */
  isStaffPage(): boolean;
  /** The session has ended on a staff page. Default: to the login, from where the way leads back to `page`. */
  sessionMissing?(page: string): void;
}

const DENIED = ['Access denied', "You don't have permission"];
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

let host: RequestHost = {
  navigate: (path) => window.location.assign(path),
  isStaffPage: () => !/^\/(access-denied|login)(\/|$)/.test(window.location.pathname),
};

/**
 * Tells the request helper how to leave a page. Called by the shell; a test's fake host calls it as well.
 *
 * @example
 * setRequestHost({ navigate: (path) => router.navigate(path), isStaffPage: () => area === 'app' });
 */
export function setRequestHost(next: RequestHost): void {
  host = next;
}

/**
 * The one way to call the server: always sends credentials, adds the CSRF header to calls that change something, sets a
 * JSON content type unless the body is form data or the caller set one, tells the shell that the session is missing (it
 * asks for the password over the page) and leads a missing permission to /access-denied. Every other answer is handed over unchanged, and its body can still be read.
 *
 * @throws ApiError with status 0 and code `network` when the server cannot be reached.
 * @example
 * const response = await request('/api/members_page/me/');
 */
export async function request(path: string, options: RequestOptions = {}): Promise<Response> {
  const { noRedirect = false, onSent, ...init } = options;
  const response = await send(path, { ...init, credentials: 'include', headers: headersFor(path, init) }, onSent);
  if (noRedirect || !host.isStaffPage()) return response;
  if (response.status === 401) sessionMissing();
  if (response.status === 403 && (await saysDenied(response))) host.navigate(deniedAddress(path));
  return response;
}

function sessionMissing(): void {
  if (host.sessionMissing) host.sessionMissing(currentPage());
  else host.navigate(`/login?next=${encodeURIComponent(currentPage())}`);
}

async function send(path: string, init: RequestInit, onSent: OnSent | undefined): Promise<Response> {
  try {
    if (onSent) return await sendWithProgress(path, init, onSent);
    const early = takePrefetched(path, init);
    if (!early) return await fetch(path, init);
    const response = await early.catch(() => fetch(path, init));
    init.signal?.throwIfAborted();
    return response;
  } catch (cause) {
    if (init.signal?.aborted || (cause instanceof Error && cause.name === 'AbortError')) throw cause;
    const error = new ApiError(0, {
      error: 'The server could not be reached. Please check your connection and try again.',
      code: 'network',
    });
    error.cause = cause;
    throw error;
  }
}

function headersFor(path: string, init: RequestInit): Headers {
  const headers = new Headers(init.headers);
  const hasBody = init.body !== undefined && init.body !== null;
  if (hasBody && !(init.body instanceof FormData) && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const changes = !SAFE_METHODS.has((init.method ?? 'GET').toUpperCase());
  // The token is read anew for every call, since a login rotates it; it never goes to another site.
  if (changes && isOwnSite(path)) headers.set('X-CSRFToken', cookie('csrftoken'));
  return headers;
}

function isOwnSite(path: string): boolean {
  return new URL(path, window.location.href).origin === window.location.origin;
}

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** Reads a copy, so that the caller can still read the body (decision A-12). */
async function saysDenied(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  return DENIED.some((sentence) => text.includes(sentence));
}

function deniedAddress(path: string): string {
  const { pathname } = new URL(path, window.location.href);
  const plugin = /\/api\/([^/]+)/.exec(pathname)?.[1] ?? '';
  return `/access-denied?plugin=${encodeURIComponent(plugin)}&from=${encodeURIComponent(currentPage())}`;
}

function currentPage(): string {
  return window.location.pathname + window.location.search;
}
