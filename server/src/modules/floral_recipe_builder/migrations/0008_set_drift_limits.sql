-- How far a price may be from the calculated one becomes a setting: until now it was the same for everybody.
update floral_recipe_builder_profile set data = '{"drift_green_bps": 1500, "drift_yellow_bps": 3000}'::jsonb || data;
