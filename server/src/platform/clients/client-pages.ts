import type { Db } from '../db/db';
import type { Platform } from '../platform';
import type { ClientSection } from './client-documents';

/** Whom a page is for, and what it is about. */
export interface ClientPage {
  readonly projectId: number;
  /** The address that the mail goes to; null: to the client of the project, whoever that is. */
  readonly email: string | null;
  readonly section: ClientSection | 'requests';
  /** The token of the link that belongs to the thing itself, for who has a page of that one thing. */
  readonly token?: string;
}

/** A plugin that has pages of their own for the clients of a project. */
export interface ClientPages {
  /** The path of the page of this very person, where they see the section now; null: they have none. */
  pathOf(db: Db, page: ClientPage): Promise<string | null>;
}

declare module '../module-ports' {
  interface ModulePorts {
    'platform.client_pages': ClientPages;
  }
}

/**
 * Where a mail about something leads somebody: into pages of their own, or else to the link that belongs to the thing itself.
 *
 * @example
 * const path = await pathForClient(db, platform, { projectId, email: signer.email, section: 'contract' }) ?? signingPath(token);
 */
export async function pathForClient(db: Db, { fillers }: Pick<Platform, 'fillers'>, page: ClientPage): Promise<string | null> {
  for (const pages of fillers('platform.client_pages')) {
    const path = await pages.pathOf(db, page);
    if (path !== null) return path;
  }
  return null;
}
