-- A ticket lets its holder put code into somebody's session, and lay here in clear. From now on only its seal does. Those of before end:
-- whoever needs one asks for another.
alter table plugins_override no force row level security;
update plugins_override set seal = '', revoked_at = coalesce(revoked_at, now());
alter table plugins_override force row level security;
