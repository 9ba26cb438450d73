import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { versionTag } from '@butterfly/plugin-sdk';
import { useDraft, usePlugin } from '@butterfly/plugin-sdk/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { beforeOf, edited, type RecipeEdit } from '../recipe/recipe-edit';
import { leftAfter } from './left-after';

/** What is changed of one piece and not saved, with the version and the values that it began from: enough to save it after a reload. */
export interface Unsaved {
  readonly id: number;
  readonly etag: string;
  readonly before: RecipeEdit;
  readonly edit: RecipeEdit;
}

export interface Edits {
  /** The pieces as they stand on the page. */
  readonly pieces: readonly BookRecipe[];
  readonly unsaved: readonly Unsaved[];
  /** Changes of the same kind that follow quickly, such as typing, are taken back together. */
  change(id: number, edit: RecipeEdit, kind?: string): void;
  /** Null when there is nothing to take back. */
  readonly undo: (() => void) | null;
  /** What was sent of a piece is saved: whatever has been typed meanwhile stays. */
  saved(record: BookRecipe, sent: RecipeEdit): void;
  /** What is typed of a piece is given up, because the person chose between two changes. */
  drop(id: number): void;
}

interface Step {
  readonly id: number;
  readonly before: RecipeEdit;
  readonly kind: string | undefined;
  readonly at: number;
}

/** Typing within so many milliseconds is one step. */
const ONE_STEP_MS = 1_500;
const MOST_STEPS = 100;
const NOTHING: readonly Unsaved[] = [];

/** What is changed on the page and not saved yet. It survives a reload and a lost line. */
export function useEdits(book: RecipeBook): Edits {
  const { nav } = usePlugin();
  const draft = useDraft<readonly Unsaved[]>(`recipe-book:${book.id}`, NOTHING);
  const [stepCount, setStepCount] = useState(0);
  const steps = useRef<Step[]>([]);
  const unsaved = draft.value;
  const pieces = useMemo(() => book.recipes.map((recipe) => withUnsaved(recipe, unsaved)), [book.recipes, unsaved]);
  const isDirty = unsaved.length > 0;
  useEffect(() => {
    nav.setDirty(isDirty);
    return () => nav.setDirty(false);
  }, [nav, isDirty]);

  const apply = (id: number, edit: RecipeEdit) => {
    const recipe = book.recipes.find((one) => one.id === id);
    if (recipe) draft.set((now) => withEdit(now, { recipe, edit }));
  };
  const remember = (step: Step) => {
    const last = steps.current.at(-1);
    const isSame = last && step.kind && last.id === step.id && last.kind === step.kind && step.at - last.at < ONE_STEP_MS;
    if (isSame) steps.current[steps.current.length - 1] = { ...last, at: step.at };
    else steps.current = [...steps.current, step].slice(-MOST_STEPS);
    setStepCount(steps.current.length);
  };
  const latest = useRef(apply);
  latest.current = apply;
  // The same for as long as there is something to take back: the head of the book is not drawn again at every key.
  const undo = useCallback(() => {
    const step = steps.current.pop();
    setStepCount(steps.current.length);
    if (step) latest.current(step.id, step.before);
  }, []);
  return {
    pieces,
    unsaved,
    change: (id, edit, kind) => {
      const piece = pieces.find((one) => one.id === id);
      if (!piece) return;
      remember({ id, before: beforeOf(piece, edit), kind, at: performance.now() });
      apply(id, edit);
    },
    undo: stepCount === 0 ? null : undo,
    saved: (record, sent) =>
      draft.set((now) =>
        now.flatMap((one) => {
          if (one.id !== record.id) return [one];
          const edit = leftAfter(one.edit, { sent, record });
          if (Object.keys(edit).length === 0) return [];
          return [{ id: one.id, etag: tagOf(record), before: beforeOf(record, edit), edit }];
        }),
      ),
    drop: (id) => draft.set((now) => now.filter((one) => one.id !== id)),
  };
}

export const tagOf = ({ id, version }: Pick<BookRecipe, 'id' | 'version'>): string => versionTag(id, version);

function withUnsaved(recipe: BookRecipe, unsaved: readonly Unsaved[]): BookRecipe {
  const own = unsaved.find(({ id }) => id === recipe.id);
  return own ? edited(recipe, own.edit) : recipe;
}

function withEdit(now: readonly Unsaved[], { recipe, edit }: { recipe: BookRecipe; edit: RecipeEdit }): readonly Unsaved[] {
  const own = now.find(({ id }) => id === recipe.id) ?? { id: recipe.id, etag: tagOf(recipe), before: {}, edit: {} };
  const next = { ...own, before: { ...beforeOf(recipe, edit), ...own.before }, edit: { ...own.edit, ...edit } };
  return [...now.filter(({ id }) => id !== recipe.id), next];
}
