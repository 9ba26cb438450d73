import type { PreviewLine } from '@butterfly/contracts/floral_recipe_builder';
import { Money, useFormats } from '@butterfly/ui-kit';
import type { Catalogue } from '../book/use-book';
import { IngredientDot } from '../recipe/ingredient-dot';
import { PackFit } from './pack-fit';
import { packWords } from './pack-words';
import { useDropStems } from './use-orders';

interface PreviewRowProps {
  readonly line: PreviewLine;
  readonly currency: string;
  readonly catalogue: Catalogue;
  readonly onPick: (ingredientId: number, supplierId: number) => void;
}

/** One thing to buy: what is needed, what is there, and in which packs the rest comes. */
export function PreviewRow({ line, currency, catalogue, onPick }: PreviewRowProps) {
  const { name, ingredient_id, gross_units, line_cents, ordered_units, leftover_units, packs } = line;
  return (
    <li className="fl-item">
      <div className="fl-item-head fl-preview-row">
        <IngredientDot hex={catalogue.byId(ingredient_id)?.colour_hex} />
        <span className="fl-item-name">{name}</span>
        <span className="fl-item-need bf-figures">
          {gross_units}
          <small>{thereWords(line)}</small>
        </span>
        <span className="fl-item-packs bf-figures">{boughtWords(line)}</span>
        <PackFit fit={ordered_units > 0 ? line.fit : null} leftoverUnits={leftover_units} packSize={packs[0]?.pack_size ?? 0} />
        <span className="fl-row-total bf-figures">{ordered_units > 0 && <Money minor={line_cents} currency={currency} />}</span>
      </div>
      <BunchHint line={line} currency={currency} />
      <Cheaper line={line} currency={currency} onPick={onPick} />
    </li>
  );
}

function thereWords({ on_order_units, on_hand_units }: PreviewLine): string {
  const parts = [on_hand_units > 0 && `${on_hand_units} of your own`, on_order_units > 0 && `${on_order_units} on their way`];
  const words = parts.filter(Boolean).join(', ');
  return words && ` (${words})`;
}

function boughtWords({ packs, leftover_units, net_units }: PreviewLine): string {
  if (net_units === 0) return 'nothing to buy';
  if (packs.length === 0) return 'Nobody sells it yet';
  return `${packWords(packs)}${leftover_units > 0 ? `, ${leftover_units} left` : ''}`;
}

/** A bunch that is bought for its first few stems, in words and money, and what to do about it. */
function BunchHint({ line: { hint, drop }, currency }: Pick<PreviewRowProps, 'currency' | 'line'>) {
  const { money } = useFormats();
  const dropping = useDropStems();
  if (!hint) return null;
  return (
    <p className="fl-hint">
      <span>
        {hint.needed} needed, {hint.enough} would save one bunch ({money(hint.saves_cents, currency)}).
      </span>
      {drop && (
        <button type="button" className="fl-chip" disabled={dropping.busy} onClick={() => dropping.go(drop)}>
          {drop.units} fewer in {drop.recipe_name}
        </button>
      )}
    </p>
  );
}

function Cheaper({ line, currency, onPick }: Pick<PreviewRowProps, 'currency' | 'line' | 'onPick'>) {
  const { money } = useFormats();
  const [best] = line.others;
  if (!best || line.ordered_units === 0 || best.line_cents >= line.line_cents) return null;
  return (
    <p className="fl-hint">
      <span>
        {money(best.line_cents, currency)} at {best.supplier_name} for {best.ordered_units}.
      </span>
      <button type="button" className="fl-chip" onClick={() => onPick(line.ingredient_id, best.supplier_id)}>
        Buy it there
      </button>
    </p>
  );
}
