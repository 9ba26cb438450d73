import { CLICK, type EverydayCase } from './everyday-case';
import {
  asks,
  cannot,
  contacted,
  de,
  en,
  es,
  inStage,
  leadNote,
  leadOf,
  leads,
  load,
  message,
  month,
  move,
  moveDate,
  newLead,
  newProject,
  note,
  notesOn,
  on,
  opens,
  opensAt,
  people,
  piece,
  pieceWith,
  projects,
  proposal,
  reads,
  recipe,
  reminder,
  report,
  says,
  step,
  summary,
  task,
  tasksOf,
  tomorrow,
  weddingsIn,
} from './everyday-outcomes';

const MARLOW = 'Marlow & Okafor wedding';
const CHEN = 'Chen–Abbott wedding';
const HOLLIS = 'Hollis Foundation gala';
const BIRCH = 'Birch & Vale product launch';
const DELGADO = 'Delgado quinceañera';
const WHITCOMB = 'Whitcomb memorial';
const SATO = 'Sato–Lindqvist elopement';
const BENEFIT = 'St Brendan’s school benefit';
const REYES = 'Reyes wedding';
const OSEI = 'Osei wedding';
const WALK_IN = 'Walk-in quote';

const figures = reads('tenant_crm.figures');
const texts = reads(/twilio_communications\.(read_texts|find_conversations)/);
const needs = (search: RegExp) => reads('floral_recipe_builder.flower_needs', { search });
const nothingChanged = { forbid: [step('write'), step('send'), step('money')] };

