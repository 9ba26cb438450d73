import type { BookPage, BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { Icon, Money } from '@butterfly/ui-kit';
import { useState, type ReactNode } from 'react';

interface BookSectionProps {
  readonly page: BookPage;
  readonly pieces: readonly BookRecipe[];
  readonly cents: number;
  readonly currency: string;
  readonly disabled: boolean;
  readonly isAdding: boolean;
  readonly onAdd: (name: string) => void;
  /** What is taken from elsewhere, where that is possible. */
  readonly taking: ReactNode;
  /** One piece, open or not. */
  readonly children: (piece: BookRecipe) => ReactNode;
}

/** The pieces of one page of the book: Personal, Ceremony, Reception. */
export function BookSection({ page, pieces, cents, currency, disabled, isAdding, onAdd, taking, children }: BookSectionProps) {
  return (
    <section className="fl-section" aria-labelledby={`fl-page-${page.key}`}>
      <header className="fl-section-head">
        <h2 id={`fl-page-${page.key}`}>{page.name}</h2>
        {pieces.length > 0 && (
          <span className="bf-figures">
            <Money minor={cents} currency={currency} />
          </span>
        )}
      </header>
      <ul className="fl-pieces">{pieces.map(children)}</ul>
      {!disabled && <AddPiece page={page} isBusy={isAdding} onAdd={onAdd} />}
      {!disabled && taking && <Taking page={page}>{taking}</Taking>}
    </section>
  );
}

function Taking({ page, children }: { page: BookPage; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="bf-link fl-take-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Take nothing' : `Take one from elsewhere for ${page.name.toLowerCase()}`}
      </button>
      {isOpen && children}
    </>
  );
}

function AddPiece({ page, isBusy, onAdd }: { page: BookPage; isBusy: boolean; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="fl-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || isBusy) return;
        onAdd(name.trim());
        setName('');
      }}
    >
      <Icon name="plus" size={16} />
      <input
        aria-label={`Add a piece to ${page.name}`}
        placeholder={`Add to ${page.name.toLowerCase()}: bouquet, centrepiece…`}
        maxLength={160}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </form>
  );
}
