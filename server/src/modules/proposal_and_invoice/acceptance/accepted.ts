import { isTaken, type ProposalContent } from '@butterfly/contracts/proposal_and_invoice';
import type { AcceptedProposal } from '../api';

/**
 * How many of each piece of the recipe book are taken: nothing of an option that is not, and nothing of what was agreed earlier and is not
 * offered any more. Pieces that were never offered stay as they are.
 */
export function takenPieces({ sections }: ProposalContent, before?: ProposalContent): AcceptedProposal['pieces'] {
  const agreed = (before?.sections ?? []).flatMap(({ lines }) => lines);
  const quantities = new Map(agreed.flatMap(({ recipe_id }) => (recipe_id === null ? [] : [[recipe_id, 0]])));
  for (const line of sections.flatMap(({ lines }) => lines)) {
    if (line.recipe_id === null) continue;
    const taken = isTaken(line) ? line.qty_milli : 0;
    quantities.set(line.recipe_id, (quantities.get(line.recipe_id) ?? 0) + taken);
  }
  return [...quantities].map(([recipe_id, milli]) => ({ recipe_id, quantity: Math.ceil(milli / 1_000) }));
}

/** What is lent: lines of hire by their names, and what is lent in packages. */
export function takenHire({ sections }: ProposalContent): AcceptedProposal['hire'] {
  const taken = sections.flatMap(({ kind, lines }) => lines.filter(isTaken).map((line) => ({ kind, line })));
  const things = taken.flatMap(({ kind, line: { name, qty_milli, contents } }) => {
    if (!contents) return kind === 'hire' ? [{ name, milli: qty_milli }] : [];
    return contents.filter(({ is_hire }) => is_hire).map((one) => ({ name: one.name, milli: (qty_milli * one.qty_milli) / 1_000 }));
  });
  return things.map(({ name, milli }) => ({ name, qty: Math.ceil(milli / 1_000) })).filter(({ qty }) => qty > 0);
}
