import type { ProcessingLine } from '@butterfly/contracts/floral_recipe_builder';
import { DateText } from '@butterfly/ui-kit';
import { amountText } from '../model/amount-text';
import { TickRow } from './tick-row';
import type { Ticks } from './use-ticks';

/** Flowers and greens to cut and put into water. */
export function ProcessList({ lines, ticks }: { lines: readonly ProcessingLine[]; ticks: Ticks }) {
  return (
    <ul className="fl-ticks" aria-label="To process">
      {lines.map(({ item, name, units, unit, process_on, ordered_units, kept_units, uses }) => (
        <TickRow key={item} item={item} name={name} ticks={ticks} amount={amountText(units * 1_000, unit)}>
          {process_on && (
            <span>
              in water by <DateText value={process_on} />
            </span>
          )}
          {ordered_units > 0 && (
            <span className={kept_units < ordered_units ? 'fl-row-warning' : undefined}>
              {kept_units} of {ordered_units} came
            </span>
          )}
          <span>{uses.map(({ recipe_name }) => recipe_name).join(', ')}</span>
        </TickRow>
      ))}
    </ul>
  );
}
