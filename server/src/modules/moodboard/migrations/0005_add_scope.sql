-- Which boards show which picture. Only grows: a version of the board may still show it.
create table moodboard_asset_use (
  tenant_id int not null,
  asset_id int not null,
  board_id int not null,
  primary key (tenant_id, asset_id, board_id),
  foreign key (tenant_id, asset_id) references moodboard_asset (tenant_id, id) on delete cascade,
  foreign key (tenant_id, board_id) references moodboard_board (tenant_id, id) on delete cascade
);
select platform_protect('moodboard_asset_use');

create function moodboard_note_assets(tenant int, board int, body text) returns void language sql as $$
  insert into moodboard_asset_use (tenant_id, asset_id, board_id)
    select distinct tenant, a.id, board from regexp_matches(body, '/moodboard/assets/([0-9]{1,9})/', 'g') as found
    join moodboard_asset a on a.tenant_id = tenant and a.id = found[1]::int
  on conflict do nothing $$;
create function moodboard_note_part_assets() returns trigger language plpgsql as $$
begin perform moodboard_note_assets(new.tenant_id, new.board_id, new.body); return null; end $$;
create function moodboard_note_skeleton_assets() returns trigger language plpgsql as $$
begin perform moodboard_note_assets(new.tenant_id, new.id, new.skeleton); return null; end $$;
create trigger note_assets after insert or update of body on moodboard_part for each row
  when (new.body like '%/moodboard/assets/%') execute function moodboard_note_part_assets();
create trigger note_assets after insert or update of skeleton on moodboard_board for each row
  when (new.skeleton like '%/moodboard/assets/%') execute function moodboard_note_skeleton_assets();

-- What is there already, of all tenants.
alter table moodboard_part no force row level security;
alter table moodboard_board no force row level security;
alter table moodboard_asset no force row level security;
alter table moodboard_asset_use no force row level security;
select moodboard_note_assets(tenant_id, board_id, body) from moodboard_part where body like '%/moodboard/assets/%';
select moodboard_note_assets(tenant_id, id, skeleton) from moodboard_board where skeleton like '%/moodboard/assets/%';
alter table moodboard_part force row level security;
alter table moodboard_board force row level security;
alter table moodboard_asset force row level security;
alter table moodboard_asset_use force row level security;

-- The same picture is kept once per member who added it: nobody learns by adding one that a colleague has it. Its bytes lie once.
drop index moodboard_asset_hash;
create unique index moodboard_asset_hash on moodboard_asset (tenant_id, hash, created_by_id) nulls not distinct;

-- A board without a project is seen by who made it.
select platform_scope_by_project('moodboard_board', own => 'created_by_id');
select platform_scope_by_parent('moodboard_part', 'board_id', 'moodboard_board');
select platform_scope_by_parent('moodboard_share', 'board_id', 'moodboard_board');
select platform_scope_by_parent('moodboard_comment', 'board_id', 'moodboard_board');
select platform_scope_by_parent('moodboard_reaction', 'board_id', 'moodboard_board');
select platform_scope_by_parent('moodboard_revision', 'board_id', 'moodboard_board');
select platform_scope_by_parent('moodboard_asset_use', 'board_id', 'moodboard_board');
select platform_scope('moodboard_asset', format('created_by_id = %s or id in (select asset_id from moodboard_asset_use)', platform_me()));
