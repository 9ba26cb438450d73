import type { UnavailablePlugin } from '@butterfly/contracts/plugins';
import { cleanup, screen } from '@testing-library/react';
import { bootFor } from '../boot/boot.fixture';
import { startApp } from '../testing-app.fixture';
import { wholeSuite } from '../toolbar/tools.fixture';

const suite = wholeSuite();
const member = bootFor({ unavailable: suite });
const visitor = bootFor({
  anonymous: true,
  unavailable: suite.map((plugin) => ({
    ...plugin,
    routes: plugin.routes.filter(({ area }) => area !== 'app' && area !== 'outside-layout'),
  })),
});
let app: Awaited<ReturnType<typeof startApp>> | null = null;

/** An address that fits a pattern: projects are digits, everything else a word that is no reserved one. */
const sample = (path: string) => path.replace(/:projectId/g, '7').replace(/:[A-Za-z]\w*/g, 'a1b2-c3');
const titleOf = (id: string) => suite.find((plugin: UnavailablePlugin) => plugin.id === id)?.title ?? id;

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  app?.server.close();
  jest.restoreAllMocks();
});

// Ids, address, area and owner from the route table of the product.
it.each([
  ['T-445', '/schedule/:slug', 'public', 'event_meetings'],
  ['T-446', '/public/wedding', 'public', 'lead_page_builder'],
  ['T-447', '/public/event', 'public', 'lead_page_builder'],
  ['T-448', '/public/questionnaire/:uniqueLink', 'public', 'questionnaire'],
  ['T-449', '/moodboard/shared/:shareId', 'public', 'moodboard'],
  ['T-450 T-597', '/manage_members/invite/:token', 'public', 'manage_members'],
  ['T-451', '/partner_portal/login', 'partner', 'referral_portal'],
  ['T-452', '/partner_portal/:username', 'partner', 'referral_portal'],
  ['T-453', '/partner_portal/:username/bank-details', 'partner', 'referral_portal'],
  ['T-454', '/partner_portal/:username/referrals', 'partner', 'referral_portal'],
  ['T-456', '/portal/set-password/:uidb64/:token', 'portal', 'client_portal'],
  ['T-457', '/portal/reset-password/:uidb64/:token', 'portal', 'client_portal'],
  ['T-458', '/portal/:token', 'portal', 'client_portal'],
  ['T-459', '/portal/:token/wizard', 'portal', 'client_portal'],
  ['T-460', '/portal/:token/proposals', 'portal', 'client_portal'],
  ['T-461', '/portal/:token/contract', 'portal', 'client_portal'],
  ['T-462', '/portal/:token/payments', 'portal', 'client_portal'],
  ['T-463', '/portal/:token/moodboard', 'portal', 'client_portal'],
  ['T-464', '/portal/:token/requests', 'portal', 'client_portal'],
  ['T-465', '/portal/:token/invoice', 'portal', 'client_portal'],
  ['T-466', '/portal/:token/questionnaire/:uniqueLink', 'portal', 'client_portal'],
  ['T-469 T-595 T-468', '/', 'app', 'home_view'],
  ['T-470', '/home_view', 'app', 'home_view'],
  ['T-471', '/lead_page_builder', 'app', 'lead_page_builder'],
  ['T-472', '/lead_page_builder/home', 'app', 'lead_page_builder'],
  ['T-473', '/referral_portal', 'app', 'referral_portal'],
  ['T-474', '/tenant_crm', 'app', 'tenant_crm'],
  ['T-475', '/tenant_crm/settings', 'app', 'tenant_crm'],
  ['T-476', '/tenant_crm/pipeline_board', 'app', 'tenant_crm'],
  ['T-477', '/tenant_crm/organizations', 'app', 'tenant_crm'],
  ['T-478', '/tenant_crm/organizations/new', 'app', 'tenant_crm'],
  ['T-479', '/tenant_crm/organizations/:id', 'app', 'tenant_crm'],
  ['T-480', '/tenant_crm/contacts', 'app', 'tenant_crm'],
  ['T-481', '/tenant_crm/contacts/new', 'app', 'tenant_crm'],
  ['T-482', '/tenant_crm/contacts/:id', 'app', 'tenant_crm'],
  ['T-483', '/tenant_crm/leads', 'app', 'tenant_crm'],
  ['T-484', '/tenant_crm/leads/new', 'app', 'tenant_crm'],
  ['T-485', '/tenant_crm/leads/:id', 'app', 'tenant_crm'],
  ['T-486', '/tenant_crm/projects', 'app', 'tenant_crm'],
  ['T-487', '/tenant_crm/projects/new', 'app', 'tenant_crm'],
  ['T-488', '/tenant_crm/projects/:id', 'app', 'tenant_crm'],
  ['T-489', '/tenant_crm/project_stages', 'app', 'tenant_crm'],
  ['T-490', '/tenant_crm/project_stages/new', 'app', 'tenant_crm'],
  ['T-491', '/tenant_crm/project_stages/:id', 'app', 'tenant_crm'],
  ['T-492', '/tenant_crm/project_notes', 'app', 'tenant_crm'],
  ['T-493', '/tenant_crm/project_notes/new', 'app', 'tenant_crm'],
  ['T-494', '/tenant_crm/project_notes/:id', 'app', 'tenant_crm'],
  ['T-495', '/moodboard/:projectId', 'app', 'moodboard'],
  ['T-496', '/moodboard/:projectId/preview', 'app', 'moodboard'],
  ['T-497', '/proposal_and_invoice/proposal/:projectId', 'app', 'proposal_and_invoice'],
  ['T-498', '/floral_recipe_builder/recipe_app/:projectId', 'app', 'floral_recipe_builder'],
  ['T-499', '/floral_recipe_builder/temp/:tempProjectId', 'app', 'floral_recipe_builder'],
  ['T-500', '/floral_recipe_builder/order_history/:recipeId', 'app', 'floral_recipe_builder'],
  ['T-501', '/project_view/:projectId', 'app', 'project_view'],
  ['T-502', '/calendar_meeting', 'app', 'calendar_meeting'],
  ['T-503', '/email_communications/settings', 'app', 'email_communications'],
  ['T-504', '/email_communications/:projectId', 'app', 'email_communications'],
  ['T-505', '/contact_management', 'app', 'contact_management'],
  ['T-506 T-596', '/contact_management/client/:clientEmail', 'app', 'contact_management'],
  ['T-507', '/manage_members', 'app', 'manage_members'],
  ['T-508 T-598', '/manage_members/roles', 'app', 'manage_members'],
  ['T-509 T-600', '/manage_members/assignment-settings', 'app', 'manage_members'],
  ['T-510 T-601', '/manage_members/skills', 'app', 'manage_members'],
  ['T-511 T-602', '/manage_members/category-management', 'app', 'manage_members'],
  ['T-512', '/twilio_communications', 'app', 'twilio_communications'],
  ['T-513', '/client_portal', 'app', 'client_portal'],
  ['T-514', '/client_portal/settings/:projectId', 'app', 'client_portal'],
  ['T-515', '/contract', 'app', 'contract'],
  ['T-516', '/contract/:projectId', 'app', 'contract'],
  ['T-517', '/contract/templates', 'app', 'contract'],
  ['T-518', '/contract/templates/new', 'app', 'contract'],
  ['T-519', '/contract/templates/:templateId', 'app', 'contract'],
  ['T-520', '/payments/dashboard/:projectId', 'app', 'payments'],
  ['T-521', '/reports', 'app', 'reports'],
  ['T-522', '/tasks', 'app', 'tasks'],
  ['T-523', '/tasks/new', 'app', 'tasks'],
  ['T-524', '/tasks/:id', 'app', 'tasks'],
  ['T-525', '/tasks/:id/edit', 'app', 'tasks'],
  ['T-526', '/tasks/email-assignment', 'app', 'tasks'],
  ['T-527', '/tasks/automated-templates', 'app', 'tasks'],
  ['T-528', '/tasks/automated-templates/new', 'app', 'tasks'],
  ['T-529', '/tasks/automated-templates/:id/edit', 'app', 'tasks'],
  ['T-530', '/backup', 'app', 'backup'],
  ['T-531', '/automation_engine', 'app', 'automation_engine'],
  ['T-532', '/transactional_emails/settings', 'app', 'transactional_emails'],
  ['T-533', '/transactional_emails/templates', 'app', 'transactional_emails'],
  ['T-534', '/transactional_emails/templates/:templateId', 'app', 'transactional_emails'],
  ['T-535 T-603', '/transactional_emails/logs/:projectId', 'app', 'transactional_emails'],
  ['T-536', '/client_requests/crm', 'app', 'client_requests'],
  ['T-537', '/event_meetings/dashboard', 'app', 'event_meetings'],
  ['T-538', '/event_meetings/new', 'app', 'event_meetings'],
  ['T-539', '/event_meetings/:eventTypeId/edit', 'app', 'event_meetings'],
  ['T-540', '/event_meetings/bookings', 'app', 'event_meetings'],
  ['T-541', '/event_meetings/bookings/:bookingId', 'app', 'event_meetings'],
  ['T-542', '/questionnaire', 'app', 'questionnaire'],
  ['T-543', '/questionnaire/templates', 'app', 'questionnaire'],
  ['T-544', '/questionnaire/templates/:templateId', 'app', 'questionnaire'],
  ['T-545', '/questionnaire/project/:projectId', 'app', 'questionnaire'],
  ['T-546', '/questionnaire/project/:projectId/:questionnaireId', 'app', 'questionnaire'],
  ['T-547', '/questionnaire/responses/:questionnaireId', 'app', 'questionnaire'],
  ['T-548', '/marketing_automation', 'app', 'marketing_automation'],
  ['T-549', '/marketing_automation/templates', 'app', 'marketing_automation'],
  ['T-550', '/marketing_automation/templates/new', 'app', 'marketing_automation'],
  ['T-551', '/marketing_automation/templates/:id', 'app', 'marketing_automation'],
  ['T-552', '/marketing_automation/campaigns', 'app', 'marketing_automation'],
  ['T-553', '/marketing_automation/campaigns/new', 'app', 'marketing_automation'],
  ['T-554', '/marketing_automation/campaigns/:id', 'app', 'marketing_automation'],
  ['T-555', '/marketing_automation/settings', 'app', 'marketing_automation'],
  ['T-556', '/event_venues', 'app', 'event_venues'],
  ['T-557', '/event_venues/:venueId', 'app', 'event_venues'],
  ['T-558', '/venue-projects/:id', 'app', 'event_venues'],
  ['T-559', '/information_dashboard', 'app', 'information_dashboard'],
  ['T-560', '/information_dashboard/project/:projectId', 'app', 'information_dashboard'],
  ['T-561 T-592', '/information_dashboard/common-training-data', 'app', 'information_dashboard'],
  ['T-562', '/notices', 'app', 'notices'],
  ['T-563', '/notices/project/:projectId', 'app', 'notices'],
  ['T-564', '/feedback', 'app', 'feedback'],
  ['T-565', '/training_module', 'app', 'training_module'],
  ['T-566 T-593', '/training_module/folder/:folderId', 'app', 'training_module'],
  ['T-567', '/ai_automations', 'app', 'ai_automations'],
  ['T-568', '/ai-development', 'app', 'ai_automations'],
  ['T-569', '/exodus', 'app', 'exodus'],
  ['T-570', '/grants', 'app', 'grants'],
  ['T-571', '/inventory', 'app', 'inventory'],
  ['T-572', '/inventory/farm', 'app', 'inventory'],
  ['T-573', '/inventory/farm/category/:categoryId', 'app', 'inventory'],
  ['T-574', '/inventory/farm/transactions', 'app', 'inventory'],
  ['T-575', '/inventory/shop', 'app', 'inventory'],
  ['T-576', '/inventory/shop/flower-detail', 'app', 'inventory'],
  ['T-577', '/inventory/shop/instance/:instanceId', 'app', 'inventory'],
  ['T-578', '/inventory/shop/projects', 'app', 'inventory'],
  ['T-579', '/inventory/shop/project/:projectId/complete', 'app', 'inventory'],
  ['T-580', '/inventory/hard-goods', 'app', 'inventory'],
  ['T-581', '/inventory/hard-goods/transactions', 'app', 'inventory'],
  ['T-582', '/inventory/settings', 'app', 'inventory'],
  ['T-583', '/inventory/settings/locations', 'app', 'inventory'],
  ['T-584', '/inventory/settings/categories', 'app', 'inventory'],
  ['T-585', '/inventory/settings/subcategories', 'app', 'inventory'],
  ['T-586', '/inventory/settings/hg-types', 'app', 'inventory'],
  ['T-587', '/inventory/settings/hg-items', 'app', 'inventory'],
  ['T-590 T-588', '/inventory/low-stock-dashboard', 'outside-layout', 'inventory'],
  ['T-591 T-594 T-589', '/inventory/rental-calendar', 'outside-layout', 'inventory'],
])(
  '%s: %s is a page of the area %s, drawn by %s or honestly said to be unreleased; never a 404 (T-467)',
  async (_ids, path, area, plugin) => {
    const isStaff = area === 'app' || area === 'outside-layout';
    // Public pages, portals and partners need no login; a staff page does.
    app = await startApp({ boot: isStaff ? member : visitor, at: sample(path) });
    expect(app.address()).toBe(sample(path));
    expect(screen.queryByText('Nothing grows here')).toBeNull();
    expect(screen.getByRole('heading', { name: `${titleOf(plugin)} is not available` })).toBeInTheDocument();
    const frame = [screen.queryByRole('banner'), screen.queryByRole('contentinfo')].map((part) => part !== null);
    expect(frame).toEqual(area === 'app' ? [true, true] : [false, false]);
  },
);
