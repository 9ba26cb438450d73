import { daysSaid } from './days-said';

/** A reminder so many days before or after an event. */
export interface RemindBefore {
  readonly event: string;
  readonly what: string;
  readonly days: number;
}

const N = '(?:an?|one|two|three|four|five|six|seven|eight|ten|\\d{1,2}|eine?n?|zwei|drei|vier|sechs|una?|dos|tres|cuatro|seis)';
const UNIT = '(?:days?|weeks?|fortnights?|tage?n?|wochen?|d[ií]as?|semanas?)';
const WHEN = `(?<when>${N} ${UNIT} (?:before|ahead of|prior to|after|vor|nach|antes de|despu[eé]s de))`;
const EVENT = "(?<event>[a-z\u00c0-\u024f][\\da-z\u00c0-\u024f'’&. –-]{1,50}?)";
const SO =
  "(?:,? (?:so (?:that )?(?:i|we) (?:can |remember to |do not forget to |don't forget to )?|to |that (?:i|we) (?:have to|need to|must|should) |about |for )|\\s*[:,]\\s*|\\s+[–-]\\s+)";
const form = (pattern: string): RegExp => new RegExp(`^(?:(?:please|pls|can you|could you|bitte|por favor),? )*${pattern}[.!?]*$`, 'i');

const FORMS: readonly RegExp[] = [
  form(`(?:remind|nudge|ping|poke|prod|tell|alert|warn|notify) (?:me|us) ${WHEN} (?:the |our )?${EVENT}${SO}(?<what>.{3,})`),
  form(
    `(?:remind|nudge|ping|poke|prod|alert) (?:me|us) (?:to|about|that i (?:have to|need to|should)) (?<what>.{3,}?),? ${WHEN} (?:the |our )?${EVENT}`,
  ),
  form(`(?:set |add |make )?(?:me )?(?:a )?reminder(?: for)? ${WHEN} (?:the |our )?${EVENT}${SO}(?<what>.{3,})`),
  form(`${WHEN} (?:the |our )?${EVENT},? (?:remind|nudge|ping) (?:me|us) (?:to|about) (?<what>.{3,})`),
  form(`erinner(?:e)? (?:mich|uns) ${WHEN} (?:der |dem |die |das )?${EVENT} daran,? (?<what>.{3,})`),
  form(
    `rec[uú][eé]rda(?:me|nos) ${WHEN}l? (?:la |los |el )?${EVENT} (?:que |de )?(?<what>(?:pedir|llamar|comprar|encargar|enviar|preguntar|confirmar|hacer|pagar|revisar|recoger|preparar) .{3,})`,
  ),
];

/** @example remindBefore('nudge me two weeks before the Reyes wedding so I order ribbon') // { event: 'Reyes wedding', what: 'order ribbon', days: -14 } */
export function remindBefore(message: string): RemindBefore | undefined {
  const groups = FORMS.map((one) => one.exec(message.trim())?.groups).find((found) => found !== undefined);
  const by = groups && daysSaid(groups['when'] ?? '');
  return groups && by && { event: groups['event'] ?? '', what: (groups['what'] ?? '').trim(), days: by.days };
}
