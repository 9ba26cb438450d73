import { openTabs, type Tabs } from '../../session/tab-channel';

/** What the assistant of one tab tells those of the others. */
export type AssistantMessage =
  /** The stored conversation has changed; it is in the storage. */
  | { readonly kind: 'saved'; readonly generation: number }
  /** Started, cleared or ended. */
  | { readonly kind: 'session'; readonly generation: number }
  /** This tab speaks or listens now: the others are quiet. */
  | { readonly kind: 'audio' };

export type AssistantTabs = Tabs<AssistantMessage>;

export const createAssistantTabs = (): AssistantTabs => openTabs<AssistantMessage>('butterfly:assistant');
