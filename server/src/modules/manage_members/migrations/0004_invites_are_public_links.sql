-- The link of an invitation is a public link of the platform: its hash is the same.
select platform_scope_subject('manage_members.invite', 'manage_members_invite');

alter table manage_members_invite no force row level security;
alter table platform_public_link no force row level security;
insert into platform_public_link (tenant_id, kind, subject_type, subject_id, scopes, token_hash, expires_at, created_at, created_by_id)
  select tenant_id, 'manage_members.invite', 'manage_members.invite', id, '{join}'::text[], token_hash, expires_at, created_at, invited_by_id
  from manage_members_invite order by tenant_id, id;
alter table platform_public_link force row level security;
alter table manage_members_invite force row level security;
drop index manage_members_invite_token;
alter table manage_members_invite drop column token_hash, drop column expires_at;
select platform_links_end_with('manage_members_invite', 'manage_members.invite');
