import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Session } from '../../../platform/define-module';
import type { Platform } from '../../../platform/platform';
import type { SocketPeer } from '../../../platform/sockets/socket-hub';

const PATH = '/ws/twilio_communications/';
/** Who sees all conversations hears which one has changed. */
const ROOM = 'twilio_communications';
/** Who sees some of them hears only that something has, and asks for what it may see. */
const NARROW_ROOM = 'twilio_communications/narrow';

/** Tells the open pages of who may see texts that a conversation has changed; what has changed they ask for. */
export class LiveTexts {
  readonly #listening = new Set<SocketPeer>();

  constructor(private readonly deps: Pick<Platform, 'sockets' | 'access' | 'log'>) {
    deps.sockets.open(PATH, () => Promise.resolve([]), {
      onFrame: async (frame, peer) => {
        if (frame.type !== 'listen' || !(await this.#place(peer))) return;
        this.#listening.add(peer);
        peer.send({ type: 'listening' });
      },
      onClose: (peer) => void this.#listening.delete(peer),
    });
    deps.access.onForget(({ userId, tenantId }) => {
      for (const peer of this.#listening)
        if ((userId ?? peer.session.userId) === peer.session.userId && (tenantId ?? peer.session.tenantId) === peer.session.tenantId)
          void this.#placeAgain(peer);
    });
  }

  changed(tenantId: number, conversationId: number): void {
    this.deps.sockets.toRoom({ tenantId, room: ROOM }, { type: 'twilio_communications.changed', conversation: conversationId });
    this.deps.sockets.toRoom({ tenantId, room: NARROW_ROOM }, { type: 'twilio_communications.changed' });
  }

  /** Into the room that its permissions give, out of the other. False: into none. */
  async #place(peer: SocketPeer): Promise<boolean> {
    const allowed = await this.#allowed(peer.session);
    const wide = allowed && (await this.deps.access.scopeOf(peer.session)) === 'all';
    for (const [room, hears] of [
      [ROOM, wide],
      [NARROW_ROOM, allowed && !wide],
    ] as const) {
      if (hears) peer.join(room);
      else peer.leave(room);
    }
    return allowed;
  }

  async #placeAgain(peer: SocketPeer): Promise<void> {
    try {
      await this.#place(peer);
    } catch (error) {
      this.deps.log.warn({ err: error }, 'who listens to texts could not be judged again');
      for (const room of [ROOM, NARROW_ROOM]) peer.leave(room);
    }
  }

  async #allowed(session: Session): Promise<boolean> {
    if (!mayUsePlugin(await this.deps.access.permissionsOf(session), 'twilio_communications')) return false;
    return this.deps.access.enabled(session.tenantId, 'twilio_communications');
  }
}
