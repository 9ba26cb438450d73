import type { DocumentLine, SellablePiece } from '@butterfly/contracts/proposal_and_invoice';
import { Money } from '@butterfly/ui-kit';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import { lineOf, newLine } from '../model/edit-content';

interface AddLineProps {
  readonly section: string;
  readonly pieces: readonly SellablePiece[];
  readonly currency: string;
  readonly tax_bps: number | null;
  readonly onAdd: (line: DocumentLine) => void;
}

const MOST_SHOWN = 8;

/** Type the name of a piece or of anything else; Enter adds it. */
export function AddLine({ section, pieces, currency, tax_bps, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = pieces.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
  const add = (line: DocumentLine) => {
    onAdd(line);
    setText('');
  };
  return (
    <AutoComplete
      className="pi-add-line"
      variant="borderless"
      aria-label={`Add a line to ${section}`}
      placeholder="Add a piece, delivery, anything…"
      value={text}
      maxLength={160}
      options={found.map((piece) => ({
        value: `piece ${piece.recipe_id}`,
        label: (
          <span className="pi-piece">
            <span>
              {piece.name} <span className="bf-soft">× {piece.quantity}</span>
            </span>
            <Money minor={piece.unit_price_cents} currency={currency} />
          </span>
        ),
      }))}
      onChange={(next: string) => setText(next.startsWith('piece ') ? '' : next)}
      onSelect={(value: string) => {
        const piece = pieces.find(({ recipe_id }) => value === `piece ${recipe_id}`);
        if (piece) add(lineOf(piece, tax_bps));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.trim() !== '' && found.length === 0) add(newLine(text.trim(), tax_bps));
      }}
      notFoundContent={text.trim() === '' ? null : <span>Enter adds “{text.trim()}”</span>}
    />
  );
}
