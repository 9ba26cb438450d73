import type { BookRecipe, RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import { useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { todayIn } from '@butterfly/ui-kit/days';
import { memo, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { figuresFor, figuresWith } from '../model/figures';
import { paletteOf } from '../model/palette';
import { RecipeDrafts } from '../draft/recipe-drafts';
import { TakeRecipe } from '../library/take-recipe';
import { ItemsUsed } from '../panel/items-used';
import { PricePanel, TotalsPanel } from '../panel/price-panel';
import { PaletteStrip } from '../recipe/palette-strip';
import { RecipeCard } from '../recipe/recipe-card';
import { RecipeRow } from '../recipe/recipe-row';
import { RecipeSaver } from '../recipe/recipe-saver';
import { VersionsPanel } from '../versions/versions-panel';
import { BookHead } from './book-head';
import { waysWith } from './bunch-ways';
import type { BookSource } from './book-source';
import { BookSection } from './book-section';
import { useAfterPaint } from './use-after-paint';
import { useCatalogue, useRules, type Catalogue } from './use-book';
import { useEdits } from './use-edits';
import { usePieces } from './use-pieces';
import { useSaving } from './use-saving';

interface BookViewProps {
  readonly source: BookSource;
  readonly book: RecipeBook;
  readonly actions?: ReactNode;
}

/** A book: its pieces by page, what they come to, and what has to be bought for all of them. */
export function BookView({ source, book, actions }: BookViewProps) {
  const { tenant } = usePlugin();
  const seesCosts = useFeature('view_costs');
  const rules = useRules(book.pricing_profile_id);
  const catalogue = useCatalogue();
  const edits = useEdits(book);
  const { saving, onStatus } = useSaving();
  const [openId, setOpen] = useOpenPiece();
  const { add, take, remove, note } = usePieces({ source, onOpen: setOpen });
  const { pieces, unsaved } = edits;
  const touched = useTouched(unsaved.map(({ id }) => id));
  const isLocked = book.status !== 'draft' && book.status !== 'priced';
  // Those of who sees costs stay the same while somebody types: they know what the other pieces come to.
  const withCosts = useMemo(() => (seesCosts && rules ? figuresWith(rules) : null), [seesCosts, rules]);
  const withoutCosts = useMemo(() => figuresFor(({ id }) => !unsaved.some((one) => one.id === id)), [unsaved]);
  const figures = withCosts ?? withoutCosts;
  useUndoKey(edits.undo);
  const open = pieces.find(({ id }) => id === openId);
  const day = { eventDate: book.event_date, today: todayIn(tenant.tz, new Date()) };
  const shared = { figures, catalogue, currency: book.currency, ...day };
  const card = (recipe: BookRecipe) => (
    <RecipeCard
      key={recipe.id}
      {...shared}
      recipe={recipe}
      disabled={isLocked}
      isSaved={!unsaved.some(({ id }) => id === recipe.id)}
      onChange={(edit, kind) => edits.change(recipe.id, edit, kind)}
      onClose={() => setOpen(null)}
      onDelete={() => remove.go(recipe)}
    />
  );
  return (
    <article className="fl-book">
      <BookHead book={book} saving={saving} onUndo={edits.undo} actions={actions} />
      <BookPalette pieces={pieces} catalogue={catalogue} />
      {note}
      {book.project_id !== null && !isLocked && (
        <RecipeDrafts projectId={book.project_id} book={book} catalogue={catalogue} edits={edits} />
      )}
      {pieces
        .filter(({ id }) => touched.includes(id))
        .map((recipe) => (
          <RecipeSaver
            key={recipe.id}
            queryKey={source.queryKey}
            recipe={recipe}
            unsaved={unsaved.find(({ id }) => id === recipe.id)}
            edits={edits}
            onStatus={onStatus}
          />
        ))}
      <div className="fl-columns">
        <div className="fl-main">
          {book.pages.map((page) => {
            const own = pieces.filter((piece) => piece.page === page.key);
            return (
              <BookSection
                key={page.key}
                page={page}
                pieces={own}
                cents={figures.totals(own).price_cents}
                currency={book.currency}
                disabled={isLocked}
                isAdding={add.busy}
                onAdd={(name) => add.go({ name, page: page.key })}
                taking={
                  take &&
                  book.project_id !== null && (
                    <TakeRecipe page={page} projectId={book.project_id} currency={book.currency} isBusy={take.busy} onTake={take.go} />
                  )
                }
              >
                {(piece) => (piece.id === openId ? card(piece) : <RecipeRow key={piece.id} {...shared} recipe={piece} onOpen={setOpen} />)}
              </BookSection>
            );
          })}
        </div>
        <aside className="fl-side" aria-label="What it comes to">
          {open && (
            <PricePanel
              recipe={open}
              figures={figures}
              currency={book.currency}
              driftLimits={book.drift_limits}
              disabled={isLocked}
              onChange={(edit) => edits.change(open.id, edit)}
            />
          )}
          <TotalsPanel totals={figures.totals(pieces)} target={figures.rules?.target_cogs_bps} currency={book.currency} />
        </aside>
      </div>
      <ItemsUsed
        pieces={pieces}
        catalogue={catalogue}
        waste={book.waste_bps}
        seesCosts={figures.rules !== null}
        currency={book.currency}
        disabled={isLocked}
        ways={waysWith(edits, (piece) => figures.piece(piece).unit_cents)}
      />
      {book.project_id !== null && <VersionsPanel projectId={String(book.project_id)} currency={book.currency} />}
    </article>
  );
}

/** The colours of all pieces; they may be a moment late, prices go first. */
const BookPalette = memo(function BookPalette({ pieces, catalogue }: { pieces: readonly BookRecipe[]; catalogue: Catalogue }) {
  const settled = useAfterPaint(pieces);
  const palette = useMemo(() => paletteOf(settled, catalogue), [settled, catalogue]);
  return <PaletteStrip palette={palette} label="Colours of the project" />;
});

/** Which piece is open stands in the address: a link leads to it, and a reload keeps it. */
function useOpenPiece(): [number | null, (id: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const setOpen = useCallback((id: number | null) => setSearch(id === null ? {} : { piece: String(id) }, { replace: true }), [setSearch]);
  return [Number(search.get('piece')) || null, setOpen];
}

/** Pieces that were ever changed here keep their saver, which knows whether they are safe. */
function useTouched(ids: readonly number[]): readonly number[] {
  const [touched, setTouched] = useState(ids);
  const fresh = ids.filter((id) => !touched.includes(id));
  if (fresh.length > 0) setTouched([...touched, ...fresh]);
  return touched;
}

/** Ctrl+Z takes the last change back, wherever it was made; text that is being written has its own. */
function useUndoKey(undo: (() => void) | null): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || !undo || isWriting(event.target)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [undo]);
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.dataset['quantity'] === undefined && target.value !== '';
}
