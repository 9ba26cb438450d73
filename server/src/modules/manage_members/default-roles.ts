import type { FeatureId } from '@butterfly/contracts/core';
import type { Role } from './api';

/** The tools of a project; the seeds' eleven cards. */
const PROJECT_TOOLS = [
  'project_view',
  'moodboard',
  'proposal_and_invoice',
  'floral_recipe_builder',
  'email_communications',
  'client_portal',
  'contract',
  'payments',
  'questionnaire',
  'inventory',
  'transactional_emails',
];
const OFFICE = [
  'tenant_crm',
  'contact_management',
  'calendar_meeting',
  'tasks',
  'event_meetings',
  'event_venues',
  'information_dashboard',
  'notices',
  'client_requests',
  'feedback',
  'training_module',
];
const FINER: readonly FeatureId[] = [
  'view_costs',
  'approve_discount',
  'record_payment',
  'refund_payment',
  'pay_partners',
  'send_client_messages',
  'sign_contracts',
  'manage_templates',
  'export_data',
  'delete_records',
  'allow_late_changes',
  'manage_members',
  'run_backup',
  'place_orders',
  'adjust_stock',
];

const role = (name: string, permits: Partial<Omit<Role, 'name' | 'features'>> & { readonly features?: readonly FeatureId[] }): Role => ({
  name,
  plugins: [],
  features: [],
  isAdmin: false,
  rowScope: 'all',
  ...permits,
});

/** What every business starts with; names and permissions may be changed by its administrators. */
export const DEFAULT_ROLES: readonly Role[] = [
  // The console is a feature only, also for administrators, so the owner's role names it.
  role('Owner', { isAdmin: true, features: [...FINER, 'access_live_console'] }),
  role('Studio manager', {
    plugins: [
      ...PROJECT_TOOLS,
      ...OFFICE,
      'reports',
      'twilio_communications',
      'marketing_automation',
      'lead_page_builder',
      'referral_portal',
      'automation_engine',
      'manage_members',
    ],
    features: FINER.filter((feature) => feature !== 'run_backup'),
  }),
  role('Lead designer', {
    plugins: [...PROJECT_TOOLS, ...OFFICE],
    features: ['view_costs', 'approve_discount', 'send_client_messages', 'manage_templates', 'place_orders', 'adjust_stock'],
  }),
  role('Designer', {
    plugins: ['project_view', 'moodboard', 'floral_recipe_builder', 'inventory', 'calendar_meeting', 'tasks'],
    features: ['view_costs'],
  }),
  role('Sales', {
    plugins: [
      'tenant_crm',
      'contact_management',
      'project_view',
      'moodboard',
      'proposal_and_invoice',
      'email_communications',
      'contract',
      'payments',
      'questionnaire',
      'calendar_meeting',
      'event_meetings',
      'twilio_communications',
      'lead_page_builder',
    ],
    features: ['send_client_messages', 'sign_contracts', 'record_payment'],
  }),
  role('Warehouse/driver', { plugins: ['inventory', 'calendar_meeting', 'tasks'], features: ['adjust_stock'] }),
  role('Freelancer', { plugins: ['tasks', 'calendar_meeting'], rowScope: 'assigned' }),
  role('Bookkeeper', {
    plugins: ['payments', 'reports', 'proposal_and_invoice', 'contact_management', 'referral_portal'],
    features: ['record_payment', 'refund_payment', 'pay_partners', 'export_data', 'view_costs'],
  }),
];
