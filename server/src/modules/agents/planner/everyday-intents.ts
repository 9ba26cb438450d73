import { ARRANGEMENTS } from './arrangements';
import { crm, i, type Sentence } from './everyday-kinds';
import { CONVERSATION, TEXTS } from './everyday-talk';
import { factsIn } from './flower-facts';
import type { Intent } from './intent';
import { budgetIn, EACH_PRICE } from './order';
import { LEAD, NAME, NO_REFUSAL, PROJECT, ROLE, STAGES, SETS_OFF } from './sentence-parts';
import { countsFlowers, countsSeveral, STEMS_EACH } from './stem-lines';
import { SAID_CHANGES } from './subjects/changes';
import { LISTS } from './subjects/lists';
import { PAPERS } from './subjects/papers';
import { PLACES_SAID } from './subjects/places';
import { STOCK } from './subjects/stock';
import { TIME } from './subjects/time';

const hasDay = ({ span }: Sentence): boolean => span !== undefined && span.from === span.to;
const hasDays = ({ span }: Sentence): boolean => span !== undefined && span.from !== span.to;
const hasPiece = (text: string): boolean => ARRANGEMENTS.some(({ pattern }) => pattern.test(text));
const hasFlower = (text: string): boolean => /\bflowers?\b/i.test(text) || factsIn(text).length > 0;
/** What is dictated may speak of pieces and of money without being an order. */
const DICTATES =
  /^(?:note|notes|remind|add (?!\d)|text|tell|send|write (?!(?:me )?an? )|put|task|message|reply|jot|move|remember|open|show|which|who|did|when)\b/i;
const isOrder = ({ text }: Sentence): boolean => hasPiece(text) && !DICTATES.test(text);

