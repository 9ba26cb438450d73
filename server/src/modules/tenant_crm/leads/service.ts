import { definedOf } from '../../../platform/records/defined-of';
import type { Lead, LeadConversion, LeadLoss, LeadPatch, LeadStatus, NewLead } from '@butterfly/contracts/tenant_crm';
import { AppError } from '../../../platform/http/app-error';
import type { Db } from '../../../platform/db/db';
import { matchesTag } from '../../../platform/http/etag';
import { contactExists } from '../contacts/repository';
import type { TenantPeople } from '../people';
import type { FindRecords } from '../records';
import { etagOf } from '../../../platform/records/etag-of';
import type { ProjectService } from '../projects/service';
import { requireChoice } from '../settings/service';
import { settingsOf } from '../settings/repository';
import { requireIfMatch, versionConflict } from '../../../platform/http/check-version';
import { convertStored } from './convert-lead';
import { dateIsFull } from './date-load';
import { requireStep } from './lead-state';
import { findLead, insertLead, lockLead, updateLead, type StoredLead } from './repository';
import { scoreOf, scoreReasons, type Scored } from './score';
import { afterWorkingHours } from './working-hours';

/** What the service must know of the business before the transaction begins. */
export interface LeadBusiness {
  readonly today: string;
  readonly tz: string;
  readonly currency: string;
  readonly locale: string;
}

/** What a public form heard beside the fields of a lead. */
export interface LeadArrival {
  readonly form_answers: object;
  readonly utm: object;
  readonly network_hash: string | undefined;
  /** Whether the day of the lead is full, for who has asked already. */
  readonly dateFull: boolean;
}

interface LeadDeps {
  readonly people: Pick<TenantPeople, 'isMember'>;
  readonly records: FindRecords;
  readonly projects: Pick<ProjectService, 'create'>;
  readonly clock: () => Date;
}

/** The rules of leads. Knows no HTTP; every method runs in the transaction it is given. */
export class LeadService {
  readonly #deps: LeadDeps;

  constructor(deps: LeadDeps) {
    this.#deps = deps;
  }

  /** With an `arrival` it came by a public form, which asks for no fields of the business's own. */
  async create(
    db: Db,
    {
      input,
      business,
      arrival,
    }: {
      input: NewLead;
      business: LeadBusiness;
      arrival?: LeadArrival;
    },
  ): Promise<Lead> {
    const settings = await settingsOf(db);
    await this.#check(db, { after: input, settings });
    const custom = await this.#deps
      .records()
      .customFields.check(db, { subject_type: 'lead', before: {}, patch: input.custom, complete: !arrival });
    const due = afterWorkingHours({
      from: this.#deps.clock(),
      hours: settings.sla_hours,
      business: settings.business_hours,
      tz: business.tz,
    });
    const owner_id = input.owner_id === undefined ? db.memberId : input.owner_id;
    const { dateFull, ...heard } = arrival ?? {};
    const score_reasons = scoreReasons(scoredOf(input), {
      today: business.today,
      dateFull: dateFull ?? (input.event_date ? await dateIsFull(db, input.event_date) : false),
      minimum: settings.minimum,
    });
    const score = scoreOf(score_reasons);
    const stored = await insertLead(db, {
      ...input,
      ...heard,
      ...whenOf(input),
      custom,
      owner_id,
      score,
      currency: business.currency,
      sla_due_at: due?.toISOString() ?? null,
    });
    this.#deps.records().record(db, { subject_type: 'lead', subject_id: stored.id, kind: 'created' });
    db.emit('tenant_crm.lead.created@1', { lead_id: stored.id, owner_open: input.owner_id === undefined });
    return { ...stored, score_reasons };
  }

