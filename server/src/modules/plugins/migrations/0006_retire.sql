-- A plugin may be taken out of every channel.
alter table plugins_event drop constraint plugins_event_action_check;
alter table plugins_event add constraint plugins_event_action_check check (action in (
  'publish', 'promote', 'rollback', 'enable', 'disable', 'rollout_start', 'rollout_step', 'rollout_pause', 'rollout_resume', 'rollout_abort', 'rollout_promote',
  'quarantine', 'lift', 'yank', 'hold', 'end_hold', 'channel', 'business', 'plan', 'consent', 'override', 'override_revoke', 'key', 'key_revoke', 'token', 'token_revoke',
  'retire'));
