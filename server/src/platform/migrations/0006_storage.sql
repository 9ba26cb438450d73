-- How many bytes of files a business keeps, removed ones that can be restored included. Counted with the row, so that nobody is faster
-- than the count: whoever adds a file waits for the one before.
create table platform_storage (
  tenant_id int primary key,
  bytes bigint not null default 0
);
select platform_protect('platform_storage');

create function platform_count_file() returns trigger language plpgsql as $$
declare
  of_tenant int := coalesce(new.tenant_id, old.tenant_id);
  change bigint := coalesce(new.size, 0) - coalesce(old.size, 0);
begin
  insert into platform_storage as known (tenant_id, bytes) values (of_tenant, change)
    on conflict (tenant_id) do update set bytes = known.bytes + excluded.bytes;
  return null;
end $$;
create trigger count_file after insert or delete or update of size on platform_file for each row execute function platform_count_file();

-- What is there already, of all tenants.
alter table platform_file no force row level security;
alter table platform_storage no force row level security;
insert into platform_storage (tenant_id, bytes) select tenant_id, sum(size) from platform_file group by tenant_id;
alter table platform_file force row level security;
alter table platform_storage force row level security;
