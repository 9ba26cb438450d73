import { crm } from '../everyday-kinds';
import type { Intent } from '../intent';
import { isQuestion } from './question';

const ask = (id: Intent['id'], patterns: readonly RegExp[], but?: RegExp): Intent =>
  crm(id, 'read', patterns, ({ text }) => isQuestion(text) && !(but?.test(text) ?? false));

const NOT_MONEY =
  /\b(?:note|notes|proposals? (?:for|with)|budget of)\b|\b(?:by|per) (?:month|source|stage|venue|type|status|kind)\b|\bquotes?\b|\bunpaid (?:projects?|weddings?|events?)\b/i;

/** Papers of clients: money, contracts, questionnaires, requests, mails; and partners. */
export const PAPERS: readonly Intent[] = [
  ask('contracts', [
    /^(?:who|which|what|whose|has|have|did|is|are|was|any|how many|when|not|still|unsigned|waiting|show|list|give)\b.*\b(?:sign(?:ed|s|ing)?|unsigned|signatures?|countersigned)\b/i,
    /^(?!open\b|go to\b|take me\b|where\b).*\b(?:contracts?|agreements?)\b.*\b(?:out|open|missing|pending|waiting|back|done|complete|sent|status|still|yet)\b/i,
    /^(?:which|what|any|are there|do we have|how many|did|has|have|who)\b.*\b(?:contracts?|agreements?)\b/i,
  ]),
  ask('questionnaires', [
    /^(?!open\b|go to\b|take me\b|where\b).*\b(?:questionnaires?|question form|details form|survey)\b.*\b(?:back|filled|fill|answered|done|open|missing|out|sent|yet|still|complete|status|due|late|started|far)\b/i,
    /^(?:which|what|any|who|did|has|have|how)\b.*\b(?:questionnaires?|details form)\b/i,
  ]),
  ask('requests', [
    /\b(?:client|customer|change) requests?\b(?! page)|\brequests? (?:of|from|by) (?:the |our )?(?:clients?|customers?|couples?)\b|\b(?:open|new|unanswered|waiting|any|pending|our) requests?\b/i,
    /\bcomplain(?:ts?|ed|ing)?\b/i,
    /^what (?:do|did) (?:the |our )?(?:clients?|customers?|couples?) (?:want|ask|need|wish)\b/i,
    /^which (?:clients?|customers?|couples?) (?:is|are|still)?\b.*\b(?:wait(?:ing)?|answer|reply|change)\b/i,
    /^(?:did|has|have) (?:any|some)(?:body|one)? (?:client|customer)?s?\b.*\b(?:ask(?:ed)?|change[ds]?)\b.*\b(?:change|anything|something)\b/i,
  ]),
  ask('partners', [
    /\b(?:commissions?|payouts?)\b/i,
    /\bpartners?\b.*\b(?:sent|send|bring|brought|earn(?:ed)?|owe|owed|due|best|most|lately|referred|pay|paid|refer)\b|\b(?:which|what|how many|list|our) (?:referral )?partners\b/i,
    /\b(?:what|how much|how many)\b.*\b(?:did|has|have|does) [\p{L}' ]+?\b(?:brought|bring|sent|refer(?:red)?)(?: (?:us|in|to us))?\b(?!.*\b(?:text|photo|message|mail|proposal|invoice|lead|leads)\b)/iu,
  ]),
  ask('mails', [
    /\b(?:e-?mails?|mails?)\b.*\b(?:came back|bounced?|fail(?:ed)?|undelivered|not (?:arrive|delivered)|gone? out|went out|arrived?|delivered|been sent|get(?:ting)? through|read|opened?)\b/i,
    /^(?:which|what|any|did|has|have) .*\b(?:e-?mails?|mails?)\b.*\b(?:sent|send|go|went|get|got|gone|lately|last|out)\b/i,
    /\bbounced?\b/i,
  ]),
  ask('lead_pages', [
    /\b(?:wedding|lead|landing|public|web|contact) (?:page|site|form)s?\b.*\b(?:doing|perform|visit|work|do|convert)|\bhow (?:is|are|does|do|many)\b.*\b(?:our|the) (?:lead|landing|wedding|web) ?(?:pages?|site|forms?)\b/i,
    /\b(?:fill(?:ed)?(?: in| out)?|sent|submitted) (?:in |out )?(?:our|the) (?:contact |web |inquiry |enquiry )?forms?\b|\b(?:visits?|visitors)\b.*\b(?:page|site|website)\b/i,
  ]),
  ask(
    'money',
    [
      /\b(?:owes?|owed|owing|unpaid|outstanding|overdue|past due|late)\b.*\b(?:us|money|invoices?|payments?|balances?|bills?|amounts?|paid|pay|instal+ments?|deposits?)\b/i,
      /\b(?:invoices?|payments?|balances?|bills?|money|deposits?|retainers?|instal+ments?)\b.*\b(?:owe[ds]?|unpaid|open|outstanding|overdue|due|late|missing|came|come|coming|paid|arrived?|received|in|left|last|latest|get|got|clear(?:ed)?|waiting|pending)\b/i,
      /^(?:who|what|how much|which|does|do)\b.*\b(?:owes?|owed|owing)\b|^(?:total |what is |what's |anything |sum )?(?:overdue|outstanding|unpaid)(?: (?:amounts?|money|total|sum|balance))?$/i,
      /^(?:did|has|have|is|are|was|were)\b.*\b(?:pay|paid|settled|transferred|wired)\b/i,
      /^who\b.*\b(?:not|n't|still|yet|already)\b.*\bpa(?:y|id)\b|^who (?:has )?paid\b/i,
      /^(?:when|what|how much) (?:does|do|will|has|have|did|must|is|still)\b.*\b(?:pay|paid|due)\b(?!.*\b(?:task|event)\b)/i,
      /\b(?:how much(?: money)?|what money) (?:came|comes|has come|have come|is coming|did we (?:get|receive|take)|have we received|was paid)\b(?: in)?/i,
      /\bunpaid\b|\baccounts receivable\b|\breceivables\b|\bcash ?flow\b/i,
      /^(?:show|list|give|tell)\b.*\b(?:unpaid|open|overdue|outstanding|late) (?:invoices?|payments?|bills?)\b/i,
    ],
    NOT_MONEY,
  ),
];
