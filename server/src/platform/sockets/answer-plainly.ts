import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * A request that offers another protocol than WebSocket (`Upgrade: h2c`) is answered as if it had not: a server may always decline.
 * Node has taken such a request out of its own hands, with its body unread: one that has a body is told to come without the offer.
 */
export function answerPlainly(server: Server, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    return;
  }
  delete request.headers.upgrade;
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.on('finish', () => socket.end());
  server.emit('request', request, response);
}
