import { proposalTotals, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import type { QuantityChange, QuantityChanged } from './api';
import { currentProposal, proposals as stored } from './repository';
import type { ProposalService } from './service';

const READER = { seesCosts: false };
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
  const draft = current.status === 'draft' ? current : await proposals.makeVersion(db, current.id, READER);
  await stored.patch(db, { id: draft.id, changes: { content: next, total_cents: sums.after_cents } });
  proposals.record(db, draft.id, 'edited');
  return { ...sums, proposal_id: draft.id };
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
