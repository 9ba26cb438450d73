import {
  canMove,
  isOpen,
  lockedFrom,
  type NewRequest,
  type Request,
  type RequestPatch,
  type RequestQuery,
  type RequestStatus,
} from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CountedPage } from '../../../platform/records/counted-page';
import { localDay } from '../../../platform/time/local-time';
import { settings } from '../settings/repository';
import { requestNumbers } from './numbers';
import { boardRows, requestPage, requests, waitingRows, type StoredRequest } from './repository';

const HOUR_MS = 3_600_000;
const BOARD_DAYS = 14;

type Parts = Pick<Platform, 'api' | 'clock'>;

/** Requests of clients: written down, read, moved. Knows no HTTP; every method runs in the transaction it is given. */
export class RequestService {
  constructor(private readonly platform: Parts) {}

  async create(db: Db, input: NewRequest): Promise<Request> {
    const project = await this.platform.api('tenant_crm').project(db, input.project_id);
    if (!project) throw new AppError('not_found');
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const { response_hours, resolve_hours } = await settings.theOne(db);
    const now = this.platform.clock();
    const after = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
    const { text: number } = await requestNumbers.take(db, { on: localDay(now, tz) });
    const made = await requests.insert(db, {
      ...input,
      ...{ number, created_at: now.toISOString(), waiting_since: now.toISOString() },
      ...{ assignee_id: project.owner_id, response_due_at: after(response_hours), due_at: after(resolve_hours) },
    });
    this.note(db, made.id, 'created');
    this.noteOnProject(db, made, 'was asked for');
    db.emit('client_requests.request.created@1', idsOf(made));
    return this.whole(db, made);
  }

  async read(db: Db, id: number): Promise<Request> {
    return this.whole(db, await requests.read(db, id));
  }

  async page(db: Db, query: RequestQuery): Promise<CountedPage<Request>> {
    const page = await requestPage(db, query);
    return { ...page, results: await this.all(db, page.results) };
  }

  async board(db: Db): Promise<{ requests: Request[]; more: number }> {
    const { rows, more } = await boardRows(db, new Date(this.platform.clock().getTime() - BOARD_DAYS * 24 * HOUR_MS));
    return { requests: await this.all(db, rows), more };
  }

  async waiting(db: Db): Promise<{ requests: Request[]; count: number; late: number }> {
    const { rows, ...sums } = await waitingRows(db, this.platform.clock());
    return { ...sums, requests: await this.all(db, rows) };
  }

  async update(db: Db, { id, patch, ifMatch }: { id: number; patch: RequestPatch; ifMatch: string | undefined }): Promise<Request> {
    const before = await requests.lockVersion(db, { id, ifMatch });
    const changesWish = patch.items !== undefined || patch.wanted_date !== undefined;
    if (changesWish && (before.status === 'approved' || !isOpen(before.status))) throw new AppError('client_requests.already_settled');
    await this.#checkAssignee(db, patch.assignee_id);
    const saved = await requests.patch(db, { id, changes: patch });
    this.#records().recordChanges(db, { subject_type: 'request', subject_id: id, before, after: saved, fields: Object.keys(patch) });
    return this.whole(db, saved);
  }

  /** To a column that needs no more than being put there. */
  async move(db: Db, { id, to }: { id: number; to: RequestStatus }): Promise<Request> {
    const before = await this.lockFor(db, id, to);
    return this.set(db, before, { status: to }, to);
  }

  async close(db: Db, { id, resolution }: { id: number; resolution: string }): Promise<Request> {
    const before = await this.lockFor(db, id, 'closed');
    const changes = { status: 'closed', resolution, resolved_at: before.resolved_at ?? this.now(), waiting_since: null };
    const closed = await this.set(db, before, changes, 'closed');
    this.noteOnProject(db, before, 'was closed');
    db.emit('client_requests.request.closed@1', idsOf(before));
    return closed;
  }

