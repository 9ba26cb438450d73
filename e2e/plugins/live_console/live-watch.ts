import type { Page } from '@playwright/test';

/** What the page's own eyes have seen of its sockets and its sound. */
export interface LiveWatch {
  /** Type and time of every frame that was received, in order. */
  readonly received: { type: string; at: number }[];
  readonly sent: { type: string; at: number; size: number }[];
  readonly closed: number[];
  /** When the audio thread said that it is silent. */
  readonly flushed: number[];
  /** Sample rate of every audio context, and whether it is closed. */
  readonly contexts: { rate: number; state: string }[];
}

/** Looks over the shoulder of the page from its first line on. */
export async function watchLive(page: Page): Promise<() => Promise<LiveWatch>> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const seen = { received: [] as object[], sent: [] as object[], closed: [] as number[], flushed: [] as number[] };
    const now = () => performance.now();
    const typeOf = (text: unknown) => String((JSON.parse(String(text)) as { type?: string }).type);
    class WatchedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('live-console')) return;
        this.addEventListener('message', ({ data }) => void seen.received.push({ type: typeOf(data), at: now() }));
        this.addEventListener('close', () => void seen.closed.push(now()));
        const send = this.send.bind(this);
        this.send = (data) => {
          seen.sent.push({ type: typeOf(data), at: now(), size: String(data).length });
          send(data);
        };
      }
    }
    class WatchedContext extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    }
    class WatchedNode extends AudioWorkletNode {
      constructor(context: BaseAudioContext, name: string, options?: AudioWorkletNodeOptions) {
        super(context, name, options);
        if (name !== 'pcm-processor') return;
        this.port.addEventListener('message', ({ data }) => void ((data as { type: string }).type === 'flushed' && seen.flushed.push(now())));
        this.port.start();
      }
    }
    Object.assign(window, {
      WebSocket: WatchedSocket, AudioContext: WatchedContext, AudioWorkletNode: WatchedNode,
      __live: () => ({ ...seen, contexts: contexts.map(({ sampleRate: rate, state }) => ({ rate, state })) }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { __live: () => LiveWatch }).__live());
}
