import { isTaken, proposalTotals, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { CurrentOffer, OfferTotals, QuantityChange, QuantityChanged } from './api';
import { currentProposal, lastRevision, proposals as stored } from './repository';
import type { ProposalService } from './service';

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Other numbers for lines of a project's proposal: in its draft, or in a new version of what was sent. */
export async function changeQuantities(
  db: Db,
  { projectId, lines, apply, proposals }: QuantityChange & { readonly proposals: ProposalService },
): Promise<QuantityChanged | null> {
  const current = await currentProposal(db, projectId);
  if (!current) return null;
  const content = await proposals.followed(db, current);
  const { next, changed } = withQuantities(content, lines);
  if (changed.length === 0) return null;
  const [before, after] = [offerTotals(content), offerTotals(next)];
  const sums = { before_cents: before.total_cents, after_cents: after.total_cents, changed, before, after };
  if (!apply) return { ...sums, proposal_id: null };
  const changes = { content: next, total_cents: sums.after_cents };
  if (current.status === 'draft') {
    await stored.patch(db, { id: current.id, changes });
    proposals.record(db, current.id, 'edited');
    return { ...sums, proposal_id: current.id };
  }
  const { project_id, number, title, currency } = current;
  const revision = 1 + (await lastRevision(db, number));
  const made = await stored.insert(db, {
    project_id,
    number,
    title,
    currency,
    ...changes,
    status: 'draft',
    revision,
    supersedes_id: current.id,
  });
  proposals.record(db, made.id, 'created');
  return { ...sums, proposal_id: made.id };
}

/** What a proposal of a project offers, as others may ask for it. */
export async function currentOffer(db: Db, projectId: number, proposals: ProposalService): Promise<CurrentOffer | null> {
  const current = await currentProposal(db, projectId);
  if (!current) return null;
  const content = await proposals.followed(db, current);
  const { id, number, revision, status, currency } = current;
  const lines = content.sections.flatMap((section) => section.lines.filter(isTaken));
  return {
    ...{ id, number, revision, status, currency, total_cents: proposalTotals(content).total_cents },
    lines: lines.map(({ name, qty_milli }) => ({ name, quantity: qty_milli / 1_000 })),
  };
}

function offerTotals(content: ProposalContent): OfferTotals & { readonly total_cents: number } {
  const { subtotal_cents, adjustments, waiver_cents, taxes, total_cents } = proposalTotals(content);
  const titles = new Map(content.adjustments.map(({ key, title }) => [key, title]));
  return {
    subtotal_cents,
    adjustments: adjustments.map(({ key, cents }) => ({ label: titles.get(key) ?? '', cents })),
    waiver_cents,
    taxes_cents: content.tax_mode === 'inclusive' ? 0 : taxes.reduce((sum, tax) => sum + tax.tax_cents, 0),
    total_cents,
  };
}

function withQuantities(content: ProposalContent, wanted: QuantityChange['lines']) {
  const changed: QuantityChanged['changed'][number][] = [];
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const found = wanted.find(({ name }) => sameName(name, line.name));
      const qty_milli = found ? found.quantity * 1_000 : line.qty_milli;
      if (!found || qty_milli === line.qty_milli) return line;
      changed.push({ name: line.name, before: line.qty_milli / 1_000, after: found.quantity, recipe_id: line.recipe_id });
      return { ...line, qty_milli };
    }),
  }));
  return { next: { ...content, sections }, changed };
}
