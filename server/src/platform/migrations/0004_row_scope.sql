-- Row scope: a member sees all projects, only those it is assigned to, or none. `app.row_scope` (all | assigned | none) is set
-- with the tenant and the member of every transaction; work of the system itself sees all. Whoever does not see all works as the role
-- `app_scoped`, and only that role is bound by the policies made here: for everybody else statements are planned as if there were none.
do $$ begin
  if not exists (select from pg_roles where rolname = 'app_scoped') then
    create role app_scoped nologin nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; -- another process was quicker
end $$;
do $$
declare who text;
begin
  if not pg_has_role('app_scoped', 'app', 'member') then grant app to app_scoped; end if;
  -- Whoever may work as the one may work as the other.
  for who in
    select member.rolname from pg_auth_members m join pg_roles granted on granted.oid = m.roleid join pg_roles member on member.oid = m.member
    where granted.rolname = 'app' and member.rolname <> 'app_scoped' and not pg_has_role(member.rolname, 'app_scoped', 'member')
    union select current_user::text where not pg_has_role(current_user, 'app_scoped', 'member')
  loop
    execute format('grant app_scoped to %I', who);
  end loop;
exception when insufficient_privilege then
  raise exception 'The role app_scoped is missing or may not be granted by %: see the roles in server/README.md', current_user;
end $$;

-- Who works on which project, and by what: the row of a module that says so. Kept by triggers, see platform_assigns.
create table platform_assignment (
  tenant_id int not null,
  source text not null,
  source_id int not null,
  member_id int not null,
  project_id int not null,
  primary key (tenant_id, source, source_id, member_id, project_id)
);
select platform_protect('platform_assignment');
create index platform_assignment_of_member on platform_assignment (tenant_id, member_id, project_id);

-- Pieces of conditions, put into policies when they are made.
create function platform_me() returns text language sql immutable
  as $$ select '(select nullif(current_setting(''app.member_id'', true), '''')::int)' $$;
create function platform_is_assigned(project text) returns text language sql immutable
  as $$ select format('%s in (select a.project_id from platform_assignment a where a.member_id = %s and (select current_setting(''app.row_scope'', true)) = ''assigned'')', project, platform_me()) $$;

-- Rows that a member without the scope "all" sees only where `condition` holds. The subqueries of a condition see what the member sees.
create function platform_scope(target regclass, condition text) returns void language plpgsql as $$
begin
  execute format('create policy scope on %s as restrictive to app_scoped using ((select current_setting(''app.row_scope'', true)) = ''all'' or %s)', target, condition);
end $$;
-- Rows of a project. `own` names a column with the member whose rows these are beside that, such as who created them.
create function platform_scope_by_project(target regclass, project text default 'project_id', own text default null) returns void language plpgsql as $$
begin
  perform platform_scope(target, platform_is_assigned(quote_ident(project)) || case when own is null then '' else format(' or %I = %s', own, platform_me()) end);
end $$;
-- Rows that belong to a row of `parent`: seen with it.
create function platform_scope_by_parent(target regclass, parent_column text, parent regclass) returns void language plpgsql as $$
begin
  perform platform_scope(target, format('%I in (select id from %s)', parent_column, parent));
end $$;

-- Makes the rows of `target` assignments: the member in `member` works on the project in `project`, while `removed` is null.
create function platform_assigns(target regclass, project text, member text, removed text default null) returns void language plpgsql as $body$
declare
  source text := target || '.' || member;
  name text := replace(target::text, '"', '') || '_assigns_' || member;
  gone_new text := case when removed is null then 'false' else format('new.%I is not null', removed) end;
  gone_old text := case when removed is null then 'false' else format('old.%I is not null', removed) end;
begin
  execute format($f$
    create function %I() returns trigger language plpgsql as $t$
    begin
      if tg_op = 'UPDATE' and (old.%I, old.%I, %s) is not distinct from (new.%I, new.%I, %s) then return null; end if;
      if tg_op <> 'INSERT' then delete from platform_assignment where tenant_id = old.tenant_id and source = %L and source_id = old.id; end if;
      if tg_op <> 'DELETE' and new.%I is not null and new.%I is not null and not (%s) then
        insert into platform_assignment (tenant_id, source, source_id, member_id, project_id) values (new.tenant_id, %L, new.id, new.%I, new.%I);
      end if;
      return null;
    end $t$ $f$, name, project, member, gone_old, project, member, gone_new, source, project, member, gone_new, source, member, project);
  execute format('create trigger %I after insert or update or delete on %s for each row execute function %I()', 'assigns_' || member, target, name);
  -- What is there already, of all tenants: the owner of a table is not bound by policies that are not forced.
  execute format('alter table %s no force row level security', target);
  alter table platform_assignment no force row level security;
  execute format('insert into platform_assignment (tenant_id, source, source_id, member_id, project_id) select tenant_id, %L, id, %I, %I from %s new where %I is not null and %I is not null and not (%s)',
    source, member, project, target, member, project, gone_new);
  alter table platform_assignment force row level security;
  execute format('alter table %s force row level security', target);
end $body$;
