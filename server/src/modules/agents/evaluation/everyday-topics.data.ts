import { asks, de, en, es, says, step } from './everyday-outcomes';
import { MARLOW } from './everyday-names';

const fact = (...words: readonly (string | RegExp)[]) => says(words, /\bWith \w+ \w+ \(|did not understand/);

/** The rules of `skills/topics/` in other words than those of the sixth set. */
export const EVERYDAY_TOPICS = [
  en('has any client overpaid?', fact('school benefit', '\\$50')),
  en('are there any chargebacks', fact('Nobody has a payment in dispute')),
  en('was the osei deposit refunded', fact('^Yes', '1,000')),
  en('what is still open altogether', fact('11,149\\.23', 'Reyes')),
  en('what payments are due next month', fact('is due, \\w+ 1 Dec 2026')),
  en('how much money is due this week', fact('^\\$3,630\\.31 is due', 'Reyes')),
  en('unanswered inquiries', fact('4 leads', 'Bellamy')),
  en('which inquiries are open', fact('9 open leads')),
  en('what were the reasons we lost leads', fact('Underwood.*price')),
  en('whats our conversion rate on leads', fact('3 of 14')),
  en('compare leads from the website and from referrals', fact('web form: \\d', 'referral: 3')),
  en('any late tasks for marlow?', fact('No task of Marlow & Okafor wedding is overdue')),
  en('who on the team has the most tasks', fact('open tasks?')),
  en("what's on leo's plate", fact('Leo Marchetti')),
  en('are sparklers allowed at stonecroft barn', fact('No open flame')),
  en('when can we load in at cedar hill', fact('10:00')),
  en('which certificates expire soon', fact('Hotel Ansgar')),
  en('how many bunches of juliet for reyes', fact('24 stems', '2 bunches')),
  en('how many hydrangeas do we need for this', fact('43 stems'), { at: MARLOW }),
  en('what do carnations cost a stem', fact('0\\.60')),
  en('what is on the same date as chen-abbott', fact('Marlow & Okafor')),
  en('do we still have room for another wedding on june 12 2027', fact('1 booked, 1 tentative')),
  en('which quotes are pending', fact('Marlow & Okafor wedding', 'Chen–Abbott')),
  en('who is on the crew for the hollis gala', fact('is in charge of Hollis')),
  en(['which inquiries are open', 'which one is the soonest'], says(['Aldous'], /Castellano|Kestrel/)),
  en(['which inquiries are open', 'which of them is the cheapest'], says(['Kestrel'], /Bellamy/)),
  en(
    'add a task to Marlow: measure the arch, assigned to Tom, due 2027-01-15',
    step('write', 'project_view.add_task', { title: /^Measure the arch$/, responsible_id: /\d/, 'when.day': '2027-01-15' }),
  ),
  en('add a task to Marlow: measure the arch, assigned to Zebulon, due 2027-01-15', asks(/nobody on the team called/)),
  de('was brennt heute', fact('Bellamy', 'Hollis Foundation gala')),
  de('sind am 12. Juni 2027 noch Plätze frei', fact('1 booked, 1 tentative')),
  de('welche Angebote sind noch offen', fact('Marlow & Okafor wedding')),
  de('gibt es überfällige aufgaben', fact('No task is overdue')),
  es('se pueden usar velas en stonecroft', fact('No open flame')),
];
