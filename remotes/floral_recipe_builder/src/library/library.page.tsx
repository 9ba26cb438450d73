import type { LibraryRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { usePlugin, useReady } from '@butterfly/plugin-sdk/react';
import { EmptyState, PageHeader } from '@butterfly/ui-kit';
import { Loaded, useUndoNote } from '@butterfly/ui-kit/record';
import { Button } from 'antd';
import { useState } from 'react';
import { LibraryCard } from './library-card';
import { foundIn, useLibrary, useLibraryActions } from './use-library';

/** Recipes of the business that any project takes from. */
export function Page() {
  const library = useLibrary();
  useReady(library.data !== undefined);
  return (
    <Loaded query={library} what="the library" kind="cards">
      {(recipes) => <Library recipes={recipes} />}
    </Loaded>
  );
}

function Library({ recipes }: { recipes: readonly LibraryRecipe[] }) {
  const { nav } = usePlugin();
  const [typed, setTyped] = useState('');
  const { change, archive, restore } = useLibraryActions();
  const undoNote = useUndoNote();
  const found = foundIn(recipes, typed);
  return (
    <article className="fl-book">
      <PageHeader
        title="Recipe library"
        actions={<Button onClick={() => nav.go(nav.href('import'))}>Import ingredients</Button>}
        meta={<span className="bf-soft">Priced by what flowers cost today; what was made from a recipe keeps its price.</span>}
      />
      {undoNote.note}
      {recipes.length === 0 ? (
        <EmptyState drawing="vase" title="Nothing is kept yet" text="Open a piece of a project and choose “Keep in the library”." />
      ) : (
        <input
          className="fl-take-search"
          type="search"
          aria-label="Search the library"
          placeholder="Bouquet, juliet…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul className="fl-sheets" aria-label="Recipes of the library">
        {found.map((recipe) => (
          <LibraryCard
            key={recipe.id}
            recipe={recipe}
            isBusy={change.busy || archive.busy}
            onChange={(patch) => change.go({ recipe, patch })}
            onArchive={() =>
              void archive
                .goAsync(recipe.id)
                .then(() => undoNote.show({ text: `${recipe.name} is in the archive.`, undo: () => restore.goAsync(recipe.id) }))
            }
          />
        ))}
      </ul>
    </article>
  );
}