  async read(db: Db, { id, business }: { id: number; business: LeadBusiness }): Promise<Lead> {
    const stored = await findLead(db, id);
    if (!stored) throw new AppError('not_found');
    return this.#scored(db, stored, business);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, business }: { id: number; patch: LeadPatch; ifMatch: string | undefined; business: LeadBusiness },
  ): Promise<Lead> {
    requireIfMatch(ifMatch);
    const before = await this.#lock(db, id);
    if (!matchesTag(ifMatch, etagOf(before))) {
      throw versionConflict({ etag: etagOf(before), current: await this.#scored(db, before, business) });
    }
    refuseReadOnly(before);
    const settings = await settingsOf(db);
    await this.#check(db, { after: { ...rangeOf(before), ...patch }, settings, before });
    const custom = await this.#deps.records().customFields.check(db, { subject_type: 'lead', before: before.custom, patch: patch.custom });
    const after = await updateLead(db, id, { ...definedOf(patch), ...whenOf(patch), custom });
    this.#deps.records().recordChanges(db, { subject_type: 'lead', subject_id: id, before, after, fields: Object.keys(patch) });
    return this.#rescore(db, after, business);
  }

  async remove(db: Db, { id, deleted, business }: { id: number; deleted: boolean; business: LeadBusiness }): Promise<Lead> {
    const before = await this.#lock(db, id);
    if (deleted) refuseReadOnly(before);
    if ((before.deleted_at !== null) === deleted) return this.#scored(db, before, business);
    const after = await updateLead(db, id, { deleted_at: deleted ? this.#now() : null });
    this.#deps.records().record(db, { subject_type: 'lead', subject_id: id, kind: deleted ? 'deleted' : 'restored' });
    return this.#scored(db, after, business);
  }

  /** contacted or qualified: either means that they have been answered. */
  async advance(db: Db, { id, to, business }: { id: number; to: 'contacted' | 'qualified'; business: LeadBusiness }): Promise<Lead> {
    const before = await this.#lock(db, id);
    requireStep(before.status, to);
    const first = before.first_response_at === null;
    const after = await updateLead(db, id, { status: to, ...(first && { first_response_at: this.#now() }) });
    if (first) db.emit('tenant_crm.lead.first_response@1', { lead_id: id });
    return this.#stepped(db, { before, after, business });
  }

  async lose(db: Db, { id, loss, business }: { id: number; loss: LeadLoss; business: LeadBusiness }): Promise<Lead> {
    const before = await this.#lock(db, id);
    requireStep(before.status, 'lost');
    requireChoice((await settingsOf(db)).lost_reasons, 'lost_reason', loss.lost_reason);
    const after = await updateLead(db, id, { status: 'lost', ...loss });
    db.emit('tenant_crm.lead.lost@1', { lead_id: id, reason: loss.lost_reason });
    return this.#stepped(db, { before, after, business });
  }

  async reopen(db: Db, { id, business }: { id: number; business: LeadBusiness }): Promise<Lead> {
    const before = await this.#lock(db, id);
    requireStep(before.status, 'new');
    // Who was called by mistake still waits for the first answer.
    const unanswered = before.status === 'contacted' && { first_response_at: null };
    const after = await updateLead(db, id, { status: 'new', lost_reason: null, lost_note: '', ...unanswered });
    return this.#stepped(db, { before, after, business });
  }

  /** Once: a repeated call, also at the same moment, answers the project that the first has made. */
  async convert(
    db: Db,
    { id, request, business }: { id: number; request: LeadConversion; business: LeadBusiness },
  ): Promise<{ lead: Lead; project_id: number; created: boolean }> {
    const before = await this.#lock(db, id);
    if (before.converted_project_id !== null) {
      return { lead: await this.#scored(db, before, business), project_id: before.converted_project_id, created: false };
    }
    requireStep(before.status, 'converted');
    const { after, projectId } = await convertStored(db, {
      lead: before,
      request,
      business,
      projects: this.#deps.projects,
      records: this.#deps.records(),
      now: this.#now(),
    });
    return { lead: await this.#stepped(db, { before, after, business }), project_id: projectId, created: true };
  }

  /** Before a step or a removal: who names a version is told when it is not the one there is. */
  async requireSent(db: Db, { id, ifMatch, business }: { id: number; ifMatch: string | undefined; business: LeadBusiness }): Promise<void> {
    if (ifMatch === undefined) return;
    const before = await this.#lock(db, id);
    if (!matchesTag(ifMatch, etagOf(before)))
      throw versionConflict({ etag: etagOf(before), current: await this.#scored(db, before, business) });
  }

  async #lock(db: Db, id: number): Promise<StoredLead> {
    const lead = await lockLead(db, id);
    if (!lead) throw new AppError('not_found');
    return lead;
  }

  async #stepped(db: Db, { before, after, business }: { before: StoredLead; after: StoredLead; business: LeadBusiness }): Promise<Lead> {
    const details = {
      from: before.status,
      to: after.status as LeadStatus,
      ...(after.lost_reason && { reason: after.lost_reason }),
      ...(after.converted_project_id && { project_id: after.converted_project_id }),
    };
    this.#deps
      .records()
      .record(db, { subject_type: 'lead', subject_id: after.id, kind: after.status === 'converted' ? 'converted' : 'status', details });
    return this.#scored(db, after, business);
  }

  async #reasons(db: Db, lead: Scored, { today }: LeadBusiness) {
    const { minimum } = await settingsOf(db);
    const dateFull = lead.event_date !== null && (await dateIsFull(db, lead.event_date));
    return scoreReasons(lead, { today, dateFull, minimum });
  }

  /** The score as of today, with its reasons. A converted lead keeps the score it had. */
  async #scored(db: Db, lead: StoredLead, business: LeadBusiness): Promise<Lead> {
    if (lead.status === 'converted') return { ...lead, score_reasons: [] };
    const score_reasons = await this.#reasons(db, lead, business);
    return { ...lead, score: scoreOf(score_reasons), score_reasons };
  }

  /** The same, kept for the list's order. */
  async #rescore(db: Db, lead: StoredLead, business: LeadBusiness): Promise<Lead> {
    const scored = await this.#scored(db, lead, business);
    if (scored.score !== lead.score) await db.rows('update tenant_crm_lead set score = $2 where id = $1', [lead.id, scored.score]);
    return scored;
  }

  async #check(
    db: Db,
    { after, settings, before }: { after: Partial<LeadPatch>; settings: Awaited<ReturnType<typeof settingsOf>>; before?: StoredLead },
  ): Promise<void> {
    if (after.source !== undefined && after.source !== before?.source) requireChoice(settings.sources, 'source', after.source);
    const { budget_min_cents: least, budget_max_cents: most } = after;
    if (least != null && most != null && least > most)
      throw new AppError('invalid_input', { fields: { budget_max_cents: ['must not be below the lower end'] } });
    if (after.owner_id && after.owner_id !== before?.owner_id && !(await this.#deps.people.isMember(db, after.owner_id))) {
      throw new AppError('invalid_input', { fields: { owner_id: ['is not a member of your business'] } });
    }
    if (after.contact_id && after.contact_id !== before?.contact_id && !(await contactExists(db, after.contact_id))) {
      throw new AppError('invalid_input', { fields: { contact_id: ['is not a contact of yours'] } });
    }
  }

  #now(): string {
    return this.#deps.clock().toISOString();
  }
}

function refuseReadOnly({ status }: StoredLead): void {
  if (status === 'converted') throw new AppError('tenant_crm.lead_read_only');
}

/** What the score of a new lead depends on. */
function scoredOf({ event_date, budget_min_cents, budget_max_cents, venue_text, source, phone }: NewLead): Scored {
  return {
    event_date: event_date ?? null,
    budget_min_cents: budget_min_cents ?? null,
    budget_max_cents: budget_max_cents ?? null,
    venue_text: venue_text ?? '',
    source: source ?? '',
    phone: phone ?? null,
  };
}

/** A day takes the place of a month, and the other way round; of both, the day is known better. */
function whenOf({ event_date: day, event_month: month }: Pick<LeadPatch, 'event_date' | 'event_month'>) {
  if (day) return { event_month: null };
  return month ? { event_date: null } : {};
}

/** A patch may name one end of the budget only; the other one stays. */
function rangeOf({ budget_min_cents, budget_max_cents }: StoredLead): Pick<StoredLead, 'budget_min_cents' | 'budget_max_cents'> {
  return { budget_min_cents, budget_max_cents };
}
