import type { NewQuote, Quote, Request } from '@butterfly/contracts/client_requests';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import type { CurrentOffer, QuantityChanged } from '../../proposal_and_invoice/api';
import type { ApprovedChange } from '../api';
import { mailClient } from '../mails';
import { requests, type StoredRequest } from '../requests/repository';
import { idsOf, refused, type RequestService } from '../requests/service';
import type { ThreadService } from '../thread/service';
import { linesOf, weigh } from './impact';

type Parts = Pick<Platform, 'api' | 'clock' | 'fillers' | 'mail' | 'workflows'>;

/** From a wish to a price, from a price to a yes, from a yes to a new version of the proposal. Runs in the transaction it is given. */
export class PricingService {
  constructor(
    private readonly platform: Parts,
    private readonly service: RequestService,
    private readonly thread: ThreadService,
  ) {}

  /** @throws AppError `client_requests.line_gone`, `.nothing_changes`, `.changes_locked`, `invalid_transition` */
  async quote(db: Db, { id, items, wanted_date, note }: NewQuote & { id: number }): Promise<Request> {
    const before = await requests.lock(db, id);
    const again = before.status === 'waiting_client';
    if (!again) await this.service.lockFor(db, id, 'waiting_client');
    await this.service.requireInTime(db, before);
    const quote = await this.#priced(db, before, { items, wanted_date, note });
    const changes = { status: 'waiting_client', items, wanted_date, quote, waiting_since: null };
    await this.thread.tell(db, before, note);
    await this.thread.answered(db, before, changes);
    await mailClient(db, this.platform, { template: 'request_priced', request: before, message: note, quote });
    this.service.note(db, id, 'quoted');
    db.emit('client_requests.request.quoted@1', idsOf(before));
    return this.service.read(db, id);
  }

  /** `seen`: when the price was told that the client had before the eyes; without it, they said so by word of mouth. */
  async approve(db: Db, { id, by, seen }: { id: number; by: string; seen?: string }): Promise<Request> {
    const before = await this.service.lockFor(db, id, 'approved');
    if (before.quote === null) throw new AppError('client_requests.not_quoted');
    if (seen !== undefined && seen !== before.quote.quoted_at) throw new AppError('client_requests.quote_changed');
    await this.service.requireInTime(db, before);
    const now = this.service.now();
    const changes = { status: 'approved', approved_at: now, approved_by: by, waiting_since: now };
    const approved = await this.service.set(db, before, changes, 'approved');
    this.service.noteOnProject(db, before, 'was approved');
    db.emit('client_requests.request.approved@1', idsOf(before));
    return approved;
  }

  /** All of it in one transaction, or nothing. Again is no error. */
  async apply(db: Db, id: number): Promise<Request> {
    const before = await requests.lock(db, id);
    if (before.status === 'applied') return this.service.whole(db, before);
    const key = `request:${id}:${before.reopened_count}:${before.quote?.quoted_at ?? ''}`;
    await this.platform.workflows.run(db, 'apply-request', { key, input: { request_id: id } });
    return this.service.read(db, id);
  }

  async beginApply(db: Db, id: number): Promise<ApprovedChange> {
    const stored = await this.service.lockFor(db, id, 'applied');
    if (stored.quote === null) throw new AppError('client_requests.not_quoted');
    await this.service.requireInTime(db, stored);
    return { project_id: stored.project_id, lines: linesOf(stored.items), wanted_date: stored.wanted_date };
  }

  /** Held against what was approved: a proposal that has moved on meanwhile would come to something nobody said yes to. */
  async finishApply(db: Db, { requestId, changed }: { requestId: number; changed: QuantityChanged | null }): Promise<void> {
    const stored = await this.service.lockFor(db, requestId, 'applied');
    const { quote } = stored;
    if (quote === null) throw new AppError('client_requests.not_quoted');
    await this.#requireLines(db, stored, quote.lines);
    const by = changed ? changed.after_cents - changed.before_cents : 0;
    if (by !== quote.after_cents - quote.before_cents || (changed?.changed.length ?? 0) !== quote.lines.length)
      throw new AppError('client_requests.price_changed');
    this.service.noteOnProject(db, stored, 'was applied to the proposal');
    const now = this.service.now();
    const proposal_id = changed?.proposal_id ?? null;
    await this.service.set(
      db,
      stored,
      { status: 'applied', applied_at: now, resolved_at: now, waiting_since: null, proposal_id },
      'applied',
    );
    db.emit('client_requests.request.applied@1', { ...idsOf(stored), proposal_id });
  }

  /** Staff say no, or the client does: `by` is the client's name then. */
  async decline(db: Db, { id, reason, by }: { id: number; reason: string; by?: string }): Promise<Request> {
    const before = by === undefined ? await this.service.lockFor(db, id, 'declined') : await this.#lockAsked(db, id);
    if (by === undefined) {
      await this.thread.tell(db, before, reason);
      await mailClient(db, this.platform, { template: 'request_answered', request: before, message: reason });
      await this.thread.answered(db, before);
    } else if (reason !== '') await this.thread.hear(db, before, { name: by, body: reason, file_ids: [] });
    const changes = { status: 'declined', resolution: reason, resolved_at: this.service.now(), waiting_since: null };
    this.service.noteOnProject(db, before, 'was declined');
    const declined = await this.service.set(db, before, changes, 'declined');
    db.emit('client_requests.request.declined@1', idsOf(before));
    return declined;
  }

  async #priced(db: Db, { project_id }: StoredRequest, { items, wanted_date, note }: NewQuote): Promise<Quote> {
    const offer = await this.platform.api('proposal_and_invoice').currentOffer(db, project_id);
    requireLines(
      offer,
      items.map(({ line }) => line),
    );
    const impact = offer && (await weigh(db, this.platform, { projectId: project_id, items, offer }));
    if (!impact && wanted_date === null) throw new AppError('client_requests.nothing_changes');
    const total = offer?.total_cents ?? 0;
    const same = {
      currency: await this.#currency(db, project_id),
      before_cents: total,
      after_cents: total,
      lines: [],
      parts: [],
      stems: null,
    };
    const told = { note, wanted_date, quoted_at: this.service.now(), version_from: offer?.revision ?? 0 };
    return { ...(impact ?? same), ...told };
  }

  async #requireLines(db: Db, { project_id }: StoredRequest, lines: Quote['lines']): Promise<void> {
    const offer = await this.platform.api('proposal_and_invoice').currentOffer(db, project_id);
    requireLines(
      offer,
      lines.map(({ name }) => name),
    );
  }

  async #currency(db: Db, projectId: number): Promise<string> {
    const project = await this.platform.api('tenant_crm').project(db, projectId);
    return project?.currency ?? (await this.platform.api('auth_and_admin').tenant(db)).currency;
  }

  async #lockAsked(db: Db, id: number): Promise<StoredRequest> {
    const before = await requests.lock(db, id);
    if (before.status !== 'waiting_client' || before.quote === null) throw refused(before.status, 'declined');
    return before;
  }
}

const plain = (name: string): string => name.trim().toLowerCase();

/** @throws AppError `client_requests.line_gone` */
function requireLines(offer: CurrentOffer | null, wanted: readonly string[]): void {
  const known = new Set(offer?.lines.map(({ name }) => plain(name)));
  const line = wanted.find((name) => !known.has(plain(name)));
  if (line !== undefined) throw new AppError('client_requests.line_gone', { line });
}
