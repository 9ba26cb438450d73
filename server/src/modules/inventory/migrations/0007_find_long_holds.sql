-- Nearly every hold is for some days. Those few that are long are found by themselves, so that who asks for some days looks at the
-- holds that end soon after them, and not at all of the year and a half in which a long one could end.
create index inventory_hold_long on inventory_hold (tenant_id, item_id, protected_to) include (protected_from, qty, priority, reservation_id)
  where protected_to - protected_from > 14;
