import { draftsOf as drafts, goesTo as goes, reads as read, writesTo as writes, type EvaluationCase } from './case';

const MARLOW = 'Marlow & Okafor wedding';

const NAVIGATION: readonly EvaluationCase[] = [
  goes('open the pipeline board', () => '/tenant_crm/pipeline_board'),
  goes('Can you take me to the leads please?', () => '/tenant_crm/leads'),
  goes('uh, go to the address book', () => '/contact_management'),
  goes('open the moodboard of the Marlow wedding', (f) => `/moodboard/${f.project(MARLOW)}`),
  goes('show me the moodboard', (f) => `/moodboard/${f.project('Reyes wedding')}`, 'Reyes wedding'),
  goes('open the timeline for Reyes', (f) => `/project_view/${f.project('Reyes wedding')}`),
  goes('pull up Hollis', (f) => `/tenant_crm/projects/${f.project('Hollis Foundation gala')}`),
  goes('Open the Whitcom memorial', (f) => `/tenant_crm/projects/${f.project('Whitcomb memorial')}`),
  goes('open the lead Bellamy', (f) => `/tenant_crm/leads/${f.lead('Bellamy & Crane wedding')}`),
  goes('where is the members page', () => '/manage_members'),
  goes("bring up Delgado's timeline", (f) => `/project_view/${f.project('Delgado quinceañera')}`),
  goes('go back to the dashboard', () => '/'),
];

