import { scaledLines, type BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Icon, Money } from '@butterfly/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Catalogue } from '../book/use-book';
import type { Figures } from '../model/figures';
import { paletteOf } from '../model/palette';
import { KeepInLibrary } from '../library/keep-in-library';
import { hasNoCosts, type PieceFigures } from '../model/prices';
import { PaletteStrip } from './palette-strip';
import { QuantityField } from './quantity-field';
import { RecipeDetails } from './recipe-details';
import type { RecipeEdit } from './recipe-edit';
import { RecipeLines } from './recipe-lines';
import { ScaleButtons } from './scale-buttons';

interface RecipeCardProps {
  readonly recipe: BookRecipe;
  readonly figures: Figures;
  readonly catalogue: Catalogue;
  readonly currency: string;
  readonly disabled: boolean;
  /** What is shown is what is saved. */
  readonly isSaved: boolean;
  readonly eventDate: string | null;
  readonly today: string;
  readonly onChange: (edit: RecipeEdit, kind?: string) => void;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** A piece that is open: its name, how many of it, what it is made of, and all that its price hangs on. */
export function RecipeCard(props: RecipeCardProps) {
  const { recipe, figures, catalogue, currency, disabled, isSaved, eventDate, today, onChange, onClose, onDelete } = props;
  const { nav } = usePlugin();
  const card = useRef<HTMLLIElement>(null);
  const palette = useMemo(() => paletteOf([{ ...recipe, quantity: 1 }], catalogue), [recipe, catalogue]);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <li
      ref={card}
      className="fl-card"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !(event.target instanceof HTMLInputElement && event.target.value !== '')) onClose();
      }}
    >
      <PaletteStrip palette={palette} label={`Colours of ${recipe.name}`} />
      <header className="fl-card-head">
        <input
          className="fl-card-name"
          aria-label="Name of the piece"
          maxLength={160}
          disabled={disabled}
          value={recipe.name}
          onChange={(event) => event.target.value.trim() !== '' && onChange({ name: event.target.value }, 'name')}
        />
        <QuantityField
          label={`${recipe.name}, pieces`}
          isWhole
          value={recipe.quantity * 1_000}
          disabled={disabled}
          onChange={(milli) => onChange({ quantity: Math.min(100_000, milli / 1_000) }, 'quantity')}
        />
        <span className="fl-card-actions">
          {!disabled && (
            <button type="button" className="bf-icon-button" aria-label={`Take ${recipe.name} out of the book`} onClick={onDelete}>
              <Icon name="trash" size={18} />
            </button>
          )}
          <button type="button" className="bf-icon-button" aria-label={`Close ${recipe.name}`} onClick={onClose}>
            <Icon name="close" size={18} />
          </button>
        </span>
      </header>
      <CardPrice price={figures.piece(recipe)} quantity={recipe.quantity} currency={currency} />
      {recipe.is_no_recipe ? (
        <p className="bf-soft">Sold without being made, such as candles of the planner: priced, and never ordered.</p>
      ) : (
        <RecipeLines
          recipe={recipe}
          figures={figures}
          currency={currency}
          catalogue={catalogue}
          disabled={disabled}
          eventDate={eventDate}
          today={today}
          onChange={onChange}
        />
      )}
      {!disabled && recipe.lines.length > 0 && (
        <ScaleButtons onScale={(factor) => onChange({ lines: scaledLines(recipe.lines, factor) })} />
      )}
      <RecipeDetails recipe={recipe} rules={figures.rules} currency={currency} disabled={disabled} onChange={onChange} />
      <div className="fl-card-orders">
        <Link className="bf-link" to={nav.href('order_history', { recipeId: recipe.id })}>
          Orders of this piece
        </Link>
        <KeepInLibrary recipe={recipe} isSaved={isSaved} />
      </div>
    </li>
  );
}

/** On a narrow screen the panel stands below the book: what the piece comes to stays in sight here. The panel is what is read aloud. */
function CardPrice({ price, quantity, currency }: { price: PieceFigures; quantity: number; currency: string }) {
  return (
    <p className="fl-card-price bf-figures" aria-hidden="true">
      <strong>
        <Money minor={price.unit_cents} currency={currency} />
      </strong>
      {quantity !== 1 && <span>× {quantity}</span>}
      <CardMargin price={price} />
    </p>
  );
}

function CardMargin({ price }: { price: PieceFigures }) {
  if (hasNoCosts(price)) return <span className="bf-soft">no costs yet</span>;
  return (
    <>
      {price.cogs_bps !== undefined && <span className="bf-soft">COGS {(price.cogs_bps / 100).toFixed(2)} %</span>}
      {price.margin_bps !== undefined && <span className="bf-soft">margin {(price.margin_bps / 100).toFixed(2)} %</span>}
    </>
  );
}
