import { asReminder } from '../as-reminder';
import { meetingOrder } from './meeting-order';
import { tasksSaid } from './member-task';

const TODAY = '2026-11-27';

describe('what somebody of the team shall do', () => {
  it.each([
    ['Hank muss bis Mittwoch die Laternen zählen', 'Hank', 'die Laternen zählen'],
    ['Am Montag soll Mia bitte die Farben abstimmen', 'Mia', 'die Farben abstimmen'],
    ['priya needs to order the ribbon by tuesday', 'priya', 'order the ribbon'],
    ['tom washes the buckets on monday', 'tom', 'wash the buckets'],
    ['Mia tiene que llamar a Carmen el lunes', 'Mia', 'llamar a Carmen'],
    ['tell hank to load the van by monday', 'hank', 'load the van'],
    ['tarea para leo: contar los faroles el jueves', 'leo', 'contar los faroles'],
  ])('%s', (said, who, what) => expect(tasksSaid(said, TODAY)).toMatchObject([{ who, what }]));

  it('may be several in one sentence', () =>
    expect(
      tasksSaid('to-dos please: mia orders ribbon by monday, hank packs the van and priya should call the venue', TODAY),
    ).toMatchObject([
      { who: 'mia', what: 'order ribbon', span: { to: '2026-11-30' } },
      { who: 'hank', what: 'pack the van' },
      { who: 'priya', what: 'call the venue' },
    ]));

  it.each([
    'should leo book the lift?',
    'leo should not book the lift',
    'which tasks does leo have',
    'Leo is away on friday',
    'Reyes paid the rest',
  ])('is not said: %s', (said) => expect(tasksSaid(said, TODAY)).toEqual([]));
});

describe('a reminder with its time first', () => {
  it.each([
    ['remind me monday 7am water the hydrangeas', 'remind me to water the hydrangeas monday at 7am'],
    ['remind me on 3 december at 4pm pick up the ribbon', 'remind me to pick up the ribbon 3 december at 4pm'],
    ['remind me at 6:30 on saturday to load the buckets', 'remind me to load the buckets saturday at 6:30'],
    ['remind me on monday at 9 to call the market', 'remind me to call the market monday at 9'],
    ['remind me tomorrow to call the market at 9', 'remind me to call the market at 9 tomorrow'],
    ['reminder for tomorrow: call the market', 'remind me to call the market tomorrow'],
    ['remind me to call Judith monday', 'remind me to call Judith monday'],
    ['remind me of the invoices', 'remind me of the invoices'],
  ])('%s', (said, says) => expect(asReminder(said, TODAY)).toBe(says));
});

it.each(['put in a phone call with maya lindholm on tuesday at 2', 'squeeze in a tasting with Maya Lindholm tuesday at 2'])(
  'a meeting is booked: %s',
  (said) => expect(meetingOrder(said, TODAY)).toMatchObject({ kind: 'book', when: { time: '14:00' } }),
);
