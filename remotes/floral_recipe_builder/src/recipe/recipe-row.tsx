import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { Icon, Money } from '@butterfly/ui-kit';
import { memo, useMemo } from 'react';
import type { Catalogue } from '../book/use-book';
import type { Figures } from '../model/figures';
import { paletteOf } from '../model/palette';
import { quantityText } from '../model/quantity';
import { warningsOf } from '../model/season';
import { PaletteStrip } from './palette-strip';

interface RecipeRowProps {
  readonly recipe: BookRecipe;
  readonly figures: Figures;
  readonly catalogue: Catalogue;
  readonly currency: string;
  readonly eventDate: string | null;
  readonly today: string;
  readonly onOpen: (id: number) => void;
}

/** A piece that is not open: what it is made of as colours, and what it comes to. */
export const RecipeRow = memo(function RecipeRow({ recipe, figures, catalogue, currency, eventDate, today, onOpen }: RecipeRowProps) {
  const palette = useMemo(() => paletteOf([{ ...recipe, quantity: 1 }], catalogue), [recipe, catalogue]);
  const warned = recipe.lines.filter(
    (line) => warningsOf(catalogue.byId(line.ingredient_id), { eventDate, today, catalogue }).length > 0,
  ).length;
  const { unit_cents, stems_milli, below_calculated } = figures.piece(recipe);
  return (
    <li className="fl-row">
      <button type="button" className="fl-row-button" aria-label={`Open ${recipe.name}`} onClick={() => onOpen(recipe.id)}>
        <PaletteStrip palette={palette} label={`Colours of ${recipe.name}`} />
        <span className="fl-row-name">
          {recipe.name}
          <small>
            {madeOf(recipe, stems_milli)}
            {warned > 0 && (
              <span className="fl-row-warning">
                <Icon name="warning" size={12} /> {warned} to look at
              </span>
            )}
            {recipe.price_locked && <span>price locked</span>}
            {below_calculated && <span className="fl-row-warning">below its price</span>}
          </small>
        </span>
        <span className="fl-row-quantity bf-figures">
          <span className="bf-soft">
            <Money minor={unit_cents} currency={currency} />
          </span>{' '}
          × {recipe.quantity}
        </span>
        <span className="fl-row-total bf-figures">
          <Money minor={unit_cents * recipe.quantity} currency={currency} />
        </span>
      </button>
    </li>
  );
});

function madeOf({ is_no_recipe, repurposed_from, lines }: BookRecipe, stems_milli: number): string {
  if (is_no_recipe) return 'Sold without being made';
  if (repurposed_from.length > 0) return 'Used again';
  if (lines.length === 0) return 'Nothing in it yet';
  return `${quantityText(stems_milli)} stems, ${lines.length} ${lines.length === 1 ? 'ingredient' : 'ingredients'}`;
}
