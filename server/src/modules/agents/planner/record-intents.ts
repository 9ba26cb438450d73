import type { Intent } from './intent';
import { NAME, PROJECT, LEAD, ROLE } from './sentence-parts';

/** What is asked about records of the CRM, which stands in the grammar after what is written and drafted; the more special above. */
export const RECORD_INTENTS: readonly Intent[] = [
  {
    id: 'projects',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [new RegExp(`^(?:what|anything|everything|any|which|who|do we have|are we doing)\\b[^?]*? at (?:the )?${NAME}$`, 'i')],
  },
  {
    id: 'date_load',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      /\b(?:are we|am i) (?:free|available|booked|busy|full)\b/i,
      /\b(?:do we have|is there) (?:room|space|capacity|anything)\b(?! (?:i|we) )/i,
      /^anything (?:happening|on|planned|booked)\b/i,
      /\bwhat(?:'s| is| do we have) (?:on|happening|booked)\b/i,
      /\bhow (?:busy|full|booked)\b/i,
      /\b(?:can|could) (?:we|i) (?:take|fit|squeeze|do|handle|accept)\b/i,
      /\b(?:free|open|available) (?:days?|dates?|weekends?|saturdays?|sundays?|fridays?)\b/i,
      /\bis .* (?:free|taken|available|still open)$/i,
    ],
  },
  {
    id: 'tasks',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(
        `\\b(?:tasks?|to-?dos?|timeline|schedule|run of (?:the )?day|what(?:'s| is| has) (?:left|due|to do|to be done|still open)).*?(?: (?:for|of|on|in) (?:the )?${NAME}(?: ${PROJECT})?)?$`,
        'i',
      ),
      new RegExp(`^what (?:still )?(?:has|needs) to (?:happen|be done|get done)(?: (?:before|for|on|with) (?:the )?${NAME})?$`, 'i'),
      new RegExp(`^what do (?:we|i) (?:still )?(?:need|have) to do (?:for|on) (?:the )?${NAME}$`, 'i'),
    ],
  },
  {
    id: 'birthdays',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      /\b(?:who(?:se|'s)?|any(?:body|one)?|upcoming|coming up|when|which|what|do we|list|next)\b.*\b(?:birthdays?|anniversaries)\b/i,
      /^(?:birthdays|anniversaries)\b/i,
    ],
  },
  {
    id: 'lead',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(
        `^(?:tell me (?:more )?about|what about|what(?:'s| is) (?:up|going on|the (?:story|deal|budget|date|status)) (?:with|of|on|for)|(?:give me )?(?:the )?(?:details|rundown|summary) (?:of|on|for)|summari[sz]e|sum up|how(?:'s| is)|brief me on|info(?:rmation)? on|read(?: me)?) (?:the )?${NAME} ${LEAD}$`,
        'i',
      ),
      new RegExp(
        `^what (?:does|did|do|is|was) (?:the )?(?!(?:we|i|you|they|he|she|it|the client)\\b)${NAME}(?: ${LEAD})? (?:want|need|ask(?:ing)?(?: us)?(?: for)?|write|say|message|have in mind|looking for|after)(?: (?:to|from) us| in (?:the|their|her|his) (?:message|inquiry|enquiry))?$`,
        'i',
      ),
      new RegExp(
        `^(?:read(?: me)?|show(?: me)?|what(?:'s| is| was)|give me) (?:the )?(?:message|inquiry|enquiry) (?:from|of|by) (?:the )?${NAME}$`,
        'i',
      ),
    ],
  },
  {
    id: 'leads',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      /\b(?:leads?|inquir(?:y|ies|ed?)|enquir(?:y|ies|ed?)|reached out)\b/i,
      /\bwho(?:m)? (?:do|should) (?:we|i) (?:need to )?(?:call|answer|reply)\b/i,
      /\bwho is waiting\b/i,
    ],
  },
  {
    id: 'people',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(`^who(?:'s| is| are)?(?: the)? ${ROLE}(?: people)? (?:for|of|on|in|at|with) (?:the )?${NAME}$`, 'i'),
      new RegExp(
        `^(?:contact details|phone(?: number)?|e-?mail(?: address)?|people|contacts|team) (?:for|of|on) (?:the )?${NAME}(?: ${PROJECT})$`,
        'i',
      ),
    ],
  },
  {
    id: 'notes',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(`\\bnotes?\\b(?: (?:for|of|on|about|from|in) (?:the )?${NAME}(?: ${PROJECT})?)?$`, 'i'),
      new RegExp(
        `^what did (?:we|the client|they|she|he|i) (?:say|write|note|agree|decide|discuss|promise)(?: down)?(?: on)?(?: about| for| with)? (?:the )?${NAME}$`,
        'i',
      ),
    ],
  },
  {
    id: 'clients',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(
        `^(?:find|look up|search(?: for)?|who is|do we know|list|show)(?: me)? (?:the |our |all )?(?:a |an )?(?:contacts?|clients?|customers?|people|person)(?: (?:called|named|for|like|with))?(?: ${NAME})?$`,
        'i',
      ),
      new RegExp(
        `^(?:(?:get|give|find|tell|show)(?: me)?|what(?:'s| is)|(?:do|have) (?:you|we)(?: have| got)?) (?:the |an? )?(?:phone|number|e-?mail|contact|address|details)(?: (?:number|address|details))? (?:of|for) (?!(?:this|that)\\b)${NAME}$`,
        'i',
      ),
      new RegExp(`^(?:phone|number|e-?mail|contact|address|details)(?: (?:number|address|details))? (?:for|of) ${NAME}$`, 'i'),
      new RegExp(`^(?:who is|who's) ${NAME}$`, 'i'),
    ],
  },
  {
    id: 'figures',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      /\b(?:how(?:'s| is| are)|what(?:'s| is)|sum(?:marize|marise| up)|show me) (?:the |our |my )?(?:pipeline|sales|numbers|figures|business|win rate|conversion)\b/i,
      /\bpipeline (?:worth|value|summary|total)\b/i,
      /\bhow much (?:is|money|value|business|do we have)\b.*\b(?:pipeline|booked|open|sold)\b/i,
      /\bwin rate\b/i,
      /\bhow (?:are|did|have) we (?:do|doing|done|been doing)\b/i,
      /\bwhat is (?:stuck|waiting)\b/i,
    ],
  },
  {
    id: 'project',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      new RegExp(
        `^(?:tell me (?:about|more about)|(?:give me )?(?:a |the )?(?:rundown|recap|update|overview) (?:of|on|for)|update me on|catch me up on|(?:is there )?anything i should know about|any(?:thing)? (?:new|news) (?:on|with|about)|what(?:'s| is) (?:going on|new|up|happening) with|info(?:rmation)? (?:on|about)|summari[sz]e|sum up|brief me on|what about|give me (?:a |the )?(?:summary|overview|details|status) (?:of|on|for)|status of|details (?:of|on|for)|how(?:'s| is)|what(?:'s| is) the (?:status|date|venue|budget|stage|guest count|value) (?:of|for)|when is|where is|what is the latest (?:on|with)|how many guests (?:at|for|has|does)|find (?:the )?project) (?:the )?${NAME}$`,
        'i',
      ),
    ],
  },
  {
    id: 'projects',
    agent: 'crm_agent',
    effect: 'read',
    patterns: [
      /\b(?:projects|events|weddings|galas|funerals|memorials|workshops|jobs|bookings)\b/i,
      /\bwhat(?:'s| is) (?:coming up|next|on)\b/i,
      /\b(?:upcoming|next) (?:project|event|wedding|job)s?\b/i,
    ],
  },
];
