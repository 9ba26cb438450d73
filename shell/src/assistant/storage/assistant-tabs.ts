/** What the assistant of one tab tells those of the others. */
export type AssistantMessage =
  /** The stored conversation has changed; it is in the storage. */
  | { readonly kind: 'saved'; readonly generation: number }
  /** Started, cleared or ended. */
  | { readonly kind: 'session'; readonly generation: number }
  /** This tab speaks or listens now: the others are quiet. */
  | { readonly kind: 'audio' };

export interface AssistantTabs {
  tell(message: AssistantMessage): void;
  listen(listener: (message: AssistantMessage) => void): () => void;
  close(): void;
}

export function createAssistantTabs(): AssistantTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('butterfly:assistant');
  return {
    close: () => channel?.close(),
    tell: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const handle = ({ data }: MessageEvent<AssistantMessage>) => listener(data);
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}
