import { request, setRequestHost, type RequestOptions } from './request';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const visits: string[] = [];
let sent: { path: string; init: RequestInit; headers: Headers } | null = null;
let answer: () => Response = () => json(200, {});
let staffPage = true;

beforeEach(() => {
  visits.length = 0;
  sent = null;
  staffPage = true;
  answer = () => json(200, {});
  document.cookie = 'csrftoken=token-1';
  window.history.replaceState(null, '', '/moodboard/7?view=grid');
  setRequestHost({ navigate: (path) => void visits.push(path), isStaffPage: () => staffPage });
  globalThis.fetch = async (path, init = {}) => {
    sent = { path: String(path), init, headers: new Headers(init.headers) };
    return answer();
  };
});

async function headersOf(options: RequestOptions): Promise<Headers> {
  await request('/api/x/y/', options);
  return sent?.headers ?? new Headers();
}

describe('request', () => {
  it('always sends credentials (T-237)', async () => {
    await request('/api/x/');
    expect(sent?.init.credentials).toBe('include');
  });

  it.each([
    ['POST', 'T-238'],
    ['PUT', 'T-239'],
    ['PATCH', 'T-240'],
    ['DELETE', 'T-241'],
  ])('adds the CSRF header from the cookie to %s (%s)', async (method) => {
    expect((await headersOf({ method })).get('X-CSRFToken')).toBe('token-1');
  });

  it('reads the token anew for every call, since a login rotates it (T-238)', async () => {
    await headersOf({ method: 'POST' });
    document.cookie = 'csrftoken=token-2';
    expect((await headersOf({ method: 'post' })).get('X-CSRFToken')).toBe('token-2');
  });

  it('adds no CSRF header to GET (T-242)', async () => {
    expect((await headersOf({})).has('X-CSRFToken')).toBe(false);
  });

  it('never gives the token to another site', async () => {
    await request('https://elsewhere.example/api/x/', { method: 'POST' });
    expect(sent?.headers.has('X-CSRFToken')).toBe(false);
  });

  it('sets a JSON content type on a body (T-243)', async () => {
    expect((await headersOf({ method: 'POST', body: '{}' })).get('Content-Type')).toBe('application/json');
  });

  it('keeps the content type the caller set (T-243)', async () => {
    const headers = await headersOf({ method: 'PATCH', body: '{}', headers: { 'Content-Type': 'application/json-patch+json' } });
    expect(headers.get('Content-Type')).toBe('application/json-patch+json');
  });

  it('sets no content type on form data, so that the browser adds the boundary (T-244)', async () => {
    expect((await headersOf({ method: 'POST', body: new FormData() })).has('Content-Type')).toBe(false);
  });

  it.each([
    ['Access denied', 'T-234'],
    ["You don't have permission to do this", 'T-235'],
  ])('a 403 with "%s" leads to /access-denied (%s)', async (error) => {
    answer = () => json(403, { error });
    await request('/api/payments/list/?page=2');
    expect(visits).toEqual(['/access-denied?plugin=payments&from=%2Fmoodboard%2F7%3Fview%3Dgrid']);
  });

  it('leaves the body of that 403 readable for the caller (T-234)', async () => {
    answer = () => json(403, { error: 'Access denied' });
    const response = await request('/api/payments/list/');
    await expect(response.json()).resolves.toEqual({ error: 'Access denied' });
  });

  it('takes the plugin from the first segment after /api/, and none without one (T-011)', async () => {
    answer = () => json(403, { error: 'Access denied' });
    await request('/elsewhere/');
    expect(visits).toEqual(['/access-denied?plugin=&from=%2Fmoodboard%2F7%3Fview%3Dgrid']);
  });

  it('hands any other 403 over unchanged (T-313)', async () => {
    answer = () => json(403, { error: 'CSRF Failed: CSRF token missing or incorrect.' });
    const response = await request('/api/x/', { method: 'POST' });
    expect([response.status, visits]).toEqual([403, []]);
    await expect(response.json()).resolves.toEqual({ error: 'CSRF Failed: CSRF token missing or incorrect.' });
  });

  it('does not redirect when the call asked not to, or on a page outside the staff app', async () => {
    answer = () => json(403, { error: 'Access denied' });
    await request('/api/x/', { noRedirect: true });
    staffPage = false;
    await request('/api/x/');
    expect(visits).toEqual([]);
  });

  it('leads a missing session to the login and keeps the wanted page', async () => {
    answer = () => json(401, { error: 'Not authenticated' });
    await request('/api/x/');
    expect(visits).toEqual(['/login?next=%2Fmoodboard%2F7%3Fview%3Dgrid']);
  });

  it('lets the host deal with a missing session where it can, so that the page may stay', async () => {
    const missing: string[] = [];
    const left: string[] = [];
    setRequestHost({
      navigate: (path) => void left.push(path),
      isStaffPage: () => true,
      sessionMissing: (page) => void missing.push(page),
    });
    answer = () => json(401, { error: 'Not authenticated' });
    expect((await request('/api/moodboard/7/')).status).toBe(401);
    expect([missing.length, left]).toEqual([1, []]);
  });

  it('says in words when the server cannot be reached', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(request('/api/x/')).rejects.toMatchObject({ name: 'ApiError', status: 0, code: 'network' });
  });

  it('lets an aborted call stay an abort', async () => {
    const controller = new AbortController();
    controller.abort();
    answer = () => {
      throw new DOMException('aborted', 'AbortError');
    };
    await expect(request('/api/x/', { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
