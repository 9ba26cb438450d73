import { plainLetters } from './plain-letters';

const DAY_OF =
  /\b(?:(?:day|day-of|event|wedding day) (?:schedule|plan|timeline|sheet)|run ?(?:sheet|of show|of the day)|(?:timeline|schedule|plan|order) (?:for|of) (?:that |the )?(?:morning|day|event day|afternoon)|tagesablauf|ablaufplan|ablauf des tages|plan del dia|horario del dia)\b/;
const WHOLE =
  /\b(?:production|prep(?:aration)?|work|working|bench|set-?up|flower|to-?do) (?:plan|list|schedule|timeline|sheet)\b|\bcheck ?list\b|\bplan (?:the )?(?:production|prep|work|set-?up)\b|\bplan (?:me )?(?:backwards|back) from\b|\bwhat (?:gets|has to be|needs to be) done (?:which|what|on which) day\b|\b(?:produktionsplan|arbeitsplan|vorbereitungsplan|checkliste|plan de (?:produccion|trabajo)|lista de (?:preparacion|tareas|trabajo))\b/;
const NEVER = /\b(?:add|note|task for|remind|aufgabe|tarea|template|where is|open the|go to|abre|offne)\b/;

/**
 * Whether what is to be done for an event day by day is asked for: of the `day` itself, or of the `whole` time before it. Undefined: neither.
 *
 * @example wantsPlan('make me a prep list for Whitcomb, what gets done which day') // 'whole'
 */
export function wantsPlan(message: string): 'day' | 'whole' | undefined {
  const said = plainLetters(message);
  if (NEVER.test(said)) return undefined;
  if (DAY_OF.test(said)) return 'day';
  return WHOLE.test(said) ? 'whole' : undefined;
}
