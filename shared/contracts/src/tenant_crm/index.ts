export { paths } from './paths';
export { operations } from './operations';
export { errors } from './errors';
export { events } from './events';
export type {
  CustomEntity,
  CustomField,
  CustomFieldPatch,
  CustomKind,
  CustomPatch,
  CustomValue,
  CustomValues,
  NewCustomField,
} from './custom-fields/schema';
export { eventType, owner } from './fields';
export type { EventType, Owner } from './fields';
export type { PipelineQuery } from './pipeline/operations';
export { dashboard, pipeline } from './pipeline/schema';
export type { Dashboard, Pipeline, PipelineCard, PipelineColumn, Sums } from './pipeline/schema';
export type { ProjectQuery } from './projects/operations';
export { lostReason, newProject, project, projectLight, projectMove, projectPatch, projectRow, stageChange } from './projects/schema';
export type {
  LostReason,
  NewProject,
  Project,
  ProjectLight,
  ProjectMove,
  ProjectPatch,
  ProjectRow,
  StageChange,
  TeamMember,
} from './projects/schema';
export { requirableFields, stage, stageColor, stageKind } from './stages/schema';
export type { NewStage, Stage, StageColor, StagePatch, StageRecord } from './stages/schema';
export type { Activity, ActivityKind } from './activity/schema';
export type { LeadQuery } from './leads/operations';
export { lead, leadStatus, newLead } from './leads/schema';
export type {
  DateAvailability,
  Lead,
  LeadConversion,
  LeadLoss,
  LeadPatch,
  LeadRow,
  LeadStatus,
  NewLead,
  ScoreReason,
} from './leads/schema';
export type { NoteQuery } from './notes/operations';
export type { NewNote, Note, NotePatch, Subject, SubjectType } from './notes/schema';
export type { RecordFile } from './record-files/operations';
export { settings } from './settings/schema';
export type { Choice, CrmSettings, CrmSettingsInput, Season } from './settings/schema';
export type { ContactQuery, DuplicateQuery } from './contacts/operations';
export {
  consentChange,
  consentEntry,
  contact,
  contactKind,
  contactPatch,
  contactProject,
  contactRow,
  duplicateMatch,
  duplicatePair,
  mergeEntry,
  newContact,
  projectPerson,
} from './contacts/schema';
export type {
  ConsentChange,
  ConsentEntry,
  Contact,
  ContactKind,
  ContactPatch,
  ContactProject,
  ContactRow,
  DuplicateMatch,
  DuplicatePair,
  LinkPatch,
  MergeEntry,
  MergeField,
  MergeInput,
  NewContact,
  NewLink,
  ProjectPerson,
  ProjectRole,
} from './contacts/schema';
export type { ImportCheck, ImportEntity, ImportLine, ImportRun } from './imports/schema';
export type { OrganizationQuery } from './organizations/operations';
export { newOrganization, organization, organizationRow } from './organizations/schema';
export type {
  NewOrganization,
  Organization,
  OrganizationKind,
  OrganizationLight,
  OrganizationPatch,
  OrganizationRow,
} from './organizations/schema';
export type { Address, Bulk } from './person-fields';
export type { ListView } from '../records';
export type { ProjectBulk, ProjectBulkResult } from './projects/schema';
