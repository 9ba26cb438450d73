import type { LibraryPatch, LibraryRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, Money } from '@butterfly/ui-kit';
import { useState } from 'react';
import { amountText } from '../model/amount-text';
import { CountInput } from '../recipe/detail-inputs';

interface LibraryCardProps {
  readonly recipe: LibraryRecipe;
  readonly isBusy: boolean;
  readonly onChange: (patch: LibraryPatch) => void;
  readonly onArchive: () => void;
}

/** A recipe of the library: what is in it, what it comes to today, how much its small and its large size differ. */
export function LibraryCard({ recipe, isBusy, onChange, onArchive }: LibraryCardProps) {
  const { tenant } = usePlugin();
  const mayArchive = useFeature('delete_records');
  const [isOpen, setOpen] = useState(false);
  const { name, arrangement_type, minutes, lines, unit_cents } = recipe;
  return (
    <li className="fl-sheet">
      <div className="fl-sheet-head">
        <h2>{name}</h2>
        <span className="bf-figures">
          <Money minor={unit_cents} currency={tenant.currency} />
        </span>
      </div>
      <p className="bf-soft">{[arrangement_type, minutes > 0 && `${minutes} min`].filter(Boolean).join(', ')}</p>
      <ul className="fl-stems" aria-label={`Stems of ${name}`}>
        {lines.map(({ key, name: of, qty_milli, unit }) => (
          <li key={key}>
            <strong className="bf-figures">{amountText(qty_milli, unit)}</strong> {of}
          </li>
        ))}
      </ul>
      <div className="fl-card-actions">
        <button type="button" className="bf-link" aria-expanded={isOpen} aria-label={`Change ${name}`} onClick={() => setOpen(!isOpen)}>
          Change
        </button>
        {mayArchive && (
          <button
            type="button"
            className="bf-icon-button"
            aria-label={`Put ${name} into the archive`}
            disabled={isBusy}
            onClick={onArchive}
          >
            <Icon name="archive" size={18} />
          </button>
        )}
      </div>
      {isOpen && (
        <LibraryForm
          key={recipe.version}
          recipe={recipe}
          isBusy={isBusy}
          onSave={(patch) => {
            setOpen(false);
            onChange(patch);
          }}
        />
      )}
    </li>
  );
}

const SMALLEST = 5;
const LARGEST = 2_000;
const percentOf = (milli: number) => Math.round(milli / 10);
const milliOf = (percent: number) => Math.min(LARGEST, Math.max(SMALLEST, percent)) * 10;

function LibraryForm({ recipe, isBusy, onSave }: { recipe: LibraryRecipe; isBusy: boolean; onSave: (patch: LibraryPatch) => void }) {
  const [name, setName] = useState(recipe.name);
  const [small, setSmall] = useState(percentOf(recipe.sizes.s));
  const [large, setLarge] = useState(percentOf(recipe.sizes.l));
  return (
    <form
      className="fl-detail-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') onSave({ name: name.trim(), sizes: { ...recipe.sizes, s: milliOf(small), l: milliOf(large) } });
      }}
    >
      <label className="fl-detail">
        <span>Name</span>
        <input value={name} maxLength={160} onChange={(event) => setName(event.target.value)} />
      </label>
      <CountInput label="Small, % of it" value={small} disabled={isBusy} onChange={setSmall} />
      <CountInput label="Large, % of it" value={large} disabled={isBusy} onChange={setLarge} />
      <button type="submit" className="fl-chip" disabled={isBusy}>
        Save
      </button>
    </form>
  );
}
