import http from 'node:http';
import { CSRF_COOKIE, SESSION_COOKIE } from '../http/cookies';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Beside the body: extra headers, or a session without its CSRF header. */
export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutCsrf?: boolean;
}

/** What came back. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
  /** As they came, for what is no text. */
  readonly bytes: Buffer;
  json<T = Record<string, unknown>>(): T;
}

/** A browser in small: keeps the cookies of the server and sends the CSRF header. */
export class TestClient {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origin: string) {}

  get sessionToken(): string | undefined {
    return this.cookies.get(SESSION_COOKIE);
  }

  get csrfToken(): string | undefined {
    return this.cookies.get(CSRF_COOKIE);
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

  get(url: string, options: SendOptions = {}): Promise<Answer> {
    return this.send('GET', { url, ...options });
  }

  post(url: string, body: unknown = {}, options: SendOptions = {}): Promise<Answer> {
    return this.send('POST', { url, body, ...options });
  }

  async send(
    method: Method,
    { url, body, headers = {}, withoutCsrf = false }: SendOptions & { url: string; body?: unknown },
  ): Promise<Answer> {
    const csrf = withoutCsrf ? undefined : this.cookies.get(CSRF_COOKIE);
    const payload = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const answer = await exchange(`${this.origin}${url}`, {
      method,
      headers: {
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(csrf && method !== 'GET' ? { 'x-csrftoken': csrf } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      payload,
    });
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

/** One request over a real socket. */
export function exchange(
  url: string,
  { method, headers, payload }: { method: Method; headers: Readonly<Record<string, string>>; payload?: string | Buffer | undefined },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method, headers: { ...headers, ...(payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }) } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const body = bytes.toString();
          resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, body, bytes, json: <T>() => JSON.parse(body) as T });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(payload);
  });
}
