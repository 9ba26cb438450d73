import { definePlugin } from '@butterfly/plugin-sdk';
import { manifest } from '../manifest';
import { live } from './live';
import './styles.css';
import './contacts/people.css';

export const plugin = definePlugin(
  manifest,
  {
    dashboard_page: () => import('./dashboard/dashboard.page'),
    board_page: () => import('./board/board.page'),
    projects_page: () => import('./projects/projects.page'),
    new_project_page: () => import('./new-project/new-project.page'),
    project_page: () => import('./project/project.page'),
    contacts_page: () => import('./contacts/contacts.page'),
    new_contact_page: () => import('./contacts/new-contact.page'),
    client_record_panel: () => import('./contacts/client-record.panel'),
    contact_page: () => import('./contacts/contact.page'),
    organizations_page: () => import('./organizations/organizations.page'),
    new_organization_page: () => import('./organizations/new-organization.page'),
    organization_page: () => import('./organizations/organization.page'),
    import_page: () => import('./import/import.page'),
    leads_page: () => import('./leads/leads.page'),
    new_lead_page: () => import('./leads/new-lead.page'),
    lead_page: () => import('./leads/lead.page'),
    stages_page: () => import('./stages/stages.page'),
    new_stage_page: () => import('./stages/new-stage.page'),
    stage_page: () => import('./stages/stage.page'),
    notes_page: () => import('./notes/notes.page'),
    new_note_page: () => import('./notes/new-note.page'),
    note_page: () => import('./notes/note.page'),
    late_leads_card: () => import('./leads/late-leads.card'),
    settings_page: () => import('./settings/settings.page'),
    new_lead: () => import('./commands/new-lead.command'),
    new_project: () => import('./commands/new-project.command'),
    new_contact: () => import('./commands/new-contact.command'),
    open_project: () => import('./commands/open-project.command'),
    open_board: () => import('./commands/open-board.command'),
  },
  { live },
);
