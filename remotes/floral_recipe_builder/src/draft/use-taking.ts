import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Edits } from '../book/use-edits';
import { api, keys } from '../flowers.client';
import { beforeOf, type RecipeEdit } from '../recipe/recipe-edit';
import { editOf, newPieceOf, type DraftField, type PieceDiff } from './recipe-draft';
import type { RecipeDraft, useRecipeDrafts } from './use-recipe-drafts';

/** What a person takes of a draft. */
export interface Taken {
  readonly draft: RecipeDraft;
  readonly pieces: readonly { readonly diff: PieceDiff; readonly fields: readonly DraftField[] }[];
}

interface Change {
  readonly id: number;
  readonly edit: RecipeEdit;
  readonly before: RecipeEdit;
}

/** Writes what was taken of a draft into the book, with the way back: new pieces go, changed ones are as they were, the draft waits again. */
export function useTaking({
  book,
  edits,
  settle,
}: {
  book: RecipeBook;
  edits: Pick<Edits, 'change'>;
  settle: ReturnType<typeof useRecipeDrafts>['settle'];
}) {
  const cache = useQueryClient();
  const undoNote = useUndoNote();
  // Undo is pressed later: it changes the book as it stands then.
  const latest = useRef(edits);
  latest.current = edits;
  const projectId = String(book.project_id);
  const refresh = () => cache.invalidateQueries({ queryKey: keys.book(projectId) });
  const takeBack = async ({ draft, made, changes }: { draft: RecipeDraft; made: readonly BookRecipe[]; changes: readonly Change[] }) => {
    for (const { id } of made) await api.deleteRecipe({ params: { id: String(id) } });
    for (const { id, before } of changes) latest.current.change(id, before);
    await settle(draft, 'undoDraft');
    await refresh();
  };
  const take = useAction({
    run: async ({ draft, pieces }: Taken) => {
      const made: BookRecipe[] = [];
      const changes: Change[] = [];
      for (const { diff, fields } of pieces.filter((one) => one.fields.length > 0)) {
        if (diff.piece) {
          const edit = editOf(diff.piece, fields);
          changes.push({ id: diff.piece.id, edit, before: beforeOf(diff.piece, edit) });
        } else made.push((await api.createRecipe({ params: { projectId }, body: newPieceOf(diff.name, fields, book.pages) })).data);
      }
      for (const { id, edit } of changes) latest.current.change(id, edit);
      await settle(draft, 'applyDraft');
      await refresh();
      return { draft, made, changes };
    },
    invalidates: [],
    onSuccess: (done) => {
      const count = done.made.length + done.changes.length;
      undoNote.show({ text: `${count} ${count === 1 ? 'piece' : 'pieces'} taken from the draft.`, undo: () => takeBack(done) });
    },
  });
  return { take, note: undoNote.note };
}
