-- The things of which the people were told that they run low; the row goes when there is enough again, so that they are told once.
create table inventory_low_notice (
  tenant_id int not null,
  item_id int not null,
  told_at timestamptz not null default now(),
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references inventory_item (tenant_id, id)
);
select platform_protect('inventory_low_notice');