const MOVING = '(?:move|shift|push|postpone|reschedule|delay|put off|bring forward|change)';
const MOVED = '(?:pushed|moved|postponed|rescheduled|shifted|delayed|changed|brought forward)';
const BY = '(?:by|for) (?:\\d+|an?) (?:days?|weeks?|months?)';
const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
/** Counted from the day that the event has. */
const NEAR_IT = `(?:following ${WEEKDAY}|${WEEKDAY} (?:after|before|afterwards))`;
const CHANGES: readonly Intent[] = [
  crm('reschedule', 'write', [i(`^${MOVING} (?:the )?${NAME}(?: (?:back|forward|out|up|over))? to the (?<by>${NEAR_IT})(?: that| it)?$`)]),
  crm(
    'reschedule',
    'write',
    [
      i(
        `^${MOVING}(?: the)?(?: date| day)?(?: of| for)? (?:the )?${NAME}(?:'s)?(?: date)?(?: (?:back|forward|out|up|over))? (?:to|on|until|till|for) (?<when>.+)$`,
      ),
      i(
        `^(?:the )?${NAME} (?:has |have |just )*(?:got|gets|was|is|been|were|needs to be|wants to be)(?: now| been)? ${MOVED}(?: back| forward)? (?:to|on|until|till) (?<when>.+)$`,
      ),
      i(
        `^(?:the )?(?!(?:what|who|which|when|where|there)\\b)${NAME} (?:is|takes place|will be|happens|wants) (?:now )?(?:on )?(?<when>.+?)(?: now\\b.*|,? (?:not|instead of|rather than) .+)$`,
      ),
      i(`^(?:new date|the new date) (?:for|of) (?:the )?${NAME}(?: is|:|,)+ (?<when>.+)$`),
      i(`^set the date (?:of|for) (?:the )?${NAME} (?:to|on) (?<when>.+)$`),
    ],
    ({ text, span }) => hasDay({ text, span }) && !i(`\\b(?:to|into|in) (?:the )?(?:stage )?(?:${STAGES})\\b`).test(text),
  ),
  crm('reschedule', 'write', [
    i(`^${MOVING} (?:the )?${NAME}(?: (?:back|forward|out))? (?<by>${BY})$`),
    i(`^(?:the )?${NAME} (?:got|was|is|has been) ${MOVED}(?: back| forward)? (?<by>${BY})$`),
    i(
      `^(?:the )?(?!(?:what|when|who)\\b)${NAME}(?:'s)?(?: ceremony| event| reception)? (?:starts|begins|is starting|will start|will begin)(?: now)? (?:at )?(?<time>\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)?)(?: now| instead.*|,? not .*)?$`,
    ),
    i(
      `^(?:move|change|set|shift) (?:the )?(?:start|start time|ceremony|time)(?: time)? (?:of|for) (?:the )?${NAME} to (?<time>\\d{1,2}(?::\\d\\d)? ?(?:am|pm|o'clock)?)$`,
    ),
  ]),
  crm('convert_lead', 'write', [
    i(`^(?:turn|convert|make|change)(?: the)? ${NAME}(?: ${LEAD})? (?:in)?to (?:a |an )?(?:new )?project$`),
    i(`^convert (?:the )?${NAME} ${LEAD}$`),
    i(`^(?:make|create) (?:a )?(?:new )?project (?:out of|of|from) (?:the )?${NAME}(?: ${LEAD})$`),
  ]),
  crm(
    'tick_task',
    'write',
    [
      i(`^(?:tick|check|cross)(?: off)? (?:the |a )?(?<title>.+?)(?: task| to-?do)?(?: off)?(?: (?:for|of|on) (?:the )?${NAME})?$`),
      i(`^(?:mark|set) (?:the )?(?<title>.+?)(?: task| to-?do)? (?:as )?(?:done|complete|completed|finished)$`),
    ],
    ({ text }) => /\b(?:off|done|completed?|finished|task)\b/i.test(text),
  ),
  crm('add_note', 'write', [
    i(
      `^(?:add|put|leave|write|make) (?:a |the )?note (?:on|to|for) (?:the )?${NAME} (?<kind>lead|inquiry|enquiry)(?:${SETS_OFF}| that| saying)? (?<body>.+)$`,
    ),
    i(`^note (?:on|for|to) (?:the )?${NAME} (?<kind>lead|inquiry|enquiry)(?:${SETS_OFF}| that)? (?<body>.+)$`),
    /^(?<body>.{8,}?),? (?:and |please |can you |so )*(?:(?:put|write|add|get) (?:that|this|it) (?:in|into|on|to) (?:the |their |her |his )?(?:notes?|file)|(?:please )?(?:note|write) (?:that|this|it) down|please note|note that|make a note(?: of (?:that|it))?)$/i,
  ]),
  crm('qualify_lead', 'write', [
    i(`^(?:mark|set|move|qualify) (?:the )?${NAME}(?: ${LEAD})?(?: (?:as|to) qualified)$`),
    i(`^qualify (?:the )?${NAME}(?: ${LEAD})?$`),
  ]),
  crm('mark_contacted', 'write', [
    i(
      `^${NO_REFUSAL}(?:i(?:'ve)? |we(?:'ve)? )?(?:have )?(?:just |already |finally )?(?:talked (?:to|with)|spoke (?:to|with)|called|rang|phoned|got hold of|reached|got back to|e-?mailed|answered|replied to|met|met with) (?:the )?${NAME}(?: back)?(?: (?:about|regarding|for|on) (?:the )?(?<topic>.+))?$`,
    ),
  ]),
  crm('create_lead', 'write', [
    i(
      `\\b(?:call|message|e-?mail|text|visit|inquiry|enquiry|request|dm) from (?:an? |the )?${NAME}(?:,| who | about | wanting | asking ).*\\b(?:put|add|save|log|enter|make)\\b.*\\b${LEAD}\\b`,
    ),
    i(`^(?:new ${LEAD})[:,]? (?:from )?${NAME}$`),
    i(`^(?:then )?pencil in ${NAME}$`),
  ]),
  crm('move_project', 'write', [
    i(
      `^(?:the )?(?!(?:who|what|which|when|is|are|everything|anything|how|what's)\\b)${NAME} (?:is|are|was|got|has been) (?:now |finally )?(?<stage>${STAGES})(?: now| finally| already)$`,
    ),
    i(
      `^(?:the )?${NAME} (?<sent>proposal|quote|offer) (?:is|went|has gone|was|has been) (?:out|sent|sent out|delivered)\\b.*\\bmove (?:it|them|her|him)\\b`,
    ),
  ]),
  crm('create_project', 'write', [i(`^(?:make|open|begin)(?: up)? (?:a |an )?(?:new )?project (?:for|called|named) (?:the )?${NAME}$`)]),
  crm('add_note', 'write', [/^note\s*[:,-]\s*(?<body>.+)$/i]),
  crm('add_task', 'write', [
    i(`^remind (?:me|us)(?<ahead> .*?)?? (?:to|about|that|of) (?<title>.+)$`),
    i(`^(?:set|add|make|create) (?:a |me a )?reminder (?:for .*? )?(?:to|about|that) (?<title>.+)$`),
  ]),
  crm('add_task', 'write', [
    i(`^(?:new |a )?(?:task|to-?do|reminder) (?:for|on) (?:the )?${NAME}(?: ${PROJECT})?\\s*${SETS_OFF}\\s*(?<title>.+)$`),
  ]),
  crm(
    'add_task',
    'write',
    [/^(?:(?:i|we) )?(?:need|have|must|gotta|got|has) to (?<title>.+)$/i, /^(?:don't forget|remember) (?:to )?(?<title>.+)$/i],
    ({ span }) => span !== undefined,
  ),
];

const THING = '(?:of (?:the|our) )?(?<name>[a-z][a-z ]*?)';
const FREE = '(?:free|available|left|to spare|in stock)\\b';
/** Days and people are free too. */
const OF_TIME =
  /\b(?:days?|dates?|weekends?|weeks?|(?:satur|sun|fri|mon|tues|wednes|thurs)days|hours?|slots?|people|designers?|freelancers?|bookings?|events?|weddings?|projects?|leads?|tasks?|seats?|rooms?|spaces?)\b(?=.*\b(?:free|available|left)\b)/i;

const READS: readonly Intent[] = [
  crm('day_plan', 'read', [
    /\bwhat (?:all )?(?:do|should|must|shall|can|would) (?:i|we) (?:still )?(?:need to |have to |got to )?(?:do|get done|work on|tackle|take care of|start with|focus on|finish|handle)\b(?! (?:for|on|about|with) (?!today|tomorrow|now|this))/i,
    /\b(?:anything|something|what(?:'s| is)|what) (?:that is |that's |else )?(?:urgent|burning|pressing|overdue|important today|due today|on fire)\b/i,
    /\b(?:on|off) (?:my|our) (?:plate|desk|list|agenda)\b/i,
    /^(?:what(?:'s| is| does| do)|how(?:'s| does| is)|show me|give me|brief me on|run me through|plan)? ?(?:my|our|the|today's) (?:day|agenda|to-?do(?: list|s)?|plan(?: for)?|priorities|briefing)(?: look(?:ing)?(?: like)?)?(?: for)?(?: today| tomorrow)?$/i,
    /^(?:what(?:'s| is| have we got| do we have| do i have)?(?: planned| on| up| due| happening| the plan)* (?:for )?today|today|plan today|brief me|(?:morning |daily )?briefing|catch me up)$/i,
    /\b(?:my|the) (?:priorities|most important)\b/i,
  ]),
  crm(
    'flower_needs',
    'read',
    [
      /^how (?:many|much) (?:stems? (?:of )?)?(?<name>.+?) (?:do|will|should|must|did) (?:we|i) (?:still |have to )?(?:need|order|use|buy|get)\b/i,
    ],
    ({ text }) => factsIn(text).length > 0 && !hasPiece(text) && !/\b(?:bunch(?:es)?|packs?|boxes|bundles)\b/i.test(text),
  ),
  {
    ...crm(
      'free_units',
      'read',
      [
        i(
          `^(?:are|do we have|have we got|can we (?:have|lend|rent|use)) (?:there )?(?:still )?(?<count>\\d{1,6}) ${THING} (?:still )?${FREE}`,
        ),
        i(`^how many ${THING} (?:are|do we have|have we got|will be|will we have) (?:still )?${FREE}`),
        i(`^(?:are|do we have|have we got) (?:there )?(?:enough|any) ${THING} (?:still )?${FREE}`),
      ],
      // Stock is a flower too.
      ({ text }) => factsIn(text.replace(/\bin stock\b/i, '')).length === 0 && !OF_TIME.test(text),
    ),
    agent: 'inventory_agent',
  },
  crm(
    'flower_price',
    'read',
    [
      /^(?:what|how much) (?:do|does|is|are|will) (?:the |a (?:stem|bunch|pack) of |our )?(?<name>.+?) (?:cost|costs|a stem|a bunch|per stem|per bunch)\b/i,
      /^what(?:'s| is) the price of (?:the |our )?(?<name>[^?]+?)\??$/i,
      /^how much (?:is|are|for) (?:a |an |the |one )?(?:bunch|stem|pack|box|bundle)(?:es|s)? of (?<name>[^?]+?)\??$/i,
    ],
    ({ text }) => factsIn(text).length > 0 && !hasPiece(text),
  ),
  crm('bunches', 'read', [/\bhow many (?:bunch(?:es)?|packs?|boxes|bundles)\b/i], ({ text }) => factsIn(text).length > 0),
  crm(
    'vase_life',
    'read',
    [
      /\bhow (?:long|many days) (?:do|does|will|would|can)\b.*\b(?:last|keep|hold|stay fresh|live)\b|\bhow long last\b|\bvase life\b|\bhow long do last\b/i,
    ],
    ({ text }) => factsIn(text).length > 0,
  ),
  crm(
    'seasons',
    'read',
    [
      /^what(?:'s| is| are)? (?:good|nice|pretty|around|fresh|available)\b/i,
      /\b(?:in|out of|off) season\b|\bseasonal\b|\bseasons?\b|\bin bloom\b|\bblooms?(?:ing)?\b/i,
      /\b(?:too (?:early|late)|(?:can|could|will|do) (?:i|we) (?:still )?(?:get|have|use|find|buy|order)|is there|are there|available|when (?:do|are|is|can))\b/i,
    ],
    ({ text, span }) =>
      (hasFlower(text) ||
        (/^what(?:'s| is| are)? (?:good|nice|pretty|around|fresh|available)\b/i.test(text) &&
          span !== undefined &&
          span.from.slice(8) === '01') ||
        /\b(?:in season|seasonal|in bloom|blooms?|blooming)\b/i.test(text)) &&
      !/\b(?:busiest|busy|quiet|slow|recipe|quote|proposal|budget)\b/i.test(text) &&
      !(hasPiece(text) && /\d/.test(text)) &&
      (/season|bloom/i.test(text) || span !== undefined || /\b(?:for|at|when|too)\b/i.test(text)),
  ),
  crm(
    'clients',
    'read',
    [
      i(`^(?:the )?(?:phone|number|e-?mail|mobile|contact details)(?: (?:number|address))? (?:of|for) (?!(?:this|that|the)\\b)${NAME}$`),
      i(`^look up (?!(?:the|a|our|my|all)\\b)${NAME}$`),
    ],
    ({ text }) => !i(`\\b(?:${PROJECT}|${LEAD})s?\\b`).test(text),
  ),
  crm('people', 'read', [
    i(
      `^(?:give me |show me |list |who are )?(?:all )?(?:of )?(?:the |our )?(?:contacts|people|everyone|everybody|vendors) (?:for|of|on|at|involved in|working on) (?:the )?${NAME}(?: ${PROJECT})?$`,
    ),
    i(`^who(?:'s| is| are|s)?(?: the| our)? ${ROLE}(?: people)?$`),
    i(`^who(?:'s| is| are|s)?(?: the| our)? ${ROLE}(?: people)? (?:for|of|on|in|at|with|from) (?:the )?${NAME}$`),
    i(`^who (?:pays|is paying|will pay|is going to pay|picks up the bill)(?: for)? (?:the )?${NAME}$`),
    i(`^(?:and )?(?:her|his|their|the) (?:e-?mail|phone|number|address|phone number|contact details)(?: address)?$`),
    i(`^what(?:'s| is) (?:her|his|their) (?:e-?mail|phone|number|address|phone number|contact)(?: address)?$`),
  ]),
  crm('tasks', 'read', [
    i(`^who(?:'s| is)? (?:doing|does) what (?:for|on|at) (?:the )?${NAME}$`),
    i(
      `^(?:is there |do we have |have we got )?(?:anything|something|what(?:'s| is)?|much)(?: else| still)? left(?: to do)? (?:for|on|with|at) (?:the )?${NAME}(?: or .*)?$`,
    ),
    i(`^(?:what(?:'s| is)? )?(?:the )?(?:run of (?:the )?day|day ?sheet|schedule) (?:for|of|on) (?:the )?${NAME}$`),
    i(`^(?:are we|is everything) (?:done|ready|finished|set|all set) (?:for|with) (?:the )?${NAME}$`),
  ]),
  {
    ...crm('projects', 'read', [
      i(
        `^(?:what(?:'s| is| are)|(?:what|which) (?:projects|events|weddings|jobs) (?:does|is)) (?!(?:we|i|you|they)\\b)${NAME} (?:working on|in charge of|responsible for|handling|looking after|have|has|own|doing)$`,
      ),
      i(`^${NAME}'s (?:projects|events|weddings|jobs)$`),
    ]),
  },
  crm(
    'projects',
    'read',
    [
      /\b(?:projects?|events?|weddings?|jobs?|ones?|which|what)\b.*\b(?:no|without(?: an?)?|missing(?: an?)?|(?:have|has|got)n't(?: got)? an?) (?:event )?date\b/i,
      /\b(?:proposals?|quotes?|offers?)\b.*\b(?:out|waiting|pending|open|unanswered|not answered|sent|hear back|outstanding)\b/i,
      /\b(?:waiting|wait)\b.*\b(?:proposals?|quotes?|offers?)\b/i,
      /\b(?:value|worth|sum|total|how much)\b.*\b(?:projects|weddings|events|jobs|bookings|funerals|galas)\b(?!.*\b(?:by|per) (?:month|stage|type|source|event|status)\b)/i,
      /\bhow many\b.*\b(?:projects|weddings|events|jobs|funerals|galas|workshops)\b(?!.*\b(?:per|each|every|by) (?:month|year|stage|type|source)\b)/i,
    ],
    ({ text }) => !DICTATES.test(text) || /^(?:which|show|who)\b/i.test(text),
  ),
  {
    ...crm('analysis', 'read', [
      /\b(?:value|leads?|projects?|inquiries|events?|pipeline|revenue|bookings?|weddings?)\b.*\b(?:by|per) (?:the )?(?:status|(?:event )?type|source|stage|month|event type|kind)\b/i,
      /^(?:by|per) (?:status|type|source|stage|month)$/i,
    ]),
    agent: 'analysis_agent',
  },
  crm('leads', 'read', [
    /\b(?:hottest|best|strongest|top|most promising|highest scor\w+|warmest) (?:leads?|inquir(?:y|ies)|enquir(?:y|ies))\b/i,
    /\bwho(?:m)? (?:do|should|must) (?:we|i) (?:still )?(?:have to |need to )?(?:call|answer|reply|ring|get|write|phone)(?: back| to)?\b/i,
    /\b(?:lost|lose|losing)\b.*\b(?:leads?|inquir(?:y|ies)|why|reasons?)\b|\b(?:why|reasons?)\b.*\b(?:lost|lose|losing)\b.*\b(?:leads?|inquir(?:y|ies)|clients?|jobs?)\b|\blost reasons?\b/i,
  ]),
  crm('figures', 'read', [
    /\b(?:how much|what) (?:did|have|do|will) we (?:make|made|earn|earned|take in|sell|sold|turn(?:ed)? over|bill|billed|invoice[d]?)\b|\b(?:profit|income|earnings)\b/i,
  ]),
  crm(
    'date_load',
    'read',
    [
      /\b(?:free|still open|available|taken|busy|booked up|full)\b(?!.*\b(?:leads?|tasks?)\b)/i,
      /\b(?:another|one more|an extra|a second|2 more|more) (?:wedding|event|gala|funeral|job|one)\b/i,
      /^(?:what(?:'s| is| have we got| do we have)|anything|do we have (?:anything|something)|is there (?:anything|something))(?: going)?(?: on| happening| planned| booked| up)*\b/i,
    ],
    (sentence) => hasDay(sentence) && !i(`\\b(?:${LEAD}s?|tasks?|weather|season|send|text)\\b`).test(sentence.text),
  ),
];

/** A time is named, and nothing else but that something may be on. */
const BARE =
  /^(?:so )?(?:what|anything|something|do we have|is there|have we got|are there|what's|what is)\b(?:'s| is|\b(?: (?:do|we|have|has|got|anything|something|going|on|happening|planned|booked|up|coming|lined|there|any|events?|in|for|at|during|our|calendar|else|still))*)$/i;
const DAYS: Intent = {
  ...crm(
    'date_load',
    'read',
    [/./],
    (sentence) =>
      hasDays(sentence) &&
      BARE.test(
        sentence.text
          .replace(sentence.span?.text ?? '', ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
  ),
};

const DRAFTS: readonly Intent[] = [
  {
    ...crm(
      'recipe',
      'draft',
      [/./],
      (sentence) =>
        isOrder(sentence) &&
        (countsFlowers(sentence.text) || (STEMS_EACH.test(sentence.text) && !EACH_PRICE.test(sentence.text))) &&
        (!budgetIn(sentence.text) || countsSeveral(sentence.text)) &&
        !/\b(?:quote|proposal|offer|estimate)\b/i.test(sentence.text),
    ),
    agent: 'recipe_agent',
  },
  {
    ...crm(
      'proposal',
      'draft',
      [/./],
      (sentence) =>
        isOrder(sentence) &&
        /\d/.test(sentence.text) &&
        !/\b(?:recipe|stems?|shopping list)\b/i.test(sentence.text) &&
        (/\b(?:quote|proposal|offer|estimate|budget)\b/i.test(sentence.text) ||
          EACH_PRICE.test(sentence.text) ||
          budgetIn(sentence.text) !== null),
    ),
    agent: 'proposal_agent',
  },
  {
    ...crm(
      'proposal',
      'draft',
      [
        i(
          `^(?:(?:i|we) )?(?:need|want|write|draft|make|create|prepare|do|start)?(?: me| us)? ?(?:an? |the )?(?:new )?(?:proposal|quote|estimate|offer)(?: (?:for|to) (?:the )?.+)?$`,
        ),
      ],
      ({ text }) => !hasPiece(text),
    ),
    agent: 'proposal_agent',
  },
];

const PICTURES: readonly Intent[] = [
  {
    ...crm('palette', 'draft', [i(`\\bpalette (?:from|of|for|in) (?:the )?(?!(?:mood ?board|board)$)${NAME}(?: (?:mood ?)?board)?$`)]),
    agent: 'moodboard_agent',
  },
  {
    ...crm('open', 'navigate', [
      i(`^what(?:'s| is) on (?:the |our )?(?<place>mood ?board|timeline)(?: (?:for|of) (?:the )?${NAME}(?: ${PROJECT})?)?$`),
    ]),
    agent: 'navigation_agent',
  },
  {
    ...crm('open', 'navigate', [
      i(
        `^(?:open|show me|go to|back to|take me to|return to)(?: the| our| my)? (?<place>notices?|texts?|text messages|messages|softphone|calls|live console|dashboard|home|home page)$`,
      ),
    ]),
    agent: 'navigation_agent',
  },
];

/** Sentences of a working day, before the grammar of intents.ts: the first pattern that fits counts. */
export const EVERYDAY: readonly Intent[] = [
  ...CONVERSATION,
  ...SAID_CHANGES,
  ...TEXTS,
  ...CHANGES,
  ...PICTURES,
  ...PLACES_SAID,
  ...TIME,
  ...STOCK,
  ...LISTS,
  ...PAPERS,
  ...READS,
  DAYS,
  ...DRAFTS,
];
