import type { EventType, LostReason, Pipeline, ProjectRow, Stage } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';

/** A project as another system knew it. */
export interface ImportedProject {
  readonly name: string;
  readonly event_type: EventType;
  /** The stages it went through, by name, the oldest first; the last is where it stands. */
  readonly stages: readonly { readonly name: string; readonly at: string }[];
  readonly currency: string;
  readonly event_date: string | null;
  readonly start_time?: string;
  readonly venue_text?: string;
  readonly guest_count?: number;
  readonly budget_cents: number | null;
  readonly tags?: readonly string[];
  readonly owner_id: number | null;
  readonly lost_reason?: LostReason;
  readonly lost_note?: string;
  /** When it was changed last; without it, when it came into its stage. */
  readonly updated_at?: string;
}

/** What other modules may ask of tenant_crm. Every call runs in the caller's transaction and so in its tenant. */
export interface TenantCrmApi {
  /** False for an id that this tenant does not have; other modules answer 404 then. */
  projectExists(db: Db, id: number): Promise<boolean>;
  stages(db: Db): Promise<Stage[]>;
  /** Events from a day on, the next first; lost and archived projects are left out. */
  upcoming(db: Db, range: { from: string; to: string; limit: number }): Promise<ProjectRow[]>;
  /** The projects that changed last. */
  changed(db: Db, limit: number): Promise<ProjectRow[]>;
  /** Takes over projects with their history; announces nothing. Answers their ids in the same order. */
  importProjects(db: Db, projects: readonly ImportedProject[]): Promise<number[]>;
  totals(db: Db): Promise<Pick<Pipeline, 'open' | 'booked'>>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    tenant_crm: TenantCrmApi;
  }
}
