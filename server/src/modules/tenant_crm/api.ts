import type {
  DateAvailability,
  EventType,
  Lead,
  LeadStatus,
  LostReason,
  Pipeline,
  Project,
  ProjectPatch,
  ProjectRow,
  Stage,
  Subject,
} from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../platform/db/db';
import type { ContactsApi } from './contacts/api';

export type { ContactFacts, ContactsApi } from './contacts/api';

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

/** A lead as another system knew it. */
export interface ImportedLead {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly event_type: EventType;
  readonly event_date: string | null;
  readonly venue_text: string;
  readonly guest_count: number | null;
  readonly budget_min_cents: number | null;
  readonly budget_max_cents: number | null;
  readonly currency: string;
  readonly source: string;
  readonly source_detail: string;
  readonly message: string;
  readonly owner_id: number | null;
  readonly status: LeadStatus;
  readonly lost_reason: LostReason | null;
  readonly lost_note: string;
  readonly created_at: string;
  readonly first_response_at: string | null;
  readonly sla_due_at: string | null;
  readonly converted_project_id: number | null;
  readonly score: number;
}

/** A note that was written elsewhere. */
export interface ImportedNote extends Subject {
  readonly body: string;
  readonly pinned: boolean;
  readonly at: string;
  readonly by_id: number | null;
}

/** Somebody who wrote, booked or called, as a form of another module heard it. */
export interface Inquiry {
  readonly title: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly event_type?: string | undefined;
  readonly event_date?: string | undefined;
  readonly venue_text?: string | undefined;
  readonly guest_count?: number | undefined;
  readonly date_flexible?: boolean | undefined;
  readonly budget_min_cents?: number | undefined;
  readonly budget_max_cents?: number | undefined;
  readonly message?: string | undefined;
  /** A key of the business's sources; one it does not have any more becomes the first it has. */
  readonly source: string;
  readonly source_detail: string;
  readonly form_answers: Readonly<Record<string, string>>;
  readonly utm: Readonly<Record<string, string>>;
  /** From where it came, as `networkHash` keeps it. */
  readonly network_hash?: string | undefined;
}

/** What other modules may ask of tenant_crm. Every call runs in the caller's transaction and so in its tenant. */
export interface TenantCrmApi {
  /** False for an id that this tenant does not have; other modules answer 404 then. */
  projectExists(db: Db, id: number): Promise<boolean>;
  /** Undefined for an id that this tenant does not have. */
  project(db: Db, id: number): Promise<Project | undefined>;
  /** Moves an event, whatever version of the project the caller has seen. Refuses an archived project. */
  changeDate(db: Db, change: { id: number; event_date: string; start_time?: string | null }): Promise<void>;
  /** Changes facts of a project, whatever version the caller has seen. Refuses an archived project and what a field cannot be. */
  changeFacts(db: Db, change: { id: number; patch: ProjectPatch }): Promise<void>;
  /** Projects of a day that are neither lost nor archived, one of them left out. */
  countOn(db: Db, what: { day: string; except: number }): Promise<number>;
  /** The open lead with this address, or a new one; whose it is, rules decide. Two at the same moment become one. */
  inquire(db: Db, inquiry: Inquiry): Promise<{ readonly lead_id: number; readonly owner_id: number | null; readonly created: boolean }>;
  /** Undefined for an id that this tenant does not have. */
  lead(db: Db, id: number): Promise<Omit<Lead, 'score_reasons'> | undefined>;
  /** From where the first form of a lead came, as `networkHash` keeps it; null: it has filled in none. */
  networkOfLead(db: Db, id: number): Promise<string | null>;
  /** Those of some leads that nobody has answered yet. */
  unanswered(db: Db, ids: readonly number[]): Promise<number[]>;
  /** A meeting was held: a lead that is open is qualified; any other stays as it is. */
  qualifyLead(db: Db, id: number): Promise<void>;
  /** Moves a project to the end of a stage. @throws AppError `not_found`, `tenant_crm.project_archived`, `invalid_input` */
  moveTo(db: Db, move: { id: number; stage_id: number }): Promise<void>;
  /** Who else has an event on a day, and whether it is full. */
  dateAvailability(db: Db, date: string): Promise<DateAvailability>;
  /** People: contacts, what they agreed to, the projects they take part in. */
  readonly contacts: ContactsApi;
  stages(db: Db): Promise<Stage[]>;
  /** Events from a day on, the next first; lost and archived projects are left out. */
  upcoming(db: Db, range: { from: string; to: string; limit: number }): Promise<ProjectRow[]>;
  /** Those of these projects that the caller sees, archived ones too. */
  projectsById(db: Db, ids: readonly number[]): Promise<ProjectRow[]>;
  /** The projects that changed last. */
  changed(db: Db, limit: number): Promise<ProjectRow[]>;
  /** Takes over projects with their history; announces nothing. Answers their ids in the same order. */
  importProjects(db: Db, projects: readonly ImportedProject[]): Promise<number[]>;
  /** Takes over leads as they are; announces nothing. Answers their ids in the same order. */
  importLeads(db: Db, leads: readonly ImportedLead[]): Promise<number[]>;
  /** Puts a colleague on a project. @throws AppError `not_found`, `tenant_crm.project_archived` */
  addToTeam(db: Db, place: { projectId: number; memberId: number }): Promise<void>;
  importNotes(db: Db, notes: readonly ImportedNote[]): Promise<void>;
  /** A client has said yes: forward to the stage for that. Null where the project stands there, has come further, or that stage asks for what is missing. */
  verbalYes(db: Db, id: number): Promise<{ readonly stage_id: number | null }>;
  /** All have signed and money came: forward to the first booked stage. Null as with `verbalYes`. */
  booked(db: Db, id: number): Promise<{ readonly stage_id: number | null }>;
  /** A line of the project's timeline, in words, by whoever the caller is. In the transaction of what happened. */
  tell(db: Db, what: { projectId: number; words: string }): void;
  totals(db: Db): Promise<Pick<Pipeline, 'open' | 'booked'>>;
}

declare module '../../platform/platform' {
  interface ModuleApis {
    tenant_crm: TenantCrmApi;
  }
}
