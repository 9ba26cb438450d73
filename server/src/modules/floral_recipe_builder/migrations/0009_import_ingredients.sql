-- Tables of a member become ingredients: what hangs on one is seen by whoever sees the ingredient.
select platform_scope_subject('floral_recipe_builder.ingredient', 'floral_recipe_builder_ingredient');
