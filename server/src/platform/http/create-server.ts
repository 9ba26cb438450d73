import { randomBytes } from 'node:crypto';
import { commonErrors } from '@butterfly/contracts/core';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Environment } from '../environment';
import { AppError } from './app-error';
import { setBodyParsers } from './bind-operations';
import { compressAnswer } from './compression';
import { sendError } from './error-handler';
import { countRequest } from '../threads/in-slices';
import { isForeignWorker } from './offline-worker';
import { setSecurityHeaders } from './security-headers';
import { ignoreUnknownExpectations, refuseUnreadable } from './requests/unreadable-request';

/** The bare HTTP server: ids, headers, logs, body parsers, compression. Routes are added by others. */
export function createServer(env: Environment, log: FastifyBaseLogger): FastifyInstance {
  const setHeaders = setSecurityHeaders(env.PUBLIC_URL?.startsWith('https:') ?? false);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 400 },
    requestTimeout: 60_000,
    // Refused below, where the answer has a body.
    http: { requireHostHeader: false },
    clientErrorHandler: refuseUnreadable,
    // An address that cannot be read comes here without the hooks below.
    frameworkErrors: (_error, request, reply) =>
      setHeaders(request, reply, () => void sendError(reply, commonErrors.bad_request, { code: 'bad_request', requestId: request.id })),
  });
  ignoreUnknownExpectations(app);
  setBodyParsers(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.once('close', countRequest());
    done();
  });
  app.addHook('onRequest', setHeaders);
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    const isRefused = (request.headers.host === undefined && request.raw.httpVersion === '1.1') || isForeignWorker(request);
    done(isRefused ? new AppError('bad_request') : undefined);
  });
  app.addHook('onSend', compressAnswer);
  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the address: addresses may carry tokens.
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
  return app;
}

function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${((count += 1)).toString(36)}`;
}
