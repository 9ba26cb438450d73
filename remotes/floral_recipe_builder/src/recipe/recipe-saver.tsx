import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { afterOnline } from '@butterfly/record-kit/network';
import { RecordBanners, useRecordEditor, type Versioned } from '@butterfly/record-kit/record';
import type { SaveStatus } from '@butterfly/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Edits, Unsaved } from '../book/use-edits';
import type { RecipeEdit } from './recipe-edit';
import { recipeKind } from './recipe-kind';

/** How the saving of one piece stands. */
export interface SavingState {
  readonly status: SaveStatus;
  readonly retry: () => void;
}

interface RecipeSaverProps {
  readonly queryKey: readonly string[];
  readonly recipe: BookRecipe;
  readonly unsaved: Unsaved | undefined;
  readonly edits: Pick<Edits, 'drop' | 'saved'>;
  readonly onStatus: (id: number, state: SavingState) => void;
}

/** So long after the last key the piece is saved. */
const QUIET_MS = 600;

/** Saves what is changed of one piece, a moment after the typing ends, and says what two people at it must know. */
export function RecipeSaver({ queryKey, recipe, unsaved, edits, onStatus }: RecipeSaverProps) {
  const cache = useQueryClient();
  const sent = useRef<RecipeEdit>({});
  const latest = useRef(edits);
  latest.current = edits;
  const id = String(recipe.id);
  const kind = useMemo(
    () => ({
      ...recipeKind,
      onSaved: (record: BookRecipe) => {
        cache.setQueryData<RecipeBook>(queryKey, (book) => book && withRecipe(book, record));
        latest.current.saved(record, sent.current);
        // Who sees no costs hears the sums of the book from the server.
        if (record.price.materials_cost_cents === undefined) void cache.invalidateQueries({ queryKey });
      },
    }),
    [cache, queryKey],
  );
  const editor = useRecordEditor(kind, id);
  const { status, conflict } = editor;
  const isBusy = status.kind === 'saving' || conflict !== null;
  const save = useRef(() => undefined as void);
  save.current = () => {
    if (!unsaved || isBusy) return;
    const base = { ...recipe, ...unsaved.before } as BookRecipe;
    cache.setQueryData<Versioned<BookRecipe>>(kind.queryKey(id), { record: base, etag: unsaved.etag });
    sent.current = unsaved.edit;
    editor.save(unsaved.edit);
  };
  const edit = unsaved?.edit;
  useEffect(() => {
    if (!edit || isBusy || edit === sent.current) return;
    const timer = setTimeout(() => save.current(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [edit, isBusy]);
  useEffect(() => afterOnline(() => save.current()), []);
  const reason = status.kind === 'failed' ? status.reason : null;
  const savedAt = status.kind === 'saved' ? status.at.getTime() : null;
  const isSaving = status.kind === 'saving';
  const isUnsaved = edit !== undefined;
  useEffect(() => {
    onStatus(recipe.id, { status: saveStatus({ reason, isSaving, isUnsaved, savedAt }), retry: () => save.current() });
  }, [recipe.id, reason, isSaving, isUnsaved, savedAt, onStatus]);
  const choose = (mine: readonly string[]) => {
    edits.drop(recipe.id);
    editor.choose(mine);
  };
  return <RecordBanners kind={kind} editor={{ ...editor, choose }} />;
}

function withRecipe(book: RecipeBook, record: BookRecipe): RecipeBook {
  return { ...book, recipes: book.recipes.map((one) => (one.id === record.id && one.version <= record.version ? record : one)) };
}

interface Facts {
  readonly reason: string | null;
  readonly isSaving: boolean;
  readonly isUnsaved: boolean;
  readonly savedAt: number | null;
}

function saveStatus({ reason, isSaving, isUnsaved, savedAt }: Facts): SaveStatus {
  if (isSaving) return { kind: 'saving' };
  if (reason !== null) return { kind: 'failed', reason };
  if (isUnsaved) return { kind: 'unsaved' };
  return savedAt === null ? { kind: 'clean' } : { kind: 'saved', at: new Date(savedAt) };
}