  /** In progress again; what was told of a price is history. */
  async reopen(db: Db, { id, reason }: { id: number; reason: string }): Promise<Request> {
    const before = await requests.lock(db, id);
    if (before.status !== 'closed' && before.status !== 'declined') throw refused(before.status, 'in_progress');
    const { resolve_hours } = await settings.theOne(db);
    const due = new Date(this.platform.clock().getTime() + resolve_hours * HOUR_MS).toISOString();
    const fresh = {
      quote: null,
      approved_at: null,
      approved_by: '',
      resolved_at: null,
      rating: null,
      rating_comment: '',
      merged_into_id: null,
    };
    const changes = { status: 'in_progress', reopened_count: before.reopened_count + 1, waiting_since: this.now(), due_at: due };
    this.#records().record(db, {
      subject_type: 'request',
      subject_id: id,
      kind: 'reopened',
      ...(reason !== '' && { details: { reason } }),
    });
    const reopened = await this.whole(db, await requests.patch(db, { id, changes: { ...fresh, ...changes, due_breached_at: null } }));
    db.emit('client_requests.request.reopened@1', idsOf(before));
    return reopened;
  }

  async rate(db: Db, { id, rating, comment }: { id: number; rating: number; comment: string }): Promise<Request> {
    const before = await requests.lock(db, id);
    if (isOpen(before.status)) throw new AppError('client_requests.not_settled');
    return this.set(db, before, { rating, rating_comment: comment }, 'rated');
  }

  async allowLate(db: Db, { id, reason }: { id: number; reason: string }): Promise<Request> {
    const before = await requests.lock(db, id);
    this.#records().record(db, { subject_type: 'request', subject_id: id, kind: 'late_allowed', details: { reason } });
    return this.whole(db, await requests.patch(db, { id: before.id, changes: { late_allowed_at: before.late_allowed_at ?? this.now() } }));
  }

  /** Held, and so that it may go to a status. @throws AppError `invalid_transition` */
  async lockFor(db: Db, id: number, to: RequestStatus): Promise<StoredRequest> {
    const before = await requests.lock(db, id);
    if (!canMove(before.status, to)) throw refused(before.status, to);
    return before;
  }

  /** Changes are closed, and nobody has let this one come. @throws AppError `client_requests.changes_locked` */
  async requireInTime(db: Db, stored: StoredRequest): Promise<void> {
    const { is_locked, locked_from } = await this.whole(db, stored);
    if (is_locked && stored.late_allowed_at === null) throw new AppError('client_requests.changes_locked', { locked_from });
  }

  /** Writes a change and a line of the timeline. */
  async set(db: Db, { id }: Pick<StoredRequest, 'id'>, changes: object, kind: string): Promise<Request> {
    this.note(db, id, kind);
    return this.whole(db, await requests.patch(db, { id, changes }));
  }

  async whole(db: Db, stored: StoredRequest): Promise<Request> {
    const [shown] = await this.all(db, [stored]);
    if (!shown) throw new AppError('not_found');
    return shown;
  }

  async all(db: Db, rows: readonly StoredRequest[]): Promise<Request[]> {
    if (rows.length === 0) return [];
    const { lock_days } = await settings.theOne(db);
    const { tz } = await this.platform.api('auth_and_admin').tenant(db);
    const today = localDay(this.platform.clock(), tz);
    const found = await this.platform.api('tenant_crm').projectsById(db, [...new Set(rows.map(({ project_id }) => project_id))]);
    const projects = new Map(found.map((project) => [project.id, project]));
    return rows.map((row) => {
      const project = projects.get(row.project_id);
      const event_date = project?.event_date ?? null;
      const locked_from = lockedFrom({ type: row.type, event_date, lock_days });
      return {
        ...row,
        project_name: project?.name ?? '',
        event_date,
        locked_from,
        is_locked: locked_from !== null && locked_from <= today,
      };
    });
  }

  note(db: Db, id: number, kind: string): void {
    this.#records().record(db, { subject_type: 'request', subject_id: id, kind });
  }

  /** What its client asked for, and what became of it, in the timeline of the project. */
  noteOnProject(db: Db, { project_id, number, title }: StoredRequest, what: string): void {
    this.platform.api('tenant_crm').tell(db, { projectId: project_id, words: `${number}, “${title}”, ${what}` });
  }

  now(): string {
    return this.platform.clock().toISOString();
  }

  async #checkAssignee(db: Db, id: number | null | undefined): Promise<void> {
    if (id === null || id === undefined) return;
    const members = await this.platform.api('auth_and_admin').members(db);
    if (!members.some(({ member_id }) => member_id === id))
      throw new AppError('invalid_input', { fields: { assignee_id: ['must be somebody of the team'] } });
  }

  #records() {
    return this.platform.api('records').of<'request'>('client_requests');
  }
}

export const refused = (from: RequestStatus, to: RequestStatus) => new AppError('invalid_transition', { from, to });

export const idsOf = ({ id, project_id }: Pick<StoredRequest, 'id' | 'project_id'>) => ({ request_id: id, project_id });
