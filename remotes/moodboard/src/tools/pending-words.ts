import type { Pending } from './picture-queue';

/** What happens to a picture that is not on the server yet. */
export function pendingWords({ kind, reason }: Pick<Pending, 'kind' | 'reason'>): string {
  switch (kind) {
    case 'waiting': return 'Waits its turn.';
    case 'sending': return 'Uploading…';
    case 'paused': return 'Goes on when the connection is back.';
    case 'failed': return reason;
  }
}
