import { draftsOf, goesTo, reads, writesTo, type EvaluationCase } from './case';

const MARLOW = 'Marlow & Okafor wedding';
const CHEN = 'Chen–Abbott wedding';
const HOLLIS = 'Hollis Foundation gala';
const BIRCH = 'Birch & Vale product launch';
const BENEFIT = 'St Brendan’s school benefit';
const WHITCOMB = 'Whitcomb memorial';
const SATO = 'Sato–Lindqvist elopement';
const DELGADO = 'Delgado quinceañera';

/** As somebody with wet hands says them: fillers, second thoughts, words heard wrongly. Written by somebody who had not read the grammar; 35 were understood then. Looked at since. */
export const UNSEEN_THIRD: readonly EvaluationCase[] = [
  goesTo('um can you pull up the Marlow wedding for me', (f) => `/tenant_crm/projects/${f.project(MARLOW)}`),
  goesTo('I need to get to the whit comb memorial', (f) => `/tenant_crm/projects/${f.project(WHITCOMB)}`),
  goesTo('okay so let me see the mood board for the Hollis gala', (f) => `/moodboard/${f.project(HOLLIS)}`),
  goesTo('could you jump over to the moodboard of Chen and Abbott please', (f) => `/moodboard/${f.project(CHEN)}`),
  goesTo('pull up that wreath workshop inquiry', (f) => `/tenant_crm/leads/${f.lead('Wreath workshop for Birch & Vale')}`),
  goesTo('take me back to all the leads', () => '/tenant_crm/leads'),
  goesTo('can we look at the pipeline board real quick', () => '/tenant_crm/pipeline_board'),
  goesTo('hey open up the timeline for the Reyes one', (f) => `/project_view/${f.project('Reyes wedding')}`),
  goesTo('uh the Fairweather lead, open it', (f) => `/tenant_crm/leads/${f.lead('Fairweather autumn gala')}`),
  goesTo("let's have a look at this one's moodboard", (f) => `/moodboard/${f.project(DELGADO)}`, DELGADO),

  reads('so um what have we got going on at Stonecroft', 'tenant_crm.find_projects', () => ({ search: 'Stonecroft' })),
  reads('can you tell me which weddings we have coming up', 'tenant_crm.find_projects', (f) => ({ event_type: 'wedding', from: f.today })),
  reads('what jobs are still sitting in proposal sent', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Proposal sent') })),
  reads('I need a list of everything that is booked', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Booked') })),
  reads("what's the biggest job we've got right now", 'tenant_crm.find_projects', () => ({ ordering: '-value_cents' })),
  reads('do we have any funerals', 'tenant_crm.find_projects', () => ({ event_type: 'funeral' })),
  reads('which events are in june next year', 'tenant_crm.find_projects', () => ({ from: '2027-06-01', to: '2027-06-30' })),
  reads('anything corporate coming up', 'tenant_crm.find_projects', () => ({ event_type: 'corporate' })),

  reads('remind me how many guests the Delgado thing has', 'tenant_crm.get_project', (f) => ({ id: f.project(DELGADO) })),
  reads('when is the elopement again', 'tenant_crm.get_project', (f) => ({ id: f.project(SATO) })),
  reads("what's the budget on birch and veil", 'tenant_crm.get_project', (f) => ({ id: f.project(BIRCH) })),
  reads('where are they getting married', 'tenant_crm.get_project', (f) => ({ id: f.project(CHEN) }), CHEN),
  reads('hang on what stage is the Hollis gala in', 'tenant_crm.get_project', (f) => ({ id: f.project(HOLLIS) })),
  reads('is the school benefit booked yet', 'tenant_crm.get_project', (f) => ({ id: f.project(BENEFIT) })),
  reads('give me the quick rundown on the Whitcombs', 'tenant_crm.get_project', (f) => ({ id: f.project(WHITCOMB) })),

  reads('which leads have we not got back to', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  reads('any new inquiries come in', 'tenant_crm.find_leads', () => ({ status: 'new' })),
  reads('show me the ones that came from instagram', 'tenant_crm.find_leads', () => ({ source: 'instagram' })),
  reads('which of the inquiries did we lose', 'tenant_crm.find_leads', () => ({ status: 'lost' })),
  reads('what are my best leads', 'tenant_crm.find_leads', () => ({ ordering: '-score' })),
  reads('what did Nora Bellamy write to us', 'tenant_crm.get_lead', (f) => ({ id: f.lead('Bellamy & Crane wedding') })),
  reads('tell me about the aldous inquiry', 'tenant_crm.get_lead', (f) => ({ id: f.lead('Aldous memorial') })),

  reads('are we free on June 12th 2027', 'tenant_crm.date_load', () => ({ date: '2027-06-12' })),
  reads('could we squeeze something in this Saturday', 'tenant_crm.date_load', (f) => ({ date: f.weekday('saturday') })),
  reads('is a week from today open', 'tenant_crm.date_load', (f) => ({ date: f.inDays(7) })),
  reads("what's left to do for Marlow and Okafor", 'project_view.timeline', (f) => ({ projectId: f.project(MARLOW) })),
  reads('are there any open tasks on this', 'project_view.timeline', (f) => ({ projectId: f.project('Reyes wedding') }), 'Reyes wedding'),
  reads('what did we write down about the Reyes order', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project('Reyes wedding') })),
  reads("who's the planner for Marlow", 'tenant_crm.project_people', (f) => ({ id: f.project(MARLOW) })),
  reads("who's paying for this one", 'tenant_crm.project_people', (f) => ({ id: f.project(HOLLIS) }), HOLLIS),
  reads("what's Judith Hollis's email", 'contact_management.find_clients', () => ({ search: 'Judith Hollis' })),
  reads('does anybody have a birthday coming up', 'contact_management.anniversaries'),
  reads("how's the business doing", 'tenant_crm.figures'),
  reads('can I get a chart of where our leads come from', 'analysis.run'),

  draftsOf('can you put together a proposal for Reyes with eight centrepieces and two bridal bouquets', 'draft.proposal', (f) => ({
    project_id: f.project('Reyes wedding'),
    items: ['8 Centerpiece', '2 Bridal bouquet'],
  })),
  draftsOf(
    'okay so I need a quote for this, like fifteen centerpieces, an arch, and keep it under six grand',
    'draft.proposal',
    (f) => ({ project_id: f.project(DELGADO), items: ['15 Centerpiece', '1 Ceremony arch'], budget_cents: 600_000 }),
    DELGADO,
  ),
  draftsOf('uh price me up a dozen corsages and a dozen boutonnieres', 'draft.proposal', () => ({
    items: ['12 Corsage', '12 Boutonniere'],
  })),
  draftsOf('write me up a recipe for a bridal bouquet with peonies and eucalyptus', 'draft.recipe', () => ({
    items: ['1 Bridal bouquet'],
    flowers: ['peony', 'eucalyptus'],
  })),
  draftsOf('I need the recipe for twenty low centerpieces, you know, dahlias and ranunculus', 'draft.recipe', () => ({
    flowers: ['dahlia', 'ranunculus'],
  })),
  draftsOf('could you pull the colors off the moodboard for Marlow', 'image.palette'),
  draftsOf('make me a collage of the pictures on this board', 'image.collage', undefined, MARLOW),

  writesTo('note for Hollis, the speakers want the flowers lower', 'tenant_crm.add_note', (f) => ({ subject_id: f.project(HOLLIS) })),
  writesTo("oh can you jot down that the church opens at eight, that's for Whitcomb", 'tenant_crm.add_note', (f) => ({
    subject_id: f.project(WHITCOMB),
  })),
  writesTo('remind me to call the venue for Chen Abbott on Friday', 'project_view.add_task', (f) => ({
    projectId: f.project(CHEN),
    title: 'Call the venue',
  })),
  writesTo('I need a task on the Birch launch for tomorrow, order the linens', 'project_view.add_task', (f) => ({
    projectId: f.project(BIRCH),
    title: 'Order the linens',
  })),
  writesTo('the Hollis gala is booked now, move it please', 'tenant_crm.move_project', (f) => ({
    id: f.project(HOLLIS),
    stage_id: f.stage('Booked'),
  })),
  writesTo('put Delgado into verbal yes', 'tenant_crm.move_project', (f) => ({ id: f.project(DELGADO), stage_id: f.stage('Verbal yes') })),
  writesTo('I just got off the phone with Grace Oduya so mark the lantern walk as contacted', 'tenant_crm.mark_contacted', (f) => ({
    id: f.lead('Lantern walk at the library'),
  })),
  writesTo('new inquiry, uh, Petra Holm, wedding, May 8th 2027, about a hundred and twenty guests', 'tenant_crm.create_lead', () => ({
    title: 'Petra Holm',
    event_type: 'wedding',
    event_date: '2027-05-08',
    guest_count: 120,
  })),
  writesTo('can you start a new project called Harbor lights dinner', 'tenant_crm.create_project', () => ({
    name: 'Harbor lights dinner',
  })),
];
