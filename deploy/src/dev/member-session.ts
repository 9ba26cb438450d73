import { CliError } from '../cli-error';

interface Refusal {
  readonly error?: string;
}

/** A member's session, for what a deploy token has no right to. */
export class MemberSession {
  private readonly cookies = new Map<string, string>();

  private constructor(private readonly url: string) {}

  /** @throws CliError when the server refuses the password. */
  static async open(url: string, person: { email: string; password: string }): Promise<MemberSession> {
    const session = new MemberSession(url);
    await session.send('GET', '/api/auth_and_admin/check/');
    await session.send('POST', '/api/auth_and_admin/login/', person);
    return session;
  }

  /** @throws CliError with the server's words when it refuses. */
  async send<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const headers = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': this.cookies.get('csrftoken') ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(this.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
      (error: unknown) => {
        throw new CliError(
          `No server answers at ${this.url} (${error instanceof Error ? error.message : String(error)}). Start it with "npm start", or set BUTTERFLY_URL.`,
          3,
        );
      },
    );
    for (const line of answer.headers.getSetCookie()) this.remember(line);
    const content = (await answer.json().catch(() => ({}))) as T & Refusal;
    if (!answer.ok && answer.status !== 401) throw new CliError(content.error ?? `${path} answered ${answer.status}.`);
    if (answer.status === 401 && method === 'POST') throw new CliError(content.error ?? 'The server does not know these sign-in details.');
    return content;
  }

  private remember(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
