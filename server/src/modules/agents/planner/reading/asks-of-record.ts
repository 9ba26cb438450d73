import { plainLetters } from './plain-letters';

/** Orders something; “make me a list” only asks. */
const ORDERS =
  /^(?:please |can you |could you |bitte |por favor )*(?:delete|remove|cancel|archive|rename|change|set|update|edit|send|buy|assign|pay|charge|close|merge|book|refund|swap|add|create|put|write|mark|move|convert|tick|remind|reserve|block|enter|record|log|text|call|e-?mail|draft|answer|reply|sketch|design|(?:make|mach\w*|haz\w*) (?:me |us |him |her |them |mir |nos )?(?:an? |eine?n? |una? )?(?!(?:\w+ ){0,3}(?:list|plan|timeline|overview|summary|schedule|liste|plan|resumen|cronograma))|losch\w*|schreib\w*|erinner\w*|trag\w*|verschieb\w*|entwirf|apunta\w*|anota\w*|escrib\w*|manda\w*|recuerda\w*|cancela\w*|mueve\w*)\b/;
const ASKS =
  /^(?:and |so |ok |please |und |y |¿)*(?:what|whats|when|where|who|whos|whose|which|why|how|is|are|was|were|does|do|did|has|have|had|can|could|any\w*|show|tell|give|list|find|read|look|walk|run|take me|remind me what|help me|make me|work me|wann|wo|wer|wie|was|welche\w*|ist|sind|hat|haben|gibt|zeig\w*|ab wann|bis wann|que|cuando|donde|quien\w*|como|cual\w*|cuant\w*|hay|esta\w*|tenemos|muestra\w*|dime)\b/;
/** One of several, or a sum: no line says that. */
const COMPARES =
  /\b(?:most|least|best|worst|biggest|smallest|highest|lowest|cheapest|cheaper|dearest|more than|less than|compared?|versus|vs|average|meisten|teuerste\w*|billig\w*|mas|menos|mejor|peor)\b/;
/** Wants words written, and none read. */
const WRITES = /\b(?:sentences?|a few (?:lines|words)|captions?|posts?|slogans?|satze|texto)\b/;
/** What is owed to others stands in no invoice of a client. */
const WE_OWE = /\b(?:(?:do|did|must|should) (?:we|i) (?:still )?(?:owe|pay)|we (?:still )?owe|schulden wir|debemos|tenemos que pagar)\b/;
/** What would be is not what is. */
const SUPPOSES = /\b(?:if|instead|would|should be|what about making|falls|wenn|statt|wurde|si|en vez de)\b/;

/**
 * Whether a sentence asks for what stands in a record: it asks, and neither orders, supposes, compares nor wants words written.
 *
 * @example asksOfRecord('who loads the van for Reyes?') // true
 */
export function asksOfRecord(message: string): boolean {
  const said = plainLetters(message);
  const parts = said.split(/[.!?;:,] +|(?<=\w) (?:and|und|y) /);
  const isAsked = message.trim().endsWith('?') || parts.some((part) => ASKS.test(part));
  return isAsked && !parts.some((part) => ORDERS.test(part)) && ![WRITES, SUPPOSES, COMPARES, WE_OWE].some((one) => one.test(said));
}