const READS: readonly EvaluationCase[] = [
  read('what weddings do we have in June 2027?', 'tenant_crm.find_projects', () => ({
    event_type: 'wedding',
    from: '2027-06-01',
    to: '2027-06-30',
  })),
  read('list all projects', 'tenant_crm.find_projects'),
  read('show me upcoming events', 'tenant_crm.find_projects', (f) => ({ from: f.today })),
  read('which projects are in consultation', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Consultation') })),
  read('what are our biggest projects', 'tenant_crm.find_projects', () => ({ ordering: '-value_cents' })),
  read('find projects at Stonecroft Barn', 'tenant_crm.find_projects', () => ({ search: 'Stonecroft Barn' })),
  read('tell me about the Reyes wedding', 'tenant_crm.get_project', (f) => ({ id: f.project('Reyes wedding') })),
  read('Could you sum up the Hollis gala for me', 'tenant_crm.get_project', (f) => ({ id: f.project('Hollis Foundation gala') })),
  read("what's the status of Birch and Vale", 'tenant_crm.get_project', (f) => ({ id: f.project('Birch & Vale product launch') })),
  read('summarize this project', 'tenant_crm.get_project', (f) => ({ id: f.project(MARLOW) }), MARLOW),
  read('when is the Sato Lindquist elopement', 'tenant_crm.get_project', (f) => ({ id: f.project('Sato–Lindqvist elopement') })),
  read('how many guests does the Park wedding have', 'tenant_crm.get_project', (f) => ({ id: f.project('Park wedding') })),
  read('which leads are late', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  read('show me new leads from instagram', 'tenant_crm.find_leads', () => ({ status: 'new', source: 'instagram' })),
  read('any open inquiries for weddings?', 'tenant_crm.find_leads', () => ({ status: 'open', event_type: 'wedding' })),
  read('who do we need to call back', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  read('are we free on June 12 2027?', 'tenant_crm.date_load', () => ({ date: '2027-06-12' })),
  read("what's on next Saturday", 'tenant_crm.date_load', (f) => ({ date: f.weekday('saturday') })),
  read('is the 3rd of July 2027 still open', 'tenant_crm.date_load', () => ({ date: '2027-07-03' })),
  read('how busy are we next week', 'tenant_crm.find_projects'),
  read('what is left to do for the Reyes wedding', 'project_view.timeline', (f) => ({ projectId: f.project('Reyes wedding') })),
  read('show me the tasks', 'project_view.timeline', (f) => ({ projectId: f.project(MARLOW) }), MARLOW),
  read('what do we still need to do for Marlow', 'project_view.timeline', (f) => ({ projectId: f.project(MARLOW) })),
  read('notes on the Chen Abbott wedding', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project('Chen–Abbott wedding') })),
  read('who is the planner for the Marlow wedding', 'tenant_crm.project_people', (f) => ({ id: f.project(MARLOW) })),
  read('look up the client Chen', 'contact_management.find_clients', () => ({ search: 'Chen' })),
  read('phone number of Amara', 'contact_management.find_clients', () => ({ search: 'Amara' })),
  read('how is the pipeline doing', 'tenant_crm.figures'),
  read('how much is booked', 'tenant_crm.figures'),
  read('what is our win rate', 'tenant_crm.figures'),
];

const DRAFTS: readonly EvaluationCase[] = [
  drafts('12 centerpieces with peonies and eucalyptus, budget 1,800', 'draft.proposal', () => ({
    items: ['12 Centerpiece'],
    budget_cents: 180_000,
    flowers: ['peony', 'eucalyptus'],
  })),
  drafts('Make a proposal for twelve low centerpieces with garden roses, budget of eighteen hundred', 'draft.proposal', () => ({
    items: ['12 Centerpiece'],
    flowers: ['garden rose'],
    budget_cents: 180_000,
  })),
  drafts(
    'draft a quote for the Reyes wedding: a bridal bouquet, 5 bridesmaid bouquets and 6 boutonnieres for $2,400',
    'draft.proposal',
    (f) => ({
      project_id: f.project('Reyes wedding'),
      items: ['1 Bridal bouquet', '5 Bridesmaid bouquet', '6 Boutonniere'],
      budget_cents: 240_000,
    }),
  ),
  drafts('put together a proposal with an arch and twenty bud vases', 'draft.proposal', () => ({
    items: ['1 Ceremony arch', '20 Bud vase'],
    budget_cents: null,
  })),
  drafts(
    'prepare an estimate for 2 dozen bud vases, max 600 dollars',
    'draft.proposal',
    () => ({ items: ['24 Bud vase'], budget_cents: 60_000 }),
    MARLOW,
  ),
  drafts('I need a recipe for 8 bouquets with ranunculus and olive', 'draft.recipe', () => ({
    items: ['8 Bouquet'],
    flowers: ['ranunculus', 'olive'],
  })),
  drafts('how many stems for a ceremony arch with delphinium, hydrangea and ruscus', 'draft.recipe', () => ({
    items: ['1 Ceremony arch'],
    flowers: ['hydrangea', 'delphinium', 'ruscus'],
  })),
  drafts('recipe for ten tall centrepieces in white with hydrangeas', 'draft.recipe', () => ({
    items: ['10 Tall arrangement'],
    flowers: ['hydrangea'],
  })),
  drafts('work out a recipe for a casket spray with lilies for the Whitcomb memorial', 'draft.recipe', (f) => ({
    items: ['1 Casket spray'],
    project_id: f.project('Whitcomb memorial'),
  })),
  drafts('make a palette from the moodboard of the Marlow wedding', 'image.palette'),
  drafts('what are the colors on the moodboard', 'image.palette', undefined, MARLOW),
  drafts('create a collage of the board', 'image.collage', undefined, MARLOW),
  read('analyse the pipeline by stage', 'analysis.run', () => ({ report: 'pipeline-by-stage' })),
  read('give me a chart of leads by source', 'analysis.run', () => ({ report: 'leads-by-source' })),
  read('how many weddings per month', 'analysis.run', () => ({ report: 'projects-by-month' })),
  read('where do our leads come from?', 'analysis.run', () => ({ report: 'leads-by-source' })),
  read('report on project value by type of event', 'analysis.run', () => ({ report: 'projects-by-type' })),
];

const WRITES: readonly EvaluationCase[] = [
  writes('add a lead for Ann Meyer, wedding on August 21 2027, 120 guests, budget 8,000', 'tenant_crm.create_lead', () => ({
    title: 'Ann Meyer',
    event_type: 'wedding',
    event_date: '2027-08-21',
    guest_count: 120,
    budget_max_cents: 800_000,
  })),
  writes('add a note to the Reyes wedding: bring the spare lanterns', 'tenant_crm.add_note', (f) => ({
    subject_id: f.project('Reyes wedding'),
    body: 'Bring the spare lanterns',
  })),
  writes('note on Hollis: the ballroom opens at four', 'tenant_crm.add_note', (f) => ({ subject_id: f.project('Hollis Foundation gala') })),
  writes('add a task for Marlow: confirm the van', 'project_view.add_task', (f) => ({
    projectId: f.project(MARLOW),
    title: 'Confirm the van',
  })),
  writes('remind me to call the venue tomorrow', 'project_view.add_task', () => ({ title: 'Call the venue' }), 'Reyes wedding'),
  writes('move the Delgado quinceanera to verbal yes', 'tenant_crm.move_project', (f) => ({
    id: f.project('Delgado quinceañera'),
    stage_id: f.stage('Verbal yes'),
  })),
  writes('mark the lead Lantern walk as contacted', 'tenant_crm.mark_contacted', (f) => ({ id: f.lead('Lantern walk at the library') })),
  writes('create a project for the Winter market, budget 3k', 'tenant_crm.create_project', () => ({
    name: 'Winter market',
    budget_cents: 300_000,
  })),
];

const PLAIN: readonly EvaluationCase[] = [
  read('what can you do', 'say.help'),
  read('do we have enough lanterns in stock', 'inventory.free_units'),
  read('are 30 lanterns free on June 12 2027?', 'inventory.free_units', () => ({ from: '2027-06-12', to: '2027-06-12' })),
  read('what is in our inventory', 'say.inventory'),
  { say: 'send an email to the Reyes couple', tool: 'say.send', effect: 'read' },
  read('what is the meaning of life', 'say.unknown'),
  read('good morning', 'say.greeting'),
];

export const CASES: readonly EvaluationCase[] = [...NAVIGATION, ...READS, ...DRAFTS, ...WRITES, ...PLAIN];
