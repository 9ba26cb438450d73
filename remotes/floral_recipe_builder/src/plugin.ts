import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { keys } from './flowers.client';
import './styles.css';

export const plugin = definePlugin(
  manifest,
  {
    book_page: () => import('./book/book.page'),
    project_recipes_panel: () => import('./project/project-recipes.panel'),
  },
  {
    live: {
      'floral_recipe_builder.recipe': [keys.books],
      'floral_recipe_builder.book': [keys.books],
      'floral_recipe_builder.ingredient': [keys.catalogue],
      'floral_recipe_builder.supplier': [keys.catalogue],
      'floral_recipe_builder.profile': [keys.profiles, keys.books],
    },
  },
);
