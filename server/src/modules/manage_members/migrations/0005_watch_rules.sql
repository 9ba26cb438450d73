-- Asked for with everything that comes in: kept in the processes until one changes.
select platform_live('manage_members_rule', 'manage_members.rule');
