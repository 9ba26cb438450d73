-- Shared links are public links of the platform. Addresses that are out there go on: the platform hashes them when it starts.
select platform_scope_subject('moodboard.board', 'moodboard_board');

alter table moodboard_share no force row level security;
alter table moodboard_comment no force row level security;
alter table platform_public_link no force row level security;
insert into platform_public_link (tenant_id, kind, subject_type, subject_id, scopes, label, token_hash, demands, password_hash, expires_at,
    revoked_at, used_count, last_used_at, tries, tries_since, created_at, created_by_id)
  select tenant_id, 'moodboard.share', 'moodboard.board', board_id, case mode when 'comment' then '{view,comment}'::text[] else '{view}' end, label,
    'nonce:' || nonce, case when password_hash is null then 'nothing' else 'password' end, password_hash, expires_at,
    revoked_at, opened_count, last_opened_at, failures, failures_since, created_at, created_by_id
  from moodboard_share order by tenant_id, id;
alter table moodboard_comment rename column share_id to link_id;
update moodboard_comment c set link_id = link.id from moodboard_share s
  join platform_public_link link on link.tenant_id = s.tenant_id and link.token_hash = 'nonce:' || s.nonce
  where s.tenant_id = c.tenant_id and s.id = c.link_id;
alter table platform_public_link force row level security;
alter table moodboard_comment force row level security;
drop table moodboard_share;

select platform_links_end_with('moodboard_board', 'moodboard.share');
