import type { Session } from '../define-module';
import type { Frame } from './socket-hub';

/** A page opens its socket at most this long after the server has made it; slow lines need a while. */
const LATE_MS = 30_000;
/** Frames that only say "ask again". Heard twice they do no harm; missed, a page keeps what is no longer so. */
const ASK_AGAIN: ReadonlySet<string> = new Set(['permission']);

interface Sent {
  readonly tenantId: number;
  readonly memberId: number | null;
  readonly frame: Frame;
}

/** What a page has missed between being made and opening its socket. */
export class LateFrames {
  /** The oldest first. */
  private readonly sent = new Map<string, Sent & { readonly at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  note({ tenantId, memberId, frame }: Sent): void {
    if (!ASK_AGAIN.has(frame.type)) return;
    const key = `${tenantId}/${memberId ?? ''}/${frame.type}`;
    this.sent.delete(key);
    this.sent.set(key, { tenantId, memberId, frame, at: this.now() });
    for (const [old, { at }] of this.sent) if (this.now() - at > LATE_MS) this.sent.delete(old);
  }

  /** For a socket that opens now, each kind of frame once. */
  missedBy({ tenantId, memberId }: Pick<Session, 'tenantId' | 'memberId'>): Frame[] {
    const missed = [...this.sent.values()].filter(
      (one) => one.tenantId === tenantId && (one.memberId === null || one.memberId === memberId) && this.now() - one.at <= LATE_MS,
    );
    return [...new Map(missed.map(({ frame }) => [frame.type, frame])).values()];
  }
}
