import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AccessCache } from '../auth/access-cache';
import { originAllowed } from '../auth/origin';
import type { Session } from '../define-module';
import { readCookie, SESSION_COOKIE } from '../http/cookies';
import type { Bus } from './bus';

const HEARTBEAT_MS = 15_000;
const MAX_FRAME = 64 * 1_024;
/** A reader that has this much unread is cut off; it reconnects and reads what it missed. */
const MAX_BUFFERED = 1_048_576;
const GOING_AWAY = 1001;
const SIGNED_OUT = 4401;

/** A frame to the browser; `type` says what it is. */
export interface Frame {
  readonly type: string;
  readonly [detail: string]: unknown;
}

interface Peer {
  readonly session: Session;
  readonly token: string;
  readonly path: string;
  alive: boolean;
}

interface Parcel {
  readonly tenantId: number;
  readonly memberId: number | null;
  readonly frame: Frame;
}

export interface SocketHubOptions {
  readonly bus: Bus;
  readonly access: AccessCache;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string | undefined;
}

/** Sockets of signed-in members, and delivery to them whichever process they are connected to. */
export class SocketHub {
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME });
  private readonly peers = new Map<WebSocket, Peer>();
  private readonly greetings = new Map<string, (session: Session) => Promise<readonly Frame[]>>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly options: SocketHubOptions) {
    options.bus.on('sockets', (parcel) => this.deliver(parcel as Parcel));
    options.access.onForget(({ userId }) => void this.recheck(userId));
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.heartbeat.unref();
  }

  /** To every open page of one member, in every process. */
  toMember(tenantId: number, memberId: number, frame: Frame): void {
    this.options.bus.publish('sockets', { tenantId, memberId, frame } satisfies Parcel);
  }

  /** To every open page of a tenant, in every process. */
  toTenant(tenantId: number, frame: Frame): void {
    this.options.bus.publish('sockets', { tenantId, memberId: null, frame } satisfies Parcel);
  }

  /** Opens a socket address, e.g. `/ws/notifications/`. What `greet` answers is sent right after the handshake. */
  open(path: string, greet: (session: Session) => Promise<readonly Frame[]>): void {
    this.greetings.set(path, greet);
  }

  /** How many sockets are open in this process. */
  get size(): number {
    return this.peers.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.handshake(request, socket, head).catch((error: unknown) => {
        this.options.log.error({ err: error }, 'a socket handshake failed');
        refuse(socket, 503, 'unavailable', 'The service is not available right now.');
      });
    });
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.peers.keys()) socket.close(GOING_AWAY, 'server is stopping');
    const stragglers = setTimeout(() => { for (const socket of this.peers.keys()) socket.terminate(); }, 1_000);
    stragglers.unref();
    this.server.close();
  }

  private async handshake(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', (error) => this.options.log.debug({ err: error }, 'a socket broke during its handshake'));
    const path = (request.url ?? '').split('?')[0] ?? '';
    const token = readCookie(request.headers.cookie, SESSION_COOKIE);
    const session = token ? await this.options.access.session(token) : null;
    if (!token || !session) return refuse(socket, 401, 'not_authenticated', 'Not authenticated');
    if (!originAllowed({ origin: request.headers.origin, host: request.headers.host, publicUrl: this.options.publicUrl })) {
      return refuse(socket, 401, 'not_authenticated', 'Not authenticated');
    }
    const greet = this.greetings.get(path);
    if (!greet) return refuse(socket, 404, 'not_found', 'Not found');
    const greeting = await greet(session);
    this.server.handleUpgrade(request, socket, head, (opened) => this.welcome(opened, { session, token, path, alive: true }, greeting));
  }

  private welcome(socket: WebSocket, peer: Peer, greeting: readonly Frame[]): void {
    this.peers.set(socket, peer);
    socket.on('pong', () => { peer.alive = true; });
    socket.on('close', () => void this.peers.delete(socket));
    socket.on('error', (error) => this.options.log.debug({ err: error }, 'a socket broke'));
    for (const frame of greeting) socket.send(JSON.stringify(frame));
  }

  private deliver({ tenantId, memberId, frame }: Parcel): void {
    let text: string | undefined;
    for (const [socket, { session }] of this.peers) {
      if (session.tenantId !== tenantId || (memberId !== null && session.memberId !== memberId)) continue;
      if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
      else socket.send((text ??= JSON.stringify(frame)));
    }
  }

  private beat(): void {
    for (const [socket, peer] of this.peers) {
      if (!peer.alive) socket.terminate();
      else {
        peer.alive = false;
        socket.ping();
      }
    }
  }

  /** A session that has ended closes its sockets. */
  private async recheck(userId: number | undefined): Promise<void> {
    for (const [socket, { session, token }] of this.peers) {
      if (userId !== undefined && session.userId !== userId) continue;
      try {
        const now = await this.options.access.session(token);
        if (!now || now.tenantId !== session.tenantId) socket.close(SIGNED_OUT, 'signed out');
      } catch (error) {
        this.options.log.error({ err: error }, 'a socket could not be checked');
      }
    }
  }
}

function refuse(socket: Duplex, status: number, code: string, error: string): void {
  const body = JSON.stringify({ error, code });
  const reason = STATUS_CODES[status] ?? 'Error';
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}
