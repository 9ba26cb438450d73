-- Open pages hear of these changes.
select platform_live('tenant_crm_project', 'tenant_crm.project');
select platform_live('tenant_crm_project_member', 'tenant_crm.project', 'project_id', null);
select platform_live('tenant_crm_project_contact', 'tenant_crm.project', 'project_id', null);
select platform_live('tenant_crm_project_stage', 'tenant_crm.stage');
select platform_live('tenant_crm_lead', 'tenant_crm.lead');
select platform_live('tenant_crm_contact', 'tenant_crm.contact');
select platform_live('tenant_crm_organization', 'tenant_crm.organization');
