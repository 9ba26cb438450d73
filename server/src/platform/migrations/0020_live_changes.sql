-- Live pages: a transaction gathers which watched rows it changes in a setting of its own, `app.changes`. The platform reads it as the
-- transaction commits and tells the open pages of those who may see the rows. What is rolled back, also to a savepoint, is forgotten.
--
-- Watches the rows of `target` as the entity `entity` (plugin.thing). `version_column` may be null. A row that is part of another
-- thing, such as a person in the team of a project, names that one: `platform_live('x_project_member', 'x.project', 'project_id', null)`.
create function platform_live(target regclass, entity text, id_column text default 'id', version_column text default 'version') returns void language plpgsql as $body$
declare
  function_name text := format('%s_live_%s', target::text, replace(entity, '.', '_'));
  event text;
begin
  execute format($make$
    create function %I() returns trigger language plpgsql as $trigger$
    declare noted text;
    begin
      select string_agg(changed.noted, ',') into noted from (select distinct %s as noted from changed_rows limit 21) changed;
      if noted is not null then
        perform set_config('app.changes', coalesce(current_setting('app.changes', true), '') || %L || ' ' || lower(tg_op) || ' ' || noted || ';', true);
      end if;
      return null;
    end $trigger$ $make$,
    function_name, case when version_column is null then format('%I || ''.0''', id_column) else format('%I || ''.'' || %I', id_column, version_column) end, entity);
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on %s referencing %s table as changed_rows for each statement execute function %I(%L, %L)',
      format('live_%s_%s', event, replace(entity, '.', '_')), event, target, case when event = 'delete' then 'old' else 'new' end, function_name, entity, id_column);
  end loop;
end $body$;

-- Watches rows with `subject_type` and `subject_id`: what has changed is the record they are about.
create function platform_live_by_subject(target regclass) returns void language plpgsql as $body$
declare
  function_name text := format('%s_live', target::text);
  event text;
begin
  execute format($make$
    create function %I() returns trigger language plpgsql as $trigger$
    declare noted text;
    begin
      select string_agg(kind.subject_type || ' update ' || kind.ids || ';', '') into noted from (
        select changed.subject_type, string_agg(changed.subject_id || '.0', ',') as ids
        from (select distinct subject_type, subject_id from changed_rows limit 21) changed group by 1) kind;
      if noted is not null then
        perform set_config('app.changes', coalesce(current_setting('app.changes', true), '') || noted, true);
      end if;
      return null;
    end $trigger$ $make$, function_name);
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger %I after %s on %s referencing %s table as changed_rows for each statement execute function %I()',
      'live_' || event, event, target, case when event = 'delete' then 'old' else 'new' end, function_name);
  end loop;
end $body$;
