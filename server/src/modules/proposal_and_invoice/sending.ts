import { isTaken, reductionFloor, type Proposal, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import type { Platform } from '../../platform/platform';
import { localDay } from '../../platform/time/local-time';
import { hashOf, lineCosts } from './figures';
import { PROPOSAL_LINK } from './proposal-link';
import { acceptedVersion, proposals, type StoredProposal } from './repository';
import type { ProposalService, Reader } from './service';

/** Up to this share of the prices, discounts are given without asking. */
const FREE_DISCOUNT_BPS = 1_500;

interface Sending {
  readonly id: number;
  readonly ifMatch: string | undefined;
  readonly reader: Reader;
  /** Refuses whoever may not approve a large discount. */
  readonly requireApproval: () => void;
}

/** From a draft to what a client reads behind a link. */
export class ProposalSending {
  constructor(
    private readonly deps: Pick<Platform, 'api' | 'clock' | 'links'>,
    private readonly service: ProposalService,
  ) {}

  /** Freezes what is offered, with its prices, and makes the link. */
  async send(db: Db, { id, ifMatch, reader, requireApproval }: Sending): Promise<Proposal> {
    const draft = await this.service.lockDraft(db, { id, ifMatch, reader });
    const pieces = await this.service.pieces(db, draft.project_id);
    const content = await this.service.followed(db, draft);
    await this.#refuse(db, { ...draft, content }, requireApproval);
    const { totals } = await this.service.price(db, { ...draft, content });
    const { number, revision, title, currency, expires_on } = draft;
    const project = await this.deps.api('tenant_crm').project(db, draft.project_id);
    const { name: business } = await this.deps.api('auth_and_admin').tenant(db);
    const frozen = { business, project_name: project?.name ?? '', event_date: project?.event_date ?? null };
    const sent = await proposals.patch(db, {
      id,
      changes: {
        ...{ status: 'sent', content, costs: lineCosts(content, pieces), total_cents: totals.total_cents },
        content_hash: hashOf({ number, revision, title, currency, expires_on, content }),
        sent_at: this.deps.clock().toISOString(),
        frozen,
      },
    });
    if (draft.supersedes_id) await this.#supersede(db, draft.supersedes_id);
    await this.deps.links.create(db, PROPOSAL_LINK, { subjectId: id, scopes: ['read'], label: title.slice(0, 80) });
    this.service.record(db, id, 'sent');
    db.emit('proposal_and_invoice.proposal.sent@1', { proposal_id: id, project_id: sent.project_id, revision });
    return this.service.whole(db, sent, reader);
  }

  async address(db: Db, id: number): Promise<{ path: string }> {
    const { status } = await proposals.read(db, id);
    const [link] = status === 'draft' ? [] : await this.deps.links.about(db, PROPOSAL_LINK, { subjectIds: [id] });
    const token = link && (await this.deps.links.reveal(db, PROPOSAL_LINK, { id: link.id, subjectId: id }));
    if (!token) throw new AppError('proposal_and_invoice.no_link');
    return { path: `/proposal_and_invoice/shared/${token}` };
  }

  async expire(db: Db, { id, reader }: { id: number; reader: Reader }): Promise<Proposal> {
    return this.service.whole(db, await this.end(db, id), reader);
  }

  /** @throws AppError `invalid_transition` for what is not offered */
  async end(db: Db, id: number): Promise<StoredProposal> {
    const before = await proposals.lock(db, id);
    if (before.status !== 'sent' && before.status !== 'viewed')
      throw new AppError('invalid_transition', { from: before.status, to: 'expired' });
    const saved = await proposals.patch(db, { id, changes: { status: 'expired' } });
    this.service.record(db, id, 'expired');
    db.emit('proposal_and_invoice.proposal.expired@1', { proposal_id: id, project_id: saved.project_id, revision: saved.revision });
    return saved;
  }

  async #supersede(db: Db, id: number): Promise<void> {
    const before = await proposals.lock(db, id);
    // What was agreed holds until the change is agreed too.
    if (before.status !== 'accepted') await proposals.patch(db, { id, changes: { status: 'superseded' } });
  }

  async #refuse(db: Db, draft: StoredProposal, requireApproval: () => void): Promise<void> {
    const { tz } = await this.deps.api('auth_and_admin').tenant(db);
    if (!draft.content.sections.some(({ lines }) => lines.some(isTaken))) throw new AppError('proposal_and_invoice.nothing_in_it');
    if (this.#isPast(draft, tz)) throw new AppError('proposal_and_invoice.expires_in_the_past');
    const { totals, plan_problem } = await this.service.price(db, draft);
    if (plan_problem) throw new AppError('proposal_and_invoice.plan_does_not_fit');
    const { full, given } = discountOf(draft.content, totals.adjustments);
    const agreed = await acceptedVersion(db, draft);
    const isFarLess = agreed !== undefined && totals.total_cents < reductionFloor(agreed.total_cents);
    if (given * 10_000 > full * FREE_DISCOUNT_BPS || isFarLess) requireApproval();
  }

  #isPast({ expires_on }: Pick<StoredProposal, 'expires_on'>, tz: string): boolean {
    return expires_on !== null && expires_on < localDay(this.deps.clock(), tz);
  }
}

/** The full prices, and what is taken off them by lines and by adjustments. */
function discountOf({ sections }: ProposalContent, adjustments: readonly { readonly cents: number }[]): { full: number; given: number } {
  const taken = sections.flatMap(({ lines }) => lines.filter(isTaken));
  const full = (line: (typeof taken)[number]) => (line.unit_price_cents * line.qty_milli) / 1_000;
  const ofLines = taken.reduce((sum, line) => sum + (full(line) * line.discount_bps) / 10_000, 0);
  const ofAll = adjustments.reduce((sum, { cents }) => sum + Math.max(0, -cents), 0);
  return { full: taken.reduce((sum, line) => sum + full(line), 0), given: ofLines + ofAll };
}
