import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error';
import { readCookie, SESSION_COOKIE } from '../http/cookies';
import { RateLimiter } from '../http/rate-limiter';

const PAGES_A_MINUTE = 240;
const LONGEST = 2_000;

/** A request of a stranger, as far as whole pages need it. */
export interface PageAsking {
  /** What the address names: a page, or the token of a link. */
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
  readonly sessionToken: string | undefined;
  readonly nonce: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
  /** It may stand in a page of somebody else. */
  readonly isEmbedded: boolean;
}

type Incoming = Pick<PageAsking, 'headers' | 'ip' | 'name'> & { readonly query: Readonly<Record<string, unknown>> };

/** Of a query only what is one text. */
export function askingFrom({ name, query, headers, ip }: Incoming): PageAsking {
  const texts = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    name,
    query: Object.fromEntries(texts.map(([key, value]) => [key, value.slice(0, LONGEST)])),
    headers,
    ip,
    sessionToken: readCookie(headers['cookie'], SESSION_COOKIE),
    nonce: randomBytes(16).toString('base64'),
  };
}

/** Whole documents for people and for search machines, at addresses with one parameter, `:name`; with and without a slash at their end. */
export function servePages(
  app: FastifyInstance,
  { pages, limited }: { pages: Readonly<Record<string, (asking: PageAsking) => Promise<PageAnswer>>>; limited: boolean },
): void {
  const limiter = new RateLimiter();
  for (const [path, answer] of Object.entries(pages))
    for (const end of ['', '/'])
      app.get(`${path}${end}`, async (request, reply) => {
        if (limited && limiter.take(request.ip, PAGES_A_MINUTE) > 0) throw new AppError('rate_limited');
        return sendPage(reply, await answer(askingOf(request)));
      });
}

/** A script that is meant for pages of others. */
export function serveEmbedScript(app: FastifyInstance, path: string, script: string): void {
  app.get(path, async (_request, reply) => {
    reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
    return reply.header('cache-control', 'public, max-age=300').header('content-type', 'text/javascript; charset=utf-8').send(script);
  });
}

function sendPage(reply: FastifyReply, { status, html, policy, isEmbedded }: PageAnswer): FastifyReply {
  if (isEmbedded) reply.raw.removeHeader('x-frame-options');
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(html);
}

function askingOf({ params, query, headers, ip }: FastifyRequest): PageAsking {
  const { name = '' } = params as { name?: string };
  return askingFrom({ name, query: query as Record<string, unknown>, headers: headers as PageAsking['headers'], ip });
}
