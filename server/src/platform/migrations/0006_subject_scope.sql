-- Rows about a record of any module (notes, files, activity): `subject_type` names the kind, `<module>.<name>`, and `subject_id` the record.
-- A member who does not see all projects sees such a row with the record it is about, and none of a kind nobody has declared.

-- Kinds of records, and the table of each.
create table platform_subject (
  type text primary key check (type ~ '^[a-z][a-z0-9_]*[.][a-z][a-z0-9_]*$'),
  source text not null
);
revoke insert, update, delete on platform_subject from app;

-- What the policy of a table with subjects says: one branch per kind.
create function platform_subject_condition() returns text language sql stable as $$
  select case when count(*) = 0 then 'false' else
    'case subject_type ' || string_agg(format('when %L then subject_id in (select id from %s)', type, source), ' ' order by type) || ' else false end' end
  from platform_subject
$$;

-- Rows with `subject_type` and `subject_id`: seen with the record they are about.
create function platform_scope_by_subject(target regclass) returns void language plpgsql as $$
begin
  perform platform_scope(target, platform_subject_condition());
  execute format('comment on policy scope on %s is %L', target, 'by subject');
end $$;

-- Declares a kind of record. Modules are migrated in the order of their names, so either side may come first.
create function platform_scope_subject(kind text, source regclass) returns void language plpgsql as $$
declare target regclass;
begin
  insert into platform_subject (type, source) values (kind, source::text)
  on conflict (type) do update set source = excluded.source;
  for target in
    select p.polrelid::regclass from pg_policy p join pg_description d on d.objoid = p.oid and d.classoid = 'pg_policy'::regclass
    where p.polname = 'scope' and d.description = 'by subject'
  loop
    execute format('drop policy scope on %s', target);
    perform platform_scope_by_subject(target);
  end loop;
end $$;
