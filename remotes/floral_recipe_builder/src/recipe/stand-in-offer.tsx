import type { BookLine } from '@butterfly/contracts/floral_recipe_builder';
import { useFormats } from '@butterfly/ui-kit';
import type { Impact, StandIn } from '../model/stand-in';
import { quantityText } from '../model/quantity';

interface StandInOfferProps {
  readonly line: BookLine;
  readonly standIn: StandIn;
  readonly impact: Impact;
  readonly currency: string;
  /** Null: it is listed already. */
  readonly onList: (() => void) | null;
  /** @param keptCents the price that the client knows and that stays; null: the price is made anew */
  readonly onUse: (keptCents: number | null) => void;
  readonly onLeave: () => void;
}

/** What a stand-in costs and what becomes of the client's price, said before anything is changed. */
export function StandInOffer({ line, standIn, impact, currency, onList, onUse, onLeave }: StandInOfferProps) {
  const { money } = useFormats();
  const { cost, price } = impact;
  const what = `${quantityText(standIn.qty_milli)} ${standIn.ingredient.name} instead of ${quantityText(line.qty_milli)} ${line.name}`;
  const isPriceMoved = price.before !== price.after;
  return (
    <div className="fl-offer" role="group" aria-label={what}>
      <p>
        {what}.{cost && <span className="bf-figures"> {costWords(cost, (cents) => money(cents, currency))}</span>}
        {isPriceMoved && (
          <span className="bf-figures">
            {' '}
            The client’s price stays {money(price.before, currency)}; calculated anew it would be {money(price.after, currency)}.
          </span>
        )}
      </p>
      <span className="fl-chips">
        <button type="button" className="fl-chip" autoFocus onClick={() => onUse(isPriceMoved ? price.before : null)}>
          {isPriceMoved ? 'Use it, the price stays' : 'Use it'}
        </button>
        {isPriceMoved && (
          <button type="button" className="fl-chip" onClick={() => onUse(null)}>
            Use it at {money(price.after, currency)}
          </button>
        )}
        {onList && (
          <button type="button" className="fl-chip" onClick={onList}>
            Keep it as a substitute
          </button>
        )}
        <button type="button" className="fl-chip" onClick={onLeave}>
          Leave {line.name}
        </button>
      </span>
    </div>
  );
}

function costWords({ before, after }: NonNullable<Impact['cost']>, money: (cents: number) => string): string {
  if (before === after) return `It costs the same, ${money(after)}.`;
  const difference = money(Math.abs(after - before));
  return `It costs ${money(after)} instead of ${money(before)}: ${difference} ${after < before ? 'less' : 'more'} a piece.`;
}
