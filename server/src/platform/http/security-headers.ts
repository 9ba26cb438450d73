import type { FastifyReply, FastifyRequest } from 'fastify';

/** On every answer. The policy of pages is set where a page is rendered, since it carries a nonce. */
export function setSecurityHeaders(secure: boolean) {
  return function securityHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    reply.raw.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
    reply.raw.setHeader('x-frame-options', 'DENY');
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin');
    if (secure) reply.raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  };
}

/** Nothing may be embedded or run from an API answer, whatever a browser takes it for. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Scripts run only with the page's nonce, and what those load; no inline script, no eval. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
