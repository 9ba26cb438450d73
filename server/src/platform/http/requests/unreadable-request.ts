import { commonErrors } from '@butterfly/contracts/core';
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { HEADERS_BY_HAND } from '../security-headers';

const BODY = JSON.stringify({ error: commonErrors.bad_request.message, code: 'bad_request' });
const ANSWER = [
  `HTTP/1.1 ${commonErrors.bad_request.status} Bad Request`,
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(BODY)}`,
  ...HEADERS_BY_HAND,
  'Connection: close',
  '',
  BODY,
].join('\r\n');

/** Answers what is no HTTP, such as a broken header or one that is too long. No request exists yet, so it is written by hand. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(ANSWER);
  socket.destroy(error);
}

/** An expectation nobody knows is ignored, as RFC 9110 allows; Node would answer it with an empty 417. */
export function ignoreUnknownExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
