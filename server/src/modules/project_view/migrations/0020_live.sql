-- Open pages hear of these changes.
select platform_live('project_view_entry', 'project_view.entry');
