/** What one tab tells the others of this browser. */
export type TabMessage = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in' };

export interface TabChannel {
  tell(message: TabMessage): void;
  /** Hears the others, never oneself. Answers a function that ends it. */
  listen(listener: (message: TabMessage) => void): () => void;
}

const NAME = 'butterfly:session';

export function createTabChannel(): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  return {
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}
