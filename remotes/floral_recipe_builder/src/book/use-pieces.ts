import type { BookRecipe, RecipeBook, TakenRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { useAction } from '@butterfly/plugin-sdk/react';
import { useUndoNote } from '@butterfly/ui-kit/record';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../flowers.client';
import type { BookSource, NewPiece } from './book-source';

/** Adds pieces to a book and takes them out, with the way back. */
export function usePieces({ source, onOpen }: { source: BookSource; onOpen: (id: number | null) => void }) {
  const cache = useQueryClient();
  const undoNote = useUndoNote();
  const { queryKey } = source;
  const write = (change: (recipes: readonly BookRecipe[]) => readonly BookRecipe[]) =>
    cache.setQueryData<RecipeBook>(queryKey, (book) => book && { ...book, recipes: [...change(book.recipes)] });
  const show = ({ data }: { readonly data: BookRecipe }) => {
    write((recipes) => [...recipes.filter(({ id }) => id !== data.id), data]);
    onOpen(data.id);
  };
  const add = useAction({ run: (piece: NewPiece) => source.add(piece), invalidates: [], onSuccess: show });
  const take = useAction({
    run: (taken: TakenRecipe) => source.take?.(taken) ?? Promise.reject(new Error('Nothing can be taken here.')),
    invalidates: [],
    onSuccess: show,
  });
  const restore = useAction({
    run: (id: number) => api.restoreRecipe({ params: { id: String(id) } }),
    invalidates: [queryKey],
    onSuccess: ({ data }) => onOpen(data.id),
  });
  const remove = useAction({
    run: ({ id }: BookRecipe) => api.deleteRecipe({ params: { id: String(id) } }),
    invalidates: [],
    onSuccess: (_answer, piece) => {
      onOpen(null);
      write((recipes) => recipes.filter(({ id }) => id !== piece.id));
      undoNote.show({ text: `${piece.name} was taken out of the book.`, undo: () => restore.goAsync(piece.id) });
    },
  });
  return { add, take: source.take ? take : null, remove, note: undoNote.note };
}
