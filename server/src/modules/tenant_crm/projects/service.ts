import { definedOf } from '../../../platform/records/defined-of';
import type { NewProject, Project, ProjectMove, ProjectPatch, Stage, StageChange } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { rankAt } from '../pipeline/board-rank/repository';
import { requireChoice } from '../settings/service';
import { settingsOf } from '../settings/repository';
import { findStage, stagesOf } from '../stages/repository';
import { checkSentVersion, checkVersion, requireIfMatch } from '../../../platform/http/check-version';
import { etagOf } from '../../../platform/records/etag-of';
import { requireFields } from './required-fields';
import { announceSight, type SightPorts } from './team/announce-sight';
import {
  findProject,
  insertProject,
  insertStageChange,
  lockProject,
  moveProject,
  projectExists,
  setArchived,
  stageChangesOf,
  updateProject,
} from './repository';

interface ServiceDeps {
  readonly people: Pick<TenantPeople, 'isMember'>;
  readonly records: FindRecords;
  readonly ports: SightPorts;
}

/** The rules of projects. Knows no HTTP; every method runs in the transaction it is given. */
export class ProjectService {
  readonly #people: Pick<TenantPeople, 'isMember'>;
  readonly #records: FindRecords;
  readonly #ports: SightPorts;

  constructor({ people, records, ports }: ServiceDeps) {
    this.#records = records;
    this.#ports = ports;
    this.#people = people;
  }

