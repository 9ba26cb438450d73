import {
  choiceProblem,
  chosenKeys,
  proposalTotals,
  shownProposal,
  taxDifference,
  type AcceptanceEffects,
  type ClientAnswer,
  type ShownProposal,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { localDay } from '../../../platform/time/local-time';
import type { AcceptanceRequest, AcceptedProposal, CurrentOffer, ProposalAndInvoiceApi, QuantityChange, QuantityChanged } from '../api';
import { changeQuantities, currentOffer } from '../change-quantities';
import type { InvoicesApi } from '../invoices/api';
import { billToOf } from '../invoices/bill-to';
import { hashOf } from '../figures';
import { acceptedVersion, firstAccepted, proposals, type StoredProposal } from '../repository';
import { offeredContent, type ProposalService } from '../service';
import { takenHire, takenPieces } from './accepted';
import { answers, keepEffects } from './repository';

/** Who answers, and from where. */
type Answering = Pick<ClientAnswer, 'ip' | 'kind' | 'name' | 'reason' | 'signature' | 'user_agent'> & {
  readonly email: string;
  readonly consent: string;
  readonly repeat_hash: string | null;
  readonly request_hash: string;
};

/** What clients answer to what was sent to them. Knows no HTTP; every method runs in the transaction it is given. */
export class AcceptanceService implements ProposalAndInvoiceApi {
  constructor(
    private readonly deps: Pick<Platform, 'api' | 'clock'>,
    private readonly service: ProposalService,
    readonly invoices: InvoicesApi,
  ) {}

  /** Stands for what the client has before the eyes: the version, what is taken of it, and what it comes to. */
  seenOf(stored: StoredProposal): string {
    const { id, revision, content_hash, total_cents } = stored;
    return hashOf({ id, revision, content_hash, total_cents, selected: chosenKeys(offeredContent(stored).sections) });
  }

  /** The client's own choice, of the version that was seen. @throws AppError `proposal_and_invoice.seen_changed` and others */
  async choose(db: Db, { id, seen, selected }: { id: number; seen: string; selected: readonly string[] }): Promise<StoredProposal> {
    const stored = await this.lockSeen(db, { id, seen });
    const problem = choiceProblem(stored.content.sections, selected);
    if (problem === 'unknown') throw new AppError('invalid_input', { fields: { selected: ['must be options of this proposal'] } });
    if (problem) throw new AppError('proposal_and_invoice.choose_one');
    const chosen = { ...stored, choices: [...selected] };
    const { totals } = await this.service.price(db, { ...chosen, content: offeredContent(chosen) });
    const saved = await proposals.patch(db, { id, changes: { choices: chosen.choices, total_cents: totals.total_cents } });
    this.service.record(db, id, 'options_changed');
    db.emit('proposal_and_invoice.proposal.options_changed@1', idsOf(saved));
    return saved;
  }

  async accept(db: Db, { proposal_id: id, seen, ...by }: AcceptanceRequest): Promise<AcceptedProposal> {
    const stored = await this.lockSeen(db, { id, seen });
    const content = offeredContent(stored);
    if (choiceProblem(content.sections, chosenKeys(content.sections))) throw new AppError('proposal_and_invoice.choose_one');
    const before = await acceptedVersion(db, stored);
    const { totals, payments, plan_problem } = await this.service.price(db, { ...stored, content });
    if (plan_problem) throw new AppError('proposal_and_invoice.plan_does_not_fit');
    const { shown, snapshot_hash } = await this.#answer(db, stored, { ...by, kind: 'accepted', reason: '' });
    await proposals.patch(db, { id, changes: { status: 'accepted', total_cents: totals.total_cents } });
    if (before) await proposals.patch(db, { id: before.id, changes: { status: 'superseded' } });
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    const now = this.deps.clock();
    const { project_id, number, revision, title, currency } = stored;
    return {
      ...{ proposal_id: id, project_id, number, revision, title, currency, total_cents: totals.total_cents, snapshot_hash, content, shown },
      ...{
        totals,
        payments,
        event_on: shown.event_date,
        accepted_on: localDay(now, tz),
        issued_on: localDay(stored.sent_at ? new Date(stored.sent_at) : now, tz),
      },
      client: { name: by.name, email: by.email },
      pieces: takenPieces(content, before && offeredContent(before)),
      hire: takenHire(content),
      amends: before
        ? {
            proposal_id: before.id,
            first_id: await firstAccepted(db, before),
            total_cents: before.total_cents,
            taxes: proposalTotals(offeredContent(before)).taxes,
            hire: takenHire(offeredContent(before)),
          }
        : null,
    };
  }

  async invoice(db: Db, accepted: AcceptedProposal): Promise<{ invoice_id: number | null }> {
    const { project_id: projectId, proposal_id: proposalId, number, revision, title, currency, total_cents, amends, client } = accepted;
    if (amends) {
      const change = { proposalId: amends.first_id, title: `Change: ${number}, version ${revision}` };
      const made = await this.invoices.amendInvoice(db, {
        ...change,
        changeCents: total_cents - amends.total_cents,
        taxes: taxDifference(accepted.totals.taxes, amends.taxes),
      });
      return { invoice_id: made?.id ?? null };
    }
    if (total_cents === 0) return { invoice_id: null };
    const days = { acceptedOn: accepted.accepted_on, issuedOn: accepted.issued_on, eventOn: accepted.event_on };
    const billTo = await billToOf(db, { api: this.deps.api, ...client });
    const made = await this.invoices.invoiceOfProposal(db, {
      projectId,
      proposalId,
      title,
      currency,
      content: accepted.content,
      billTo,
      ...days,
    });
    return { invoice_id: made.id };
  }

  changeQuantities(db: Db, change: QuantityChange): Promise<QuantityChanged | null> {
    return changeQuantities(db, { ...change, proposals: this.service });
  }

  currentOffer(db: Db, projectId: number): Promise<CurrentOffer | null> {
    return currentOffer(db, projectId, this.service);
  }

  async finish(db: Db, { accepted, effects }: { accepted: AcceptedProposal; effects: AcceptanceEffects }): Promise<void> {
    const { proposal_id, project_id, revision, amends } = accepted;
    await keepEffects(db, { proposalId: proposal_id, effects });
    const ids = { proposal_id, project_id, revision };
    const { invoice_id, contract_id } = effects;
    db.emit('proposal_and_invoice.proposal.accepted@1', { ...ids, invoice_id, contract_id });
    if (amends) db.emit('proposal_and_invoice.proposal.amended@1', ids);
  }

  async decline(
    db: Db,
    { id, seen, ...by }: Omit<Answering, 'consent' | 'email' | 'kind' | 'name' | 'signature'> & { id: number; seen: string },
  ): Promise<void> {
    const stored = await this.lockSeen(db, { id, seen });
    await this.#answer(db, stored, { ...by, kind: 'declined', name: '', email: '', consent: '', signature: null });
    const saved = await proposals.patch(db, { id, changes: { status: 'declined' } });
    db.emit('proposal_and_invoice.proposal.declined@1', idsOf(saved));
  }

  /** What is offered, held, as it was seen. */
  async lockSeen(db: Db, { id, seen }: { id: number; seen: string }): Promise<StoredProposal> {
    const stored = await proposals.lock(db, id);
    if (stored.status === 'superseded') throw new AppError('proposal_and_invoice.newer_version');
    if ((stored.status !== 'sent' && stored.status !== 'viewed') || (await this.isPast(db, stored)))
      throw new AppError('proposal_and_invoice.not_open');
    if (this.seenOf(stored) !== seen) throw new AppError('proposal_and_invoice.seen_changed');
    return stored;
  }

  /** Its last day is over. */
  async isPast(db: Db, { expires_on }: Pick<StoredProposal, 'expires_on'>): Promise<boolean> {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    return expires_on !== null && expires_on < localDay(this.deps.clock(), tz);
  }

  /** As its reader sees it. */
  async shown(db: Db, stored: StoredProposal): Promise<ShownProposal> {
    const { name } = await this.deps.api('auth_and_admin').tenant(db);
    const whole = await this.service.whole(db, stored, { seesCosts: false });
    const { project_name, event_date, number, revision, title, currency, expires_on } = whole;
    const business = stored.frozen?.business ?? name;
    return shownProposal({ business, project_name, event_date, number, revision, title, currency, expires_on }, whole);
  }

  async #answer(db: Db, stored: StoredProposal, by: Answering): Promise<{ shown: ShownProposal; snapshot_hash: string }> {
    const shown = await this.shown(db, stored);
    const snapshot = { content_hash: stored.content_hash, selected: chosenKeys(offeredContent(stored).sections), shown };
    const snapshot_hash = hashOf(snapshot);
    const { id: proposal_id, project_id } = stored;
    const at = this.deps.clock().toISOString();
    await answers.insert(db, { ...by, proposal_id, project_id, at, snapshot, snapshot_hash });
    this.service.record(db, proposal_id, by.kind);
    return { shown, snapshot_hash };
  }
}

const idsOf = ({ id, project_id, revision }: StoredProposal) => ({ proposal_id: id, project_id, revision });
