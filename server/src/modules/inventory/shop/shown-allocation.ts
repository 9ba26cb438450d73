import type { Allocation } from '@butterfly/contracts/inventory';
import type { AllocationRow } from './repository';

/** An allocation as it is answered: what its stems have cost is for some only. */
export function shownAllocation(
  { id, lot_id, project_id, ingredient_id, stems, state, use_by, cost_cents }: AllocationRow,
  { seesCosts }: { readonly seesCosts: boolean },
): Allocation {
  return { id, lot_id, project_id, ingredient_id, stems, state, use_by, ...(seesCosts && { cost_cents }) };
}

/** Stems that wait for their project. */
export const isHeld = ({ state }: Pick<AllocationRow, 'state'>): boolean => state === 'planned' || state === 'pulled';
