import { itemsUsed, type BookRecipe, type UsedItem } from '@butterfly/contracts/floral_recipe_builder';
import { useFormats } from '@butterfly/ui-kit';
import { useMemo, useState } from 'react';
import { useAfterPaint } from '../book/use-after-paint';
import type { Catalogue } from '../book/use-book';
import { quantityText } from '../model/quantity';
import { PackFit } from '../orders/pack-fit';
import { IngredientDot } from '../recipe/ingredient-dot';
import { QuantityField } from '../recipe/quantity-field';
import { BunchHint, type BunchWays } from './bunch-hint';

interface ItemsUsedProps {
  readonly pieces: readonly BookRecipe[];
  readonly catalogue: Catalogue;
  readonly waste: Parameters<typeof itemsUsed>[1]['waste_bps'];
  readonly seesCosts: boolean;
  readonly currency: string;
  readonly disabled: boolean;
  readonly ways: BunchWays;
}

/** What the whole project needs of everything, how it fits into bunches, and what a few stems fewer would save. */
export function ItemsUsed({ pieces, catalogue, waste, ...shared }: ItemsUsedProps) {
  // It may be a moment late: the price of the piece that is typed goes first.
  const settled = useAfterPaint(pieces);
  const items = useMemo(
    () =>
      itemsUsed(settled, { waste_bps: waste, packsOf: catalogue.packsOf }).sort(
        (a, b) => rank(a) - rank(b) || b.gross_units - a.gross_units,
      ),
    [settled, waste, catalogue],
  );
  const cents = items.reduce((sum, { plan }) => sum + (plan?.line_cents ?? 0), 0);
  return (
    <section className="fl-items" aria-label="Items used">
      <header>
        <h2>Items used</h2>
        <ItemsWords count={items.length} cents={shared.seesCosts ? cents : null} currency={shared.currency} />
      </header>
      <ul>
        {items.map((item) => (
          <Item key={item.ingredient_id} item={item} catalogue={catalogue} {...shared} />
        ))}
      </ul>
    </section>
  );
}

const KINDS = ['fresh', 'greens', 'hard_good', 'rental', 'service'];
const rank = ({ kind }: UsedItem): number => KINDS.indexOf(kind);

function ItemsWords({ count, cents, currency }: { count: number; cents: number | null; currency: string }) {
  const { money } = useFormats();
  if (count === 0) return <p className="bf-soft">As soon as a piece has ingredients, what to buy for the whole project stands here.</p>;
  return (
    <p className="bf-soft bf-figures">
      {count} {count === 1 ? 'thing' : 'things'} to buy{cents !== null && `, ${money(cents, currency)} in whole packs`}
    </p>
  );
}

type ItemProps = Omit<ItemsUsedProps, 'pieces' | 'waste'> & { readonly item: UsedItem };

function Item({ item, catalogue, seesCosts, currency, disabled, ways }: ItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, gross_units, used_milli, uses, plan } = item;
  const packSize = catalogue.byId(item.ingredient_id)?.packs.find(({ id }) => id === plan?.packs[0]?.id)?.pack_size ?? 0;
  return (
    <li className="fl-item">
      <button type="button" className="fl-item-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IngredientDot hex={catalogue.byId(item.ingredient_id)?.colour_hex} />
        <span className="fl-item-name">{name}</span>
        <span className="fl-item-need bf-figures">
          {gross_units}
          {gross_units * 1_000 !== used_milli && <small> for {quantityText(used_milli)}</small>}
        </span>
        <span className="fl-item-packs bf-figures">{packsWords(item, catalogue)}</span>
        <PackFit fit={plan?.fit ?? null} leftoverUnits={plan?.leftover_units ?? 0} packSize={packSize} />
      </button>
      <BunchHint item={item} seesCosts={seesCosts} currency={currency} disabled={disabled} ways={ways} />
      {isOpen && (
        <ul className="fl-uses" aria-label={`Where ${name} is used`}>
          {uses.map(({ recipe_id, recipe_name, line_key, quantity, qty_milli }) => (
            <li key={`${recipe_id}-${line_key}`}>
              <QuantityField
                label={`${name} in ${recipe_name}`}
                value={qty_milli}
                disabled={disabled}
                onChange={(next) => ways.onQuantity({ recipeId: recipe_id, lineKey: line_key, qty_milli: next })}
              />
              <span>
                {recipe_name} <span className="bf-soft">× {quantity}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function packsWords({ ingredient_id, plan }: UsedItem, catalogue: Catalogue): string {
  if (!plan) return 'More than anybody orders';
  if (plan.unavailable) return 'Nobody sells it yet';
  const packs = catalogue.byId(ingredient_id)?.packs ?? [];
  const words = plan.packs.map(({ id, count }) => `${count} × ${packs.find((pack) => pack.id === id)?.pack_size ?? '?'}`);
  return `${words.join(' + ')}${plan.leftover_units > 0 ? `, ${plan.leftover_units} left` : ''}`;
}
