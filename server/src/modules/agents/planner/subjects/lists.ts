import { crm, i } from '../everyday-kinds';
import { factsIn } from '../flower-facts';
import type { Intent } from '../intent';
import { LEAD, NAME } from '../sentence-parts';
import { isQuestion } from './question';

const asks = (id: Intent['id'], patterns: readonly RegExp[], but?: RegExp): Intent =>
  crm(id, 'read', patterns, ({ text }) => isQuestion(text) && !(but?.test(text) ?? false));
const KIND = '(?:corporate|wedding|social|funeral|workshop)';

/** Lists, sums and reasons in the words of a working day. */
export const LISTS: readonly Intent[] = [
  asks('leads', [
    /\bwho (?:have|has|did|do|haven't|hasn't|didn't|don't) ?(?:we|i|nobody|not)?\b.*\b(?:answered|replied|written back|got(?:ten)? back|called back|answer|reply)\b/i,
    /^(?:which|what|who|any|are there|show|list)?\b.*\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)|people|anyone|anybody)\b.*\b(?:not|n't|un|never|still|waiting|overdue|yet)\b.*\b(?:answer(?:ed)?|repl(?:y|ied)|called|back|respon(?:se|ded))\b/i,
    /^(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)) (?:that are |which are |we have )?(?:not|n't) (?:yet )?(?:been )?(?:answered|replied to|called)(?: yet)?$/i,
    /^who (?:is|are|'s)?\b.*\b(?:overdue|waiting|late)\b.*\b(?:reply|answer|response|call|for us|from us)\b/i,
    /\b(?:lose|lost|losing|slip(?:ped|s)?|got away|fell through)\b.*\b(?:people|leads?|inquir(?:y|ies)|enquir(?:y|ies)|clients?|jobs?|couples?|price|fingers|customers?)\b|\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)|clients?|people)\b.*\b(?:lose|lost|losing|slip(?:ped)?|got away|fell through)\b|\blost reasons?\b|^why (?:do|did) we lose$/i,
    i(`^(?:any |our |the |all )?${KIND} (?:${LEAD}|leads|inquiries|enquiries)s?$`),
    /\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies))\b.*\b(?:by|via|through|over|from|on) (?:the )?(?:phone|e-?mail|instagram|insta|referrals?|web ?site|web form|walk-?ins?|booking page)\b/i,
    /\b(?:anything|something|what|anyone|anybody|who)\b.*\b(?:come|came|comes) in\b.*\b(?:insta(?:gram)?|phone|e-?mail|web ?site|referrals?|leads?)\b/i,
    /\b(?:hottest|best|warmest|strongest|most promising) leads?\b/i,
    i(`^(?:is|are|who(?:'s| is)?|anyone|anybody)\\b.*\\b(?:asking|asks|asked|interested|enquir(?:ing|ed)|inquir(?:ing|ed))\\b.*$`),
  ]),
  asks('sums', [
    /\b(?:sum|value|worth|total|booked value|how much|revenue|money|turnover)s?\b.*\b(?:by|per|for each|each) (?:the )?(?:venue|location|place)s?\b/i,
    /\b(?:average|on average|mean)\b.*\b(?:wedding|project|event|job|budget|value|gala|funeral)s?\b|\b(?:average|mean) (?:budget|value|job|project|wedding)\b/i,
  ]),
  asks(
    'figures',
    [
      /^(?:what(?:'s| is)? |how (?:much|high) is )?(?:our |the )?(?:total )?(?:booked|pipeline|open) (?:value|revenue|worth|turnover)(?: .*)?$/i,
      /^(?:the |our )?(?:total )?(?:value|worth|sum|total) (?:of|in) (?:the |our |what is |what's |everything )?(?:pipeline|safely |already |booked|we have).*$/i,
      /\bwhat(?:'s| is) (?:in )?(?:the |our )?pipeline\b.*\b(?:money|worth|value)\b|\b(?:how much|what) (?:money |value )?(?:is|do we have|have we)\b.*\b(?:in the pipeline|booked)\b(?!.*\b(?:at|in|for|by|per)\b (?!(?:the pipeline|total|all|money)))/i,
      /\bhow many\b.*\b(?:end up booking|book us|say yes|convert|get booked)\b|\b(?:conversion|closing|win|success) rate\b/i,
    ],
    /\b(?:by|per) (?:the )?(?:month|stage|type|source|venue|event|status|year)\b/i,
  ),
  crm(
    'seasons',
    'read',
    [
      /^when (?:can|could) (?:you|we|i|one) (?:get|have|buy|find|order)\b/i,
      /^(?:is|are|can we (?:get|have)|can i get) .+ (?:available|around|to be had|possible|there)?\b(?: ?in| during| for)\b/i,
      /\b(?:which|what) flowers? (?:is|are|do)\b.*\b(?:good|season|nice|around|available|best|bloom)\b/i,
    ],
    ({ text, span }) =>
      isQuestion(text) &&
      (factsIn(text).length > 0 || (/\bflowers?\b/i.test(text) && span !== undefined)) &&
      !/\b(?:stock|order(?:ed)?|recipe|price|cost|stems?|bunch)\b/i.test(text),
  ),
  asks('flower_price', [/^(?:a |one |the )?(?:bunch|stem|pack)(?: of)? (?<name>[a-z' ]+?) (?:costs?|is) (?:what|how much)$/i]),
  {
    ...asks('flower_needs', [
      /^how (?:many|much) (?<name>[a-z' ]+?) (?:go|goes|are|is) (?:in|into|for|in the|needed|on)\b.*$/i,
      /^(?:did|have|were|was|has) (?:all )?(?:the |our )?(?<name>[a-z' ]+?) (?:come|came|arrive|arrived|here|delivered|ordered|in (?:the )?delivery|turn up)\b.*$/i,
    ]),
    fits: ({ text }) => isQuestion(text) && factsIn(text).length > 0 && !/\b(?:tables?|bunch(?:es)?|bouquets?|cent(?:er|re))\b/i.test(text),
  },
  asks('tasks', [
    i(
      `^(?:which|what) (?:tasks?|to-?dos?|jobs) (?:are|is) (?:still )?(?:open|left|due|missing|undone|not done)(?: (?:on|for|in|at|with) (?:the )?${NAME})?$`,
    ),
    i(
      `^what(?:'s| is)? (?:still )?(?:not (?:been )?)(?:ticked(?: off)?|done|finished|checked off)(?: yet)?(?: (?:on|for|in|at|with) (?:the )?${NAME})?$`,
    ),
  ]),
  asks('day_plan', [
    /\b(?:anything|something|what)\b.*\b(?:(?:should|must|shall)(?: not|n't)? (?:i|we)|(?:i|we) (?:should|must|shall|can)(?: not|n't|not)?) (?:forget|miss|know|remember|overlook)\b/i,
    /^what did (?:i|we) miss\b/i,
    /^(?:what needs doing|what comes) first(?: today)?$/i,
    /^what(?:'s| is) (?:the )?(?:most )?(?:important|urgent)(?: today| now| this week)?$/i,
  ]),
];
