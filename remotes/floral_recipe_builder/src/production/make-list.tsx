import type { ProductionPiece } from '@butterfly/contracts/floral_recipe_builder';
import { Icon } from '@butterfly/ui-kit';
import { amountText } from '../model/amount-text';
import { TickRow } from './tick-row';
import type { Ticks } from './use-ticks';

/** Sheets of the pieces: what goes into one, and a box for each that is made. */
export function MakeList({ pieces, ticks }: { pieces: readonly ProductionPiece[]; ticks: Ticks }) {
  return (
    <ul className="fl-sheets" aria-label="To make">
      {pieces.map((piece) => (
        <PieceSheet key={piece.recipe_id} piece={piece} ticks={ticks} />
      ))}
    </ul>
  );
}

function PieceSheet({ piece, ticks }: { piece: ProductionPiece; ticks: Ticks }) {
  const { name, quantity, minutes, page, lines, design_notes, moved_from, items } = piece;
  return (
    <li className="fl-sheet">
      <div className="fl-sheet-head">
        <h2>{name}</h2>
        <span className="bf-figures">× {quantity}</span>
      </div>
      <p className="bf-soft">{[page, minutes > 0 && `${minutes} min each`].filter(Boolean).join(', ')}</p>
      {moved_from.length > 0 && <p>Moved here from {moved_from.join(', ')}; nothing is made anew.</p>}
      {lines.length > 0 && (
        <ul className="fl-stems" aria-label={`Stems of ${name}`}>
          {lines.map(({ ingredient_id, name: of, qty_milli, unit, note }, at) => (
            // An ingredient may stand on a sheet twice; lines do not move here.
            <li key={`${ingredient_id}:${at}`}>
              <strong className="bf-figures">{amountText(qty_milli, unit)}</strong> {of}
              {note && <small className="bf-soft"> {note}</small>}
            </li>
          ))}
        </ul>
      )}
      {design_notes && <p className="fl-sheet-notes">{design_notes}</p>}
      {items.length === quantity ? (
        <NumberedTicks name={name} items={items} ticks={ticks} />
      ) : (
        <ul className="fl-ticks">
          {items.map((item) => (
            <TickRow key={item} item={item} name={`All of ${name}`} ticks={ticks} amount={String(quantity)} />
          ))}
        </ul>
      )}
    </li>
  );
}

function NumberedTicks({ name, items, ticks }: { name: string; items: readonly string[]; ticks: Ticks }) {
  return (
    <div className="fl-numbers" role="group" aria-label={`${name}: ${items.filter(ticks.isDone).length} of ${items.length} made`}>
      {items.map((item, at) => {
        const done = ticks.isDone(item);
        return (
          <button
            key={item}
            type="button"
            role="checkbox"
            aria-checked={done}
            aria-label={`${name} ${at + 1}`}
            onClick={() => ticks.tick(item, !done)}
          >
            {done ? <Icon name="check" size={24} /> : at + 1}
          </button>
        );
      })}
    </div>
  );
}
