import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import { newKey } from '../model/new-line';
import { AmountInput, CountInput } from './detail-inputs';

type Rentals = BookRecipe['rentals'];

interface RentalFieldsProps {
  readonly rentals: Rentals;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (rentals: Rentals) => void;
}

const MOST_RENTALS = 60;

/** What is lent with a piece, for one of it. */
export function RentalFields({ rentals, currency, disabled, onChange }: RentalFieldsProps) {
  const [name, setName] = useState('');
  const change = (key: string, part: Partial<Rentals[number]>) =>
    onChange(rentals.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const add = () => {
    if (name.trim() === '' || rentals.length >= MOST_RENTALS) return;
    onChange([...rentals, { key: newKey(rentals), name: name.trim(), qty: 1, rental_price_cents: 0 }]);
    setName('');
  };
  if (disabled && rentals.length === 0) return null;
  return (
    <div className="fl-rentals">
      {rentals.map((rental) => (
        <fieldset key={rental.key} className="fl-rental" disabled={disabled}>
          <legend>{rental.name}</legend>
          <CountInput label="Lent" value={rental.qty} disabled={disabled} onChange={(qty) => change(rental.key, { qty })} />
          <AmountInput
            label="Each"
            value={rental.rental_price_cents}
            currency={currency}
            disabled={disabled}
            onChange={(cents) => change(rental.key, { rental_price_cents: cents ?? 0 })}
          />
          {!disabled && (
            <button
              type="button"
              className="bf-icon-button fl-small"
              aria-label={`Take out ${rental.name}`}
              onClick={() => onChange(rentals.filter(({ key }) => key !== rental.key))}
            >
              <Icon name="close" size={16} />
            </button>
          )}
        </fieldset>
      ))}
      {!disabled && (
        <input
          className="fl-quiet-input"
          aria-label="Lend with it"
          placeholder="Lend with it: compote, frame…"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
          onBlur={add}
        />
      )}
    </div>
  );
}
