import type { FastifyReply, FastifyRequest } from 'fastify';
import { OFFLINE_WORKER } from './offline-worker';

/** Nothing may be embedded or run from an API answer, whatever a browser takes it for. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Lines of an answer that is written by hand, where there is no request that headers could be set on. */
export const HEADERS_BY_HAND: readonly string[] = [
  'X-Content-Type-Options: nosniff',
  'X-Frame-Options: DENY',
  `Content-Security-Policy: ${API_POLICY}`,
  'Cache-Control: no-store',
];

/** Of a PDF that is shown in place: the viewer of a browser lays it out with an object and styles of its own. */
export const SHOWN_DOCUMENT_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What pages ask people for, and nothing else: the console sees and hears, the telephone hears. */
const PERMISSIONS =
  'camera=(self), microphone=(self), display-capture=(self), fullscreen=(self), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), browsing-topics=()';

/** On every answer. Pages and files have a policy of their own; what sets none is an answer that nothing may be made of. */
export function setSecurityHeaders(secure: boolean) {
  return function securityHeaders(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    // Addresses may carry tokens: not even our own pages say in which one they stand.
    reply.raw.setHeader('referrer-policy', 'strict-origin');
    reply.raw.setHeader('x-frame-options', 'DENY');
    reply.raw.setHeader('cross-origin-opener-policy', 'same-origin');
    reply.raw.setHeader('cross-origin-resource-policy', 'same-origin');
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
    reply.raw.setHeader('content-security-policy', API_POLICY);
    if (secure) reply.raw.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  };
}

/** Outside services that a page may talk to, by the name a manifest gives them; anything else is refused when it is published. */
export const OUTSIDE_SERVICES: Readonly<Record<string, string>> = {
  // The voice SDK talks to several hosts, some only known while it runs (signalling per region, quality reports).
  twilio_voice: 'https://*.twilio.com wss://*.twilio.com',
};

/**
 * Scripts run only with the page's nonce, and what those load; no inline script, no eval. `hosts` are those a browser may know us by, with their ports; `developer` is the one origin
 * on a person's own machine that a ticket lets into this session's page, `live` that of a socket elsewhere.
 */
export function pagePolicy(
  nonce: string,
  {
    hosts = [],
    developer = '',
    live = '',
    services = [],
    worker = OFFLINE_WORKER,
  }: { hosts?: readonly (string | undefined)[]; developer?: string; live?: string; services?: readonly string[]; worker?: string } = {},
): string {
  const own = developer ? `'self' ${developer}` : "'self'";
  const outside = services.flatMap((service) => OUTSIDE_SERVICES[service] ?? []);
  const connect = [own, developer.replace('http:', 'ws:'), live, ...outside].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${connect}`,
    "media-src 'self' blob:",
    // A browser checks no hash of a worker's file: workers start from bytes the shell has checked. One file may start as a worker, that
    // which keeps pages for opening them without a network; not `'self'`, since any other file may come from the browser's cache unasked.
    `worker-src ${[...new Set(hosts.flatMap((host) => workerAt(host, worker))), 'blob:'].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The one file as a source of a policy. A name of a host and nothing else, since it is the browser's word that goes into a header. */
function workerAt(host = '', file: string): string[] {
  return /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(host) ? [host + file] : [];
}
