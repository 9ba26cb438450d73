import type { SearchSource } from '../../platform/search/search-source';

const RECIPE = '/floral_recipe_builder/recipe_app';

/** Recipes by their name, and flowers where they are used last. */
export const search: Readonly<Record<'ingredient' | 'recipe', SearchSource>> = {
  recipe: {
    group: 'Recipes',
    icon: 'flower',
    table: 'floral_recipe_builder_recipe',
    text: `platform_plain(name || ' ' || design_notes)`,
    title: 'name',
    hint: 'arrangement_type',
    path: `${RECIPE}/:project_id?piece=:id`,
    where: 'deleted_at is null and project_id is not null',
  },
  ingredient: {
    group: 'Flowers',
    icon: 'leaf',
    table: 'floral_recipe_builder_ingredient',
    join: `join lateral (select recipe.id as piece, recipe.name as used_in, recipe.project_id from floral_recipe_builder_recipe recipe
      where recipe.deleted_at is null and recipe.project_id is not null
        and recipe.lines @> jsonb_build_array(jsonb_build_object('ingredient_id', floral_recipe_builder_ingredient.id))
      order by recipe.id desc limit 1) used on true`,
    text: 'platform_plain(search)',
    title: 'name',
    hint: `'in ' || used_in`,
    path: `${RECIPE}/:project_id?piece=:piece`,
    where: 'archived_at is null',
  },
};
