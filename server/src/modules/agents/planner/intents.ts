import type { Intent } from './intent';
import { RECORD_INTENTS } from './record-intents';
import { NAME, PROJECT, OPEN, THE, PLACE, CREATE, NO_REFUSAL, MOVE, CALLED, LEAD, TASK, STAGES, SETS_OFF } from './sentence-parts';

/** The grammar. The first pattern that fits counts, so the more special stands above. Described in README.md. */
export const INTENTS: readonly Intent[] = [
  {
    id: 'help',
    agent: 'orchestrator_agent',
    effect: 'read',
    patterns: [/^(?:help|what (?:can|do) you (?:do|know)|how (?:can|do) you help|what else can you do|what are you able to)/i],
  },
  {
    id: 'greeting',
    agent: 'orchestrator_agent',
    effect: 'read',
    patterns: [
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|great|perfect|cool)?$/i,
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b.{0,20}$/i,
    ],
  },
  {
    id: 'analysis',
    agent: 'analysis_agent',
    effect: 'read',
    patterns: [
      /\b(?:analy[sz]e|analysis|report|chart|graph|plot|csv|spreadsheet|break ?down|statistics?|trend)\b/i,
      /\b(?:pipeline|value|projects?|leads?|revenue|events?|bookings?)\b.*\bby (?:stage|source|month|type|year|owner)\b/i,
      /\bhow many (?:projects?|weddings?|events?|leads?) (?:per|each|every|by) (?:month|year|stage|source|type)\b/i,
      /\bwhere do (?:our|my|the) leads come from\b/i,
      /\b(?:busiest|quietest|slowest|strongest|best|fullest) (?:month|season|time|week)s?\b/i,
      /\b(?:which|what|our|the) (?:months?|seasons?|time of (?:the )?year)\b.*\b(?:bus(?:y|iest)|most|best|quiet(?:est)?|slow(?:est)?)\b/i,
    ],
  },
  {
    id: 'collage',
    agent: 'moodboard_agent',
    effect: 'draft',
    patterns: [/\bcollage\b/i, /\b(?:image|picture|overview|preview)\b.*\b(?:from|of)\b.*\b(?:mood ?board|board)\b/i],
  },
  {
    id: 'palette',
    agent: 'moodboard_agent',
    effect: 'draft',
    patterns: [
      /\b(?:colou?r )?palette\b/i,
      /\bcolou?rs? (?:of|from|on|in)\b.*\b(?:board|mood ?board|pictures?)\b/i,
      /\bcolou?rs?\b.*\bboard\b/i,
      /\bcolou?r swatches\b/i,
      /^(?:generate|make|create|draw|paint)\b.*\b(?:image|picture|photo|illustration)\b/i,
    ],
  },
  {
    id: 'drafts',
    agent: 'orchestrator_agent',
    effect: 'read',
    patterns: [/\b(?:my|our|open|the) (?:proposal |recipe )?drafts\b/i, /^(?:list|show) (?:me )?(?:the |all )?drafts/i],
  },
  {
    id: 'add_note',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [
      new RegExp(
        `^(?:add|write|leave|make|put|save)(?: down)? (?:a |the |this )?(?:pinned )?note (?:to|on|for|about|in) (?:the )?${NAME}(?: ${PROJECT})?\\s*(?:${SETS_OFF}|that|saying|which says)\\s*(?<body>.+)$`,
        'i',
      ),
      new RegExp(
        `^(?:jot|write|put)(?: this| a note)?(?: down)? (?:on|for|in|to|about) (?:the )?(?!(?:me|us)\\b)${NAME}(?: ${PROJECT})?\\s*(?:${SETS_OFF}|that)\\s*(?<body>.+)$`,
        'i',
      ),
      new RegExp(
        `^note (?:to (?:self|the team|everybody|everyone) )?(?:on|for|to|about) (?:the )?${NAME}(?: ${PROJECT})?\\s*${SETS_OFF}\\s*(?<body>.+)$`,
        'i',
      ),
      new RegExp(`^note (?:on|for|to|about) (?:the )?${NAME}(?: ${PROJECT})? that (?<body>.+)$`, 'i'),
      new RegExp(
        `^(?:add|put|write)(?: this| it)?(?: down)? (?:to|in|on|into) (?:the )?${NAME}(?:'s)?(?: ${PROJECT})? (?:notes|file)\\s*(?:${SETS_OFF}|that)?\\s*(?<body>.+)$`,
        'i',
      ),
      new RegExp(
        `^(?:on|for) (?:the )?${NAME}(?: ${PROJECT})?,? (?:add a note|make a note|note(?: down)?|write down|jot down)\\s*(?:${SETS_OFF}|that)?\\s*(?<body>.+)$`,
        'i',
      ),
      /^(?:add|write|leave|make|take|put)(?: down)? (?:a |the )?(?:quick |pinned )?note(?: down)?(?: for me)?\s*(?:[:,-]|that|saying)\s*(?<body>.+)$/i,
      /^(?:jot|write|note|put|take)(?: this| it| that)? down(?: for me| for us)?\s*(?:[:,-]\s*(?:that )?|that )(?<body>.+)$/i,
      /^(?:note|record|please note) that (?<body>.+)$/i,
    ],
  },
  {
    id: 'add_task',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [
      new RegExp(
        `^(?:i need|i want|give me|add|create|make|set|put)(?: up| in)? (?:a |the |another )?${TASK} (?:for|on|in) (?:the )?${NAME}(?: ${PROJECT})?\\s*${SETS_OFF}\\s*(?<title>.+)$`,
        'i',
      ),
      new RegExp(
        `^(?:add|create|make|set)(?: up)? (?:a |the )?(?:task|to-?do|reminder) (?:to|on|for) (?:the )?(?<title>.+?) (?:for|on|to|in) (?:the )?${NAME}(?: ${PROJECT})?$`,
        'i',
      ),
      new RegExp(
        `^(?:add|create|make|set|put)(?: up)? (?:a |the )?(?:task|to-?do|reminder) (?:for|on|to|in) (?:the )?${NAME}(?: ${PROJECT})?\\s*${SETS_OFF}\\s*(?<title>.+)$`,
        'i',
      ),
      /^(?:add|create|make|set)(?: up)? (?:a |the )?(?:task|to-?do|reminder)\s*(?:[:,-]|to)\s*(?<title>.+)$/i,
      /^(?:remind (?:me|us)|don't let (?:me|us) forget|(?:i|we) (?:must not|mustn't|can't) forget|remember) to (?<title>.+)$/i,
      new RegExp(`^put (?<title>.+?) on the (?:to-?do |task )?list(?: (?:for|of) (?:the )?${NAME}(?: ${PROJECT})?)?$`, 'i'),
    ],
  },
  {
    id: 'create_lead',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [
      /^(?:add|create|new|log|save|enter)(?: up)? (?:a |an )?(?:new )?(?:lead|inquiry|enquiry)(?: (?:for|from|called|named)|\s*[:,-])?\s+(?<name>.+)$/i,
      new RegExp(`^(?:add|log|save|put|enter)(?: in)? ${NAME}(?: (?:down|in))? as an? (?:new )?${LEAD}\\b.*$`, 'i'),
      new RegExp(
        `^(?:there's |we have |i have |i've got )?(?:some(?:one|body)|an? (?:\\w+ )?(?:guy|lady|woman|man|person|couple|bride|groom|client|customer|company)) (?:called|named|by the name of) ${NAME}(?:,| (?:wants?|needs?|is|are|would|called|rang|asked|just|wrote|who)\\b).*\\b(?:add|log|save|put|enter) (?:him|her|them|it|that|this)(?: (?:down|in))? as an? (?:new )?${LEAD}$`,
        'i',
      ),
    ],
  },
  {
    id: 'create_project',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [/^(?:add|create|new|start|set up)(?: up)? (?:a |an )?(?:new )?project(?: (?:for|called|named)|\s*[:,-])?\s+(?<name>.+)$/i],
  },
  {
    id: 'mark_contacted',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [
      new RegExp(
        `^${NO_REFUSAL}.*\\b(?:so|and|please|then)\\b,? (?:mark|set|tick) (?:off )?(?:the )?(?!it\\b|that\\b|them\\b|her\\b|him\\b)${NAME}(?: ${LEAD})?(?: off)? (?:as|to) contacted$`,
        'i',
      ),
      new RegExp(
        `^${NO_REFUSAL}(?:i|we)(?:'ve| have)?(?: just| already)? ${CALLED} (?:the )?${NAME}(?: ${LEAD})?(?: back)?(?: (?:about|for|on) .+)?(?:,| so| and)+ .*\\bcontacted$`,
        'i',
      ),
      new RegExp(`^(?:mark|set) (?:the )?(?:lead )?${NAME}(?: lead)? (?:as|to) contacted$`, 'i'),
      new RegExp(
        `^(?:make|mark|set|put) (?:the )?(?:lead )?${NAME}(?: lead)? (?:as |to |down as )?contacted(?:,? (?:i|we) (?:just |have |already )*${CALLED} (?:them|her|him))?$`,
        'i',
      ),
      new RegExp(
        `^${NO_REFUSAL}(?:i|we)(?:'ve| have)?(?: just| already)? (?:called|rang|phoned|answered|contacted|replied to|emailed|spoke (?:to|with)|talked to|got back to|wrote back to) (?:the )?${NAME}(?: (?:lead|inquiry|enquiry))?(?: back)?$`,
        'i',
      ),
    ],
  },
  {
    id: 'move_project',
    agent: 'crm_agent',
    effect: 'write',
    patterns: [
      new RegExp(
        `^${MOVE} (?:the )?${NAME}(?: project)? (?:to|into|as|in) (?:the )?(?:stage )?(?<stage>${STAGES})(?: stage| column)?$`,
        'i',
      ),
      new RegExp(
        `^${NAME} (?:is|are|has|have) (?:now )?(?:in )?(?<stage>${STAGES})(?: now| already)?[,.;:-]* (?:so )?(?:please )?(?:move|update|change|drag) (?:it|that|them)$`,
        'i',
      ),
      new RegExp(
        `^${MOVE} (?:the )?${NAME}(?: project)?(?: (?:over|along|up|on|back))? (?:to|into|as|in) (?:the )?(?:stage )?(?<stage>${STAGES})(?: stage| column)?$`,
        'i',
      ),
      new RegExp(
        `^${NO_REFUSAL}(?:the )?${NAME} (?:said|says|signed|confirmed|accepted|paid|is|are|has|have|wants?|just|went|got|came)\\b.*\\b${MOVE} (?:it|them|that|her|him)(?: (?:over|along|up|on|back))? (?:to|into|as|in) (?:the )?(?<stage>${STAGES})(?: stage| column)?$`,
        'i',
      ),
    ],
  },
  {
    id: 'open',
    agent: 'navigation_agent',
    effect: 'navigate',
    patterns: [
      new RegExp(`^${OPEN} ${THE}(?<place>${PLACE})(?: page| tool| list| screen)?(?: (?:for|of) (?:the |our )?${NAME})?$`, 'i'),
      new RegExp(`^${OPEN} ${THE}${NAME}(?:'s)?(?<!\\b(?:the|all|our|my|of|with)) (?<place>${PLACE})(?: page| tool| screen)?$`, 'i'),
      new RegExp(
        `^(?:open(?: up)?|load(?: up)?|bring up|pull up|show me|(?:go|get|let me|take me|bring me|get me) (?:back )?(?:in)?to|jump (?:in)?to|get me) (?:the |our |my )?${NAME} (?<kind>lead|inquiry|enquiry|client|contact)$`,
        'i',
      ),
      new RegExp(
        `^(?:open(?: up)?|load up|(?:go|get|let me|take me|bring me|get me) (?:back )?(?:in)?to|hop (?:over )?to|head (?:over )?to|bring up|pull up|jump (?:in)?to) (?:the |our |my )?(?:(?<kind>project|lead|client|contact) )?${NAME}$`,
        'i',
      ),
      new RegExp(`^(?:get|give|find) me ${THE}${NAME} ${PROJECT}$`, 'i'),
      new RegExp(`^(?:pull|bring|put|get) (?:the |our |my )?${NAME} up(?: on .*)?$`, 'i'),
      new RegExp(`^where (?:is|are|do i find|can i find) (?:the |our |my )?(?<place>${PLACE})(?: page| tool)?$`, 'i'),
    ],
  },
  {
    id: 'recipe',
    agent: 'recipe_agent',
    effect: 'draft',
    patterns: [
      /\brecipes?\b.*\b(?:for|with|of)\b/i,
      /\b(?:make|create|draft|write|need)\b.*\brecipes?\b/i,
      /\bhow many stems\b/i,
      /\bstem counts?\b/i,
      /\bshopping list\b.*\b(?:for|of)\b/i,
      /\bwhat stems\b/i,
      /\bwhat (?:goes|would go|should go|do we put) in(?:to)?\b/i,
      /\bstems? list\b/i,
      /\bstems? (?:do (?:we|i) need|for)\b/i,
    ],
  },
  {
    id: 'proposal',
    agent: 'proposal_agent',
    effect: 'draft',
    patterns: [
      new RegExp(`\\b${CREATE}\\b.*\\b(?:proposal|quote|estimate|offer)\\b`, 'i'),
      /^(?:a )?(?:proposal|quote|estimate) (?:for|with|of)\b/i,
      /\bquote (?:me|them|us|her|him)\b/i,
      /^get (?:me |us )?(?:an? |the )?(?:\w+ )?(?:proposal|quote|estimate)\b/i,
      /^(?:draft|quote)\b.*\d/i,
      /^\d+ .*\b(?:cent(?:er|re) ?pieces?|bouquets?|boutonn?i|arch|arrangements?|bud vases?|garlands?|corsages?)/i,
      new RegExp(
        `^${CREATE}\\b.*\\d.*\\b(?:cent(?:er|re) ?pieces?|bouquets?|boutonn?i|arch|arrangements?|bud vases?|garlands?|corsages?)`,
        'i',
      ),
    ],
  },
  {
    id: 'send',
    agent: 'orchestrator_agent',
    effect: 'send',
    patterns: [
      /^(?:send|e-?mail|text|call|message|sms)\b/i,
      /\b(?:take|charge|refund|collect)\b.*\b(?:payment|deposit|card|money|retainer)\b/i,
      /^(?:pay|invoice)\b/i,
    ],
  },
  {
    id: 'inventory',
    agent: 'inventory_agent',
    effect: 'read',
    patterns: [
      /\b(?:in stock|stock levels?|inventory|how many (?:vases|lanterns|chairs|arches|candles|compotes|vessels) do we (?:have|own)|do we (?:have|own) (?:enough|any|\d+)|availability of)\b(?!.*\b(?:weddings?|events?|projects?|leads?|inquir|galas?|room|space|clients?|bookings?|jobs|funerals?|memorials?|tasks?|notes?)\b)/i,
    ],
  },
  ...RECORD_INTENTS,
];

/** What a sentence is taken for that neither the grammar nor its words tell more about. */
export const LAST: readonly Intent[] = [
  {
    id: 'projects',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [new RegExp(`^(?:find|search(?: for)?|look for|show me|list) (?:the )?${NAME}$`, 'i')],
  },
];
