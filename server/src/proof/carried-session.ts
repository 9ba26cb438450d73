import { CSRF_COOKIE, readCookie } from '../platform/http/cookies';
import { exchange, TestClient, type Answer } from '../platform/testing/test-client';
import { PASSWORD } from '../platform/testing/test-people';

/** A signed-in browser whose server moves: the cookies stay, the address changes. */
export interface CarriedSession {
  readonly cookie: string;
  get(url: string): Promise<Answer>;
  post(url: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
}

/** Signs in at one server; the session is then used at whatever address it is given. */
export async function signInAt(origin: string, email: string): Promise<CarriedSession> {
  const { cookieHeader: cookie } = await new TestClient(origin).signIn(email, PASSWORD);
  const csrf = readCookie(cookie, CSRF_COOKIE) ?? '';
  return {
    cookie,
    get: (url) => exchange(url, { method: 'GET', headers: { cookie } }),
    post: (url, body, more = {}) =>
      exchange(url, {
        method: 'POST',
        headers: { cookie, 'x-csrftoken': csrf, 'content-type': 'application/json', ...more },
        payload: JSON.stringify(body),
      }),
  };
}
