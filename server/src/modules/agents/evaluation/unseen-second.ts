import { draftsOf, goesTo, reads, writesTo, type EvaluationCase } from './case';

const MARLOW = 'Marlow & Okafor wedding';
const CHEN = 'Chen–Abbott wedding';
const HOLLIS = 'Hollis Foundation gala';
const DELGADO = 'Delgado quinceañera';

/** Written with the first, by the same hand. Which of them fail was not looked at while the grammar was made wider, only how many. */
export const UNSEEN_SECOND: readonly EvaluationCase[] = [
  goesTo('bring me to the pipeline', () => '/tenant_crm/pipeline_board'),
  goesTo('where do I find my leads', () => '/tenant_crm/leads'),
  goesTo('switch to the Park wedding', (f) => `/tenant_crm/projects/${f.project('Park wedding')}`),
  goesTo("I'd like to see Reyes' moodboard", (f) => `/moodboard/${f.project('Reyes wedding')}`),
  goesTo('Whitcomb timeline, quickly', (f) => `/project_view/${f.project('Whitcomb memorial')}`),
  goesTo('get the Nakamura inquiry on screen', (f) => `/tenant_crm/leads/${f.lead('Nakamura & Hollis wedding')}`),

  reads('what else is at Riverside Garden', 'tenant_crm.find_projects', () => ({ search: 'Riverside Garden' })),
  reads("who's getting married in June 2027", 'tenant_crm.find_projects', () => ({
    event_type: 'wedding',
    from: '2027-06-01',
    to: '2027-06-30',
  })),
  reads('everything in production please', 'tenant_crm.find_projects', (f) => ({ stage: f.stage('Production') })),
  reads('our top paying clients this year', 'tenant_crm.find_projects', () => ({ ordering: '-value_cents' })),
  reads('what events are left this month', 'tenant_crm.find_projects', (f) => ({ from: f.today })),
  reads('how much is Hollis spending', 'tenant_crm.get_project', (f) => ({ id: f.project(HOLLIS) })),
  reads('fill me in on Chen and Abbott', 'tenant_crm.get_project', (f) => ({ id: f.project(CHEN) })),
  reads('what time does the Marlow ceremony start', 'tenant_crm.get_project', (f) => ({ id: f.project(MARLOW) })),
  reads('how is it going with Birch and Vale', 'tenant_crm.get_project', (f) => ({ id: f.project('Birch & Vale product launch') })),
  reads('which venue is the benefit at', 'tenant_crm.get_project', (f) => ({ id: f.project('St Brendan’s school benefit') })),
  reads('who are we keeping waiting', 'tenant_crm.find_leads', () => ({ status: 'late' })),
  reads('show the leads we got from referrals', 'tenant_crm.find_leads', () => ({ source: 'referral' })),
  reads('have any brides asked about dates yet', 'tenant_crm.find_leads', () => ({ event_type: 'wedding' })),
  reads('do we have space on the nineteenth of September 2027', 'tenant_crm.date_load', () => ({ date: '2027-09-19' })),
  reads('what does Thursday look like', 'tenant_crm.date_load', (f) => ({ date: f.weekday('thursday') })),
  reads('anything on today', 'tenant_crm.date_load', (f) => ({ date: f.today })),
  reads("what haven't we done yet for Hollis", 'project_view.timeline', (f) => ({ projectId: f.project(HOLLIS) })),
  reads('read me the notes for Whitcomb', 'tenant_crm.project_notes', (f) => ({ subject_id: f.project('Whitcomb memorial') })),
  reads('who else works on the Marlow wedding', 'tenant_crm.project_people', (f) => ({ id: f.project(MARLOW) })),
  reads('I need to ring Marcus Birch, what is his number', 'contact_management.find_clients', () => ({ search: 'Marcus Birch' })),
  reads('find me the address of Jonah Park', 'contact_management.find_clients', () => ({ search: 'Jonah Park' })),
  reads('how much money is in the pipeline', 'tenant_crm.figures'),
  reads('graph of inquiries by status', 'analysis.run', () => ({ report: 'leads-by-status' })),

  draftsOf('they want ten tall arrangements with white hydrangea for two and a half thousand', 'draft.proposal', () => ({
    items: ['10 Tall arrangement'],
    flowers: ['hydrangea'],
    budget_cents: 250_000,
  })),
  draftsOf('work up a quote for Delgado, 13 centerpieces and a garland, no more than $4k', 'draft.proposal', (f) => ({
    project_id: f.project(DELGADO),
    items: ['13 Centerpiece', '1 Garland'],
    budget_cents: 400_000,
  })),
  draftsOf('how many flowers do I need for three dozen boutonnieres with ranunculus', 'draft.recipe', () => ({
    items: ['36 Boutonniere'],
    flowers: ['ranunculus'],
  })),
  draftsOf('recipe please: 1 bridal bouquet, peonies, garden roses', 'draft.recipe', () => ({
    items: ['1 Bridal bouquet'],
    flowers: ['peony', 'garden rose'],
  })),
  draftsOf('which colours are we using for Marlow', 'image.palette'),

  writesTo('make a note that the elevator is broken', 'tenant_crm.add_note', (f) => ({ subject_id: f.project(HOLLIS) }), HOLLIS),
  writesTo('Chen wants more greenery, write that down', 'tenant_crm.add_note', (f) => ({ subject_id: f.project(CHEN) })),
  writesTo('I have to pick up the vases tomorrow, put it on the Reyes list', 'project_view.add_task', (f) => ({
    projectId: f.project('Reyes wedding'),
    title: 'Pick up the vases',
  })),
  writesTo('Birch and Vale goes to proposal sent', 'tenant_crm.move_project', (f) => ({
    id: f.project('Birch & Vale product launch'),
    stage_id: f.stage('Proposal sent'),
  })),
  writesTo('log a lead, Tessa Moore, wedding, second of October 2027, ninety guests', 'tenant_crm.create_lead', () => ({
    title: 'Tessa Moore',
    event_type: 'wedding',
    event_date: '2027-10-02',
    guest_count: 90,
  })),
  writesTo('set up a project for the Solstice supper on December 4 2027', 'tenant_crm.create_project', () => ({
    name: 'Solstice supper',
    event_date: '2027-12-04',
  })),
];
