import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StripeBooks, signStripe, StripeRefusal, type StripeObject } from './stripe-books';
import { hostedPage } from './stripe-page';

interface FakeCall {
  readonly path: string;
  readonly key: string | undefined;
  readonly once: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

interface Hook {
  readonly url: string;
  readonly secret: string;
}

const API_VERSION = '2026-10-28.endive';
const LOCAL = '127.0.0.1';

/** Stripe on this machine: its API as far as it is used here, its page for clients, and its signed messages. */
export class StripeFake {
  readonly calls: FakeCall[] = [];
  readonly books: StripeBooks;
  /** Where the page reports by itself what a client does there; a test that says the order itself has none. */
  hook: Hook | null = null;
  /** Answers nothing but faults. */
  isDown = false;
  readonly #answers = new Map<string, { asked: string; answer: StripeObject }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  #events = 0;

  private constructor(private readonly clock: () => Date) {
    this.books = new StripeBooks(clock);
  }

  static async start({ port = 0, clock = () => new Date() }: { port?: number; clock?: () => Date } = {}): Promise<StripeFake> {
    const fake = new StripeFake(clock);
    await new Promise<void>((resolve) => {
      fake.#server.listen(port, LOCAL, resolve);
    });
    return fake;
  }

  get url(): string {
    return `http://${LOCAL}:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  /** The text of a message, as it is signed. */
  event(type: string, object: StripeObject, id = `evt_fake${++this.#events}`): string {
    return JSON.stringify({ id, object: 'event', api_version: API_VERSION, created: 0, livemode: false, type, data: { object } });
  }

  /** Sends it, signed. Answers the status and the text. */
  async tell(payload: string, { url, secret }: Hook, at = this.clock()): Promise<{ status: number; text: string }> {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signStripe(payload, { secret, at }) };
    const answer = await fetch(url, { method: 'POST', headers, body: payload });
    return { status: answer.status, text: await answer.text() };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    try {
      if (pathname.startsWith('/pay/')) return await this.#page(pathname.slice('/pay/'.length), { request, response, form });
      if (this.isDown) throw new StripeRefusal(500, { type: 'api_error', message: 'Stripe is down.' });
      const answer = this.#api(request, { pathname, searchParams, form });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      const refusal = error instanceof StripeRefusal ? error : new StripeRefusal(500, { type: 'api_error', message: String(error) });
      response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: refusal.error }));
    }
  }

  #api(
    request: IncomingMessage,
    { pathname, searchParams, form }: { pathname: string; searchParams: URLSearchParams; form: Readonly<Record<string, string>> },
  ): StripeObject {
    const key = request.headers.authorization?.replace(/^Bearer /, '');
    const once = request.headers['idempotency-key'] as string | undefined;
    this.calls.push({ path: `${request.method} ${pathname}`, key, once, form });
    if (!key || !/^(sk|rk)_test_/.test(key))
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    if (request.method === 'GET') {
      const expand = [...searchParams].flatMap(([name, value]) => (name.startsWith('expand') ? [value] : []));
      return this.books.shown(pathname.split('/').at(-1) ?? '', expand);
    }
    const asked = JSON.stringify([pathname, form]);
    const before = once === undefined ? undefined : this.#answers.get(once);
    if (before && before.asked !== asked)
      throw new StripeRefusal(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    const answer = before?.answer ?? this.#made(pathname, form);
    if (once !== undefined) this.#answers.set(once, { asked, answer });
    return answer;
  }

  #made(pathname: string, form: Readonly<Record<string, string>>): StripeObject {
    if (pathname === '/v1/customers') return this.books.customer(form);
    if (pathname === '/v1/checkout/sessions') return this.books.session(form, this.url);
    if (pathname === '/v1/payment_intents') return this.books.charge(form);
    if (pathname === '/v1/refunds') return this.books.refund(form);
    throw new StripeRefusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${pathname})` });
  }

  /** What the client sees at Stripe. */
  async #page(
    id: string,
    { request, response, form }: { request: IncomingMessage; response: ServerResponse; form: Readonly<Record<string, string>> },
  ): Promise<void> {
    const session = this.books.find(id);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session));
      return;
    }
    if (form['do'] === 'back') {
      response.writeHead(303, { location: String(session['cancel_url']) }).end();
      return;
    }
    const paid = this.books.payOnPage(id);
    if (this.hook) await this.tell(this.event('checkout.session.completed', paid), this.hook);
    response.writeHead(303, { location: String(session['success_url']) }).end();
  }
}
