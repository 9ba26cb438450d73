import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AccessCache } from '../auth/access-cache';
import { originAllowed } from '../auth/origin';
import type { Session } from '../define-module';
import { readCookie, SESSION_COOKIE } from '../http/cookies';
import type { Limits } from '../http/limits';
import { HEADERS_BY_HAND } from '../http/security-headers';
import type { Bus } from './bus';
import { answerPlainly } from './answer-plainly';
import { LateFrames } from './late-frames';
import { MemberSockets } from './member-sockets';
import { FrameAllowance, readFrame } from './page-frames';

/** Browsers do not see pings: the same beat says so in a frame, by which a page notices that its socket is half open. */
export const HEARTBEAT_MS = 15_000;
const HEARTBEAT = JSON.stringify({ type: 'heartbeat' });
const MAX_FRAME = 64 * 1_024;
/** A reader that has this much unread is cut off; it reconnects and reads what it missed. */
const MAX_BUFFERED = 1_048_576;
const GOING_AWAY = 1001;
const TRY_AGAIN_LATER = 1013;
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
  readonly id: string;
  readonly rooms: Set<string>;
  readonly allowance: FrameAllowance;
  /** Nothing but what its module sends goes to it. */
  readonly isStream: boolean;
  alive: boolean;
  /** Frames that came while the greeting was looked up; null as soon as they may be sent at once. */
  held: string[] | null;
}

interface Parcel {
  readonly tenantId: number;
  readonly memberId: number | null;
  readonly frame: Frame;
  /** Only to sockets that are in it. */
  readonly room?: string;
  /** The socket it came from, which knows already. */
  readonly except?: string;
}

/** One open socket, for whoever listens to what it sends. */
export interface SocketPeer {
  /** Random, known to the others in its rooms. */
  readonly id: string;
  readonly session: Session;
  readonly rooms: ReadonlySet<string>;
  join(room: string): void;
  leave(room: string): void;
  /** To this socket alone. */
  send(frame: Frame): void;
}

/** What is done with frames that a page sends. Frames beyond 20 a second are dropped, and while other businesses are about those beyond 40 of a member. */
export interface SocketListener {
  onFrame(frame: Frame, peer: SocketPeer): Promise<void>;
  onClose(peer: SocketPeer): void;
}

/** An open socket whose frames are nobody's but the module's: no heartbeat frames, no news of the business. */
export interface StreamPeer {
  readonly session: Session;
  send(text: string): void;
  /** Bytes that the browser has not taken yet. */
  backlog(): number;
  close(code: number, reason: string): void;
}

/** What is done with a stream; `open` is called for each socket and answers who hears it. */
export interface StreamListener {
  readonly maxFrame: number;
  open(peer: StreamPeer): { onText(text: string): void; onClose(): void };
}

export interface SocketHubOptions {
  readonly bus: Bus;
  readonly access: AccessCache;
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string | undefined;
  /** Pages that one member has open in this process. */
  readonly perMember: number;
  readonly limits: Pick<Limits, 'handshakes' | 'frames'> | null;
}

