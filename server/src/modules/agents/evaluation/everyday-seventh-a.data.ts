import { asks, contacted, de, en, es, month, newLead, piece, pieceWith, projects, reads, recipe, says, step } from './everyday-outcomes';
import { MARLOW, WHITCOMB } from './everyday-names';
import { fact } from './everyday-seventh-outcomes';

/** Sentences of a working day by a second hand that had not read the planner: days, leads, tasks, flowers. */
export const EVERYDAY_SEVENTH_A = [
  en("what's on today?", [reads('agenda.overview'), fact('Meetings and calendar', 'Team round')]),
  en(
    'Good morning! Could you please give me an overview of everything we have coming up over the next two weeks, events first and then the meetings?',
    says(['Events \\(\\d\\)', 'Reyes wedding', 'Whitcomb memorial', 'Meetings and calendar', 'Emil Lindqvist']),
  ),
  en('when is the Chen Abbott wedding', fact('12 Jun 2027')),
  en('do we have anything on the 12th of june next year?', fact('Marlow & Okafor', 'Chen–Abbott', 'Reyes', 'Hollis', 'Vale')),
  en(
    'which saturdays in june 2027 are still free',
    fact('5 Jun 2027: free', '12 Jun 2027: .*Marlow', '19 Jun 2027: free', '26 Jun 2027: free'),
  ),
  en('how many days until the Reyes wedding', fact('\\d+ days until Reyes')),
  en("Who's off in the second week of December?", fact('Away', 'Mia Rosales|Garden days|Nobody is noted')),
  de('Wann ist die Trauerfeier Whitcomb und wo?', fact('Whitcomb memorial is on', 'St Brendan’s Church')),
  es('¿Qué tenemos el lunes?', reads('agenda.overview')),
  en('wat events are commign up in decmber', [projects(month(12)), fact('Whitcomb')]),
  en('please make a timeline for the wedding day, ceremony starts at 4 and we can get in the barn from 11', step('draft'), { at: MARLOW }),
  en(
    'Move the Whitcomb memorial one day later',
    step('write', 'project_view.change_event_time', (facts) => ({ projectId: facts.project(WHITCOMB), event_date: /\d/ })),
  ),
  en(
    'Could you put a hold on Saturday 19 June 2027 for the Bellamy & Crane couple? They want to think about it until New Year.',
    step('write', 'calendar_meeting.hold_day', { day: '2027-06-19', name: /Bellamy & Crane/, note: /New Year/ }),
  ),
  en('when do I have to order the flowers for Reyes so they arrive 3 days before', fact('order by|order (?:them|it) ')),
  en('are we double booked anywhere', fact('12 Jun 2027', 'Marlow & Okafor', 'Chen–Abbott')),
  en('any new leads?', fact('4 new leads')),
  en(
    "Which inquiries haven't been answered yet? I'm worried we let someone slip through.",
    fact('4 leads nobody has answered', 'Bellamy & Crane.*too long'),
  ),
  en(
    'new lead: Josie Hartwell, wedding 18 sept 2027, about 90 guests, budget 6 to 8k, found us on instagram, josie.hartwell@gmail.com',
    newLead({
      title: 'Josie Hartwell',
      event_type: 'wedding',
      event_date: '2027-09-18',
      guest_count: 90,
      budget_min_cents: 600_000,
      budget_max_cents: 800_000,
      source: 'instagram',
      email: 'josie.hartwell@gmail.com',
    }),
  ),
  en(
    'new lead Marcus Bell called, retirement party on jan 23, wants 8 small centerpieces, 518 555 0199',
    newLead({
      title: 'Marcus Bell',
      event_type: 'social',
      event_date: '2027-01-23',
      phone: /518 555 0199/,
      source: 'phone',
      message: /8 small centerpieces/,
    }),
  ),
  en('mark bellamy & crane as contacted, i just called them', contacted('Bellamy & Crane wedding')),
  en("who's the lead with the biggest budget?", says(['^Nakamura & Hollis', 'open leads'])),
  en('how many leads did we lose and why', fact('Iyer & Grant.*date taken', 'Underwood.*price')),
  de('Wie viele offene Anfragen haben wir gerade und wer kümmert sich darum?', fact('9 open leads|9 leads')),
  es('tienes algun lead que vino por recomendacion?', fact('referral', 'Castellano', 'Nakamura')),
  en('turn the bellamy lead into a project plz', step('write', 'tenant_crm.convert_lead')),
  en('give Hazel Brandt to Tom', step('write')),
  en('did Clara Delgado ever get back to us after the consult?', fact('Clara Delgado was', 'Studio consultation', 'smilax')),
  en('overdue?', fact('Hollis Foundation gala', '4,156\\.80')),
  en(
    'remind me on tuesday at 9 to call Hudson Valley Flower Exchange about the ranunculus',
    step('write', undefined, { '*': [/ranunculus/] }),
  ),
  en('whats on my todo list for next week', fact('No open task is assigned to Ada|open tasks? of Ada')),
  en('Add a task for Hank: check the hinges on the two brass lanterns in repair, by Wednesday', [
    step('write', 'project_view.add_task', { title: /hinges/ }),
    asks(/project is .*hinges/),
    step('write', 'calendar_meeting.add_entry', { title: /hinges/ }),
  ]),
  en(
    'I need three tasks on this one: confirm the bridesmaid count with Tess, ask the barn about candles, order the ivory silk ribbon. All by Friday.',
    step('write', 'project_view.add_task', { title: /bridesmaid/ }),
    { at: MARLOW },
  ),
  en('tick off the task about the moodboard', step('write', /task|tick|done/), { at: MARLOW }),
  en('wich tasks are still opne for the marlow weding', fact('16 open tasks', '8 steps of the event day')),
  de(
    'Erinnere mich bitte morgen früh daran, die Schlüssel für den großen Lieferwagen mitzunehmen.',
    step('write', undefined, { '*': [/Schlüssel/] }),
  ),
  en("push all of Priya's tasks that fall while shes away to the 11th", fact('Priya Nair')),
  en('who has the most on their plate right now?', fact('None of the 16 open tasks is assigned|has the most')),
  en('delete all done tasks', says(['cannot delete', 'Nothing was changed'])),
  en("Every Monday I have to send Walter the list of payments. Can you set something up so that I don't forget it?", step('write')),
  en(
    'bridal bouquet: 8 Juliet, 6 white ranunculus, 5 quicksand, 3 stems eucalyptus silver dollar',
    recipe(piece(/bridal/i, 1, { juliet: 8, ranunculus: 6, quicksand: 5, eucalyptus: 3 })),
    { at: MARLOW },
  ),
  en(
    '12 low centerpieces for the Hollis gala, each 5 playa blanca, 3 delphinium, 4 ruscus. What would that cost us and what do we charge?',
    recipe(piece(/center/i, 12, { 'playa blanca': 5, delphinium: 3, ruscus: 4 })),
  ),
  en(
    'Please draft 6 bridesmaid bouquets with 4 lisianthus, 3 spray roses and some greenery each for Chen-Abbott',
    recipe(pieceWith(/bridesmaid/i, 6, ['lisianthus', 'spray rose', 'greenery'])),
  ),
  en('boutonnieres 7x one ranunculus one sprig of rosemary', recipe(piece(/boutonniere/i, 7, { ranunculus: 1, rosemary: 1 }))),
  de(
    'Strauß mit 10 Pfingstrosen, 5 weißen Rosen und 3 Stielen Eukalyptus, was würde der kosten?',
    recipe(piece(/bouquet/i, 1, { peony: 10, rose: 5, eucalyptus: 3 })),
  ),
  es(
    'Ramo de novia con 12 rosas Quicksand, 8 lisianthus blancos y 6 tallos de ruscus para la boda Reyes, hazme el borrador por favor',
    recipe(piece(/bridal/i, 1, { quicksand: 12, lisianthus: 8, ruscus: 6 })),
  ),
  en('arch like for marlow but half as big for reyes', step('draft')),
  en('make the centerpeices a bit cheaper, swap the garden roses for something similar', step('draft'), { at: MARLOW }),
  en('how many stems of Playa Blanca do we need for Chen Abbott', fact('22 stems', '1 bunch')),
  en(
    "Could you write up a wreath workshop for 14 people — every wreath gets 10 stems of cedar, 6 of eucalyptus, 5 dried lunaria and 3 pine cones — and tell me how many bunches I'd need to order?",
    recipe(piece(/wreath/i, 14, { cedar: 10, eucalyptus: 6, lunaria: 5, cone: 3 })),
  ),
];
