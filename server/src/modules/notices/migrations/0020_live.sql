-- Open pages hear of these changes.
select platform_live('notices_notice', 'notices.notice');
