import type { Entry } from '@butterfly/contracts/project_view';
import type { Db } from '../../platform/db/db';

/** An entry as clients may see it: no note, and nobody who is responsible. */
export interface ClientEntry extends Pick<Entry, 'day' | 'id' | 'is_milestone' | 'lane' | 'length' | 'minute' | 'place' | 'title'> {
  readonly is_done: boolean;
}

/** What other modules may ask of the project timeline. Every call runs in the caller's transaction and so in its tenant. */
export interface ProjectViewApi {
  /** Adds what a project does not have of a template yet, and ticks off what was due before a day. */
  applyTemplate(db: Db, what: { projectId: number; templateId: string; doneBefore: string }): Promise<void>;
  /** What is for the client or for everybody, in the order it happens. */
  forClients(db: Db, projectId: number): Promise<ClientEntry[]>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    project_view: ProjectViewApi;
  }
}
