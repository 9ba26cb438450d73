-- The words of a name are written by the trigger of its contact, in the same statement: a foreign key from every word back to that contact
-- could only confirm it, and took as long as the rest of the insert. What the key's cascade did, the trigger does.
alter table tenant_crm_contact_word drop constraint tenant_crm_contact_word_tenant_id_contact_id_fkey;

create or replace function tenant_crm_index_contact_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.full_name = new.full_name then return new; end if;
  if tg_op <> 'INSERT' then
    delete from tenant_crm_contact_word where tenant_id = old.tenant_id and contact_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into tenant_crm_contact_word (tenant_id, prefix, contact_id)
      select new.tenant_id, left(word, 3), new.id from unnest(regexp_split_to_array(new.full_name, '[^[:alnum:]]+')) as word where word <> ''
      on conflict do nothing;
  end if;
  return null;
end $$;

drop trigger index_words on tenant_crm_contact;
create trigger index_words after insert or update or delete on tenant_crm_contact for each row execute function tenant_crm_index_contact_words();
drop function tenant_crm_name_prefixes(text);
