import type { Pending } from '../pictures/picture-queue';
import type { Share } from '../pictures/upload-share';
import { percentOf, shareLabel } from '../pictures/upload-share';

/** What happens to a picture that is not on the server yet. */
export function pendingLabel({ kind, reason }: Pick<Pending, 'kind' | 'reason'>, share: Share | null): string {
  switch (kind) {
    case 'waiting':
      return 'Waits its turn.';
    case 'sending':
      return sendingLabel(share);
    case 'paused':
      return 'Goes on when the connection is back.';
    case 'failed':
      return reason;
  }
}

function sendingLabel(share: Share | null): string {
  if (share === null) return 'The server fetches it…';
  return share.sent < share.all ? `Uploading, ${shareLabel(share)} (${percentOf(share)} %)` : 'Sent. The server prepares it…';
}
