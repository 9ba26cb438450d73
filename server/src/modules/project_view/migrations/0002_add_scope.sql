-- Who is responsible for an entry works on the project.
select platform_assigns('project_view_entry', 'project_id', 'responsible_id', 'removed_at');
select platform_scope_by_project('project_view_entry');
select platform_scope_by_parent('project_view_predecessor', 'entry_id', 'project_view_entry');
