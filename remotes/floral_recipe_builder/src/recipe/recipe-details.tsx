import type { BookRecipe, Labor, PricingProfile } from '@butterfly/contracts/floral_recipe_builder';
import { useState } from 'react';
import { AmountInput, CountInput } from './detail-inputs';
import type { RecipeEdit } from './recipe-edit';
import { RentalFields } from './rental-fields';

interface RecipeDetailsProps {
  readonly recipe: BookRecipe;
  /** Null: costs are not for this reader. */
  readonly rules: PricingProfile | null;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (edit: RecipeEdit, kind?: string) => void;
}

/** All that a price hangs on besides the ingredients: work, rentals, a price of one's own, the budget of the client. */
export function RecipeDetails({ recipe, rules, currency, disabled, onChange }: RecipeDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="fl-details">
      <RentalFields
        rentals={recipe.rentals}
        currency={currency}
        disabled={disabled}
        onChange={(rentals) => onChange({ rentals }, 'rentals')}
      />
      <button type="button" className="bf-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Less' : 'Work, price and notes'}
      </button>
      {isOpen && (
        <div className="fl-detail-fields">
          <CountInput
            label="Minutes for one"
            value={recipe.minutes}
            disabled={disabled}
            onChange={(minutes) => onChange({ minutes }, 'minutes')}
          />
          <LaborFields
            labor={recipe.labor}
            usual={rules?.labor}
            currency={currency}
            disabled={disabled}
            onChange={(labor) => onChange({ labor }, 'labor')}
          />
          <AmountInput
            label="Price of your own"
            hint="Empty: as calculated"
            value={recipe.price_override_cents}
            currency={currency}
            disabled={disabled || recipe.price_locked}
            onChange={(cents) => onChange({ price_override_cents: cents }, 'override')}
          />
          <AmountInput
            label="Rounded up to"
            hint="Empty: as usual"
            value={recipe.round_step_cents}
            currency={currency}
            disabled={disabled}
            onChange={(cents) => onChange({ round_step_cents: cents }, 'step')}
          />
          {rules && (
            <AmountInput
              label="Budget of the client"
              hint="For one piece"
              value={recipe.target_price_cents}
              currency={currency}
              disabled={disabled}
              onChange={(cents) => onChange({ target_price_cents: cents }, 'target')}
            />
          )}
          <label className="fl-check">
            <input
              type="checkbox"
              checked={recipe.is_no_recipe}
              disabled={disabled}
              onChange={(event) => onChange({ is_no_recipe: event.target.checked })}
            />
            Sold without being made
          </label>
          <label className="fl-notes">
            <span>Notes for whoever makes it</span>
            <textarea
              rows={3}
              maxLength={4_000}
              disabled={disabled}
              value={recipe.design_notes}
              onChange={(event) => onChange({ design_notes: event.target.value }, 'notes')}
            />
          </label>
        </div>
      )}
    </section>
  );
}

interface LaborFieldsProps {
  readonly labor: Labor | null;
  readonly usual: Labor | undefined;
  readonly currency: string;
  readonly disabled: boolean;
  readonly onChange: (labor: Labor | null) => void;
}

const MODES = { usual: 'As usual', pct_retail: '% of materials', hourly: 'By the hour', fixed: 'A fixed amount' } as const;
const HOURLY_CENTS = 4_500;
const QUARTER_BPS = 2_500;

function LaborFields({ labor, usual, currency, disabled, onChange }: LaborFieldsProps) {
  const begin = (mode: string) => {
    if (mode === 'hourly') return onChange({ mode, rate_cents: HOURLY_CENTS });
    if (mode === 'fixed') return onChange({ mode, cents: 0 });
    if (mode === 'pct_retail') return onChange({ mode, bps: usual && 'bps' in usual ? usual.bps : QUARTER_BPS });
    return onChange(null);
  };
  return (
    <>
      <label className="fl-detail">
        <span>Labor</span>
        <select value={labor?.mode ?? 'usual'} disabled={disabled} onChange={(event) => begin(event.target.value)}>
          {Object.entries(MODES).map(([mode, words]) => (
            <option key={mode} value={mode}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {labor?.mode === 'hourly' && (
        <AmountInput
          label="An hour"
          value={labor.rate_cents}
          currency={currency}
          disabled={disabled}
          onChange={(cents) => onChange({ mode: 'hourly', rate_cents: cents ?? 0 })}
        />
      )}
      {labor?.mode === 'fixed' && (
        <AmountInput
          label="Amount"
          value={labor.cents}
          currency={currency}
          disabled={disabled}
          onChange={(cents) => onChange({ mode: 'fixed', cents: cents ?? 0 })}
        />
      )}
      {labor?.mode === 'pct_retail' && (
        <CountInput
          label="Percent"
          value={Math.round(labor.bps / 100)}
          disabled={disabled}
          onChange={(percent) => onChange({ mode: 'pct_retail', bps: Math.min(100_000, percent * 100) })}
        />
      )}
    </>
  );
}
