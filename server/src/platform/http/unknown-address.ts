import { commonErrors } from '@butterfly/contracts/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Ports } from '../platform';
import type { BoundOperation } from './bind-operations';
import { readCookie, SESSION_COOKIE } from './cookies';
import { sendError } from './error-handler';
import { API_POLICY, pagePolicy } from './security-headers';

const NEVER_A_PAGE = /^\/(?:api|media|r|ws)(?:\/|$)/;

/** What no route answers: JSON 404/405 for calls and files, the shell's page for everything else (decisions ). */
export function handleUnknownAddresses(app: FastifyInstance, operations: readonly BoundOperation[], ports: Ports): void {
  const patterns = operations.map(({ operation }) => ({ method: operation.method as string, pattern: patternOf(operation.path) }));

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (NEVER_A_PAGE.test(path)) return refuse(request, reply, allowedMethods(patterns, path));
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, reply, ['GET', 'HEAD']);
    return sendPage(request, reply, ports);
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z_]\w*/g, '[^/]+')}$`);
}

function allowedMethods(patterns: readonly { method: string; pattern: RegExp }[], path: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

function refuse(request: FastifyRequest, reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  reply.header('content-security-policy', API_POLICY);
  const code = allowed.length > 0 ? 'method_not_allowed' : 'not_found';
  if (allowed.length > 0) reply.header('allow', allowed.join(', '));
  return sendError(reply, commonErrors[code], { code, requestId: request.id });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, ports: Ports): Promise<FastifyReply> {
  if (!ports.pages) return sendError(reply, commonErrors.not_found, { code: 'not_found', requestId: request.id });
  const nonce = randomBytes(16).toString('base64');
  const { url, headers } = request;
  const { host } = headers;
  const page = await ports.pages.render({ url, host, sessionToken: readCookie(headers.cookie, SESSION_COOKIE), nonce });
  return reply
    .code(page.status)
    .headers({ 'content-security-policy': pagePolicy(nonce), 'cache-control': 'no-store', ...page.headers })
    .header('content-type', 'text/html; charset=utf-8')
    .send(page.html);
}
