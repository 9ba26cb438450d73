import type { FlowerOrder, Ingredient, OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import { useState, type ReactNode } from 'react';
import { useCatalogue } from '../book/use-book';
import { packWords } from '../orders/pack-words';
import { IngredientField } from '../recipe/ingredient-field';
import type { Count } from './counts';
import { CountStepper } from './count-stepper';
import { insteadWords } from './order-lines';
import { RejectFields } from './reject-fields';

interface ReceiveLineProps {
  readonly order: FlowerOrder;
  readonly line: OrderLine;
  readonly count: Count;
  /** It was counted here and is not saved. */
  readonly isTyped: boolean;
  readonly onCount: (part: Partial<Count>) => void;
  readonly onInstead: (ingredient: Ingredient, milli: number) => void;
  /** What may stand in for it, where too little of it came; nothing where it did already. */
  readonly standIn: ReactNode;
}

/** One thing that was ordered: how much of it came, what of that is bad, and what came instead. */
export function ReceiveLine({ order, line, count, isTyped, onCount, onInstead, standIn }: ReceiveLineProps) {
  const [open, setOpen] = useState<'instead' | 'reject' | null>(count.rejected_units > 0 ? 'reject' : null);
  const { name, ordered_units, counted_at, received_units } = line;
  const isElsewhere = isTyped && counted_at !== null && received_units !== count.received_units;
  return (
    <li className="fl-receive-line" data-counted={counted_at !== null || isTyped || undefined}>
      <div className="fl-row-name">
        {name}
        <small>
          <span className="bf-figures">{ordered_units > 0 && `${ordered_units} ordered, ${packWords(line.packs)}`}</span>
          <span>{insteadWords(line, order.lines)}</span>
          {isElsewhere && <span className="fl-row-warning">{received_units} are saved</span>}
        </small>
      </div>
      {line.on_hand_units > 0 && line.substitute_of !== null ? (
        <span className="bf-figures">{line.on_hand_units} of your own</span>
      ) : (
        <CountStepper
          label={`${name} that came`}
          value={count.received_units}
          full={ordered_units}
          onChange={(next) => onCount({ received_units: next })}
        />
      )}
      <div className="fl-receive-more">
        <button
          type="button"
          className="fl-chip"
          aria-expanded={open === 'reject'}
          onClick={() => setOpen(open === 'reject' ? null : 'reject')}
        >
          Some are bad
        </button>
        {line.substitute_of === null && (
          <button
            type="button"
            className="fl-chip"
            aria-expanded={open === 'instead'}
            onClick={() => setOpen(open === 'instead' ? null : 'instead')}
          >
            Something else came
          </button>
        )}
      </div>
      {standIn}
      {open === 'reject' && <RejectFields orderId={order.id} name={name} count={count} onCount={onCount} />}
      {open === 'instead' && (
        <Instead
          name={name}
          onPick={(ingredient, milli) => {
            setOpen(null);
            onInstead(ingredient, milli);
          }}
        />
      )}
    </li>
  );
}

const noWarning = () => null;

function Instead({ name, onPick }: { name: string; onPick: (ingredient: Ingredient, milli: number) => void }) {
  const { ingredients } = useCatalogue();
  return (
    <IngredientField
      label={`Came instead of ${name}`}
      placeholder="7 white o’hara"
      ingredients={ingredients}
      warningOf={noWarning}
      autoFocus
      onPick={onPick}
    />
  );
}
