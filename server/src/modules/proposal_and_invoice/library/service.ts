import type {
  AppliedTemplate,
  ListedTemplate,
  NewProposalTemplate,
  ProposalContent,
  ProposalTemplate,
  ProposalTemplatePatch,
  ProposalTemplateRow,
} from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/http/app-error';
import type { Platform } from '../../../platform/platform';
import { proposals } from '../repository';
import type { ProposalService } from '../service';
import { templateList, templates } from './repository';
import { applyTemplate, hiredNames, templateContent } from './template-content';

/** What proposals begin with. Knows no HTTP; every method runs in the transaction it is given. */
export class TemplateLibrary {
  constructor(
    private readonly deps: Pick<Platform, 'api' | 'fillers'>,
    private readonly service: Pick<ProposalService, 'followed' | 'pieces' | 'price'>,
  ) {}

  /** Those for the kind of event of a project first, when one is named. @throws AppError `not_found` */
  async list(db: Db, projectId: number | undefined): Promise<ListedTemplate[]> {
    const project = projectId === undefined ? null : await this.deps.api('tenant_crm').project(db, projectId);
    if (projectId !== undefined && !project) throw new AppError('not_found');
    const suits = ({ event_types }: ProposalTemplateRow) =>
      !project || event_types.length === 0 || event_types.includes(project.event_type);
    const all = (await templateList(db)).map((row) => ({ ...row, suits: suits(row) }));
    return [...all.filter((row) => row.suits), ...all.filter((row) => !row.suits)];
  }

  async create(db: Db, { proposal_id, ...input }: NewProposalTemplate): Promise<ProposalTemplate> {
    return templates.insert(db, { ...input, content: await this.#contentOf(db, proposal_id) });
  }

  async update(
    db: Db,
    { id, patch, ifMatch }: { readonly id: number; readonly patch: ProposalTemplatePatch; readonly ifMatch: string | undefined },
  ): Promise<ProposalTemplate> {
    await templates.lockVersion(db, { id, ifMatch });
    const { proposal_id, ...changes } = patch;
    const content = proposal_id === undefined ? {} : { content: await this.#contentOf(db, proposal_id) };
    return templates.patch(db, { id, changes: { ...changes, ...content } });
  }

  /** As it would stand in a project today. @throws AppError `not_found` */
  async preview(db: Db, { id, projectId }: { readonly id: number; readonly projectId: number }): Promise<AppliedTemplate> {
    if (!(await this.deps.api('tenant_crm').projectExists(db, projectId))) throw new AppError('not_found');
    const applied = await this.apply(db, { id, projectId });
    const priced = await this.service.price(db, { project_id: projectId, content: applied.content, sent_at: null, frozen: null });
    return { ...applied, ...priced };
  }

  /** What a proposal of a project begins with. @throws AppError `not_found` for a template that was put away */
  async begin(db: Db, wanted: { readonly id: number; readonly projectId: number }): Promise<ProposalContent> {
    if (!(await templateList(db)).some(({ id }) => id === wanted.id)) throw new AppError('not_found');
    return (await this.apply(db, wanted)).content;
  }

  async apply(
    db: Db,
    { id, projectId }: { readonly id: number; readonly projectId: number },
  ): Promise<Pick<AppliedTemplate, 'changes' | 'content'>> {
    const { content } = await templates.read(db, id);
    const pieces = await this.service.pieces(db, projectId);
    return applyTemplate(content, { pieces, hire: await this.#hirePrices(db, hiredNames(content)) });
  }

  async #hirePrices(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const prices = new Map<string, number>();
    if (names.length === 0) return prices;
    for (const { pricesOf } of this.deps.fillers('proposal_and_invoice.hire_prices'))
      for (const [name, cents] of await pricesOf(db, names)) prices.set(name, cents);
    return prices;
  }

  async #contentOf(db: Db, proposalId: number): Promise<ProposalContent> {
    const stored = await proposals.read(db, proposalId);
    const project = await this.deps.api('tenant_crm').project(db, stored.project_id);
    return templateContent(await this.service.followed(db, stored), project?.event_date ?? null);
  }
}