  async create(db: Db, { input, number, currency }: { input: NewProject; number: number; currency: string }): Promise<Project> {
    refuseBackwardDates(input.event_date ?? null, input.event_end_date ?? null);
    if (input.owner_id) await this.#requireMember(db, input.owner_id);
    const custom = await this.#records().customFields.check(db, {
      subject_type: 'project',
      before: {},
      patch: input.custom,
      complete: true,
    });
    const draft = {
      ...input,
      custom,
      number,
      currency,
      stage_id: input.stage_id ?? null,
      owner_id: input.owner_id === undefined ? db.memberId : input.owner_id,
    };
    const project = (await insertProject(db, draft)) ?? (await this.#createInNewPipeline(db, draft));
    this.#records().record(db, { subject_type: 'project', subject_id: project.id, kind: 'created' });
    db.emit('tenant_crm.project.created@1', { project_id: project.id, by_id: db.memberId, owner_open: input.owner_id === undefined });
    return project;
  }

  async read(db: Db, id: number): Promise<Project> {
    const project = await findProject(db, id);
    if (!project) throw new AppError('not_found');
    return project;
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: ProjectPatch; ifMatch: string | undefined }): Promise<Project> {
    requireIfMatch(ifMatch);
    const before = await this.#lock(db, id);
    checkVersion(ifMatch, { etag: etagOf(before), current: before });
    if (before.archived_at) throw new AppError('tenant_crm.project_archived');
    const project = await this.#write(db, { before, patch });
    return project;
  }

  async archive(db: Db, { id, archived, ifMatch }: { id: number; archived: boolean; ifMatch?: string | undefined }): Promise<Project> {
    const before = await this.#lock(db, id);
    checkSentVersion(ifMatch, { etag: etagOf(before), current: before });
    const project = required(await setArchived(db, { id, archived }));
    if (project.version !== before.version)
      this.#records().record(db, { subject_type: 'project', subject_id: id, kind: archived ? 'archived' : 'unarchived' });
    return project;
  }

  async move(db: Db, { id, to, ifMatch }: { id: number; to: ProjectMove; ifMatch?: string | undefined }): Promise<Project> {
    const before = await this.#lock(db, id);
    checkSentVersion(ifMatch, { etag: etagOf(before), current: before });
    if (before.archived_at) throw new AppError('tenant_crm.project_archived');
    const stage = await findStage(db, to.stage_id);
    if (!stage) throw new AppError('invalid_input', { fields: { stage_id: ['is not a stage of your pipeline'] } });
    const lost = lossOf({ kind: stage.kind, to, before });
    if (lost.lostReason && lost.lostReason !== before.lost_reason)
      requireChoice((await settingsOf(db)).lost_reasons, 'lost_reason', lost.lostReason);
    const filled = to.fields ? await this.#write(db, { before, patch: to.fields }) : before;
    if (before.stage_id !== stage.id) requireFields(stage, filled);
    const rank = await rankAt(db, { stageId: stage.id, position: to.position, projectId: id });
    const project = required(await moveProject(db, { id, stageId: stage.id, rank, ...lost }));
    if (before.stage_id !== stage.id) await this.#announceStage(db, { before, stage, reason: lost.lostReason });
    return project;
  }

  async stageChanges(db: Db, id: number): Promise<StageChange[]> {
    if (!(await projectExists(db, id))) throw new AppError('not_found');
    return stageChangesOf(db, id);
  }

  /** Writes a patch of a locked project, and what changed into its timeline. */
  async #write(db: Db, { before, patch }: { before: Project; patch: ProjectPatch }): Promise<Project> {
    const { id } = before;
    refuseBackwardDates(valueAfter(patch.event_date, before.event_date), valueAfter(patch.event_end_date, before.event_end_date));
    if (patch.owner_id && patch.owner_id !== before.owner_id) await this.#requireMember(db, patch.owner_id);
    const custom = await this.#records().customFields.check(db, { subject_type: 'project', before: before.custom, patch: patch.custom });
    const project = required(await updateProject(db, { id, changes: { ...definedOf(patch), custom } }));
    this.#records().recordChanges(db, {
      subject_type: 'project',
      subject_id: id,
      before,
      after: project,
      fields: Object.keys(patch),
    });
    if (project.owner_id !== before.owner_id) announceSight(db, { memberIds: [project.owner_id, before.owner_id], ports: this.#ports });
    if (project.event_date !== before.event_date)
      db.emit('tenant_crm.project.date_changed@1', { project_id: id, from: before.event_date, to: project.event_date });
    if (project.venue_text !== before.venue_text) db.emit('tenant_crm.project.venue_changed@1', { project_id: id });
    return project;
  }

  async #announceStage(db: Db, { before, stage, reason }: { before: Project; stage: Stage; reason: string | null }): Promise<void> {
    const { id } = before;
    insertStageChange(db, { projectId: id, from: before.stage_id, to: stage.id, since: before.stage_since });
    db.emit('tenant_crm.project.stage_changed@1', { project_id: id, from_stage_id: before.stage_id, to_stage_id: stage.id });
    if (stage.kind === 'done') db.emit('tenant_crm.project.completed@1', { project_id: id });
    const from = await findStage(db, before.stage_id);
    if (stage.kind === 'lost' && from?.kind === 'booked')
      db.emit('tenant_crm.project.cancelled@1', { project_id: id, reason: reason ?? 'other' });
  }

  /** The insert found no stage: the business has none yet, or the given one is not there. */
  async #createInNewPipeline(db: Db, draft: Parameters<typeof insertProject>[1]): Promise<Project> {
    await stagesOf(db);
    const project = await insertProject(db, draft);
    if (!project) throw new AppError('invalid_input', { fields: { stage_id: ['is not a stage of your pipeline'] } });
    return project;
  }

  async #lock(db: Db, id: number): Promise<Project> {
    const project = await lockProject(db, id);
    if (!project) throw new AppError('not_found');
    return project;
  }

  async #requireMember(db: Db, memberId: number): Promise<void> {
    if (!(await this.#people.isMember(db, memberId))) {
      throw new AppError('invalid_input', { fields: { owner_id: ['is not a member of your business'] } });
    }
  }
}

function lossOf({ kind, to, before }: { kind: string; to: ProjectMove; before: Project }): { lostReason: string | null; lostNote: string } {
  if (kind !== 'lost') return { lostReason: null, lostNote: '' };
  const lostReason = to.lost_reason ?? (before.stage_id === to.stage_id ? before.lost_reason : null);
  if (!lostReason)
    throw new AppError('tenant_crm.lost_reason_required', { fields: { lost_reason: ['is needed to close a project as lost'] } });
  return { lostReason, lostNote: to.lost_note ?? (before.stage_id === to.stage_id ? before.lost_note : '') };
}

function refuseBackwardDates(start: string | null, end: string | null): void {
  if (start && end && end < start)
    throw new AppError('invalid_input', { fields: { event_end_date: ['must not be before the event date'] } });
}

const valueAfter = <T>(patched: T | undefined, before: T): T => (patched === undefined ? before : patched);

/** The row is locked by this transaction, so that it cannot have gone. */
function required(project: Project | undefined): Project {
  if (!project) throw new Error('A locked project disappeared');
  return project;
}
