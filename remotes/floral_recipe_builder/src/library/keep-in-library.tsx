import type { BookRecipe } from '@butterfly/contracts/floral_recipe_builder';
import { useKeep } from './use-library';
import { useState } from 'react';

/** Keeps a piece for other projects, as it is saved. */
export function KeepInLibrary({ recipe, isSaved }: { recipe: BookRecipe; isSaved: boolean }) {
  const [isKept, setKept] = useState(false);
  const keep = useKeep();
  const { id, name, lines } = recipe;
  if (lines.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="bf-link"
        disabled={!isSaved || keep.busy}
        onClick={() => void keep.goAsync({ id, name }).then(() => setKept(true))}
      >
        Keep in the library
      </button>
      <span role="status" className="bf-soft">
        {isKept && `${name} is in the library.`}
      </span>
    </>
  );
}
