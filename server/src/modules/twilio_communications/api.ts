import type { Db } from '../../platform/db/db';

/** A conversation as another system knew it, the oldest message first. */
export interface ImportedConversation {
  readonly phone: string;
  readonly contactId: number | null;
  readonly projectId: number | null;
  readonly unread: number;
  readonly optState?: 'unknown' | 'opted_in' | 'opted_out';
  readonly messages: readonly {
    readonly direction: 'in' | 'out';
    readonly body: string;
    readonly at: string;
    readonly status: 'received' | 'delivered' | 'failed';
    readonly byId?: number;
    readonly error?: string;
  }[];
}

/** A text that a module sends of itself, such as a reminder. */
export interface AgreedText {
  readonly phone: string;
  readonly body: string;
  /** Sent once, however often it is asked for. */
  readonly key: string;
  readonly projectId: number | null;
}

/** What other modules and the demo data may ask. */
export interface TwilioCommunicationsApi {
  /** Sends what waits, of every business. Opens its own transactions. */
  sendWaiting(): Promise<void>;
  /** Sends to who has agreed to texts, and by day; false: nobody is texted, and that is no error. In the caller's transaction. */
  sendAgreed(db: Db, text: AgreedText): Promise<boolean>;
  /** Takes over conversations and templates; a business that has conversations keeps what it has. Announces nothing. */
  importTexts(
    db: Db,
    texts: {
      readonly conversations: readonly ImportedConversation[];
      readonly templates: readonly { readonly name: string; readonly body: string }[];
    },
  ): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    twilio_communications: TwilioCommunicationsApi;
  }
}