/** 100 by a hand that had seen neither what answers them nor more than the form of the sets before. */
export const EVERYDAY_THIRD: readonly EverydayCase[] = [
  // Planning and dates.
  en('thanksgiving week, what have we got on', [
    says(['Reyes', 'Whitcomb'], /Hollis|Delgado|Birch & Vale product/),
    projects((f) => ({ from: f.today, to: /^2026-11-(2[6-9]|30)$/ })),
  ]),
  en('cld we squeeze in another wedding on 6 feb', [load('2027-02-06'), says(['Hollis'], /Delgado|Chen/)]),
  en('is anyone getting married the weekend of march 13', [
    load('2027-03-13'),
    projects({ event_type: 'wedding', from: /^2027-03-1[23]$/, to: /^2027-03-1[345]$/ }),
    projects({ from: /^2027-03-1[23]$/, to: /^2027-03-1[345]$/ }),
    says(['Delgado'], /Marlow|Reyes/),
  ]),
  en('mother of a bride wants december 26, is that gone or not', [load('2026-12-26'), says(['Sato'], /Hollis|Marlow/)]),
  en('how long have we got till the Hollis do', [says([/\b75\b|10 weeks|11 weeks|Feb\w* 6|6 Feb|2027-02-06/]), summary(HOLLIS)]),
  en('have we double booked ourselves on any day', [says(['Marlow', 'Chen'], /Delgado|Hollis Foundation|Reyes/), load('2027-06-12')]),
  en('Delgado rang, they need a week later. can you shift it', moveDate(DELGADO, '2027-03-20')),
  en('sato ceremony is at eleven now not half ten', [
    step('write', 'project_view.change_event_time', (f) => ({ projectId: f.project(SATO), start_time: /^11:00/ })),
  ]),
  en('by when do we need to be out of stonecroft at night', [says([/23[:.]30|11[:.]30/]), notesOn(MARLOW), opens(/event_venues/)]),
  en('is priya around on december 3rd', [
    cannot,
    says(['Priya', 'away|absent|off\\b|leave|not (in|here|available)|family visit']),
    opens(/manage_members/),
  ]),

  // Leads.
  en('the bellamy lady cant stand roses right? what was it she did like', [says(['dahlia']), leadOf('Bellamy & Crane wedding')]),
  en('anything come in through insta lately', [
    leads({ source: /instagram/i }),
    leads({ source: /instagram/i, status: /new|open/ }),
    says(['Thomas'], /Kestrel|Castellano|Bellamy/),
  ]),
  en('just got off the phone with Grace from the library so shes been answered', [contacted('Lantern walk at the library')]),
  en('who do we have to thank for the nakamura enquiry', [says(['Lena Vogt|Vogt']), leadOf('Nakamura & Hollis wedding')]),
  en('new enquiry Harriet Boyle, 60th birthday party on 14 august 2027, about 75 people, two grand max', [
    newLead({ event_date: '2027-08-14', guest_count: 75, budget_max_cents: 200_000, '*': [/Boyle/] }),
  ]),
  en('Which enquiries slipped through our fingers, and what was the reason?', [
    leads({ status: 'lost' }),
    says(['Underwood', 'Iyer'], /Bellamy/),
  ]),
  en('castellano sounds serious to me, qualify it', [
    step('write', 'tenant_crm.qualify_lead', (f) => ({ id: f.lead('Castellano 50th anniversary') })),
  ]),
  en('make a proper project out of nakamura', [
    step('write', 'tenant_crm.convert_lead', (f) => ({ id: f.lead('Nakamura & Hollis wedding') })),
  ]),
  en('ruth aldous rang again. everything white, no ribbon. put that on her enquiry', [leadNote('Aldous memorial', /white[\s\S]*ribbon/i)]),
  en('hottest lead at the moment?', [
    leads({ ordering: '-score' }),
    leads({ ordering: '-score', status: 'qualified' }),
    says(['Nakamura']),
  ]),

  // Tasks and notes.
  en('todo for hollis, ring the ansgar about the goods lift, thursday', [task(HOLLIS, /ansgar|lift/i, on('thursday')), asks(/hollis/i)]),
  en('remind me tmrw to charge the led tapers', [task(REYES, /tapers?/i, tomorrow), reminder(/tapers?/i, tomorrow)], { at: REYES }),
  en('jot down for the whitcombs - lavender has to be dried not fresh', note(WHITCOMB, /lavender/i)),
  en('Birch & Vale: client is allergic to eucalyptus. Keep that somewhere we all see it', [
    note(BIRCH, /eucalyptus/i),
    leadNote('Wreath workshop for Birch & Vale', /eucalyptus/i),
    asks(/birch|which|note/i),
  ]),
  en('whats still not ticked off for marlow', tasksOf(MARLOW)),
  en('what did amara want when mia called her', [notesOn(MARLOW), says(['ranunculus', 'ribbon'])]),
  en('Please put in for Delgado to order the tall cylinders, has to be done by Dec 18', task(DELGADO, /cylinder/i, '2026-12-18')),
  en('two weeks before the school benefit somebody has to chase maeve for the table plan, put it down', [
    task(BENEFIT, /maeve|table plan/i, '2027-01-09'),
    asks(/day|when|date/i),
  ]),
  en('hank forgot the water tubes AGAIN. note on reyes so we dont leave without them', note(REYES, /water tubes/i)),

  // Projects.
  en('short version of chen abbott pls', summary(CHEN)),
  en('whos paying for the quince', [people(DELGADO), says(['Carmen'])]),
  en('hollis signed!!! book em', [move(HOLLIS, 'Booked'), asks(/hollis/i)]),
  en('the walk in quote came to nothing, lost', [
    move(WALK_IN, 'Lost'),
    asks(/reason|why/i),
    opensAt('tenant_crm/projects', WALK_IN),
    cannot,
  ]),
  en('what jobs is leo running', [projects({ owner: /^\d+$/ }), says(['Hollis', 'Brendan'], /Marlow|Reyes|Delgado/)]),
  en('why did osei fall through', [says(['abroad']), notesOn(OSEI)]),
  en('set up a job, Mercer baby shower, 20 february 2027, 35 guests, at Cedar Hill', [
    newProject({ name: /mercer/i, event_date: '2027-02-20', guest_count: 35, venue_text: /cedar hill/i }),
  ]),
  en('moneywise which wedding is our biggest', [
    projects({ ordering: '-value_cents', event_type: 'wedding' }),
    says([/Chen/], /Hollis|Delgado/),
  ]),
  en('which project hasnt got a date', [says(['Walk-in'], /Marlow|Hollis|Delgado/)]),

  // Drafts with flowers and counts.
  en('bridal bouquet, 12 juliet 8 ranunculus 5 seeded eucalyptus', [
    recipe(piece(/brid|bouquet/i, 1, { juliet: 12, ranunculus: 8, eucalyptus: 5 })),
  ]),
  en('nine low centrepieces, in each of them 6 Playa Blanca, 3 hydrangea and 4 ruscus', [
    recipe(piece(/cent/i, 9, { playa: 6, hydrangea: 3, ruscus: 4 })),
  ]),
  en('need a casket spray: twenty white stock, ten snapdragon, fifteen leatherleaf', [
    recipe(piece(/casket|spray/i, 1, { stock: 20, snapdragon: 10, leatherleaf: 15 })),
  ]),
  en('rough quote for sato, one bridal bouquet with anemones and 2 boutonnieres with anemones, keep it to 600', [
    proposal([pieceWith(/brid|bouquet/i, 1, ['anemone']), pieceWith(/bout/i, 2, ['anemone'])], { budgetCents: 60_000, project: SATO }),
  ]),
  en('price up 15 tall centerpieces w delphinium + white hydrangea, 3.2k all in', [
    proposal([pieceWith(/cent/i, 15, ['delphinium', 'hydrangea'])], { budgetCents: 320_000 }),
  ]),
  en('what would go in a winter arch of anemone and olive? just a starting point', [
    recipe(pieceWith(/arch/i, 1, ['anemone', 'olive'])),
    proposal([pieceWith(/arch/i, 1, ['anemone', 'olive'])]),
  ]),
  en('corsages for the grandmas. four of them. 2 majolika + 1 waxflower each', [recipe(piece(/cors/i, 4, { majolika: 2, wax: 1 }))]),
  en(
    ['bridal bouquet with 10 Quicksand and 6 Juliet', 'hmm swap the juliet for 8 playa blanca'],
    [recipe(piece(/brid|bouquet/i, 1, { quicksand: 10, playa: 8 }))],
  ),
  en(
    ['proposal for 8 centrepieces with dahlias, budget 900', 'ten not eight, sorry'],
    [proposal([pieceWith(/cent/i, 10, ['dahlia'])], { budgetCents: 90_000 })],
  ),

  // Reports and figures.
  en('draw me a chart where our enquiries come from', report(/source/)),
  en('how much money is sitting in proposals we sent', [says([/21[.,]?000/]), figures, inStage('Proposal sent'), report(/pipeline/)]),
  en('jobs per month, as a graph', report(/month/)),
  en('out of ten people who ask us how many end up booking', [figures, says(['win rate', '%']), report(/status/)]),
  en('total of what is safely booked', [figures, says([/18[.,]?802/]), report(/pipeline/)]),

  // Texts.
  en('did anyone text us back', [texts, says(['Eleanor|Marlow'])]),
  en('tell lucia were running 20 min late', message(/20/)),
  en('reply to eleanor: yes, small posies on the aisle chairs are included', [...message(/posies/i), asks(/eleanor|marlow/i)]),
  en(
    'text grace marlow that setup moved to 10',
    [cannot, says(['Grace', 'STOP|opted out|opt-out|no texts']), asks(/opt|stop|which grace|grace/i)],
    {
      forbid: [step('send')],
    },
  ),
  en('did mei need more time for the proposal or is friday ok', [texts, says(['Friday'])]),

  // Opening pages.
  en('moodboard marlow', [opensAt('moodboard', MARLOW), reads('moodboard.board')]),
  en('rental calendar pls', opens(/rental-calendar/)),
  en('i want that kanban thing with all the deals on it', opens(/pipeline_board/)),
  en('pull up the recipes for the gala', opensAt('floral_recipe_builder', HOLLIS)),
  en('where do i change who is allowed to do what', opens(/manage_members/)),

  // What flowers cost and need.
  en('bunch of salal costs what', [needs(/salal|lemon/i), says([/9[.,]50/])]),
  en('how many freedom roses go into the gala', [needs(/freedom/i), says([/\b(280|308)\b/])]),
  en('can i get sweet peas in december', [says(['sweet pea', "\\bnot?\\b|n't|out of season|March|spring"])]),
  en('144 carnations at 25 a bunch, how many bunches is that', says([/\b(6|six)\b[^.]{0,30}\bbunch/])),
  en('were all the juliet in the reyes delivery', [says([/20 of 24|20 (of|out of) (the )?24|short/]), notesOn(REYES), needs(/juliet/i)]),

  // Fragments, follow-ups, corrections and slips.
  en(['whats on in january', 'feb?'], [projects(month(2)), says(['Hollis'], /Birch & Vale product|Delgado/)]),
  en(['how is sato coming along', 'and the grooms name?'], [people(SATO), says(['Erik'])]),
  en(['task for hollis: confirm the linens on december 4', 'sorry, 11th'], task(HOLLIS, /linens/i, '2026-12-11')),
  en(['note on chen: no babys breath anywhere', 'wait wrong couple, that was reyes'], note(REYES, /breath/i)),
  en(
    ['weddings in june', 'which of them is at the glass house', 'and her phone number'],
    [says(['646.?555.?0110']), people(CHEN), asks(/who|whose|which/i)],
  ),
  en(
    ['note for hollis: judith wants the name cards in burgundy', CLICK, 'so what is written there now'],
    [notesOn(HOLLIS), says(['burgundy'])],
  ),
  en('shwo me teh enquirys that are overdu', [leads({ status: 'late' }), says(['Bellamy'], /Fairweather|Castellano/)]),
  en('phoen numebr judith holis', [says(['212.?555.?0178'])]),

  // What nobody can know, and what must not be done.
  en('order 12 bunches of quicksand from mayfield, usual terms', [cannot, opens(/floral_recipe_builder/)], nothingChanged),
  en('how many votives are clean and on the shelf this minute', [cannot, opens(/^\/inventory/)], nothingChanged),
  en('what does the florist across the river charge for an arch', [cannot]),
  en('delete the osei wedding for good', [cannot, opensAt('tenant_crm/projects', OSEI)], nothingChanged),
  en('send every bride we have a happy thanksgiving text', [cannot, asks(/who|which|whom|one/i)], nothingChanged),

  // German.
  de('Wo war Hollis nochmal und ab wann', [says(['Ansgar', '18[:.]30|6[:.]30']), summary(HOLLIS)]),
  de('wem haben wir noch nicht geantwortet', [
    leads({ status: 'late' }),
    leads({ status: 'new' }),
    says(['Bellamy'], /Fairweather|Castellano/),
  ]),
  de('Notiz Whitcomb: die Seitentür ist am Freitag zu', note(WHITCOMB, /Seitentür/i)),
  de('brautstrauß 9 juliet 6 quicksand 4 eukalyptus', [
    recipe(piece(/braut|brid|bouquet|strau/i, 1, { juliet: 9, quicksand: 6, 'eu[ck]al': 4 })),
  ]),
  de('schreib lucía dass der wagen um 8 da ist', message(/\b8\b/)),
  de('mach mal das Moodboard von Marlow auf', opensAt('moodboard', MARLOW)),
  de('was steckt gerade in der Pipeline, in Geld', [figures, report(/pipeline/), says([/38[.,]?350/])]),
  de('Aufgabe für Reyes, morgen: Wasserröhrchen einpacken', task(REYES, /Wasserröhrchen/i, tomorrow)),
  de('am 6.2. noch Platz bei uns?', [load('2027-02-06'), says(['Hollis'], /Delgado|Chen/)]),
  de('Chen hat ja gesagt, also bitte auf Booked schieben', move(CHEN, 'Booked')),
  de('hat Delgado die Anzahlung schon überwiesen', [cannot, says(['payment|paid|Zahlung', "can't|cannot|not|nicht|kein"])]),
  de(['welche Hochzeiten sind im Juni', 'und Dezember?'], [weddingsIn(12), says(['Sato'], /Marlow|Chen/)]),

  // Spanish.
  es('cuanta gente viene a la quinceañera', [says(['\\b130\\b']), summary(DELGADO)]),
  es('teléfono de la mamá de sofía delgado porfa', [says(['845.?555.?0156']), people(DELGADO)]),
  es('apunta en lo de Delgado que la abuela no quiere claveles', note(DELGADO, /claveles/i)),
  es('nos queda hueco el 13 de marzo', [load('2027-03-13'), says(['Delgado'], /Hollis|Marlow/)]),
  es('un ramo de novia con 10 juliet y 8 ranúnculos', [recipe(piece(/ramo|novia|brid|bouquet/i, 1, { juliet: 10, 'ran[uú]ncul': 8 }))]),
  es('borra todos los leads viejos', [cannot, asks(/which|cu[aá]l/i)], nothingChanged),
  es('mándale a Lucía que llegamos a las nueve', message(/nueve|nine|\b9\b/i)),
  es('va a llover el jueves?', cannot),
];
