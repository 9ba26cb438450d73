import type { RecipeBook } from '@butterfly/contracts/floral_recipe_builder';
import type { PluginSlots } from '@butterfly/contracts/core';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { Link } from 'react-router-dom';
import { useCatalogue, useSavedBook } from '../book/use-book';
import { paletteOf } from '../model/palette';
import { ActualCosts } from './actual-costs';
import { PaletteStrip } from '../recipe/palette-strip';

/** The pieces of a project on the project's own page: their colours, and what they come to. */
export function Panel({ projectId }: PluginSlots['tenant_crm.project_panels/v1']) {
  const { nav } = usePlugin();
  const href = nav.href('book', { projectId });
  const found = useSavedBook(String(projectId));
  return (
    <section className="bf-panel" aria-label="Recipes of the project">
      <h2>
        <Link to={href}>Floral recipes</Link>
      </h2>
      <Loaded query={found} what="the recipes" kind="table">
        {(book) =>
          book.recipes.length === 0 ? (
            <p className="bf-soft">
              Nothing is written down yet. <Link to={href}>Write the first recipe</Link>
            </p>
          ) : (
            <>
              <Summary book={book} />
              <ActualCosts projectId={projectId} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const SHOWN = 5;

function Summary({ book: { recipes, totals, currency } }: { book: RecipeBook }) {
  const catalogue = useCatalogue();
  return (
    <>
      <PaletteStrip palette={paletteOf(recipes, catalogue)} label="Colours of the project" />
      <ul className="fl-summary bf-figures">
        {recipes.slice(0, SHOWN).map(({ id, name, quantity, price }) => (
          <li key={id}>
            <span>
              {name} <span className="bf-soft">× {quantity}</span>
            </span>
            <Money minor={price.unit_cents * quantity} currency={currency} />
          </li>
        ))}
      </ul>
      <p className="fl-summary-total bf-figures">
        <span className="bf-soft">
          {recipes.length > SHOWN ? `and ${recipes.length - SHOWN} more; ` : ''}
          {recipes.length} {recipes.length === 1 ? 'piece' : 'pieces'}
        </span>
        <strong>
          <Money minor={totals.price_cents} currency={currency} />
        </strong>
      </p>
    </>
  );
}
