import { mayUsePlugin } from '@butterfly/contracts/plugins';
import type { Platform } from '../../../platform/platform';

const PATH = '/ws/twilio_communications/';
const ROOM = 'twilio_communications';

/** Tells the open pages of who may see texts that a conversation has changed; what has changed they ask for. */
export class LiveTexts {
  constructor(private readonly deps: Pick<Platform, 'sockets' | 'access' | 'log'>) {
    deps.sockets.open(PATH, () => Promise.resolve([]), {
      onFrame: async (frame, peer) => {
        if (frame.type !== 'listen' || !(await this.#allowed(peer.session))) return;
        peer.join(ROOM);
        peer.send({ type: 'listening' });
      },
      onClose: () => undefined,
    });
  }

  changed(tenantId: number, conversationId: number): void {
    this.deps.sockets.toRoom({ tenantId, room: ROOM }, { type: 'twilio_communications.changed', conversation: conversationId });
  }

  async #allowed(session: Parameters<Platform['access']['permissionsOf']>[0]): Promise<boolean> {
    if (!mayUsePlugin(await this.deps.access.permissionsOf(session), 'twilio_communications')) return false;
    return this.deps.access.enabled(session.tenantId, 'twilio_communications');
  }
}
