import type { Area } from '@butterfly/contracts/plugins';

/** A plugin of the suite as it is known before its first release; its first published manifest replaces the entry. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly card?: { readonly label: string; readonly icon: string; readonly basePath: string; readonly order: number };
  readonly routes: readonly CatalogueRoute[];
}

/** `project` names the path parameter that is the current project (digits only). Without `area` the page lies inside the layout. */
export interface CatalogueRoute {
  readonly path: string;
  readonly title: string;
  readonly area?: Area;
  readonly project?: string;
}

/** Addresses that the shell answers itself. */
export const shellRoutes: readonly { readonly path: string; readonly area: Area }[] = [
  { path: '/login', area: 'public' },
  { path: '/forgot-password', area: 'public' },
  { path: '/reset-password/:uid/:token', area: 'public' },
  { path: '/access-denied', area: 'public' },
];

/** All plugins of the suite, in the order of the product's route table. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    id: 'home_view', title: 'Butterfly Dashboard', icon: 'home',
    description: 'What needs you today: events that are near, and where you left off.',
    routes: [
      { path: '/', title: 'Butterfly Dashboard' },
      { path: '/home_view', title: 'Butterfly Dashboard' },
    ],
  },
  {
    id: 'exodus', title: 'Exodus Dashboard', icon: 'grid',
    description: 'Your way around everything in the suite.',
    routes: [
      { path: '/exodus', title: 'Exodus Dashboard' },
    ],
  },
  {
    id: 'tenant_crm', title: 'Project Pipeline', icon: 'columns',
    description: 'Every project from the first inquiry to the day after the event.',
    routes: [
      { path: '/tenant_crm', title: 'CRM dashboard' },
      { path: '/tenant_crm/settings', title: 'CRM settings' },
      { path: '/tenant_crm/pipeline_board', title: 'Pipeline board' },
      { path: '/tenant_crm/organizations', title: 'Organizations' },
      { path: '/tenant_crm/organizations/new', title: 'New organization' },
      { path: '/tenant_crm/organizations/:id', title: 'Organization' },
      { path: '/tenant_crm/contacts', title: 'Contacts' },
      { path: '/tenant_crm/contacts/new', title: 'New contact' },
      { path: '/tenant_crm/contacts/:id', title: 'Contact' },
      { path: '/tenant_crm/leads', title: 'Leads' },
      { path: '/tenant_crm/leads/new', title: 'New lead' },
      { path: '/tenant_crm/leads/:id', title: 'Lead' },
      { path: '/tenant_crm/projects', title: 'Projects' },
      { path: '/tenant_crm/projects/new', title: 'New project' },
      { path: '/tenant_crm/projects/:id', title: 'Project', project: 'id' },
      { path: '/tenant_crm/project_stages', title: 'Project stages' },
      { path: '/tenant_crm/project_stages/new', title: 'New project stage' },
      { path: '/tenant_crm/project_stages/:id', title: 'Project stage' },
      { path: '/tenant_crm/project_notes', title: 'Project notes' },
      { path: '/tenant_crm/project_notes/new', title: 'New project note' },
      { path: '/tenant_crm/project_notes/:id', title: 'Project note' },
    ],
  },
  {
    id: 'contact_management', title: 'Contacts', icon: 'people',
    description: 'The people you write to, with everything said so far.',
    routes: [
      { path: '/contact_management', title: 'Contacts' },
      { path: '/contact_management/client/:clientEmail', title: 'Client detail' },
    ],
  },
  {
    id: 'project_view', title: 'Project Timeline', icon: 'clock',
    description: 'All that happened and is due in one project.',
    card: { label: 'Project Timeline', icon: 'path', basePath: '/project_view', order: 10 },
    routes: [
      { path: '/project_view/:projectId', title: 'Project timeline', project: 'projectId' },
    ],
  },
  {
    id: 'calendar_meeting', title: 'Calendar', icon: 'calendar',
    description: 'Meetings with clients and suppliers.',
    routes: [
      { path: '/calendar_meeting', title: 'Calendar' },
      { path: '/calendar_meeting/:projectId', title: 'Calendar of a project', project: 'projectId' },
    ],
  },
  {
    id: 'moodboard', title: 'Moodboard', icon: 'board',
    description: 'Collect colours, flowers and pictures for a project on one board.',
    card: { label: 'Moodboard', icon: 'collage', basePath: '/moodboard', order: 20 },
    routes: [
      { path: '/moodboard/shared/:shareId', title: 'Shared moodboard', area: 'public' },
      { path: '/moodboard/:projectId', title: 'Moodboard', project: 'projectId' },
      { path: '/moodboard/:projectId/preview', title: 'Moodboard preview', project: 'projectId' },
    ],
  },
  {
    id: 'floral_recipe_builder', title: 'Floral Recipe', icon: 'flower',
    description: 'Stems, quantities and costs of every arrangement.',
    card: { label: 'Floral Recipe', icon: 'bouquet', basePath: '/floral_recipe_builder/recipe_app', order: 40 },
    routes: [
      { path: '/floral_recipe_builder/recipe_app/:projectId', title: 'Floral recipe builder', project: 'projectId' },
      { path: '/floral_recipe_builder/temp/:tempProjectId', title: 'Floral recipe builder, temporary project' },
      { path: '/floral_recipe_builder/order_history/:recipeId', title: 'Recipe order history' },
    ],
  },
  {
    id: 'proposal_and_invoice', title: 'Proposal', icon: 'text',
    description: 'Proposals and invoices that clients like to read.',
    card: { label: 'Proposal', icon: 'scroll', basePath: '/proposal_and_invoice/proposal', order: 30 },
    routes: [
      { path: '/proposal_and_invoice/proposal/:projectId', title: 'Proposal', project: 'projectId' },
    ],
  },
  {
    id: 'contract', title: 'Contract', icon: 'edit',
    description: 'Contracts from templates, signed online.',
    card: { label: 'Contract', icon: 'quill', basePath: '/contract', order: 70 },
    routes: [
      { path: '/contract', title: 'Contracts' },
      { path: '/contract/:projectId', title: 'Project contract', project: 'projectId' },
      { path: '/contract/templates', title: 'Contract templates' },
      { path: '/contract/templates/new', title: 'New contract template' },
      { path: '/contract/templates/:templateId', title: 'Contract template' },
    ],
  },
  {
    id: 'payments', title: 'Payments', icon: 'coins',
    description: 'What was paid, what is due, and when.',
    card: { label: 'Payments', icon: 'coins', basePath: '/payments/dashboard', order: 80 },
    routes: [
      { path: '/payments/dashboard/:projectId', title: 'Project payments', project: 'projectId' },
      { path: '/payments/dashboard', title: 'Payments dashboard without a project' },
    ],
  },
  {
    id: 'questionnaire', title: 'Questionnaire', icon: 'list',
    description: 'Ask clients what you need to know.',
    card: { label: 'Questionnaire', icon: 'checklist', basePath: '/questionnaire/project', order: 90 },
    routes: [
      { path: '/public/questionnaire/:uniqueLink', title: 'Public questionnaire', area: 'public' },
      { path: '/questionnaire', title: 'Questionnaires' },
      { path: '/questionnaire/templates', title: 'Questionnaire templates' },
      { path: '/questionnaire/templates/:templateId', title: 'Questionnaire template' },
      { path: '/questionnaire/project/:projectId', title: 'Project questionnaires', project: 'projectId' },
      { path: '/questionnaire/project/:projectId/:questionnaireId', title: 'One questionnaire of a project', project: 'projectId' },
      { path: '/questionnaire/responses/:questionnaireId', title: 'Questionnaire responses' },
    ],
  },
  {
    id: 'client_portal', title: 'Client Portal', icon: 'external',
    description: 'One place for each client: proposal, contract, payments.',
    card: { label: 'Client Portal', icon: 'doorway', basePath: '/client_portal/settings', order: 60 },
    routes: [
      { path: '/portal/set-password/:uidb64/:token', title: 'Client set password', area: 'portal' },
      { path: '/portal/reset-password/:uidb64/:token', title: 'Client reset password', area: 'portal' },
      { path: '/portal/:token', title: 'Client portal home', area: 'portal' },
      { path: '/portal/:token/wizard', title: 'Client wizard', area: 'portal' },
      { path: '/portal/:token/proposals', title: 'Client proposals', area: 'portal' },
      { path: '/portal/:token/contract', title: 'Client contract', area: 'portal' },
      { path: '/portal/:token/payments', title: 'Client payments', area: 'portal' },
      { path: '/portal/:token/moodboard', title: 'Client moodboard', area: 'portal' },
      { path: '/portal/:token/requests', title: 'Client requests', area: 'portal' },
      { path: '/portal/:token/invoice', title: 'Client invoice', area: 'portal' },
      { path: '/portal/:token/questionnaire/:uniqueLink', title: 'Client questionnaire', area: 'portal' },
      { path: '/client_portal', title: 'Client portal admin' },
      { path: '/client_portal/settings/:projectId', title: 'Client portal settings of a project', project: 'projectId' },
    ],
  },
  {
    id: 'client_requests', title: 'Client Requests', icon: 'comment',
    description: 'What clients have asked for, and who answers.',
    routes: [
      { path: '/client_requests/crm', title: 'Client requests' },
    ],
  },
  {
    id: 'email_communications', title: 'Communications', icon: 'mail',
    description: 'Mail with clients, kept with its project.',
    card: { label: 'Communications', icon: 'letters', basePath: '/email_communications', order: 50 },
    routes: [
      { path: '/email_communications/settings', title: 'Email settings' },
      { path: '/email_communications/:projectId', title: 'Project email communications', project: 'projectId' },
    ],
  },
  {
    id: 'twilio_communications', title: 'Text Messages', icon: 'phone',
    description: 'Text messages and calls with clients.',
    routes: [
      { path: '/twilio_communications', title: 'Text messaging' },
    ],
  },
  {
    id: 'transactional_emails', title: 'Transactional Emails', icon: 'send',
    description: 'Mail that goes out by itself, its templates and its log.',
    card: { label: 'Transactional Emails', icon: 'dispatch', basePath: '/transactional_emails/logs', order: 110 },
    routes: [
      { path: '/transactional_emails/settings', title: 'Transactional email settings' },
      { path: '/transactional_emails/templates', title: 'Transactional email templates' },
      { path: '/transactional_emails/templates/:templateId', title: 'Transactional email template', project: 'templateId' },
      { path: '/transactional_emails/logs/:projectId', title: 'Project email logs', project: 'projectId' },
    ],
  },
  {
    id: 'marketing_automation', title: 'Marketing', icon: 'sparkle',
    description: 'Campaigns to people who want to hear from you.',
    routes: [
      { path: '/marketing_automation', title: 'Marketing automation' },
      { path: '/marketing_automation/templates', title: 'Marketing templates' },
      { path: '/marketing_automation/templates/new', title: 'New marketing template' },
      { path: '/marketing_automation/templates/:id', title: 'Marketing template' },
      { path: '/marketing_automation/campaigns', title: 'Campaigns list' },
      { path: '/marketing_automation/campaigns/new', title: 'New campaign' },
      { path: '/marketing_automation/campaigns/:id', title: 'Campaign' },
      { path: '/marketing_automation/settings', title: 'Marketing settings' },
    ],
  },
  {
    id: 'lead_page_builder', title: 'Lead Pages', icon: 'text',
    description: 'Pages on which new clients introduce themselves.',
    routes: [
      { path: '/public/wedding', title: 'Public wedding form', area: 'public' },
      { path: '/public/event', title: 'Public event form', area: 'public' },
      { path: '/lead_page_builder', title: 'Lead page builder' },
      { path: '/lead_page_builder/home', title: 'Lead page builder home' },
    ],
  },
  {
    id: 'referral_portal', title: 'Referral Partners', icon: 'people',
    description: 'Partners who send you clients, and what you owe them.',
    routes: [
      { path: '/partner_portal/login', title: 'Partner login', area: 'partner' },
      { path: '/partner_portal/:username', title: 'Partner home', area: 'partner' },
      { path: '/partner_portal/:username/bank-details', title: 'Partner bank details', area: 'partner' },
      { path: '/partner_portal/:username/referrals', title: 'Partner referrals', area: 'partner' },
      { path: '/referral_portal', title: 'Referral portal' },
    ],
  },
  {
    id: 'event_meetings', title: 'Booking Pages', icon: 'calendar',
    description: 'Let clients pick a time for a meeting.',
    routes: [
      { path: '/schedule/:slug', title: 'Public booking page', area: 'public' },
      { path: '/event_meetings/dashboard', title: 'Meetings dashboard' },
      { path: '/event_meetings/new', title: 'New event type' },
      { path: '/event_meetings/:eventTypeId/edit', title: 'Edit event type' },
      { path: '/event_meetings/bookings', title: 'Bookings' },
      { path: '/event_meetings/bookings/:bookingId', title: 'Booking' },
    ],
  },
  {
    id: 'tasks', title: 'Tasks', icon: 'check',
    description: 'What is to be done, by whom, until when.',
    routes: [
      { path: '/tasks', title: 'Tasks' },
      { path: '/tasks/new', title: 'New task' },
      { path: '/tasks/:id', title: 'Task' },
      { path: '/tasks/:id/edit', title: 'Edit task' },
      { path: '/tasks/email-assignment', title: 'Email assignment' },
      { path: '/tasks/automated-templates', title: 'Automated task templates' },
      { path: '/tasks/automated-templates/new', title: 'New automated task template' },
      { path: '/tasks/automated-templates/:id/edit', title: 'Edit automated task template' },
    ],
  },
  {
    id: 'automation_engine', title: 'Automations', icon: 'refresh',
    description: 'Rules that do the recurring work.',
    routes: [
      { path: '/automation_engine', title: 'Automation engine' },
    ],
  },
  {
    id: 'ai_automations', title: 'AI Automations', icon: 'sparkle',
    description: 'Assistants that prepare work for your approval.',
    routes: [
      { path: '/ai_automations', title: 'AI automations' },
      { path: '/ai-development', title: 'AI development' },
    ],
  },
  {
    id: 'manage_members', title: 'Members', icon: 'people',
    description: 'People of your business, their roles and skills.',
    routes: [
      { path: '/manage_members/invite/:token', title: 'Invite accept', area: 'public' },
      { path: '/manage_members', title: 'Members' },
      { path: '/manage_members/roles', title: 'Role management' },
      { path: '/manage_members/assignment-settings', title: 'Assignment settings' },
      { path: '/manage_members/skills', title: 'Skills' },
      { path: '/manage_members/category-management', title: 'Category management' },
    ],
  },
  {
    id: 'inventory', title: 'Inventory', icon: 'crate',
    description: 'Flowers and hard goods: on hand, reserved, rented out.',
    card: { label: 'Inventory', icon: 'crates', basePath: '/inventory/project', order: 100 },
    routes: [
      { path: '/inventory', title: 'Inventory' },
      { path: '/inventory/farm', title: 'Farm inventory' },
      { path: '/inventory/farm/category/:categoryId', title: 'Farm category' },
      { path: '/inventory/farm/transactions', title: 'Farm transactions' },
      { path: '/inventory/shop', title: 'Shop inventory' },
      { path: '/inventory/shop/flower-detail', title: 'Flower detail' },
      { path: '/inventory/shop/instance/:instanceId', title: 'Shop instance' },
      { path: '/inventory/shop/projects', title: 'Shop projects' },
      { path: '/inventory/shop/project/:projectId/complete', title: 'Complete a shop project', project: 'projectId' },
      { path: '/inventory/hard-goods', title: 'Hard goods' },
      { path: '/inventory/hard-goods/transactions', title: 'Hard goods transactions' },
      { path: '/inventory/settings', title: 'Inventory settings' },
      { path: '/inventory/settings/locations', title: 'Inventory locations' },
      { path: '/inventory/settings/categories', title: 'Inventory categories' },
      { path: '/inventory/settings/subcategories', title: 'Inventory subcategories' },
      { path: '/inventory/settings/hg-types', title: 'Hard goods types' },
      { path: '/inventory/settings/hg-items', title: 'Hard goods items' },
      { path: '/inventory/low-stock-dashboard', title: 'Low stock dashboard', area: 'outside-layout' },
      { path: '/inventory/rental-calendar', title: 'Rental calendar', area: 'outside-layout' },
      { path: '/inventory/project_inventory/:projectId', title: 'Project inventory', project: 'projectId' },
      { path: '/inventory/project/:projectId', title: 'Inventory', project: 'projectId' },
    ],
  },
  {
    id: 'event_venues', title: 'Venues', icon: 'pin',
    description: 'Places where events happen, and what to know about them.',
    routes: [
      { path: '/event_venues', title: 'Venues' },
      { path: '/event_venues/:venueId', title: 'Venue' },
      { path: '/venue-projects/:id', title: 'Venue project' },
    ],
  },
  {
    id: 'information_dashboard', title: 'Information', icon: 'info',
    description: 'Facts about projects and the business in one place.',
    routes: [
      { path: '/information_dashboard', title: 'Information dashboard' },
      { path: '/information_dashboard/project/:projectId', title: 'Project information', project: 'projectId' },
      { path: '/information_dashboard/common-training-data', title: 'Common training data' },
    ],
  },
  {
    id: 'notices', title: 'Notices', icon: 'note',
    description: 'Short messages for the team, pinned to a project.',
    routes: [
      { path: '/notices', title: 'Notices' },
      { path: '/notices/project/:projectId', title: 'Project notices', project: 'projectId' },
    ],
  },
  {
    id: 'feedback', title: 'Feedback', icon: 'comment',
    description: 'Tell us what is missing or in the way.',
    routes: [
      { path: '/feedback', title: 'Feedback' },
    ],
  },
  {
    id: 'training_module', title: 'Training', icon: 'star',
    description: 'Courses and instructions for the team.',
    routes: [
      { path: '/training_module', title: 'Training' },
      { path: '/training_module/folder/:folderId', title: 'Training folder' },
    ],
  },
  {
    id: 'reports', title: 'Reports', icon: 'sort',
    description: 'Numbers of the business, over time.',
    routes: [
      { path: '/reports', title: 'Reports' },
    ],
  },
  {
    id: 'backup', title: 'Backup', icon: 'download',
    description: 'Download everything that is yours.',
    routes: [
      { path: '/backup', title: 'Backup' },
    ],
  },
  {
    id: 'grants', title: 'Grants', icon: 'flag',
    description: 'Funding you may apply for, and where you stand.',
    routes: [
      { path: '/grants', title: 'Grants' },
    ],
  },
  {
    id: 'live_console', title: 'Live Console', icon: 'microphone',
    description: 'Talk with the assistant by text or voice, and show it what you see.',
    routes: [],
  },
];
