/** Other words for questions that are known; the first that fits counts. */
export const ASKED_WORDINGS: readonly (readonly [said: RegExp, says: string])[] = [
  [
    /^what (?:did|have) (?:they|the (?:couple|clients?|family|bride|brides)) (?:order(?:ed)?|book(?:ed)?|buy|bought) (?:for|at) (?:the )?(.+?)[?!.]*$/i,
    'what are the recipes of $1',
  ],
  [
    /^(?:the )?(?:invoice|bill) (?:for|of|from) (?:the )?(.+?) (?:is )?(?:still |already |yet )*(?:open|overdue|due|unpaid|outstanding)\s*\?+$/i,
    'how much does $1 still owe',
  ],
  [/^(?:the )?(?:invoice|bill) (?:for|of|from) (?:the )?(.+?) (?:is )?(?:already |yet )*(?:paid|settled)\s*\?+$/i, 'has $1 paid'],
  [/^(?:what|how much)(?:'s| is) (?:the )?(\p{Lu}.+?) (?:due|owed) (?:from|by) us[?!.]*$/u, 'what commission do we owe $1'],
  [
    /^what (?:does|do) (?:a |an |our |the )?(?:typical|average|normal|usual) (wedding|memorial|gala|event|workshop)s?(?: client| couple| customer)? (?:typically |usually |normally )*(?:spend|pay|cost|come to|bring in)s?(?: with us| us| on flowers)*[?!.]*$/i,
    'what is the average $1 budget',
  ],
  [
    /^(?:what|how much) do(?: our)? (wedding|memorial|gala|event|workshop)s?(?: clients| couples| customers)? (?:typically|usually|normally|on average) (?:spend|pay|cost|come to|bring in)(?: with us| us| on flowers)*[?!.]*$/i,
    'what is the average $1 budget',
  ],
  [
    /^was (?:ist|bleibt|blieb) (?:(?:uns )?(?:bei|von|mit) (?:denen|ihnen|dem|der|dieser?|diesem|dem job|der hochzeit)|da|dabei|hier|uns)(?: uns)?(?: am ende| unterm strich| letztlich| so)*(?: hängen ?geblieben| übrig(?: ?geblieben)?| rausgekommen| rumgekommen| hängen)[?.!]*$/i,
    'did we make any money in the end',
  ],
  [
    /^was (?:ist|bleibt|blieb) (?:uns )?(?:bei|von|mit) (?:der |dem |den )?(.+?)(?: am ende| unterm strich| letztlich| uns)*(?: hängen ?geblieben| übrig(?: ?geblieben)?| rausgekommen| rumgekommen| hängen)[?.!]*$/i,
    'did we make any money on $1',
  ],
  [
    /^(?:please )?(?:show|list|give)(?: me| us)? (?:all |the |our )*(new|late|qualified|contacted|lost|open|converted) (?:leads|inquiries|enquiries)[.?!]*$/i,
    'which leads are $1',
  ],
  [
    /^what(?:'?s| is| are) (?:still )?(?:open|left|to do|missing)(?: to do)? (?:here|on this(?: one)?|for this(?: one)?)[?!.]*$/i,
    'what is left to do',
  ],
  [
    /^(?:what(?:'s| was| is|s) )?(?:the |our )?(?:monthly |total )?(?:revenue|turnover|income|takings) (?:for|in|of|during) (.+?)(?:,? (?:please|pls))?[?!.]*$/i,
    'how much money came in in $1',
  ],
  [
    /^(?:which|what) (?:rentals?|things|items|stock)? ?(?:should|must|do|shall) (?:i|we) (?:need to )?(?:re-?order|restock|replace|buy more of)[?!.]*$/i,
    'are we running low on anything',
  ],
  [
    /^(?:and )?who (?:all )?(?:hasn't|hasnt|has not|didn't|did not|still has to|has yet to) (?:answer|fill|fill in|fill out|return|send back|finish|complete|do)(?:ed|d|n|ished)? (?:out |in |back )?(?:the |their |our |his |her )?questionnaires?(?: yet)?[?!.]*$/i,
    'which questionnaires are not back',
  ],
  [
    /^(?:please )?(?:open|show|read|get|give)(?: me)? (?:the )?(?:last|latest|newest|most recent) (?:text |sms )?(?:message|text|sms)s? (?:from|of|by) (.+?)[.?!]*$/i,
    'what did $1 text last',
  ],
  [/^(?:and )?who (?:sent|gave|brought) us (?:the )?(\p{Lu}.*?)(?: (?:wedding|gala|event|project|lead|party))?[?!.]*$/u, 'who referred $1'],
  [
    /^(?:and )?what (?:did|do|will|have) we (?:actually |really |end up )*(?:make|made|earn|clear|net|keep|take home)(?: in the end)? (?:on|from|with|off) (?:the )?(.+?)(?:,? (?:after|once|when|minus|less|all in|in the end|net of)(?:,? .+)?)?[?!.]*$/i,
    'did we make any money on $1',
  ],
  [/^(?:and )?(?:the |our |[Tt]he )?(?:profit |gross )?[Mm]argins? (?:on|of|for) (?:the )?(\p{Lu}.+?)[?!.]*$/u, 'what is the margin of $1'],
  [
    /^(?:and )?what(?:'s| is| are)? (?:supposed|expected|meant|due|scheduled|going) to (?:come|be coming) in (in|during|this|next|by|before|until) (.+?)[?!.]*$/i,
    'which invoices are due $1 $2',
  ],
  [
    /^(?:and )?(?:what (?:does|do|did|is|are) |read (?:me )?|show (?:me )?)?(?:in )?(?:the |our )?pinned notes?(?: is| are)? (?:on|of|for|about|in|at|from) (?:the )?(.+?)(?: says?)?[?!.]*$/i,
    'notes on $1',
  ],
  [/^(?:and )?whose (?:one )?is (?:the )?(.+?) (?:one|lead|inquiry|enquiry)[?!.]*$/i, 'who owns the $1 lead'],
  [
    /^(?:and )?what (?:did|does) (.+?) (?:ask|write|want|say|ask us) (?:for|about|us|to us|us about|in (?:her|his|their) (?:inquiry|message|form))[?!.]*$/i,
    'what did $1 write in the inquiry',
  ],
  [
    /^(?:and )?what(?: all)? (?:do|should|must) (?:i|we) (?:need to |have to )?know (?:before|about|for|when) (?:driving|going|getting|coming|heading|we (?:drive|go|get|come|head)|i (?:drive|go|get|come|head))(?: out| over| up)? to (?:the )?(.+?)(?:,? (?:on|this|next|tomorrow|today|tonight)\b.*)?(?:[,:] .+)?[?!.]*$/i,
    'what are the rules at $1',
  ],
  [
    /^(?:and )?(?:which|what) (?:piece|one|recipe|item) (?:is|has|earns|makes|brings|does) (?:the )?(?:weakest|least|worst|lowest|poorest)(?: margin| profit)?[?!.]*$/i,
    'which piece has the lowest margin',
  ],
  [
    /^(?:and )?(?:which|what) (?:piece|one|recipe|item) (?:is|has|earns|makes|brings|does) (?:the )?(?:strongest|most|best|highest)(?: margin| profit)[?!.]*$/i,
    'which piece has the highest margin',
  ],
  [/^(?:and )?who(?:'s| is)? (?:has|does|doing|got|on) (?:those|these|them|which|which one|what)[?!.]*$/i, 'who does which task'],
  [
    /^(?:and )?(?:who|whom) (?:am i|are we) (?:meeting|seeing)(?: with)? (?!next\b)(.+?)(?:,? and (?:at what time|when|what time))?[?!.]*$/i,
    'what meetings do I have $1',
  ],
  [/^(?:(?:so|and|ok),? )*what(?:'s| is) next(?: for me| for us| on my list| up)?[?!.]*$/i, 'what should I do today'],
  [
    /^is there anything (?:that(?:'s| is) )?(?:going wrong|wrong|off|amiss|critical|burning|to worry about|i should (?:worry|know) about) (?:for|with|on|at|about) (?:the )?(.+?)(?:,? (?:that )?(?:i|we) (?:should|need to|must) (?:know|worry)(?: about)?)?(?: tonight| today| right now| now)?[?!.]*$/i,
    'what is still open for $1',
  ],
  [
    /^(?:is )?anything (?:going wrong|wrong|off|amiss|critical|burning|to worry about|i should (?:worry|know) about) (?:for|with|on|at|about) (?:the )?(.+?)(?: tonight| today| right now| now)?[?!.]*$/i,
    'what is still open for $1',
  ],
  [
    /^(?:what|which(?: one| piece| pieces)?) (?:should|do|shall|can|must) (?:i|we) (?:make|do|start with|begin with|work on|tackle)(?: at the bench| on the bench)? first(?: (on|this|next|tomorrow|today)\b(.*))?[?!.]*$/i,
    'what has to be made next',
  ],
  [/^what(?:'s| is) (overdue|late|past due) (?:for|with|of|on) (?:the )?(\p{Lu}[\p{L}&–' -]*?)[?!.]*$/u, 'which tasks of $2 are $1'],
  [
    /^(\p{Lu}\p{Ll}+) here\s*[,:;–-]+\s*(?:which|what) (?:jobs?|events?|weddings?|projects?) (?:am [Ii]|[Ii]'m) (?:on|doing|working) (.+?)(?:,? and .+)?[?!.]*$/u,
    'what is $1 doing $2',
  ],
];

/** Other words for a question that is known; undefined: it is none of them. */
export function asAsked(message: string): string | undefined {
  const known = ASKED_WORDINGS.find(([said]) => said.test(message));
  return known && message.replace(known[0], known[1]);
}
