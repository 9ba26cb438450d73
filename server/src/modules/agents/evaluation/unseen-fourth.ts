import { draftsOf, goesTo, reads, writesTo, type EvaluationCase } from './case';

const MARLOW = 'Marlow & Okafor wedding';
const CHEN = 'Chen–Abbott wedding';
const HOLLIS = 'Hollis Foundation gala';
const BIRCH = 'Birch & Vale product launch';
const WHITCOMB = 'Whitcomb memorial';
const SATO = 'Sato–Lindqvist elopement';
const DELGADO = 'Delgado quinceañera';

/** Written with the third, by the same hand, and measured when the grammar had been made wider by that one: 28 were understood, 17 before. Looked at since. */
export const UNSEEN_FOURTH: readonly EvaluationCase[] = [
  goesTo('yeah get me the Osei wedding', (f) => `/tenant_crm/projects/${f.project('Osei wedding')}`),
  goesTo('I wanna look at the sato lindquist moodboard', (f) => `/moodboard/${f.project(SATO)}`),
  goesTo('can you bring the timeline up', (f) => `/project_view/${f.project(HOLLIS)}`, HOLLIS),
  goesTo('let me into the Kestrel Books one please', (f) => `/tenant_crm/leads/${f.lead('Shop window for Kestrel Books')}`),
  goesTo('could I please see the board with all the stages', () => '/tenant_crm/pipeline_board'),
  goesTo('just open birch and vale would you', (f) => `/tenant_crm/projects/${f.project(BIRCH)}`),

  reads('what do we have at the Glass House', 'tenant_crm.find_projects', () => ({ search: 'Glass House' })),
  reads('er which ones are in consultation at the moment', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Consultation') })),
  reads('how many weddings do we have', 'tenant_crm.find_projects', () => ({ event_type: 'wedding' })),
  reads('which of our events is worth the most', 'tenant_crm.find_projects', () => ({ ordering: '-value_cents' })),
  reads("what's on next month", 'tenant_crm.find_projects', (f) => ({ from: firstOfNextMonth(f.today) })),
  reads('sorry, how much did the Parks have to spend', 'tenant_crm.get_project', (f) => ({ id: f.project('Park wedding') })),
  reads('how long until the Reyes wedding', 'tenant_crm.get_project', (f) => ({ id: f.project('Reyes wedding') })),
  reads('why did we lose Osei', 'tenant_crm.get_project', (f) => ({ id: f.project('Osei wedding') })),
  reads('can you just give me the details for this one', 'tenant_crm.get_project', (f) => ({ id: f.project(SATO) }), SATO),
  reads('how many people are coming to the Hollis thing', 'tenant_crm.get_project', (f) => ({ id: f.project(HOLLIS) })),
  reads('so who still needs a call back', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  reads('are there any leads from the website', 'tenant_crm.find_leads', () => ({ source: 'web_form' })),
  reads('what came in this week', 'tenant_crm.find_leads'),
  reads('show me all the qualified ones', 'tenant_crm.find_leads', () => ({ status: 'qualified' })),
  reads('what does the castellano lead want', 'tenant_crm.get_lead', (f) => ({ id: f.lead('Castellano 50th anniversary') })),
  reads('have we got anything on the twelfth of June 2027', 'tenant_crm.date_load', () => ({ date: '2027-06-12' })),
  reads('can we take on another one two weeks from today', 'tenant_crm.date_load', (f) => ({ date: f.inDays(14) })),
  reads('what still needs doing on this wedding', 'project_view.timeline', (f) => ({ projectId: f.project(MARLOW) }), MARLOW),
  reads('have we got any notes about Osei', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project('Osei wedding') })),
  reads('who do I talk to about the Delgado party', 'tenant_crm.project_people', (f) => ({ id: f.project(DELGADO) })),
  reads('have you got a number for Lena Vogt', 'contact_management.find_clients', () => ({ search: 'Lena Vogt' })),
  reads('whose birthday is next', 'contact_management.anniversaries'),
  reads("what's our win rate looking like", 'tenant_crm.figures'),
  reads('plot the projects by stage for me', 'analysis.run'),

  draftsOf('so they want ten centerpieces and an arch for like three grand, draft something', 'draft.proposal', () => ({
    items: ['10 Centerpiece', '1 Ceremony arch'],
    budget_cents: 300_000,
  })),
  draftsOf('can I get a proposal going for the Birch launch with six tall arrangements', 'draft.proposal', (f) => ({
    project_id: f.project(BIRCH),
    items: ['6 Tall arrangement'],
  })),
  draftsOf('what would go into five bridesmaid bouquets with roses and, um, snapdragons', 'draft.recipe', () => ({
    flowers: ['rose', 'snapdragon'],
  })),
  draftsOf('give me a palette from what is on the moodboard', 'image.palette', undefined, MARLOW),

  writesTo('add to the Marlow notes that the barn needs everything out by midnight', 'tenant_crm.add_note', (f) => ({
    subject_id: f.project(MARLOW),
  })),
  writesTo(
    'can you write down for me that the mother is allergic to lilies',
    'tenant_crm.add_note',
    (f) => ({ subject_id: f.project(WHITCOMB) }),
    WHITCOMB,
  ),
  writesTo("don't let me forget to order ribbon for the Reyes wedding tomorrow", 'project_view.add_task', (f) => ({
    projectId: f.project('Reyes wedding'),
    title: 'Order ribbon',
  })),
  writesTo('Chen Abbott said yes so switch them to booked', 'tenant_crm.move_project', (f) => ({
    id: f.project(CHEN),
    stage_id: f.stage('Booked'),
  })),
  writesTo('I called June Halloran about the shop window, tick that off as contacted', 'tenant_crm.mark_contacted', (f) => ({
    id: f.lead('Shop window for Kestrel Books'),
  })),
  writesTo('someone called Ivy Larkin wants flowers for a wedding on August 21 2027, add her as a lead', 'tenant_crm.create_lead', () => ({
    event_type: 'wedding',
    event_date: '2027-08-21',
  })),
];

function firstOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
