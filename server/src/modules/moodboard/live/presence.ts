import { mayUsePlugin } from '@butterfly/contracts/plugins';
import * as z from 'zod';
import type { Session } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { Frame, SocketListener, SocketPeer } from '../../../platform/sockets/socket-hub';
import { projectOf, roomOf } from './board-room';

const place = z.number().min(-1_000_000).max(1_000_000);
const project = z.int().min(1).max(2_147_483_647);
/** What a page may say. Everything else is dropped. */
const presenceFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('moodboard.join'), project }),
  z.object({ type: z.literal('moodboard.leave'), project }),
  z.object({ type: z.literal('moodboard.here'), project }),
  z.object({ type: z.literal('moodboard.cursor'), project, page: z.string().max(200), x: place, y: place }),
]);

/**
 * Who has a board open, and where they point. Nothing is kept but the rooms of a socket: whoever is there answers whoever
 * comes, so that it works over several processes as well.
 */
export class BoardPresence implements SocketListener {
  readonly #names = new WeakMap<SocketPeer, string>();
  readonly #joined = new Set<SocketPeer>();

  constructor(private readonly platform: Pick<Platform, 'sockets' | 'access' | 'api' | 'db'>) {
    platform.access.onForget(({ userId, tenantId }) => {
      for (const peer of this.#joined)
        if ((userId ?? peer.session.userId) === peer.session.userId && (tenantId ?? peer.session.tenantId) === peer.session.tenantId)
          void this.#recheck(peer);
    });
  }

  async onFrame(frame: Frame, peer: SocketPeer): Promise<void> {
    const { data } = presenceFrame.safeParse(frame);
    if (!data) return;
    if (data.type === 'moodboard.join') return this.#join(peer, data.project);
    if (!peer.rooms.has(roomOf(data.project))) return;
    if (data.type === 'moodboard.leave') this.#leave(peer, roomOf(data.project));
    else if (data.type === 'moodboard.here')
      this.#tell(peer, roomOf(data.project), this.#hereFrame(peer, { project: data.project, comes: false }));
    else this.#tell(peer, roomOf(data.project), { type: data.type, peer: peer.id, page: data.page, x: data.x, y: data.y });
  }

  onClose(peer: SocketPeer): void {
    for (const room of [...peer.rooms]) this.#leave(peer, room);
  }

  async #join(peer: SocketPeer, to: number): Promise<void> {
    const { session } = peer;
    if (!(await this.#mayUse(session))) return peer.send({ type: 'moodboard.refused', project: to });
    const found = await this.#seen(session, to);
    if (!found) return peer.send({ type: 'moodboard.refused', project: to });
    this.#names.set(peer, found.name);
    this.#joined.add(peer);
    peer.join(roomOf(to));
    peer.send({ type: 'moodboard.joined', project: to, peer: peer.id });
    this.#tell(peer, roomOf(to), this.#hereFrame(peer, { project: to, comes: true }));
  }

  #leave(peer: SocketPeer, room: string): void {
    peer.leave(room);
    if (peer.rooms.size === 0) this.#joined.delete(peer);
    this.#tell(peer, room, { type: 'moodboard.left', peer: peer.id });
  }

  async #recheck(peer: SocketPeer): Promise<void> {
    const { session } = peer;
    if (!(await this.#mayUse(session).catch(() => false))) return this.onClose(peer);
    // The plugin stays, and yet a project may be out of sight now.
    for (const room of [...peer.rooms]) if (!(await this.#seen(session, projectOf(room)).catch(() => null))) this.#leave(peer, room);
  }

  /** Null: this member does not see the project. */
  async #seen(session: Session, project: number): Promise<{ name: string } | null> {
    const { db, access, api } = this.platform;
    return db.withTenant(await access.workerOf(session), async (tx) =>
      (await api('tenant_crm').projectExists(tx, project)) ? { name: await api('auth_and_admin').displayName(tx, session.userId) } : null,
    );
  }

  async #mayUse(session: Session): Promise<boolean> {
    const { access } = this.platform;
    return mayUsePlugin(await access.permissionsOf(session), 'moodboard') && access.enabled(session.tenantId, 'moodboard');
  }

  #hereFrame(peer: SocketPeer, { project: of, comes }: { project: number; comes: boolean }): Frame {
    return { type: 'moodboard.here', project: of, peer: peer.id, member: peer.session.memberId, name: this.#names.get(peer) ?? '', comes };
  }

  #tell(peer: SocketPeer, room: string, frame: Frame): void {
    this.platform.sockets.toRoom({ tenantId: peer.session.tenantId, room, except: peer.id }, frame);
  }
}
