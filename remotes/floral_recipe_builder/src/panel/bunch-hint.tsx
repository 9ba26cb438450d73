import { largestAdd, smallestDrop, wasteFor, type ItemUse, type UsedItem } from '@butterfly/contracts/floral_recipe_builder';
import { useFormats } from '@butterfly/ui-kit';

/** What a person does about a bunch that is bought for its first few stems. */
export interface BunchWays {
  onQuantity(change: { readonly recipeId: number; readonly lineKey: string; readonly qty_milli: number }): void;
  /** In all pieces that use the ingredient. */
  onWaste(change: { readonly ingredientId: number; readonly waste_bps: number }): void;
  /** Whether its price may rise: not where it is locked. */
  canCharge(recipeId: number): boolean;
  /** The client pays it, with one of the pieces. */
  onCharge(change: { readonly recipeId: number; readonly cents: number }): void;
}

interface BunchHintProps {
  readonly item: UsedItem;
  readonly seesCosts: boolean;
  readonly currency: string;
  readonly disabled: boolean;
  readonly ways: BunchWays;
}

/** A bunch that is bought for its first few stems, in words and money, and what to do about it. */
export function BunchHint({ item, seesCosts, currency, disabled, ways }: BunchHintProps) {
  const { money } = useFormats();
  const hint = item.plan?.hint;
  if (!hint) return null;
  return (
    <p className="fl-hint">
      <span>
        {hint.needed} needed, {hint.enough} would save one bunch{seesCosts && ` (${money(hint.saves_cents, currency)})`}.
      </span>
      {!disabled && <Ways item={item} hint={hint} charge={seesCosts ? money(hint.saves_cents, currency) : null} ways={ways} />}
    </p>
  );
}

interface WaysProps {
  readonly item: UsedItem;
  readonly hint: NonNullable<NonNullable<UsedItem['plan']>['hint']>;
  /** What the bunch costs; null: not for this reader. */
  readonly charge: string | null;
  readonly ways: BunchWays;
}

function Ways({ item: { ingredient_id, uses }, hint, charge, ways }: WaysProps) {
  const drop = smallestDrop(uses, hint.enough);
  const add = largestAdd(uses, hint.needed + hint.spare);
  const waste = wasteFor(uses, hint.enough);
  const most = uses
    .filter(({ recipe_id }) => ways.canCharge(recipe_id))
    .sort((a, b) => b.qty_milli * b.quantity - a.qty_milli * a.quantity)[0];
  const change = ({ recipe_id, line_key }: Pick<ItemUse, 'line_key' | 'recipe_id'>, units: number) => {
    const use = uses.find((one) => one.recipe_id === recipe_id && one.line_key === line_key);
    if (use) ways.onQuantity({ recipeId: recipe_id, lineKey: line_key, qty_milli: use.qty_milli + units * 1_000 });
  };
  return (
    <>
      {drop && (
        <button type="button" className="fl-chip" onClick={() => change(drop, -drop.units)}>
          {drop.units} fewer in {drop.recipe_name}
        </button>
      )}
      {add && (
        <button type="button" className="fl-chip" onClick={() => change(add, add.units)}>
          {add.units} more in {add.recipe_name}
        </button>
      )}
      {waste !== null && (
        <button type="button" className="fl-chip" onClick={() => ways.onWaste({ ingredientId: ingredient_id, waste_bps: waste })}>
          Waste {(waste / 100).toFixed(2)} %
        </button>
      )}
      {charge !== null && most && (
        <button type="button" className="fl-chip" onClick={() => ways.onCharge({ recipeId: most.recipe_id, cents: hint.saves_cents })}>
          Charge {charge} with {most.recipe_name}
        </button>
      )}
    </>
  );
}
