import type { PullLine } from '@butterfly/contracts/floral_recipe_builder';
import { EmptyState } from '@butterfly/ui-kit';
import { amountText } from '../model/amount-text';
import { TickRow } from './tick-row';
import type { Ticks } from './use-ticks';

/** Hard goods and rentals to take from the shelves. */
export function PullList({ lines, ticks }: { lines: readonly PullLine[]; ticks: Ticks }) {
  if (lines.length === 0) return <EmptyState drawing="vase" title="Nothing to pull" text="No piece needs hard goods or rentals." />;
  return (
    <ul className="fl-ticks" aria-label="To pull">
      {lines.map(({ item, name, units, unit, where_used }) => (
        <TickRow key={item} item={item} name={name} ticks={ticks} amount={amountText(units * 1_000, unit)}>
          <span>{where_used.join(', ')}</span>
        </TickRow>
      ))}
    </ul>
  );
}
