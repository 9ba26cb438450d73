import type { IntentId } from '../planner/intent';

const INTENTS: readonly (readonly [tool: string, intent: IntentId])[] = [
  ['tenant_crm.find_projects', 'projects'],
  ['tenant_crm.find_leads', 'leads'],
  ['tenant_crm.get_lead', 'lead'],
  ['tenant_crm.get_project', 'project'],
  ['tenant_crm.project_people', 'people'],
  ['tenant_crm.project_notes', 'notes'],
  ['tenant_crm.figures', 'figures'],
  ['tenant_crm.date_load', 'date_load'],
  ['project_view.timeline', 'tasks'],
  ['floral_recipe_builder.flower_needs', 'flower_needs'],
  ['inventory.free_units', 'free_units'],
  ['inventory.overview', 'stock_moves'],
  ['calendar_meeting.my_time', 'my_time'],
  ['event_meetings.free_times', 'free_times'],
  ['client_requests.list', 'requests'],
  ['lead_page_builder.overview', 'lead_pages'],
  ['twilio_communications.text_templates', 'templates'],
  ['twilio_communications.read_texts', 'texts'],
  ['payments.overview', 'money'],
  ['contract.find_contracts', 'contracts'],
  ['questionnaire.find_questionnaires', 'questionnaires'],
  ['referral_portal.find_partners', 'partners'],
  ['transactional_emails.sent_mails', 'mails'],
  ['analysis.run', 'analysis'],
];

/** What a sentence is about that somebody expects this tool for; undefined: that says nothing. */
export function intentOfTool(tool: string | RegExp | undefined): IntentId | undefined {
  if (tool === undefined) return undefined;
  const found = INTENTS.filter(([id]) => (typeof tool === 'string' ? id === tool : tool.test(id)));
  return found.length === 1 ? found[0]?.[1] : undefined;
}
