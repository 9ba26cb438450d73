import { proposalTotals, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { QuantityChange, QuantityChanged } from './api';
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
  const sums = { before_cents: proposalTotals(content).total_cents, after_cents: proposalTotals(next).total_cents, changed };
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

function withQuantities(content: ProposalContent, wanted: QuantityChange['lines']) {
  const changed: { name: string; before: number; after: number }[] = [];
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const found = wanted.find(({ name }) => sameName(name, line.name));
      const qty_milli = found ? found.quantity * 1_000 : line.qty_milli;
      if (!found || qty_milli === line.qty_milli) return line;
      changed.push({ name: line.name, before: line.qty_milli / 1_000, after: found.quantity });
      return { ...line, qty_milli };
    }),
  }));
  return { next: { ...content, sections }, changed };
}
