import type { Page } from '@playwright/test';

/** What the page's own eyes have seen of its sockets and its sound. */
export interface LiveWatch {
  /** Type and time of every frame that was received, in order. */
  readonly received: { type: string; at: number }[];
  readonly sent: { type: string; at: number; size: number }[];
  readonly closed: number[];
  /** The audio thread makes sound now. */
  readonly sounds: boolean;
  /** The first silent block after each interruption, as the audio thread has made it. */
  readonly silent: Silence[];
  /** Sample rate of every audio context, and whether it is closed. */
  readonly contexts: { rate: number; state: string }[];
}

export interface Silence {
  /** Milliseconds from the INTERRUPTION frame in the page until the block was made, by the clock of both threads (whole milliseconds). */
  readonly took: number;
  /** The same by the audio clock: sound that was made in between. */
  readonly played: number;
}

/** Looks over the shoulder of the page from its first line on. */
export async function watchLive(page: Page): Promise<() => Promise<LiveWatch>> {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const seen = {
      received: [] as { type: string; at: number }[],
      sent: [] as object[],
      closed: [] as number[],
      sounds: false,
      silent: [] as object[],
    };
    let interrupted: { wall: number; clock: number } | null = null;
    const clock = () => contexts.find(({ sampleRate, state }) => sampleRate === 24_000 && state !== 'closed')?.currentTime ?? 0;
    const now = () => performance.now();
    const typeOf = (text: unknown) => String((JSON.parse(String(text)) as { type?: string }).type);
    class WatchedSocket extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('live-console')) return;
        this.addEventListener('message', ({ data }) => {
          const type = typeOf(data);
          seen.received.push({ type, at: now() });
          if (type === 'INTERRUPTION') interrupted = { wall: Date.now(), clock: clock() };
        });
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
        this.port.addEventListener('message', ({ data }: MessageEvent<{ type: string; madeAt: number; soundTime: number }>) => {
          if (data.type === 'sounding' || data.type === 'drained' || data.type === 'flushed') seen.sounds = data.type === 'sounding';
          if (data.type !== 'flushed' || !interrupted) return;
          seen.silent.push({ took: data.madeAt - interrupted.wall, played: (data.soundTime - interrupted.clock) * 1_000 });
          interrupted = null;
        });
        this.port.start();
      }
    }
    Object.assign(window, {
      WebSocket: WatchedSocket,
      AudioContext: WatchedContext,
      AudioWorkletNode: WatchedNode,
      __count: (type: string) => seen.received.filter((frame) => frame.type === type).length,
      __live: () => ({ ...seen, contexts: contexts.map(({ sampleRate: rate, state }) => ({ rate, state })) }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { __live: () => LiveWatch }).__live());
}
