import { draftsOf, goesTo, reads, writesTo, type EvaluationCase } from './case';

const MARLOW = 'Marlow & Okafor wedding';
const CHEN = 'Chen–Abbott wedding';
const HOLLIS = 'Hollis Foundation gala';
const DELGADO = 'Delgado quinceañera';

/** Written before the grammar was looked at; it was then made wider with these in sight. */
export const UNSEEN_FIRST: readonly EvaluationCase[] = [
  goesTo('hop over to the inquiries list', () => '/tenant_crm/leads'),
  goesTo('get me the Chen Abbott moodboard would you', (f) => `/moodboard/${f.project(CHEN)}`),
  goesTo('I wanna look at the board with all the stages', () => '/tenant_crm/pipeline_board'),
  goesTo('jump into the Osei project', (f) => `/tenant_crm/projects/${f.project('Osei wedding')}`),
  goesTo('let me see the timeline', (f) => `/project_view/${f.project(HOLLIS)}`, HOLLIS),
  goesTo('take me home', () => '/'),
  goesTo('load up the Castellano lead', (f) => `/tenant_crm/leads/${f.lead('Castellano 50th anniversary')}`),
  goesTo('can I have the contacts page up please', () => '/contact_management'),
  goesTo('Delgado moodboard', (f) => `/moodboard/${f.project(DELGADO)}`),

  reads('so what have we got coming up', 'tenant_crm.find_projects', (f) => ({ from: f.today })),
  reads('anything happening at the Kiln Loft', 'tenant_crm.find_projects', () => ({ search: 'Kiln Loft' })),
  reads('give me every wedding we have on the books for next June', 'tenant_crm.find_projects', () => ({
    event_type: 'wedding',
    from: '2027-06-01',
    to: '2027-06-30',
  })),
  reads('which jobs are sitting in proposal sent', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Proposal sent') })),
  reads('do we have any funerals this month', 'tenant_crm.find_projects', () => ({ event_type: 'funeral' })),
  reads("what's our largest job right now", 'tenant_crm.find_projects', () => ({ ordering: '-value_cents' })),
  reads('where are we with Delgado', 'tenant_crm.get_project', (f) => ({ id: f.project(DELGADO) })),
  reads("what's the budget on the Chen job", 'tenant_crm.get_project', (f) => ({ id: f.project(CHEN) })),
  reads('what date is Okafor getting married', 'tenant_crm.get_project', (f) => ({ id: f.project(MARLOW) })),
  reads('give me the lowdown on the school benefit', 'tenant_crm.get_project', (f) => ({ id: f.project('St Brendan’s school benefit') })),
  reads('how many people are coming to the product launch', 'tenant_crm.get_project', (f) => ({
    id: f.project('Birch & Vale product launch'),
  })),
  reads('where is the Sato elopement being held', 'tenant_crm.get_project', (f) => ({ id: f.project('Sato–Lindqvist elopement') })),
  reads('did anyone forget to answer an inquiry', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  reads('who wrote to us through Instagram lately', 'tenant_crm.find_leads', () => ({ source: 'instagram' })),
  reads('got any fresh leads today', 'tenant_crm.find_leads', () => ({ status: 'new' })),
  reads('which enquiries did we lose', 'tenant_crm.find_leads', () => ({ status: 'lost' })),
  reads('can we take another wedding on the twelfth of June 2027', 'tenant_crm.date_load', () => ({ date: '2027-06-12' })),
  reads('do I have anything tomorrow', 'tenant_crm.date_load', (f) => ({ date: f.inDays(1) })),
  reads('is the day after tomorrow taken', 'tenant_crm.date_load', (f) => ({ date: f.inDays(2) })),
  reads('are we booked on Friday', 'tenant_crm.date_load', (f) => ({ date: f.weekday('friday') })),
  reads("what's still open on the Whitcomb memorial", 'project_view.timeline', (f) => ({ projectId: f.project('Whitcomb memorial') })),
  reads('to-dos for Sato please', 'project_view.timeline', (f) => ({ projectId: f.project('Sato–Lindqvist elopement') })),
  reads('what did we write down about Reyes', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project('Reyes wedding') })),
  reads('remind me what the Hollis notes say', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project(HOLLIS) })),
  reads('who is the photographer on Park', 'tenant_crm.project_people', (f) => ({ id: f.project('Park wedding') })),
  reads("who's paying for the quinceañera", 'tenant_crm.project_people', (f) => ({ id: f.project(DELGADO) })),
  reads("what's Rosa Lindgren's email", 'contact_management.find_clients', () => ({ search: 'Rosa Lindgren' })),
  reads('how do I reach Judith', 'contact_management.find_clients', () => ({ search: 'Judith' })),
  reads('got a number for Lena Vogt?', 'contact_management.find_clients', () => ({ search: 'Lena Vogt' })),
  reads('how are sales looking', 'tenant_crm.figures'),
  reads('what share of our quotes do we win', 'tenant_crm.figures'),
  reads("show me which months we're busiest for weddings", 'analysis.run', () => ({ report: 'projects-by-month' })),
  reads('break the pipeline down by stage for me', 'analysis.run', () => ({ report: 'pipeline-by-stage' })),
  reads('plot leads per channel', 'analysis.run', () => ({ report: 'leads-by-source' })),

  draftsOf('price up fifteen table centres with dahlias, they have about three grand', 'draft.proposal', () => ({
    items: ['15 Centerpiece'],
    flowers: ['dahlia'],
    budget_cents: 300_000,
  })),
  draftsOf('client wants a bridal bouquet and four boutonnieres, keep it under 700', 'draft.proposal', () => ({
    items: ['1 Bridal bouquet', '4 Boutonniere'],
    budget_cents: 70_000,
  })),
  draftsOf('proposal for Chen: 18 centerpieces and one arch, ten thousand dollars', 'draft.proposal', (f) => ({
    project_id: f.project(CHEN),
    items: ['18 Centerpiece', '1 Ceremony arch'],
    budget_cents: 1_000_000,
  })),
  draftsOf('can you quote half a dozen bud vases with sweet peas', 'draft.proposal', () => ({
    items: ['6 Bud vase'],
    flowers: ['sweet pea'],
  })),
  draftsOf('what goes into ten bridesmaid bouquets with garden roses', 'draft.recipe', () => ({
    items: ['10 Bridesmaid bouquet'],
    flowers: ['garden rose'],
  })),
  draftsOf('stem count for 20 centerpieces with hydrangea please', 'draft.recipe', () => ({
    items: ['20 Centerpiece'],
    flowers: ['hydrangea'],
  })),
  draftsOf('write me a recipe for a couple of bud vases with ranunculus for Osei', 'draft.recipe', (f) => ({
    items: ['2 Bud vase'],
    flowers: ['ranunculus'],
    project_id: f.project('Osei wedding'),
  })),
  draftsOf('pull the colours out of the Marlow board', 'image.palette'),
  draftsOf('stick the Marlow moodboard pictures together in one image', 'image.collage'),

  writesTo('jot down on Whitcomb that the side door is locked until nine', 'tenant_crm.add_note', (f) => ({
    subject_id: f.project('Whitcomb memorial'),
  })),
  writesTo('note to self for Reyes, the ribbon is ivory', 'tenant_crm.add_note', (f) => ({ subject_id: f.project('Reyes wedding') })),
  writesTo('put order the lanterns on the list for Chen', 'project_view.add_task', (f) => ({
    projectId: f.project(CHEN),
    title: 'Order the lanterns',
  })),
  writesTo(
    "don't let me forget to ring the church on Friday",
    'project_view.add_task',
    (f) => ({ title: 'Ring the church', when: { anchor: 'day', day: f.weekday('friday') } }),
    'Whitcomb memorial',
  ),
  writesTo('Hollis is booked, move it', 'tenant_crm.move_project', (f) => ({ id: f.project(HOLLIS), stage_id: f.stage('Booked') })),
  writesTo('I just called the Bellamy lead back', 'tenant_crm.mark_contacted', (f) => ({ id: f.lead('Bellamy & Crane wedding') })),
  writesTo('new inquiry: Paul Renner, corporate party, 80 guests, around five thousand', 'tenant_crm.create_lead', () => ({
    title: 'Paul Renner',
    event_type: 'corporate',
    guest_count: 80,
    budget_max_cents: 500_000,
  })),
  writesTo('start a new project called Harvest dinner for 60 people', 'tenant_crm.create_project', () => ({
    name: 'Harvest dinner',
    guest_count: 60,
  })),
];
