import {
  compareProposals,
  photosOf,
  withChoices,
  shownProposal,
  type ShownProposal,
  type Comparison,
  type NewProposal,
  type Priced,
  type Proposal,
  type ProposalContent,
  type ProposalPatch,
  type SellablePiece,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import { AppError } from '../../platform/http/app-error';
import { checkVersion, requireIfMatch } from '../../platform/http/check-version';
import { NumberSeries } from '../../platform/numbers/number-series';
import type { Platform } from '../../platform/platform';
import { etagOf } from '../../platform/records/etag-of';
import { localDay } from '../../platform/time/local-time';
import { costsOf, lineCosts, pricedContent, withPiecePrices } from './figures';
import type { ProposalOnPaper } from './pdf/proposal-paper';
import { firstContent } from './first-content';
import type { SellablePieces } from './ports';
import { shownAnswer } from './acceptance/repository';
import { photosOfProject } from './photos/repository';
import { hasNewer, lastWritten, proposals, type StoredProposal } from './repository';

const numbers = new NumberSeries({ name: 'proposal_and_invoice.proposal', template: '{prefix}{year}-{number:4}', prefix: 'P-' });

export interface Reader {
  readonly seesCosts: boolean;
}
type Piece = Awaited<ReturnType<SellablePieces['piecesOf']>>[number];
type Parts = Pick<Platform, 'api' | 'clock' | 'fillers'>;

/** What was sent with the options that the client takes. */
export function offeredContent({ content, choices }: Pick<StoredProposal, 'choices' | 'content'>): ProposalContent {
  return choices === null ? content : { ...content, sections: withChoices(content.sections, choices) };
}

/** @throws AppError `invalid_input` for a photograph that was not added to the project */
async function requireOwnPhotos(db: Db, { projectId, content }: { projectId: number; content: ProposalContent }): Promise<void> {
  const ids = photosOf(content).map(({ id }) => id);
  const own = await photosOfProject(db, { projectId, ids });
  if (ids.some((id) => !own.has(id)))
    throw new AppError('invalid_input', { fields: { content: ['shows a photograph that is not of this project'] } });
}

/** The rules of proposals. Knows no HTTP; every method runs in the transaction it is given. */
export class ProposalService {
  readonly #platform: Parts;

  constructor(platform: Parts) {
    this.#platform = platform;
  }

  async read(db: Db, id: number, reader: Reader): Promise<Proposal> {
    return this.whole(db, await proposals.read(db, id), reader);
  }

  /** `begun`: what it says at first, where somebody has thought of that already. */
  async create(
    db: Db,
    { project_id, title, from_recipes }: NewProposal,
    { begun, reader }: { readonly begun?: ProposalContent | undefined; readonly reader: Reader },
  ): Promise<Proposal> {
    const project = await this.#platform.api('tenant_crm').project(db, project_id);
    if (!project) throw new AppError('not_found');
    const pieces = from_recipes ? await this.pieces(db, project_id) : [];
    const content = begun ?? firstContent(pieces, await lastWritten(db));
    const { currency } = await this.#platform.api('auth_and_admin').tenant(db);
    return this.#insert(db, { project_id, title: title ?? `Flowers for ${project.name}`, currency, content }, reader);
  }

  async update(
    db: Db,
    { id, patch, ifMatch, reader }: { id: number; patch: ProposalPatch; ifMatch: string | undefined; reader: Reader },
  ): Promise<Proposal> {
    const before = await this.lockDraft(db, { id, ifMatch, reader });
    if (patch.content) await requireOwnPhotos(db, { projectId: before.project_id, content: patch.content });
    const content = await this.followed(db, { ...before, content: patch.content ?? before.content });
    const { totals } = await this.price(db, { ...before, content });
    return this.whole(db, await proposals.patch(db, { id, changes: { ...patch, content, total_cents: totals.total_cents } }), reader);
  }

  /** A draft, held, of the version that was seen. @throws AppError `proposal_and_invoice.not_a_draft` and those of versions */
  async lockDraft(db: Db, { id, ifMatch, reader }: { id: number; ifMatch: string | undefined; reader: Reader }): Promise<StoredProposal> {
    requireIfMatch(ifMatch);
    const before = await proposals.lock(db, id);
    // A conflict shows the proposal as the caller may see it: without costs for some.
    checkVersion(ifMatch, { etag: etagOf(before), current: await this.whole(db, before, reader) });
    if (before.status !== 'draft') throw new AppError('proposal_and_invoice.not_a_draft');
    return before;
  }

  /** What a document would come to in the place of another. */
  async preview(db: Db, { id, content }: { id: number; content: ProposalContent }): Promise<Priced> {
    return this.price(db, { ...(await proposals.read(db, id)), content });
  }

  async makeVersion(db: Db, id: number, reader: Reader): Promise<Proposal> {
    const before = await proposals.lock(db, id);
    if (before.status === 'draft') throw new AppError('proposal_and_invoice.still_a_draft');
    if (await hasNewer(db, before)) throw new AppError('proposal_and_invoice.newer_version');
    const { project_id, number, title, currency, total_cents } = before;
    const content = offeredContent(before);
    const made = await proposals.insert(db, {
      ...{ project_id, number, title, currency, content, total_cents },
      ...{ status: 'draft', revision: before.revision + 1, supersedes_id: id },
    });
    this.record(db, made.id, 'created');
    return this.whole(db, made, reader);
  }

  async duplicate(db: Db, id: number, reader: Reader): Promise<Proposal> {
    const before = await proposals.read(db, id);
    const { project_id, title, currency } = before;
    const content = offeredContent(before);
    return this.#insert(db, { project_id, title, currency, content }, reader);
  }

  /** Both have to be of one project. */
  async compare(db: Db, { id, to }: { id: number; to: number }): Promise<Comparison> {
    const [before, after] = [await proposals.read(db, id), await proposals.read(db, to)];
    if (before.project_id !== after.project_id) throw new AppError('not_found');
    const asShown = async (one: StoredProposal) => ({ revision: one.revision, content: await this.followed(db, one) });
    return compareProposals(await asShown(before), await asShown(after));
  }

  async listPieces(db: Db, projectId: number, { seesCosts }: Reader): Promise<SellablePiece[]> {
    if (!(await this.#platform.api('tenant_crm').projectExists(db, projectId))) throw new AppError('not_found');
    return (await this.pieces(db, projectId)).map(({ cost_cents, ...piece }) => (seesCosts ? { ...piece, cost_cents } : piece));
  }

  async pieces(db: Db, projectId: number): Promise<Piece[]> {
    const all = await Promise.all(this.#platform.fillers('proposal_and_invoice.pieces').map((filler) => filler.piecesOf(db, projectId)));
    return all.flat();
  }

  /** A draft with the prices its pieces have now; what was sent as it is. */
  async followed(db: Db, stored: Pick<StoredProposal, 'choices' | 'content' | 'project_id' | 'status'>): Promise<ProposalContent> {
    const { status, content, project_id } = stored;
    return status === 'draft' ? withPiecePrices(content, await this.pieces(db, project_id)) : offeredContent(stored);
  }

  /** Of what was sent, by the day of the event that it was sent for. */
  async price(
    db: Db,
    { project_id, content, sent_at, frozen }: Pick<StoredProposal, 'content' | 'frozen' | 'project_id' | 'sent_at'>,
  ): Promise<Priced> {
    const project = await this.#platform.api('tenant_crm').project(db, project_id);
    const { tz } = await this.#platform.api('auth_and_admin').tenant(db);
    const today = localDay(this.#platform.clock(), tz);
    const issued_on = sent_at ? localDay(new Date(sent_at), tz) : today;
    return pricedContent(content, { accepted_on: today, issued_on, event_on: frozen ? frozen.event_date : (project?.event_date ?? null) });
  }

  /** A version with its figures, as the reader may see it. */
  async whole(db: Db, stored: StoredProposal, { seesCosts }: Reader): Promise<Proposal> {
    const { costs: sentCosts, frozen, choices: _choices, ...row } = stored;
    const pieces = row.status === 'draft' ? await this.pieces(db, row.project_id) : [];
    const content = row.status === 'draft' ? withPiecePrices(row.content, pieces) : offeredContent(stored);
    const project = await this.#platform.api('tenant_crm').project(db, row.project_id);
    const priced = await this.price(db, { ...stored, content });
    const costs = row.status === 'draft' ? lineCosts(content, pieces) : sentCosts;
    return {
      ...row,
      content,
      ...priced,
      total_cents: priced.totals.total_cents,
      project_name: frozen?.project_name ?? project?.name ?? '',
      event_date: frozen ? frozen.event_date : (project?.event_date ?? null),
      answer: row.status === 'draft' ? null : await shownAnswer(db, row.id),
      ...(seesCosts && { costs: costsOf(content, costs) }),
    };
  }

  /** A version as its reader sees it, with what paper needs beside it. */
  async paper(db: Db, id: number): Promise<ProposalOnPaper> {
    const whole = await this.read(db, id, { seesCosts: false });
    const { name: business } = await this.#platform.api('auth_and_admin').tenant(db);
    return this.onPaper(db, shownProposal({ ...whole, business }, whole));
  }

  async onPaper(db: Db, shown: ShownProposal): Promise<ProposalOnPaper> {
    const { locale, brand } = await this.#platform.api('auth_and_admin').tenant(db);
    return { shown, locale, accent: brand.primary ?? null };
  }

  record(db: Db, id: number, kind: string): void {
    this.#platform.api('records').of('proposal_and_invoice').record(db, { subject_type: 'proposal', subject_id: id, kind });
  }

  async #insert(db: Db, input: Pick<StoredProposal, 'project_id' | 'title' | 'currency' | 'content'>, reader: Reader): Promise<Proposal> {
    const { tz } = await this.#platform.api('auth_and_admin').tenant(db);
    const { totals } = await this.price(db, { ...input, sent_at: null, frozen: null });
    const { text: number } = await numbers.take(db, { on: localDay(this.#platform.clock(), tz) });
    const made = await proposals.insert(db, { ...input, number, revision: 1, status: 'draft', total_cents: totals.total_cents });
    this.record(db, made.id, 'created');
    return this.whole(db, made, reader);
  }
}
