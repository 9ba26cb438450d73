-- What a piece takes of each ingredient, a line of text for each: "kind ingredient thousandths waste key", the waste "-" where the profile says
-- it. Written when a piece is, because orders of twenty events read eighteen thousand lines whose names, packs and prices they do not need.
create function floral_recipe_builder_needs(lines jsonb) returns text language sql immutable strict parallel safe as $$
  select string_agg(
    concat_ws(' ', line ->> 'kind', line ->> 'ingredient_id', line ->> 'qty_milli', coalesce(line ->> 'waste_bps', '-'), line ->> 'key'),
    e'\n' order by place)
  from jsonb_array_elements(lines) with ordinality as found(line, place)
  where (line ->> 'qty_milli')::bigint > 0
$$;

alter table floral_recipe_builder_recipe add column needs text generated always as (floral_recipe_builder_needs(lines)) stored;
