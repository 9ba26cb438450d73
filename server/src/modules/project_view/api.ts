import type { Db } from '../../platform/db/db';

/** What other modules may ask of the project timeline. Every call runs in the caller's transaction and so in its tenant. */
export interface ProjectViewApi {
  /** Adds what a project does not have of a template yet, and ticks off what was due before a day. */
  applyTemplate(db: Db, what: { projectId: number; templateId: string; doneBefore: string }): Promise<void>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    project_view: ProjectViewApi;
  }
}
