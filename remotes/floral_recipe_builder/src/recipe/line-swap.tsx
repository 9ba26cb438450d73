import type { BookLine, BookRecipe, Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { useContext, useMemo, useState } from 'react';
import type { Catalogue } from '../book/use-book';
import { listedFor, standInOf, type Impact, type StandIn } from '../model/stand-in';
import { IngredientDot } from './ingredient-dot';
import { IngredientField } from './ingredient-field';
import { OpenRecipe } from './open-recipe';
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
  readonly impactOf: (recipe: BookRecipe, line: BookLine, standIn: StandIn) => Impact;
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
      <Offer
        line={line}
        standIn={standIn}
        swap={swap}
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

type OfferProps = Omit<Parameters<typeof StandInOffer>[0], 'currency' | 'impact'> & Pick<LineSwapProps, 'swap'>;

/** What a stand-in changes hangs on the whole piece, which may be typed in meanwhile. */
function Offer({ swap, ...offer }: OfferProps) {
  const recipe = useContext(OpenRecipe);
  if (!recipe) return null;
  return <StandInOffer {...offer} impact={swap.impactOf(recipe, offer.line, offer.standIn)} currency={swap.currency} />;
}

function Chips({
  line,
  swap,
  onPick,
  onOther,
}: Pick<LineSwapProps, 'line' | 'swap'> & { onPick: (one: Ingredient) => void; onOther: () => void }) {
  const fine = useMemo(() => {
    const listed = listedFor(line, swap.catalogue).map(({ ingredient }) => ingredient);
    return [...listed.filter((one) => swap.warningOf(one) === null), ...swap.suggest(line).filter((one) => !listed.includes(one))];
    // How much there is of it does not say what could stand in for it.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the whole line changes with every key press, its ingredient does not
  }, [line.ingredient_id, swap]);
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
