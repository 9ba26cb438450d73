-- Conversations with the assistant and what came of them are their member's own.
select platform_scope('agents_session', format('member_id = %s', platform_me()));
select platform_scope('agents_draft', format('member_id = %s', platform_me()));
select platform_scope_by_parent('agents_run', 'session_id', 'agents_session');
select platform_scope_by_parent('agents_event', 'session_id', 'agents_session');
select platform_scope_by_parent('agents_handoff', 'session_id', 'agents_session');
select platform_scope_by_parent('agents_confirmation', 'session_id', 'agents_session');
