import type { PluginSlots } from '@butterfly/contracts/core';
import type { Ingredient } from '@butterfly/contracts/floral_recipe_builder';
import { useAction, usePlugin } from '@butterfly/plugin-sdk/react';
import { useFormats } from '@butterfly/ui-kit';
import { Button } from 'antd';
import { useCatalogue, usualPack } from '../book/use-book';
import { api, keys } from '../flowers.client';
import { monthsText } from '../model/season';
import { IngredientDot } from '../recipe/ingredient-dot';
import { ingredientFor, recipesOf, type KnownFlower } from './board-recipes';

/** What the flowers of a moodboard are bought as: their season, their price, and draft recipes of them in one step. */
export function Panel({ projectId, flowers }: PluginSlots['moodboard.flowers/v1']) {
  const { nav } = usePlugin();
  const { ingredients } = useCatalogue();
  const known = flowers.map((flower): KnownFlower => ({ flower, ingredient: ingredientFor(flower, ingredients) }));
  const params = { projectId: String(projectId) };
  const price = useAction({
    run: async () => {
      const { data: book } = await api.getBook({ params });
      const drafts = recipesOf(known, book.pages[0]?.key ?? 'personal');
      const made: number[] = [];
      for (const body of drafts) made.push((await api.createRecipe({ params, body })).data.id);
      return made;
    },
    invalidates: [keys.book(params.projectId)],
    onSuccess: ([first]) => nav.go(`${nav.href('book', { projectId })}?piece=${first ?? ''}`),
  });
  return (
    <section className="fl-board" aria-label="Season and price">
      <h3>Season and price</h3>
      <ul>
        {known.map(({ flower, ingredient }) => (
          <li key={flower.id}>
            <span>
              <IngredientDot hex={ingredient?.colour_hex} /> {ingredient?.name ?? flower.name}
            </span>
            <small className="bf-soft bf-figures">{ingredient ? <Facts ingredient={ingredient} /> : 'not among what you buy'}</small>
          </li>
        ))}
      </ul>
      <Button block loading={price.busy} onClick={() => price.go(undefined)}>
        {known.length === 1 ? 'Price this flower' : 'Price this board'}
      </Button>
    </section>
  );
}

function Facts({ ingredient }: { ingredient: Ingredient }) {
  const { money } = useFormats();
  const pack = usualPack(ingredient);
  const cost = pack?.pack_price_cents === undefined ? null : `${pack.pack_size} for ${money(pack.pack_price_cents, pack.currency)}`;
  return [monthsText(ingredient.season_months), cost].filter(Boolean).join(' · ');
}
