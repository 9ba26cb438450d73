import type { Readable } from 'node:stream';
import type { Db } from '../db/db';

/** Parts of what a client sees of a project; `steps` are those in which something is asked of them. */
export type ClientSection = 'contract' | 'invoice' | 'moodboard' | 'payments' | 'proposals' | 'questionnaire';

/** Who looks: a person of a project, by the address they are written to. */
export interface ClientReader {
  readonly projectId: number;
  readonly name: string;
  readonly email: string;
}

/** Something that was sent to clients, as one of them sees it. What is a draft is none. */
export interface ClientDocument {
  /** Its owner's; unique in its section. */
  readonly key: string;
  readonly title: string;
  readonly number: string | null;
  /** `todo`: this person can act; `waiting`: somebody else has to; `done`; `over`: nothing can be done with it any more. */
  readonly state: 'done' | 'over' | 'todo' | 'waiting';
  /** Since when it is there, as a moment. */
  readonly since: string | null;
  /** By when it is to be done. */
  readonly due_on: string | null;
  /** Null: it is not about money. */
  readonly money: { readonly cents: number; readonly open_cents: number; readonly currency: string } | null;
  readonly progress_bps: number | null;
  /** Whether `open` has a page of it for this person. */
  readonly opens: boolean;
}

/** A document to be kept, as one file. */
export interface ClientPaper {
  /** With its ending. */
  readonly name: string;
  /** Never inside a transaction: it may have to be laid out. */
  bytes(): Promise<Buffer | Readable>;
}

/** A section of which a plugin knows the documents. */
export interface ClientSectionSource {
  readonly section: ClientSection;
  /** The newest first, or in the order in which they are due. */
  list(db: Db, reader: ClientReader): Promise<readonly ClientDocument[]>;
  /** The path of a page that this person may open, now; null: there is none. Makes a link where there is none yet. */
  open(db: Db, reader: ClientReader & { readonly key: string }): Promise<string | null>;
  /** What this person may take with them; null: there is none yet. Without it, documents of the section are no files. */
  paper?(db: Db, reader: ClientReader & { readonly key: string }): Promise<ClientPaper | null>;
}

/** A plugin that sends something to clients. Every call runs in the caller's transaction. */
export interface ClientDocuments {
  /** Its id: what a business has switched off is not shown. */
  readonly plugin: string;
  readonly sections: readonly ClientSectionSource[];
}

declare module '../module-ports' {
  interface ModulePorts {
    'platform.client_documents': ClientDocuments;
  }
}
