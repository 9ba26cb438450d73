import { asks, en, message, reads, says, step } from './everyday-outcomes';
import { MARLOW } from './everyday-names';
import type { Outcome } from './everyday-case';

/** A message to look at that has all these words. */
const letter = (...words: readonly RegExp[]): Outcome => ({
  kind: 'steps',
  steps: words.map((word) => ({ effect: 'draft' as const, tool: 'draft.message', arguments: () => ({ body: word }) })),
});
/** All that is known of a record is no answer to a question about one thing of it. */
const fact = (...words: readonly (string | RegExp)[]) => says(words, /\bWith \w+ \w+ \(|did not understand/);
const WHITCOMB = 'Whitcomb memorial';

/** Sentences of a working day in English, written by somebody who had not read the planner: days, leads, tasks, money, messages, flowers. */
export const EVERYDAY_SIXTH_A = [
  en('whats on for us this week', reads('agenda.overview')),
  en('what do I need to get out the door before monday', reads('agenda.overview')),
  en("when's the marlow wedding again", fact('12 Jun 2027')),
  en('Have we got anything else on that Saturday Marlow is getting married?', fact('12 Jun 2027', 'Chen–Abbott')),
  en('someone just called about june 12 2027, can we take a third one?', fact('Marlow & Okafor', 'Chen–Abbott', '1 booked, 1 tentative')),
  en('how many days till the whitcomb memorial', fact('\\d+ days? until Whitcomb')),
  en('which of our events dont have a date yet', says(['^1 project', 'Walk-in quote'])),
  en('is the first weekend in may 2027 free', fact('Sat 1 May 2027 is free', 'Sun 2 May 2027')),
  en("who's working the reyes wedding", fact('Mia Rosales')),
  en(
    "Im covering for Leo today, give me the short version of what's burning",
    fact('Bellamy & Crane', 'Hollis Foundation gala', '4,156\\.80', 'Reyes'),
  ),
  en('how far out is Marlow, in weeks', fact('\\d+ weeks')),
  en('whats the soonest event and do we have all flowers for it', fact('Reyes', 'Juliet')),
  en('any leads nobody answered yet?', fact('4 leads', 'Bellamy & Crane.*too long')),
  en('which lead has been sitting too long', fact('Bellamy & Crane.*too long')),
  en('how many leads came in from instagram vs referral', fact('instagram: 2', 'referral: 3')),
  en('why did we lose those two', fact('Iyer & Grant.*date taken', 'Underwood.*price')),
  en('how many of our leads turn into jobs', fact('3 of 14')),
  en('Make bellamy & crane contacted, I just rang them', step('write', 'tenant_crm.mark_contacted')),
  en(['show me the new leads', 'which of those is the biggest'], says(['Bellamy & Crane'], /Kestrel|Lantern/)),
  // It names no project: the reminder stands on the calendar.
  en('remind me tuesday to call the riverside garden people about the permit', [
    step('write', 'project_view.add_task', { title: /permit/ }),
    step('write', 'calendar_meeting.add_entry', { title: /permit/ }),
  ]),
  en('add a task for Hank: clean the lanterns, due dec 4', [
    step('write', 'project_view.add_task', { title: /lanterns/ }),
    asks(/project is .*Clean the lanterns/),
    step('write', 'calendar_meeting.add_entry', { title: /lanterns/ }),
  ]),
  en("what's on priya's plate", fact('Priya Nair')),
  en('overdue tasks pls', fact('No task is overdue|tasks? overdue')),
  en('what still has to happen for this one', says(['16 tasks', 'Venue visit']), { at: MARLOW }),
  en(
    ['put a task on here: confirm ceremony start w/ family', 'make it for tom and due monday'],
    step('write', 'project_view.add_task', (facts) => ({
      projectId: facts.project(WHITCOMB),
      title: /^Confirm ceremony start with family$/,
      'when.day': facts.weekday('monday'),
      responsible_id: /\d/,
    })),
    { at: WHITCOMB },
  ),
  en('who has the most open tasks right now', fact('None of the 16 open tasks is assigned')),
  en('mark the task about the final head count as done', step('write', 'project_view.tick_task')),
  en('who owes us money', fact('Hollis Foundation gala', '4,156\\.80')),
  en('how much has marlow paid so far', fact('2,000', '5,362\\.12')),
  en(['what did marlow pay so far', "and what's left"], fact('3,362\\.12')),
  en('whats the next payment due here and when', fact('1,753\\.49', '14 Mar 2027|due on'), { at: MARLOW }),
  en('hollis is late again right? by how much and how long', fact('4,156\\.80', '12 days')),
  en('did anyone pay us too much', fact('school benefit', '\\$50')),
  en('which payment is in dispute', fact('Nobody has a payment in dispute')),
  en('did we give the parks their money back', fact('^No, Park wedding')),
  en('hows our margin on marlow', fact('No costs of Marlow', '4,975\\.05')),
  en('How much cash is coming in next month', fact('is due, \\w+ 1 Dec 2026', 'Overdue from before: \\$4,156\\.80')),
  en('total outstanding across everything', fact('11,149\\.23', '4,156\\.80 of it overdue', 'Marlow')),
  en(
    'record a check from Marlow, 1753.49, came in today',
    step('money', 'payments.record_payment', { amount_cents: 175_349, method: 'check' }),
  ),
  en(
    'mark the overdue hollis invoice as paid, they wired it this morning',
    step('money', 'payments.record_payment', { amount_cents: 415_680, method: 'bank_transfer' }),
  ),
  en('if marlow goes to 15 centerpieces instead of 12, what does that add', fact('480|496\\.32')),
  en('what do we owe rivergate', fact('184\\.32')),
  en('how much of the grant is left', fact('5,381\\.60')),
  en(
    "draft a short email to the marlow couple saying the arch will be playa blanca, quicksand, delphinium and white hydrangea and ask if they're good with that",
    letter(/playa blanca/i, /quicksand/i, /delphinium/i, /hydrangea/i, /\?/),
  ),
  en(
    'write something kind to the whitcomb family, white stock and snapdragons, no lilies, we deliver at 9',
    letter(/Whitcomb|Henry/, /white stock/i, /snapdragons/i, /no lilies/i, /9/),
  ),
  en("write a text to mrs reyes that 4 juliet are missing and we'd use White O'Hara instead", message(/4 juliet.*O'Hara/i)),
  en('need a polite but firm payment reminder for hollis', letter(/4,156\.80/, /12 days/)),
  en(
    ['draft a follow up to chen abbott about the proposal', 'shorter, and mention sweet peas are only around thru june'],
    letter(/sweet pea/i),
  ),
  en('suggest a bridal bouquet in blush for under 250 using quicksand and majolika, we have the recipes', {
    kind: 'draft',
    draft: 'recipe',
    pieces: [{ piece: /bridal/i, quantity: 1, named: ['quicksand', 'majolika'] }],
  }),
  en('reply to a bride who wants cafe au lait dahlias in april', letter(/july/i)),
  en('how many quicksand for marlow', fact('130 stems', '6 bunches')),
  en('whats in the bridal bouqet', fact('Quicksand', 'Playa Blanca'), { at: MARLOW }),
  en("what's the flower order for marlow gonna cost us", fact('1,017\\.90|1,094\\.90')),
  en('can I get peonies in september?', fact('^No: Peony', 'April to June')),
  en('price per stem juliet vs white ohara', fact('Juliet.*\\$4', 'Hara.*2\\.20')),
  en('which recipe on here makes us the most money', fact('Arch', '1,440'), { at: MARLOW }),
  en('if i order playa blanca for marlow and chen together how many bunches', fact('148 stems', '6 bunches')),
  en('carnations, cheaper at mayfield?', fact('0\\.50', '0\\.60')),
  en('what came short on the reyes order', says(['20 of 24 Juliet'])),
  en('anything in the cooler about to go off', fact('use soon|expire')),
];
