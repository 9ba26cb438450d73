import type { RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { useFormats } from '@butterfly/ui-kit';
import { useMemo, useState } from 'react';
import type { Catalogue } from '../book/use-book';
import type { Edits } from '../book/use-edits';
import { DraftReview } from './draft-review';
import { draftDiff } from './recipe-draft';
import { useRecipeDrafts } from './use-recipe-drafts';
import { useTaking } from './use-taking';

interface RecipeDraftsProps {
  readonly projectId: number;
  readonly book: RecipeBook;
  readonly catalogue: Catalogue;
  readonly edits: Edits;
}

/** What the assistant has drafted for a project and nobody has settled: said in one line, and opened to be taken or left. */
export function RecipeDrafts({ projectId, book, catalogue, edits }: RecipeDraftsProps) {
  const { money } = useFormats();
  const { drafts, settle } = useRecipeDrafts(projectId);
  const { take, note } = useTaking({ book, edits, settle });
  const [openId, setOpen] = useState<number | null>(null);
  const open = drafts.find(({ id }) => id === openId);
  const diffs = useMemo(
    () =>
      open
        ? draftDiff(open.data, { pieces: edits.pieces, ingredients: catalogue.ingredients, money: (cents) => money(cents, book.currency) })
        : [],
    [open, edits.pieces, catalogue.ingredients, money, book.currency],
  );
  return (
    <>
      {note}
      {!open &&
        drafts.map((draft) => (
          <p key={draft.id} className="fl-draft-waiting">
            The assistant has drafted “{draft.data.title}”.{' '}
            <button type="button" className="bf-link" onClick={() => setOpen(draft.id)}>
              Look at the draft
            </button>
          </p>
        ))}
      {open && (
        <DraftReview
          key={open.id}
          draft={open}
          diffs={diffs}
          ingredients={catalogue.ingredients}
          isBusy={take.busy}
          onTake={(pieces) => take.go({ draft: open, pieces })}
          onDiscard={() => void settle(open, 'discardDraft')}
        />
      )}
    </>
  );
}
