type Wording = readonly [said: RegExp, says: string];

const PLEASE = '(?:(?:please|pls|can you|could you|ok|and|bitte|por favor),? )*';
const WHOM = "(?<who>[\\p{L}][\\p{L}'. &–-]{1,50}?)";
const SAYS = '(?<how>,? (?:that|saying|asking|and (?:say|tell|ask|let)|to (?:say|tell|ask|let))\\b.+|\\s*:.+)';
const wording = (pattern: string, says: string): Wording => [new RegExp(`^${PLEASE}${pattern}$`, 'iu'), says];

/** Answers that go back to somebody, notes that are pinned and entries of the calendar, in the words the grammar knows. */
export const WORKING_WORDINGS: readonly Wording[] = [
  wording(`(?:(?:write|answer|reply|respond|mail|e-?mail) back to|(?:get|write) back to) ${WHOM}${SAYS}`, 'write to $<who>$<how>'),
  wording(`(?:write|mail|e-?mail|answer) (?!back\\b)${WHOM} back${SAYS}`, 'write to $<who>$<how>'),
  wording(`(?:schreib|antwort|mail)e? (?:bitte )?(?:der |dem |an )?${WHOM} zurück(?<how>,? dass .+|\\s*:.+)`, 'Schreib $<who>$<how>'),
  wording(
    `(?:resp[oó]nde|cont[eé]sta|escr[ií]be)(?:le|les)?(?: de vuelta)? a (?:la |el )?${WHOM},? (?:que|diciendo que) (?<body>.+)`,
    'escribe a $<who> que $<body>',
  ),
  wording(
    'pin (?:a |the |this )?(?:pinned |quick |little |sticky )*note (?:on|onto|to|for|at|in) (?!(?:the |this |that )?(?:board|moodboard|project|file|job|event|wedding|page)\\b)(?<rest>.+)',
    'add a pinned note to $<rest>',
  ),
  wording(
    '(?:stick|drop|attach|slap|post|hang) (?:a |the |this )?(?:pinned |quick |little |sticky )*note (?:on|onto|to|for|at|in) (?!(?:the |this |that )?(?:board|moodboard|project|file|job|event|wedding|page)\\b)(?<rest>.+)',
    'add a note to $<rest>',
  ),
  wording(
    '(?:häng|heft|pinn|kleb|setz)e? (?:bitte )?(?:eine )?notiz (?:an|zu|auf|bei|für) (?:das |die )?(?<rest>[^:]+?(?:\\s*:|,? dass) .+)',
    'Notiz zu $<rest>',
  ),
  wording(
    '(?:put|add|note|enter)(?: down)? (?:in|on|to|into) (?:the |my |our |team )?calendar,? (?<when>[^:]{3,50}?)\\s*:\\s*(?<title>.+)',
    'put $<title> in the calendar, $<when>',
  ),
  wording(
    '(?:trag|schreib|setz|nimm)e? (?:bitte |mir |uns )*(?:eine?n? |die |den |das )?(?<title>.+?) (?:in den|im) kalender(?: ein| auf)?,? (?:ein,? )?(?:am |für |auf )?(?<when>.+)',
    'put $<title> in the calendar, $<when>',
  ),
  wording(
    '(?:pon|apunta|anota|agrega|añade)(?:me|nos)? (?:una? |la |el )?(?<title>.+?) (?:en|al) (?:el |mi |nuestro )?calendario,? (?:para |el )*(?<when>.+)',
    'put $<title> in the calendar, $<when>',
  ),
];
