import {
  contentsText,
  packageLine,
  type DocumentLine,
  type ProposalPackage,
  type SellablePiece,
} from '@butterfly/contracts/proposal_and_invoice';
import { Money } from '@butterfly/ui-kit';
import { AutoComplete } from 'antd';
import { useState, type ReactNode } from 'react';
import { lineOf, newKey, newLine } from '../model/edit-content';

interface AddLineProps {
  readonly section: string;
  readonly pieces: readonly SellablePiece[];
  readonly packages: readonly ProposalPackage[];
  readonly currency: string;
  readonly tax_bps: number | null;
  readonly onAdd: (line: DocumentLine) => void;
}

const MOST_SHOWN = 8;

/** Type the name of a piece, of a package or of anything else; Enter adds it. */
export function AddLine({ section, pieces, packages, currency, tax_bps, onAdd }: AddLineProps) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = pieces.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
  const bundles = packages.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, MOST_SHOWN);
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
      options={[
        ...found.map((piece) => ({
          value: `piece ${piece.recipe_id}`,
          label: (
            <Choice name={piece.name} note={`× ${piece.quantity}`} amount={<Money minor={piece.unit_price_cents} currency={currency} />} />
          ),
        })),
        ...bundles.map((one) => ({
          value: `package ${one.id}`,
          label: (
            <Choice
              name={one.title}
              note={contentsText(one.contents)}
              amount={<Money minor={one.unit_price_cents} currency={currency} />}
            />
          ),
        })),
      ]}
      onChange={(next: string) => setText(/^(?:piece|package) \d+$/.test(next) ? '' : next)}
      onSelect={(value: string) => {
        const piece = pieces.find(({ recipe_id }) => value === `piece ${recipe_id}`);
        if (piece) add(lineOf(piece, tax_bps));
        const bundle = packages.find(({ id }) => value === `package ${id}`);
        if (bundle) add(packageLine(bundle, newKey()));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && text.trim() !== '' && found.length + bundles.length === 0) add(newLine(text.trim(), tax_bps));
      }}
      notFoundContent={text.trim() === '' ? null : <span>Enter adds “{text.trim()}”</span>}
    />
  );
}

function Choice({ name, note, amount }: { readonly name: string; readonly note: string; readonly amount: ReactNode }) {
  return (
    <span className="pi-piece">
      <span className="pi-piece-name">
        {name} <span className="bf-soft">{note}</span>
      </span>
      {amount}
    </span>
  );
}
