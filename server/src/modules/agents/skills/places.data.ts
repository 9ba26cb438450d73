/** A page as people call it. */
export interface Place {
  readonly title: string;
  readonly plugin: string;
  /** The page of the whole business; none: it is always that of a project. */
  readonly path?: string;
  /** The page of one project, `:project` in it. */
  readonly projectPath?: string;
}

const page = (pattern: RegExp, title: string, plugin: string, path: string, projectPath?: string) => ({
  pattern,
  title,
  plugin,
  path,
  ...(projectPath ? { projectPath } : {}),
});
const ofProject = (pattern: RegExp, title: string, plugin: string, projectPath: string) => ({ pattern, title, plugin, projectPath });

/** The first that fits counts. */
export const PLACES: readonly (Place & { readonly pattern: RegExp })[] = [
  page(/^notices?$/i, 'the notices', 'notices', '/notices'),
  page(/^(?:texts?|text messages|messages)$/i, 'the text messages', 'twilio_communications', '/twilio_communications'),
  page(/^(?:calls|softphone)$/i, 'the calls', 'twilio_communications', '/twilio_communications/calls'),
  ofProject(/^(?:mood ?board|inspiration board)$/i, 'the moodboard', 'moodboard', '/moodboard/:project'),
  ofProject(/^timeline$/i, 'the timeline', 'project_view', '/project_view/:project'),
  page(/^(?:pipeline board|board|kanban(?: board)?)$/i, 'the pipeline board', 'tenant_crm', '/tenant_crm/pipeline_board'),
  page(/^pipeline$/i, 'the pipeline', 'tenant_crm', '/tenant_crm'),
  page(/^projects$/i, 'the projects', 'tenant_crm', '/tenant_crm/projects'),
  page(/^(?:leads|inquiries|enquiries)$/i, 'the leads', 'tenant_crm', '/tenant_crm/leads'),
  page(/^contacts$/i, 'the contacts', 'tenant_crm', '/tenant_crm/contacts'),
  page(/^organi[sz]ations$/i, 'the organizations', 'tenant_crm', '/tenant_crm/organizations'),
  page(/^notes$/i, 'the notes', 'tenant_crm', '/tenant_crm/project_notes'),
  page(/^stages$/i, 'the stages', 'tenant_crm', '/tenant_crm/project_stages'),
  page(/^import$/i, 'the import', 'tenant_crm', '/tenant_crm/import'),
  page(/^settings$/i, 'the pipeline settings', 'tenant_crm', '/tenant_crm/settings'),
  page(/^(?:clients|address book)$/i, 'the address book', 'contact_management', '/contact_management'),
  page(/^duplicates$/i, 'the duplicates', 'contact_management', '/contact_management/duplicates'),
  page(/^(?:birthdays|anniversaries)$/i, 'birthdays and anniversaries', 'contact_management', '/contact_management/anniversaries'),
  page(/^(?:members|team|staff)$/i, 'the members', 'manage_members', '/manage_members'),
  page(/^(?:roles|permissions)$/i, 'the roles', 'manage_members', '/manage_members/roles'),
  page(/^skills$/i, 'the skills', 'manage_members', '/manage_members/skills'),
  page(/^(?:dashboard|home|home page)$/i, 'the dashboard', 'home_view', '/'),
  page(/^(?:rental calendar|rentals)$/i, 'the rental calendar', 'inventory', '/inventory/rental-calendar'),
  page(/^(?:hard goods)$/i, 'the hard goods', 'inventory', '/inventory/hard-goods'),
  page(/^(?:cooler|flower shop|shop)$/i, 'the cooler', 'inventory', '/inventory/shop'),
  page(/^farm$/i, 'the farm', 'inventory', '/inventory/farm'),
  page(/^(?:inventory|stock)$/i, 'the inventory', 'inventory', '/inventory', '/inventory/project/:project'),
  ofProject(/^(?:proposals?|invoices?)$/i, 'the proposal and invoices', 'proposal_and_invoice', '/proposal_and_invoice/proposal/:project'),
  page(/^(?:library|flower library|recipe library)$/i, 'the flower library', 'floral_recipe_builder', '/floral_recipe_builder/library'),
  ofProject(/^recipes?$/i, 'the recipes', 'floral_recipe_builder', '/floral_recipe_builder/recipe_app/:project'),
  ofProject(/^(?:flower )?orders?$/i, 'the flower orders', 'floral_recipe_builder', '/floral_recipe_builder/orders/:project'),
  page(/^contract templates$/i, 'the contract templates', 'contract', '/contract/templates'),
  page(/^(?:contracts?|agreements?)$/i, 'the contract', 'contract', '/contract', '/contract/:project'),
  page(/^payments?$/i, 'the payments', 'payments', '/payments/dashboard', '/payments/dashboard/:project'),
  page(/^questionnaires?$/i, 'the questionnaire', 'questionnaire', '/questionnaire', '/questionnaire/project/:project'),
  page(/^(?:client )?portals?$/i, 'the client portal', 'client_portal', '/client_portal', '/client_portal/settings/:project'),
  page(/^(?:client )?requests(?: of (?:the |our )?clients)?$/i, 'the client requests', 'client_requests', '/client_requests/crm'),
  page(/^calendar$/i, 'the calendar', 'calendar_meeting', '/calendar_meeting', '/calendar_meeting/:project'),
  page(/^(?:meetings|appointments|bookings)$/i, 'the meetings', 'event_meetings', '/event_meetings/dashboard'),
  page(
    /^(?:(?:referral )?partners?|partner portal|referral portal|referral partners)$/i,
    'the partners',
    'referral_portal',
    '/referral_portal',
  ),
  page(/^payouts$/i, 'the payouts', 'referral_portal', '/referral_portal/payouts'),
  page(/^venues?$/i, 'the venues', 'event_venues', '/event_venues'),
  page(/^(?:lead|landing) pages?$/i, 'the lead pages', 'lead_page_builder', '/lead_page_builder'),
  ofProject(/^(?:communications|e-?mails?)$/i, 'the mails', 'transactional_emails', '/transactional_emails/logs/:project'),
  page(/^(?:(?:e-?mail|mail) )?templates?$/i, 'the e-mail templates', 'transactional_emails', '/transactional_emails/templates'),
];
