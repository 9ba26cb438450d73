import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { readCookie, SESSION_COOKIE } from '../../../platform/http/cookies';
import { RateLimiter } from '../../../platform/http/rate-limiter';
import { embedScript } from './page-script';
import type { PageAnswer, PageAsking, PublicPages } from './pages';

const PAGES_A_MINUTE = 240;

/** The addresses of the pages: whole documents, for people and for search machines. */
export function servePages(app: FastifyInstance, { pages, limited }: { pages: PublicPages; limited: boolean }): void {
  const limiter = new RateLimiter();
  const page = (answer: (asking: PageAsking) => Promise<PageAnswer>) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (limited && limiter.take(request.ip, PAGES_A_MINUTE) > 0) throw new AppError('rate_limited');
    return sendPage(reply, await answer(askingOf(request)));
  };
  for (const end of ['', '/']) {
    app.get(
      `/public/:slug${end}`,
      page((asking) => pages.show(asking)),
    );
    app.get(
      `/public/:slug/thanks${end}`,
      page((asking) => pages.thanks(asking)),
    );
  }
  app.get('/public/embed.js', async (_request, reply) => {
    // Meant for pages of others.
    reply.raw.setHeader('cross-origin-resource-policy', 'cross-origin');
    return reply.header('cache-control', 'public, max-age=300').header('content-type', 'text/javascript; charset=utf-8').send(embedScript);
  });
}

export function sendPage(reply: FastifyReply, { status, html, policy, isEmbedded }: PageAnswer): FastifyReply {
  if (isEmbedded) reply.raw.removeHeader('x-frame-options');
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(html);
}

function askingOf({ params, query, headers, ip }: FastifyRequest): PageAsking {
  const { slug = '' } = params as { slug?: string };
  return askingFrom({ slug: slug.toLowerCase(), query: query as Record<string, unknown>, headers: headers as PageAsking['headers'], ip });
}

/** Of a query only what is one text. */
export function askingFrom({
  slug,
  query,
  headers,
  ip,
}: {
  slug: string;
  query: Readonly<Record<string, unknown>>;
  headers: PageAsking['headers'];
  ip: string;
}): PageAsking {
  const texts = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    slug,
    query: Object.fromEntries(texts.map(([name, value]) => [name, value.slice(0, 2_000)])),
    headers,
    ip,
    sessionToken: readCookie(headers['cookie'], SESSION_COOKIE),
    nonce: randomBytes(16).toString('base64'),
  };
}