/** Sockets of signed-in members, and delivery to them whichever process they are connected to. */
export class SocketHub {
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_FRAME });
  private readonly peers = new Map<WebSocket, Peer>();
  private readonly greetings = new Map<string, (session: Session) => Promise<readonly Frame[]>>();
  private readonly listeners = new Map<string, SocketListener>();
  private readonly streams = new Map<string, { server: WebSocketServer; listener: StreamListener }>();
  private readonly members: MemberSockets;
  private readonly late = new LateFrames();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly options: SocketHubOptions) {
    this.members = new MemberSockets(options.perMember);
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

  /** Businesses with an open page in this process. */
  tenants(): number[] {
    return [...new Set([...this.peers.values()].map(({ session }) => session.tenantId))];
  }

  /** Members of a business with an open page in this process, each once. */
  openMembers(tenantId: number): Session[] {
    const open = [...this.peers.values()].filter(({ session, isStream }) => session.tenantId === tenantId && !isStream);
    return [...new Map(open.map(({ session }) => [session.memberId, session])).values()];
  }

  /** To the pages of one member in this process. */
  toMemberHere({ tenantId, memberId }: Pick<Session, 'tenantId' | 'memberId'>, frame: Frame): void {
    this.deliver({ tenantId, memberId, frame });
  }

  /** As `toTenant`, but only to the pages of this process: for what every process finds out by itself. */
  toTenantHere(tenantId: number, frame: Frame): void {
    this.deliver({ tenantId, memberId: null, frame });
  }

  /** To every socket of a tenant that is in a room, in every process. */
  toRoom({ tenantId, room, except }: { tenantId: number; room: string; except?: string }, frame: Frame): void {
    this.options.bus.publish('sockets', {
      tenantId,
      memberId: null,
      frame,
      room,
      ...(except !== undefined && { except }),
    } satisfies Parcel);
  }

  /**
   * Opens a socket address, e.g. `/ws/notifications/`. What `greet` answers is sent right after the handshake; what the page
   * sends is heard by `listener`, or by nobody.
   */
  open(path: string, greet: (session: Session) => Promise<readonly Frame[]>, listener?: SocketListener): void {
    this.greetings.set(path, greet);
    if (listener) this.listeners.set(path, listener);
  }

  /** Opens a socket address for a protocol of its own. Same sign-in and same-site rules; text frames up to `maxFrame` bytes. */
  openStream(path: string, listener: StreamListener): void {
    this.streams.set(path, {
      listener,
      server: new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: listener.maxFrame }),
    });
  }

  /** Every address that can be opened. */
  get paths(): string[] {
    return [...this.greetings.keys(), ...this.streams.keys()].sort();
  }

  /** How many sockets are open in this process. */
  get size(): number {
    return this.peers.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      if (request.headers.upgrade?.toLowerCase() !== 'websocket') return answerPlainly(server, request, socket);
      this.handshake(request, socket, head).catch((error: unknown) => {
        this.options.log.error({ err: error }, 'a socket handshake failed');
        refuse(socket, { status: 503, code: 'unavailable', error: 'The service is not available right now.' });
      });
    });
  }

  close(): void {
    clearInterval(this.heartbeat);
    for (const socket of this.peers.keys()) socket.close(GOING_AWAY, 'server is stopping');
    const stragglers = setTimeout(() => {
      for (const socket of this.peers.keys()) socket.terminate();
    }, 1_000);
    stragglers.unref();
    this.server.close();
    for (const { server } of this.streams.values()) server.close();
  }

  private async handshake(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', (error) => this.options.log.debug({ err: error }, 'a socket broke during its handshake'));
    const path = (request.url ?? '').split('?')[0] ?? '';
    const token = readCookie(request.headers.cookie, SESSION_COOKIE);
    const session = token ? await this.options.access.session(token) : null;
    if (!token || !session) return refuse(socket, { status: 401, code: 'not_authenticated', error: 'Not authenticated' });
    if (!originAllowed({ origin: request.headers.origin, host: request.headers.host, publicUrl: this.options.publicUrl })) {
      return refuse(socket, { status: 401, code: 'not_authenticated', error: 'Not authenticated' });
    }
    const wait = this.options.limits?.handshakes.take(session) ?? 0;
    if (wait > 0)
      return refuse(socket, {
        status: 429,
        code: 'rate_limited',
        error: `Too many requests. Try again in ${wait} seconds.`,
        headers: [`Retry-After: ${wait}`],
      });
    const peer = { session, token, path, id: randomUUID(), rooms: new Set<string>(), allowance: new FrameAllowance(), alive: true };
    const stream = this.streams.get(path);
    if (stream)
      return stream.server.handleUpgrade(request, socket, head, (opened) =>
        this.stream(opened, { ...peer, isStream: true, held: null }, stream.listener),
      );
    const greet = this.greetings.get(path);
    if (!greet) return refuse(socket, { status: 404, code: 'not_found', error: 'Not found' });
    const missed = this.late.missedBy(session).map((frame) => JSON.stringify(frame));
    this.server.handleUpgrade(
      request,
      socket,
      head,
      (opened) => void this.welcome(opened, { ...peer, isStream: false, held: missed }, greet),
    );
  }

  private stream(socket: WebSocket, peer: Peer, listener: StreamListener): void {
    this.peers.set(socket, peer);
    socket.on('pong', () => {
      peer.alive = true;
    });
    socket.on('error', (error) => this.options.log.debug({ err: error }, 'a socket broke'));
    const heard = listener.open({
      session: peer.session,
      send: (text) => socket.send(text),
      backlog: () => socket.bufferedAmount,
      close: (code, reason) => socket.close(code, reason),
    });
    socket.on('message', (data, binary) => {
      if (!binary) heard.onText(String(data));
    });
    socket.on('close', () => {
      this.peers.delete(socket);
      heard.onClose();
    });
  }

  /** Listens first and looks up the greeting then: what happens in between is held back, not lost. */
  private async welcome(socket: WebSocket, peer: Peer, greet: (session: Session) => Promise<readonly Frame[]>): Promise<void> {
    this.peers.set(socket, peer);
    socket.on('pong', () => {
      peer.alive = true;
    });
    this.listen(socket, peer);
    socket.on('error', (error) => this.options.log.debug({ err: error }, 'a socket broke'));
    this.members.add(peer.session, socket);
    socket.send(HEARTBEAT);
    try {
      const greeting = await greet(peer.session);
      for (const text of [...greeting.map((frame) => JSON.stringify(frame)), ...(peer.held ?? [])]) socket.send(text);
      peer.held = null;
    } catch (error) {
      this.options.log.error({ err: error }, 'the greeting of a socket failed');
      socket.close(TRY_AGAIN_LATER, 'try again later');
    }
  }

  private listen(socket: WebSocket, peer: Peer): void {
    const listener = this.listeners.get(peer.path);
    const known: SocketPeer = {
      id: peer.id,
      session: peer.session,
      rooms: peer.rooms,
      join: (room) => void peer.rooms.add(room),
      leave: (room) => void peer.rooms.delete(room),
      send: (frame) => socket.send(JSON.stringify(frame)),
    };
    socket.on('close', () => {
      this.peers.delete(socket);
      listener?.onClose(known);
    });
    socket.on('message', (data, binary) => {
      const frame = binary || !this.mayHear(peer) ? null : readFrame(data);
      if (!frame || !listener) return;
      listener
        .onFrame(frame, known)
        .catch((error: unknown) => this.options.log.error({ err: error, type: frame.type }, 'a frame of a page could not be handled'));
    });
  }

  private mayHear({ allowance, session }: Peer): boolean {
    return allowance.take() && !this.options.limits?.frames.take(session);
  }

  private deliver({ tenantId, memberId, frame, room, except }: Parcel): void {
    if (room === undefined) this.late.note({ tenantId, memberId, frame });
    let text: string | undefined;
    for (const [socket, { session, held, rooms, id, isStream }] of this.peers) {
      if (isStream || session.tenantId !== tenantId || (memberId !== null && session.memberId !== memberId)) continue;
      if (room !== undefined && (!rooms.has(room) || id === except)) continue;
      text ??= JSON.stringify(frame);
      if (held) held.push(text);
      else if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
      else socket.send(text);
    }
  }

  private beat(): void {
    for (const [socket, peer] of this.peers) {
      if (!peer.alive) socket.terminate();
      else {
        peer.alive = false;
        socket.ping();
        if (!peer.isStream) socket.send(HEARTBEAT);
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

function refuse(
  socket: Duplex,
  { status, code, error, headers = [] }: { status: number; code: string; error: string; headers?: readonly string[] },
): void {
  const body = JSON.stringify({ error, code });
  const reason = STATUS_CODES[status] ?? 'Error';
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
    ...HEADERS_BY_HAND,
    'Connection: close',
    '',
    body,
  ];
  socket.end(lines.join('\r\n'));
}
