import type { NewProject, Pipeline, Project, ProjectMove, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';

/** What other modules may ask of tenant_crm. Every call runs in the caller's transaction and so in its tenant. */
export interface TenantCrmApi {
  /** False for an id that this tenant does not have; other modules answer 404 then. */
  projectExists(db: Db, id: number): Promise<boolean>;
  stages(db: Db): Promise<Stage[]>;
  /** Events from a day on, the next first; lost and archived projects are left out. */
  upcoming(db: Db, range: { from: string; to: string; limit: number }): Promise<ProjectRow[]>;
  /** The projects that changed last. */
  changed(db: Db, limit: number): Promise<ProjectRow[]>;
  /** A new project with the next number. Rules and events are those of the API. */
  create(db: Db, project: { input: NewProject; currency: string }): Promise<Project>;
  move(db: Db, move: { id: number; to: ProjectMove }): Promise<Project>;
  totals(db: Db): Promise<Pick<Pipeline, 'open' | 'booked'>>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    tenant_crm: TenantCrmApi;
  }
}
