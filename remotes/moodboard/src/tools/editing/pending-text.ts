import type { Pending } from '../pictures/picture-queue';
import type { Share } from '../pictures/upload-share';
import { percentOf, shareWords } from '../pictures/upload-share';

/** What happens to a picture that is not on the server yet. */
export function pendingWords({ kind, reason }: Pick<Pending, 'kind' | 'reason'>, share: Share | null): string {
  switch (kind) {
    case 'waiting':
      return 'Waits its turn.';
    case 'sending':
      return sendingWords(share);
    case 'paused':
      return 'Goes on when the connection is back.';
    case 'failed':
      return reason;
  }
}

function sendingWords(share: Share | null): string {
  if (share === null) return 'The server fetches it…';
  return share.sent < share.all ? `Uploading, ${shareWords(share)} (${percentOf(share)} %)` : 'Sent. The server prepares it…';
}
