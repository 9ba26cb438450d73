-- Lower case without the accents of the languages around us, so that "sofia" finds "Sofía"; `plainText` of the server does the same.
create function platform_plain(text) returns text language sql immutable strict parallel safe
  as $$ select translate(lower($1), 'áàâäãåāąçćčďéèêëēęěíìîïīłñńňóòôöõøōřśšßťúùûüūůýÿžźż', 'aaaaaaaacccdeeeeeeeiiiiilnnnooooooorssstuuuuuuyyzzz') $$;

-- Files are found by their names.
alter table platform_file add column search text generated always as (platform_plain(name)) stored;
