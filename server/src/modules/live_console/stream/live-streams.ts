import type { StreamListener, StreamPeer } from '../../../platform/sockets/socket-hub';
import { LiveStream, type StreamPorts } from './live-stream';

/** A picture of 1280 × 720 at quality 0.8 stays below half of it, as base64. */
const MAX_FRAME = 1_048_576;
/** A page that reconnects may have one that is not known to be dead yet; every one costs money at the service. */
const MOST_PER_MEMBER = 3;

/** All connections of this process. */
export class LiveStreams implements StreamListener {
  readonly maxFrame = MAX_FRAME;
  readonly #open = new Map<string, LiveStream[]>();

  constructor(private readonly ports: StreamPorts) {}

  open(peer: StreamPeer): { onText(text: string): void; onClose(): void } {
    const key = `${peer.session.tenantId}/${peer.session.memberId}`;
    const stream = new LiveStream(peer, this.ports);
    const others = this.#open.get(key) ?? [];
    this.#open.set(key, [...others, stream]);
    if (others.length >= MOST_PER_MEMBER) others[0]?.end({ message: 'The live console was opened in another window.', retryable: false });
    return {
      onText: (text) => stream.onText(text),
      onClose: () => {
        stream.onClose();
        this.#forget(key, stream);
      },
    };
  }

  recheck(whose: { userId?: number; tenantId?: number }): void {
    for (const stream of [...this.#open.values()].flat()) if (stream.isOf(whose)) void stream.recheck();
  }

  close(): void {
    for (const stream of [...this.#open.values()].flat()) stream.finish();
  }

  #forget(key: string, stream: LiveStream): void {
    const left = (this.#open.get(key) ?? []).filter((one) => one !== stream);
    if (left.length > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
