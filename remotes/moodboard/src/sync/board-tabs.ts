/** What the tabs of one person tell each other about one board. */
export interface BoardTabs {
  /** Runs when no other tab of this person saves this board. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Says that the board was saved. */
  announceSaved(): void;
  /** Holds `key` for as long as this tab lives, and tells the others that it exists. Answers how to let go. */
  live(key: string): () => void;
  /** Runs once the tab that held `key` is gone. */
  whenGone(key: string, run: () => Promise<void>, signal: AbortSignal): void;
  /** Another tab has saved, or has opened the board under a key. Answers how to stop listening. */
  listen(listeners: { onSaved: () => void; onOpened: (key: string) => void }): () => void;
}

type Message = { readonly kind: 'saved' } | { readonly kind: 'opened'; readonly key: string };

/** Through Web Locks and a broadcast channel. A page that is not served securely has no locks: each tab then saves by itself. */
export function browserTabs(scope: string): BoardTabs {
  const channel = `butterfly-moodboard/${scope}`;
  const locks = (navigator as { locks?: LockManager }).locks;
  const say = (message: Message) => {
    const port = new BroadcastChannel(channel);
    port.postMessage(message);
    port.close();
  };
  return {
    exclusively: (work) => (locks ? locks.request(`${channel}/save`, work) : work()),
    announceSaved: () => say({ kind: 'saved' }),
    live(key) {
      let letGo: () => void = () => undefined;
      const gone = new Promise<void>((resolve) => (letGo = resolve));
      void locks?.request(lockOf(key), () => gone);
      say({ kind: 'opened', key });
      return letGo;
    },
    whenGone(key, run, signal) {
      if (!locks) return void run();
      locks.request(lockOf(key), { signal }, run).catch(() => undefined);
    },
    listen({ onSaved, onOpened }) {
      const port = new BroadcastChannel(channel);
      port.onmessage = ({ data }: MessageEvent<Message>) => (data.kind === 'saved' ? onSaved() : onOpened(data.key));
      return () => port.close();
    },
  };
}

const lockOf = (key: string): string => `butterfly-moodboard-tab/${key}`;
