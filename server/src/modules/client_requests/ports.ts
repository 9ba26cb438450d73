import type { Db } from '../../platform/db/db';

/** Where clients see their requests and answer, for who has such pages. */
export interface ClientPages {
  /** The whole address of a page where the client of the project answers; null: they have none. */
  addressOf(db: Db, what: { readonly projectId: number; readonly requestId: number }): Promise<string | null>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'client_requests.client_pages': ClientPages;
  }
}
