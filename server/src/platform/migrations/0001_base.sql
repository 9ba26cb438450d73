-- The role every request works as, and what migrations of the modules build on.
do $$ begin
  if not exists (select from pg_roles where rolname = 'app') then
    create role app nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another process was quicker
end $$;
do $$ begin
  execute format('grant app to %I', current_user);
exception when others then
  if not pg_has_role(current_user, 'app', 'member') then raise; end if;
end $$;
grant usage on schema public to app;
alter default privileges in schema public grant select, insert, update, delete on tables to app;
alter default privileges in schema public grant usage on sequences to app;

create extension if not exists pg_trgm;

-- The tenant of this transaction; null outside withTenant.
create function platform_tenant() returns int language sql stable parallel safe
  as $$ select nullif(current_setting('app.tenant_id', true), '')::int $$;

-- Makes a table a tenant table: tenant_id defaults to the caller's tenant and nobody sees another tenant's rows, not even the owner.
create function platform_protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s alter column tenant_id set default platform_tenant()', target);
  execute format('alter table %s alter column tenant_id set not null', target);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::int)) '
    'with check (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::int))', target);
end $$;
