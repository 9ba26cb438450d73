import { parseQuantity } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { useState, type KeyboardEvent } from 'react';
import { quantityText, stepped } from '../model/quantity';

interface QuantityFieldProps {
  readonly label: string;
  /** Thousandths. */
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (milli: number) => void;
  /** Enter: on to the next. */
  readonly onEnter?: () => void;
  /** Whole numbers only. */
  readonly isWhole?: boolean;
}

/** The server takes no more of one thing. */
const MOST_MILLI = 100_000_000;

/** A quantity that is typed, stepped by arrow keys or by its buttons; every key press counts at once. */
export function QuantityField({ label, value, disabled, onChange, onEnter, isWhole = false }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? undefined : parseQuantity(typed);
  // What somebody else has changed meanwhile is shown, even while the field has the focus.
  const text = typed !== null && (read === undefined || read === value) ? typed : quantityText(value);
  const step = (direction: -1 | 1) => {
    setTyped(null);
    onChange(isWhole ? Math.max(0, value + direction * 1_000) : stepped(value, direction));
  };
  const handleText = (text: string) => {
    setTyped(text);
    const milli = parseQuantity(text);
    if (milli !== undefined && milli <= MOST_MILLI && (!isWhole || milli % 1_000 === 0)) onChange(milli);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onEnter?.();
    }
  };
  return (
    <span className="fl-quantity">
      <button
        type="button"
        className="fl-step"
        aria-label={`Less ${label}`}
        tabIndex={-1}
        disabled={disabled || value === 0}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <input
        className="fl-quantity-input bf-figures"
        aria-label={`Quantity of ${label}`}
        inputMode="decimal"
        data-quantity=""
        disabled={disabled}
        value={text}
        aria-invalid={(typed !== null && read === undefined) || undefined}
        onChange={(event) => handleText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={handleKey}
      />
      <button type="button" className="fl-step" aria-label={`More ${label}`} tabIndex={-1} disabled={disabled} onClick={() => step(1)}>
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}
