-- The photograph that shows what did not come back as it went: a file of its reservation.
alter table inventory_loss add column photo_id int;
