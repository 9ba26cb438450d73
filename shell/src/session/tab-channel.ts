/** What one tab tells the others of this browser. */
export interface Tabs<Message> {
  tell(message: Message): void;
  /** Hears the others, never oneself. Answers a function that ends it. */
  listen(listener: (message: Message) => void): () => void;
  close(): void;
}

export type TabMessage = { readonly kind: 'signed-out' } | { readonly kind: 'signed-in' };

export type TabChannel = Omit<Tabs<TabMessage>, 'close'>;

/** The tabs of this browser that speak under this name; without a way to reach them nothing is heard. */
export function openTabs<Message>(name: string): Tabs<Message> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    close: () => channel?.close(),
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const handle = ({ data }: MessageEvent<Message>) => listener(data);
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}

export const createTabChannel = (): TabChannel => openTabs<TabMessage>('butterfly:session');
