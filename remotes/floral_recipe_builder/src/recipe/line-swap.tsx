import type { BookLine, Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { useState } from 'react';
import type { Catalogue } from '../book/use-book';
import { listedFor, standInOf, type Impact, type StandIn } from '../model/stand-in';
import { IngredientDot } from './ingredient-dot';
import { IngredientField } from './ingredient-field';
import { StandInOffer } from './stand-in-offer';
import { SubstituteList } from './substitute-list';
import { useSubstitutes } from './use-substitutes';

/** What a line may be replaced by, and what that would change. */
export interface Swap {
  readonly catalogue: Catalogue;
  readonly currency: string;
  /** What could stand in where nothing is listed, the best first. */
  readonly suggest: (line: BookLine) => readonly Ingredient[];
  readonly warningOf: (ingredient: Ingredient) => string | null;
  readonly impactOf: (line: BookLine, standIn: StandIn) => Impact;
  /** @param keptCents the price of a piece that stays; null: it is made anew */
  readonly onUse: (line: BookLine, standIn: StandIn, keptCents: number | null) => void;
}

interface LineSwapProps {
  readonly line: BookLine;
  readonly swap: Swap;
  readonly warnings: readonly { readonly kind: string; readonly words: string }[];
  readonly disabled: boolean;
  /** The person asked for another ingredient. */
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}

const SUGGESTED = 3;
/** Typed without a quantity. */
const ONE = 1_000;

/** What speaks against the ingredient of a line, what may stand in for it, and what that would cost. */
export function LineSwap({ line, swap, warnings, disabled, isOpen, onOpen }: LineSwapProps) {
  const [standIn, setStandIn] = useState<StandIn | null>(null);
  const list = useSubstitutes();
  const { catalogue } = swap;
  const original = catalogue.byId(line.ingredient_id);
  const pick = (ingredient: Ingredient, qty_milli = ONE) => {
    onOpen(false);
    setStandIn(qty_milli === ONE ? standInOf(line, ingredient, catalogue) : { ingredient, qty_milli });
  };
  if (standIn && !disabled) {
    const isListed = original?.substitutes.some(({ ingredient_id }) => ingredient_id === standIn.ingredient.id) ?? true;
    return (
      <StandInOffer
        line={line}
        standIn={standIn}
        impact={swap.impactOf(line, standIn)}
        currency={swap.currency}
        onList={
          isListed || !original
            ? null
            : () => list.go({ ingredient: original, substitutes: [...original.substitutes, listedAs(line, standIn)] })
        }
        onUse={(keptCents) => {
          setStandIn(null);
          swap.onUse(line, standIn, keptCents);
        }}
        onLeave={() => setStandIn(null)}
      />
    );
  }
  if (isOpen)
    return (
      <div className="fl-line-replace">
        {original && (
          <SubstituteList
            of={original}
            catalogue={catalogue}
            isBusy={list.busy}
            onPick={pick}
            onChange={(substitutes) => list.go({ ingredient: original, substitutes })}
          />
        )}
        <IngredientField
          label={`Instead of ${line.name}`}
          placeholder="Use instead…"
          autoFocus
          ingredients={catalogue.ingredients}
          warningOf={swap.warningOf}
          onPick={pick}
          onEscape={() => onOpen(false)}
        />
      </div>
    );
  if (warnings.length === 0) return null;
  const isReplaceable = !disabled && warnings.some(({ kind }) => kind !== 'too_late');
  return (
    <div className="fl-line-warning">
      <Icon name="warning" size={14} />
      <span>{warnings.map(({ words }) => words).join(' · ')}.</span>
      {isReplaceable && <Chips line={line} swap={swap} onPick={pick} onOther={() => onOpen(true)} />}
    </div>
  );
}

function Chips({
  line,
  swap,
  onPick,
  onOther,
}: Pick<LineSwapProps, 'line' | 'swap'> & { onPick: (one: Ingredient) => void; onOther: () => void }) {
  const listed = listedFor(line, swap.catalogue).map(({ ingredient }) => ingredient);
  const fine = [...listed.filter((one) => swap.warningOf(one) === null), ...swap.suggest(line).filter((one) => !listed.includes(one))];
  return (
    <span className="fl-chips" role="group" aria-label={`Use instead of ${line.name}`}>
      {fine.slice(0, SUGGESTED).map((ingredient) => (
        <button key={ingredient.id} type="button" className="fl-chip" onClick={() => onPick(ingredient)}>
          <IngredientDot hex={ingredient.colour_hex} />
          {ingredient.name}
        </button>
      ))}
      <button type="button" className="fl-chip" onClick={onOther}>
        Another…
      </button>
    </span>
  );
}

const listedAs = ({ qty_milli }: BookLine, standIn: StandIn) => ({
  ingredient_id: standIn.ingredient.id,
  ratio_milli: qty_milli === 0 ? ONE : Math.min(20_000, Math.max(50, Math.round((standIn.qty_milli * ONE) / qty_milli))),
  note: '',
});
