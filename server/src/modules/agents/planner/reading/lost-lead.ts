import { plainLetters } from './plain-letters';

/** A lead that came to nothing, as it was said. */
export interface LostLead {
  readonly name: string;
  /** A key of the reasons a business has by default; undefined: none was said. */
  readonly reason: string | undefined;
  readonly note: string;
}

const LEAD = '(?: (?:lead|inquiry|enquiry|people|one|anfrage|consulta))?';
const NAME =
  "(?<name>(?!(?:we|they|she|he|it|i|who|what|which|why|how|did|do|any|all|everything|nothing)\\b)[\\p{L}][\\p{L}\\d'&. -]{1,50}?)";
const WHY = '(?:(?:,|;|:| -|\\.| because| since| as| weil| denn| porque)+ ?(?<why>.+))?';
const OTHER = '(?:somebody|someone|some other|another|a cheaper|a different|the other|their|jemand|einen ander|otr)';
const SAID = [
  `(?:mark|set|move|put|close|flag)(?: the)? ${NAME}${LEAD} (?:as|to) (?:a )?(?:lost|dead)${WHY}`,
  `(?:the )?${NAME}${LEAD} (?:is|are) (?:dead|lost|gone|off the table|out|a no|a goner)${WHY}`,
  `we(?:'ve| have)? (?:just )?lost (?:the )?${NAME}${LEAD}${WHY}`,
  `(?:the )?${NAME}${LEAD} (?:have |has |just )*(?<went>(?:went|go|going|gone) (?:with|for) ${OTHER}.*|(?:booked|chose|chosen|picked|hired|took) ${OTHER}.*|(?:fell|has fallen|have fallen) through.*|(?:ghosted us|never (?:answered|replied|called back)).*)`,
  `(?:the )?${NAME}${LEAD} (?<went>(?:is|are|was|has been|have been|got) (?:all )?(?:off|cancell?ed|called off|scrapped|not happening|not going ahead)(?:[,;. ].*)?)`,
  `(?:the )?${NAME}${LEAD} (?<went>(?:(?:have|has|just) )*(?:called (?:it|the \\p{L}+) off|cancell?ed(?: (?:it|the \\p{L}+))?|pulled out|backed out|bailed|changed their minds?|decided against (?:it|us|flowers))(?:[,;. ].*)?)`,
  `(?:the )?${NAME}${LEAD} (?<went>(?:won't|will not|isn't going to|is not going to) (?:happen|go ahead|take place)(?:[,;. ].*)?)`,
  `(?:die |der |das )?(?:anfrage )?(?:von )?${NAME} (?<went>(?:ist abgesagt|findet nicht statt|fallt aus|no se (?:hace|celebra)|fallt aus|hat abgesagt|haben abgesagt)(?:[,;. ].*)?)`,
  `(?:la |el )?(?:consulta (?:de )?)?${NAME} (?<went>(?:se cancela|se ha cancelado|ha cancelado|han cancelado|no se hace|no se celebra)(?:[,;. ].*)?)`,
  `(?:die |der |das )?(?:anfrage )?(?:von )?${NAME} ist (?:raus|weg|verloren|geplatzt)${WHY}`,
  `(?:wir haben )(?:die |den )?(?:anfrage )?(?:von )?${NAME} verloren${WHY}`,
  `${NAME} (?:hat|haben) (?<went>(?:sich )?(?:fur )?(?:jemand|einen) ander\\w+ .*)`,
  `(?:perdimos|hemos perdido) (?:a |la |el |los |las )?(?:consulta (?:de )?)?${NAME}${WHY}`,
  `(?:la consulta (?:de )?)?${NAME} (?<went>(?:se fue|se fueron) con otr.*)`,
].map((pattern) => new RegExp(`^(?:(?:ok|so|well|hey|fyi|sadly|bad news),? )*${pattern}$`, 'u'));

const REASONS: readonly (readonly [key: string, said: RegExp])[] = [
  [
    'price',
    /\b(?:cheap\w*|pric\w+|expensive|cost\w*|budget|afford|money|teuer\w*|billig\w*|gunstig\w*|preis\w*|car[oa]s?|barat[oa]s?|precio)\b/,
  ],
  ['date_taken', /\b(?:date (?:was |is )?(?:taken|gone|full)|(?:were|are) (?:full|booked)|that day|ausgebucht|fecha)\b/],
  [
    'no_answer',
    /\b(?:never (?:answer|repl|call|wrote|came back)\w*|no (?:answer|reply)|ghosted|silen\w+|keine antwort|nicht gemeldet|no contest\w+)\b/,
  ],
  [
    'cancelled',
    /\b(?:cancel\w*|scrapped|call(?:ed)? (?:it |the \w+ )?off|(?:is|are|was|got|all) off|pulled out|backed out|bailed|not (?:happening|going ahead|doing|having|holding)|(?:won't|(?:isn't|aren't|not) going to) (?:happen|go ahead|take place)|broke up|split up|fell through|abgesagt|findet nicht statt|fallt aus|no se (?:hace|celebra)|no se casan)\b/,
  ],
  ['competitor', /\b(?:somebody|someone|another|other|different|competitor|elsewhere|jemand|ander\w+|konkurrenz|otr[oa]s?|competencia)\b/],
];

/**
 * A lead somebody has lost, with why: “Fairweather is dead, they went with somebody cheaper”. Undefined: something else is said, or asked.
 */
export function lostLead(message: string): LostLead | undefined {
  if (message.includes('?')) return undefined;
  const plain = plainLetters(message).replace(/[.!]+$/, '');
  for (const pattern of SAID) {
    const { name, why = '', went = '' } = pattern.exec(plain)?.groups ?? {};
    if (name === undefined) continue;
    const said = [went, why].filter(Boolean).join(', ');
    return { name: name.trim(), reason: REASONS.find(([, words]) => words.test(said))?.[0], note: said };
  }
  return undefined;
}
