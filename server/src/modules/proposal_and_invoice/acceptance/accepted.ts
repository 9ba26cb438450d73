import { isTaken, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { AcceptedProposal } from '../api';

/** How many of each piece of the recipe book are taken: nothing of an option that is not. Pieces that are not offered stay as they are. */
export function takenPieces({ sections }: ProposalContent): AcceptedProposal['pieces'] {
  const quantities = new Map<number, number>();
  for (const line of sections.flatMap(({ lines }) => lines)) {
    if (line.recipe_id === null) continue;
    const taken = isTaken(line) ? line.qty_milli : 0;
    quantities.set(line.recipe_id, (quantities.get(line.recipe_id) ?? 0) + taken);
  }
  return [...quantities].map(([recipe_id, milli]) => ({ recipe_id, quantity: Math.ceil(milli / 1_000) }));
}

/** What is lent by itself, by the name of its line. */
export function takenHire({ sections }: ProposalContent): AcceptedProposal['hire'] {
  const lines = sections.filter(({ kind }) => kind === 'hire').flatMap((section) => section.lines.filter(isTaken));
  return lines.map(({ name, qty_milli }) => ({ name, qty: Math.ceil(qty_milli / 1_000) })).filter(({ qty }) => qty > 0);
}
