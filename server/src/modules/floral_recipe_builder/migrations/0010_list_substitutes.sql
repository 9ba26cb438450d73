-- What may stand in for an ingredient, the best first: it is changed with the ingredient.
alter table floral_recipe_builder_ingredient add column substitutes jsonb not null default '[]';
