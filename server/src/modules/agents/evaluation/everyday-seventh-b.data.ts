import { message, asks, de, en, es, newLead, says, step } from './everyday-outcomes';
import { MARLOW } from './everyday-names';
import { fact } from './everyday-seventh-outcomes';

/** Sentences of a working day by a second hand that had not read the planner: money, stock, meetings, messages, several turns. */
export const EVERYDAY_SEVENTH_B = [
  en('who owes us money?', fact('Hollis Foundation gala.*4,156\\.80', 'Reyes wedding.*3,630\\.31', 'Marlow & Okafor.*3,362\\.12')),
  en('has teh Hollis gala payed yet', fact('No, Hollis', '4,156\\.80')),
  en('Tess Marlow just transferred another $500, please record it', step('money')),
  en(
    'record 3630.31 from Reyes, came by check today',
    step('money', 'payments.record_payment', { amount_cents: 363_031, method: 'check' }),
  ),
  en('how mcuh is stil oepn on the reyes wedding?', fact('3,630\\.31')),
  en('did st brendans pay too much?', fact('\\$50')),
  en(
    "Please write a friendly but firm payment reminder to the Hollis Foundation. It's nearly two weeks late by now and we've always had a good relationship with them, so nothing too harsh.",
    step('draft', 'draft.message', { body: /4,156\.80/ }),
  ),
  en('has Chen Abbott accepted the proposal', fact('not accepted|No')),
  de('Ist die Anzahlung von Osei zurückgezahlt worden?', fact('Yes, \\$1,000')),
  en(
    'make an invoice for the Whitcomb memorial, standing spray 380 and two urns at 145 each',
    says(['cannot write an invoice', 'Nothing was changed']),
  ),
  en('what did we make on the Park wedding?', fact('1,906\\.50', '2,273\\.50')),
  en('refund st brendan the 50 they overpayed', says(['cannot move money', 'Nothing was changed'])),
  en('how many brass lanterns do we have free on 12 june', fact('0 of 40 Brass lantern')),
  en("what's a bunch of Quicksand roses at Mayfield vs Hudson Valley?", fact('Quicksand', 'Mayfield')),
  en('cheapest whtie rose rihgt now?', fact('\\$\\d')),
  en('Reserve 24 votives and 6 gold compotes for Reyes', step('write', 'inventory.reserve', { qty: 24 })),
  en('wat do we have to return or get back from events this week', fact('omes back from')),
  de('Was ist im Lager unter dem Mindestbestand?', fact('Votive.*the least is 320')),
  en('update the price of delphinium to 2.10 a stem', says(['cannot change prices', 'Nothing was changed'])),
  es('precio del eucalipto silver dollar?', fact('1\\.05', '10\\.50')),
  en('who am i meeting at 10', [fact('begins at 10:00'), fact('10:00 · ')]),
  en(
    "Can you set up a call with Jonas Whitcomb? He didn't pick up on Wednesday. Monday afternoon would be ideal, after 3 if possible.",
    asks(/Jonas Whitcomb: .*15:00.*Which time/),
  ),
  en('cancel my meeting with Rowan Hollis this afternoon', [
    step('write', 'event_meetings.cancel'),
    asks(/Rowan Hollis/),
    fact('cannot cancel a meeting'),
  ]),
  en('move noor sato to tuesday same time', [step('write', 'event_meetings.move'), asks(/Noor Sato/)]),
  en('confirm the walk through with ida reyes', step('write', 'event_meetings.confirm', { id: /\d/ })),
  en('is anybody free for a site visit on thursday around 2pm?', fact('free')),
  de('Wann ist der nächste Blumenmarkt und wer geht hin?', fact('Flower market', 'Leo Marchetti')),
  en(
    'put lunch with June Rivers from Rivergate in the calendar, wensday 12:30 at the Maker, one hour',
    step('write', 'calendar_meeting.add_entry', (facts) => ({
      title: /June Rivers/,
      start_day: facts.weekday('wednesday'),
      start_time: '12:30',
      end_time: '13:30',
      location: /Maker/,
    })),
  ),
  en('any unread messages?', fact('Eleanor Marlow')),
  en("text Eleanor back: yes, we'll do small bunches of eucalyptus and ranunculus on the aisle chairs, no extra charge", [
    ...message(/eucalyptus and ranunculus/),
  ]),
  en('whats lucias number', fact('Lucía Reyes.*9145550124')),
  en("send grace a text that we're looking forward to seeing her on tuesday", [says(['opted out'])]),
  en('What did Judith Marlow say about prices?', says(['no|nothing'], /With \w+ \w+ \(/)),
  de(
    'Neue Telefonnummer von Kwame Okafor: 646 555 0177, bitte ändern',
    says(['cannot change how somebody is reached', 'Nothing was changed']),
  ),
  es('Escríbele a Lucía Reyes que llegamos a las 9 y que el código de la puerta es el mismo', [...message(/a las 9/)]),
  en('did the propsal mail to osei go thru', fact('hard bounced')),
  en(['show me the reyes wedding', 'when is it', 'and whats still to pay?'], fact('3,630\\.31')),
  en(
    ['remind me monday to order ribbon', 'no, tuesday', 'and make it silk ribbon, ivory, 20 yards'],
    step('write', undefined, { '*': [/ivory/] }),
  ),
  en(
    ['add a task for Mia: sketch the arch by thursday', 'sorry I meant Priya'],
    [
      step('write', 'project_view.add_task', { title: /arch/i }),
      asks(/project is .*arch.*Priya/i),
      step('write', 'calendar_meeting.add_entry', { title: /arch/i }),
    ],
  ),
  en(
    ['new lead Anna Kowalski, wedding in october 2027, 120 guests', 'its 140 guests actually, and the date is the 9th', 'budget about 10k'],
    newLead({ title: 'Anna Kowalski', event_type: 'wedding', event_date: '2027-10-09', guest_count: 140, budget_max_cents: 1_000_000 }),
  ),
  en(
    [
      'bridesmaids bouquet 5 quicksand 4 lisianthus 3 ruscus, six of them',
      'make that 7 quicksand and leave out the ruscus',
      'what do the six cost together',
    ],
    fact('\\$'),
    { at: MARLOW },
  ),
  en(['who hasnt paid', 'send them a reminder', "wait no, don't send anything yet"], says(['Nothing was changed|nothing was sent'])),
  de(
    ['Was steht am Dienstag an?', 'Und wer ist dabei?', 'Verschieb das bitte auf Mittwoch, gleiche Uhrzeit'],
    step('write', /calendar_meeting|event_meetings/),
  ),
  es(['¿cuántos invitados tiene la boda Marlow?', 'pero Kwame dijo otra cosa en el cuestionario, ¿no?'], fact('118', '124')),
  en(['how much did we take in this month', 'and last month?', 'whats the difference'], fact('59\\.40')),
  en(
    ['book a consultation for Rowan Hollis next friday at 3', 'actually cancel that, she wants the following monday at 10'],
    step('write', 'event_meetings.book', { name: 'Rowan Hollis' }),
  ),
  en('how many weddings did we book this year', fact('weddings? booked')),
  en('total of all open invoices?', fact('11,149\\.23')),
  en('which of our landing pages does better, the first one or B?', fact('Landing|page|%|lead')),
  en('Whats our margin on the marlow flowers?', fact('69\\.57')),
  en(
    "I have to give Ada some numbers this afternoon: how many leads came in this month, how many became projects, what's overdue and what we expect to be paid before Christmas. Could you put that together in a few lines, please?",
    fact('4,156\\.80', '3,630\\.31'),
  ),
];
