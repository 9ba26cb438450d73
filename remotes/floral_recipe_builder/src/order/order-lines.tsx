import type { FlowerOrder, OrderLine } from '@butterfly/contracts/floral_recipe_builder';
import { Money } from '@butterfly/ui-kit';
import { packWords } from '../orders/pack-words';

/** What is in an order, and what became of it. */
export function OrderLines({ order: { lines, currency } }: { order: FlowerOrder }) {
  return (
    <ul className="fl-pieces" aria-label="Lines of the order">
      {lines.map((line) => (
        <li key={line.id} className="fl-row fl-order-line">
          <span className="fl-row-name">
            {line.name}
            <small>
              <span>{insteadWords(line, lines)}</span>
              <span>{keptWords(line)}</span>
            </small>
          </span>
          <span className="fl-item-packs bf-figures">{packWords(line.packs)}</span>
          <span className="fl-row-quantity bf-figures">{line.ordered_units > 0 && `${line.ordered_units} ordered`}</span>
          <span className="fl-row-total bf-figures">
            {line.line_cents !== undefined && line.line_cents > 0 && <Money minor={line.line_cents} currency={currency} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a line stands in for. */
export function insteadWords({ substitute_of }: OrderLine, lines: readonly OrderLine[]): string {
  const original = lines.find(({ id }) => id === substitute_of);
  return original ? `instead of ${original.name}` : '';
}

function keptWords({ counted_at, received_units, rejected_units, reject_reason, substitute_of, on_hand_units }: OrderLine): string {
  if (counted_at === null) return '';
  if (substitute_of !== null && on_hand_units > 0) return `${on_hand_units} of your own`;
  return `${received_units} came${rejected_units > 0 ? `, ${rejected_units} rejected: ${reject_reason}` : ''}`;
}
