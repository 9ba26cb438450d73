import type { BookLine } from '@butterfly/contracts/floral_recipe_builder';
import { Icon, Money } from '@butterfly/ui-kit';
import { memo, useMemo, useState } from 'react';
import { warningsOf } from '../model/season';
import { IngredientDot } from './ingredient-dot';
import { LineSwap, type Swap } from './line-swap';
import { QuantityField } from './quantity-field';

interface LineRowProps {
  readonly line: BookLine;
  /** Undefined: costs are not for this reader. */
  readonly costCents: number | undefined;
  readonly retailCents: number | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  readonly eventDate: string | null;
  readonly today: string;
  readonly swap: Swap;
  readonly onQuantity: (key: string, qty_milli: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onEnter: (key: string) => void;
}

/** One ingredient of a piece: how much, what, what it costs, and what speaks against it. A key press in another line does not draw it again. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, costCents, retailCents, currency, disabled, eventDate, today, swap, onQuantity, onRemove, onEnter } = props;
  const [isReplacing, setReplacing] = useState(false);
  const { catalogue } = swap;
  const ingredient = catalogue.byId(line.ingredient_id);
  const warnings = useMemo(() => warningsOf(ingredient, { eventDate, today, catalogue }), [ingredient, eventDate, today, catalogue]);
  return (
    <li className="fl-line">
      <QuantityField
        label={line.name}
        value={line.qty_milli}
        disabled={disabled}
        onChange={(qty_milli) => onQuantity(line.key, qty_milli)}
        onEnter={() => onEnter(line.key)}
      />
      <span className="fl-line-name">
        <IngredientDot hex={ingredient?.colour_hex} />
        <span>
          {line.name}
          {line.unit !== 'stem' && <span className="bf-soft"> {line.unit}</span>}
          {line.substituted_from && <span className="bf-soft"> instead of {line.substituted_from}</span>}
        </span>
      </span>
      {costCents !== undefined && retailCents !== undefined && (
        <span className="fl-line-money bf-figures">
          <span className="bf-soft">
            <Money minor={costCents} currency={currency} />
          </span>
          <Money minor={retailCents} currency={currency} />
        </span>
      )}
      {!disabled && (
        <span className="fl-line-actions">
          <button
            type="button"
            className="bf-icon-button fl-small"
            aria-label={`Replace ${line.name}`}
            onClick={() => setReplacing(!isReplacing)}
          >
            <Icon name="refresh" size={16} />
          </button>
          <button type="button" className="bf-icon-button fl-small" aria-label={`Take out ${line.name}`} onClick={() => onRemove(line.key)}>
            <Icon name="close" size={16} />
          </button>
        </span>
      )}
      <LineSwap line={line} swap={swap} warnings={warnings} disabled={disabled} isOpen={isReplacing} onOpen={setReplacing} />
    </li>
  );
});
