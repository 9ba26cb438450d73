import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { CSRF_COOKIE, SESSION_COOKIE } from '../http/cookies';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Beside the body: extra headers, or a session without its CSRF header. */
export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutCsrf?: boolean;
}

/** A browser in small: keeps the cookies of the server and sends the CSRF header. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly app: FastifyInstance) {}

  get sessionToken(): string | undefined {
    return this.cookies.get(SESSION_COOKIE);
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Signs in; fails the test when the server refuses. */
  async signIn(email: string, password: string): Promise<this> {
    await this.get('/api/auth_and_admin/check/');
    const answer = await this.post('/api/auth_and_admin/login/', { email, password });
    if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`);
    return this;
  }

  get(url: string, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', { url, ...options });
  }

  post(url: string, body: unknown = {}, options: SendOptions = {}): Promise<LightMyRequestResponse> {
    return this.send('POST', { url, body, ...options });
  }

  async send(method: Method, { url, body, headers = {}, withoutCsrf = false }: SendOptions & { url: string; body?: unknown }): Promise<LightMyRequestResponse> {
    const csrf = withoutCsrf ? undefined : this.cookies.get(CSRF_COOKIE);
    const request: InjectOptions = {
      method, url,
      headers: {
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(csrf && method !== 'GET' ? { 'x-csrftoken': csrf } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    };
    const answer = await this.app.inject(request);
    this.keep(answer.headers['set-cookie']);
    return answer;
  }

  private keep(header: string | string[] | undefined): void {
    for (const line of header === undefined ? [] : [header].flat()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '' || /max-age=0(;|$)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
