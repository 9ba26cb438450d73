import type { Anniversary, Interaction } from '@butterfly/contracts/contact_management';
import type {
  ConsentChange,
  ConsentEntry,
  Contact,
  ContactPatch,
  ContactProject,
  ContactRow,
  DuplicatePair,
  MergeEntry,
  MergeInput,
  NewContact,
  NewOrganization,
  Organization,
  ProjectPerson,
  ProjectRole,
} from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import type { PersonalData } from './client-record/personal-data';
import type { CountedPage } from '../../../platform/records/counted-page';
import type { ContactFilter, ContactPageQuery } from './page/repository';

/** What is known of a contact beside names and addresses of mail. */
export type ContactFacts = Pick<ContactPatch, 'address' | 'birthday' | 'phone_e164'>;

/** A person as another system knew them, with the projects they take part in. */
export interface ImportedPerson {
  readonly contact: NewContact;
  readonly projects?: readonly { readonly project_id: number; readonly role: ProjectRole; readonly is_billing?: boolean }[];
}

/** What other modules may ask about people. Every call runs in the caller's transaction and so in its tenant. */
export interface ContactsApi {
  /** Changes what is known of somebody, whatever version the caller has seen. @throws AppError `not_found`, `tenant_crm.record_put_away` */
  changeFacts(db: Db, change: { id: number; patch: ContactFacts }): Promise<void>;
  /** By the first, a further or a merged address, in lower case. */
  byEmail(db: Db, email: string): Promise<Contact | undefined>;
  /** A merged contact answers for the one it was merged into; a deleted one is nobody. */
  byId(db: Db, id: number): Promise<Contact | undefined>;
  /** The organization that a contact belongs to; undefined for one that this business does not have. */
  organization(db: Db, id: number): Promise<Organization | undefined>;
  /** Who has this number, by E.164; several people may share one. */
  withPhone(db: Db, phone: string): Promise<Omit<ContactRow, 'project_count'>[]>;
  /** Those of the ids that are contacts of this business; merged and deleted ones are left out. */
  withIds(db: Db, ids: readonly number[]): Promise<Omit<ContactRow, 'project_count'>[]>;
  page(db: Db, page: { filter: ContactFilter; query: ContactPageQuery }): Promise<CountedPage<ContactRow>>;
  count(db: Db, filter: ContactFilter): Promise<number>;
  projectsOf(db: Db, id: number): Promise<ContactProject[]>;
  /** Who takes part in a project, with their roles. */
  peopleOf(db: Db, projectId: number): Promise<ProjectPerson[]>;
  consentsOf(db: Db, id: number): Promise<ConsentEntry[]>;
  mergesOf(db: Db, id: number): Promise<MergeEntry[]>;
  changeConsent(db: Db, change: { id: number; change: ConsentChange; ip: string | null }): Promise<Contact>;
  /** What somebody said themselves counts, also where their record was put away or merged since. Nothing when it was erased. */
  keepConsent(db: Db, change: { id: number; change: ConsentChange }): Promise<void>;
  pairs(db: Db): Promise<DuplicatePair[]>;
  merge(db: Db, merge: { id: number; input: MergeInput }): Promise<Contact>;
  undoMerge(db: Db, merge: { id: number; now: Date }): Promise<Contact>;
  activity(db: Db, wanted: { id: number; kind: Interaction['kind'] | null; before: string | null; limit: number }): Promise<Interaction[]>;
  anniversaries(db: Db, range: { today: string; days: number }): Promise<Anniversary[]>;
  personalData(db: Db, id: number): Promise<PersonalData>;
  /** Makes the person anonymous for good. Projects, agreements and documents stay without the name. */
  erase(db: Db, id: number): Promise<void>;
  /** Takes over organizations; ids in the same order. */
  importOrganizations(db: Db, organizations: readonly NewOrganization[]): Promise<number[]>;
  /** Takes over people; ids in the same order. Announces nothing. */
  importPeople(db: Db, people: readonly ImportedPerson[]): Promise<number[]>;
}
