/** Begins an order politely. */
const PLEASE = '(?:(?:please|pls|bitte|por favor|can you|could you|kannst du|puedes|ok|and|also|now|just),? )*';
const WHOM = "(?<who>(?!(?:me|us|mich|uns|myself)\\b)[\\p{L}][\\p{L}'. &–-]{1,50}?)";
const HOW =
  '(?:(?:a|an|the|one|another|last|final|second|quick|short|friendly|gentle|polite|soft|kind|little|firm|nice|brief|payment|sweet|tiny|small|light|warm|but|and|very),? )*';
/** How it shall not sound is how no reminder of here sounds. */
const NOT_PUSHY =
  '(?:,? (?:but )?(?:nothing|not|never)(?: too| very| at all| be)? (?:pushy|harsh|annoying|aggressive|rude|mean|stern|demanding))?';
const PRONOUN = '(?:them|her|him|the (?:couple|client|bride|groom|family|bride and groom))';

const wording = (pattern: string, says: string): readonly [RegExp, string] => [new RegExp(`^${PLEASE}${pattern}$`, 'iu'), says];

/** Messages in other words than those of `letter.ts`; what shall be said in them stays as it was said. */
export const LETTER_WORDINGS: readonly (readonly [said: RegExp, says: string])[] = [
  wording(
    `(?:answer|reply to|respond to) (?:the|her|his|their) (?<who>[\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?:question|request|query)(?: (?:with|saying|that)|\\s*[.:,;]|\\s-) ?(?<body>.+)`,
    'reply to $<who> question: $<body>',
  ),
  wording(
    `(?:answer|reply to|respond to|write back to)(?: to)? ${WHOM}'?s? (?:text|message|sms|question)s?(?: (?:about|regarding|on) [^.:,;]{2,50})?(?: (?:with|saying|that)|[.:,;]|\\s-) ?(?<body>.+)`,
    'reply to $<who>: $<body>',
  ),
  wording(
    `${HOW}reminder (?:to|for) ${WHOM}(?:,? (?:about|regarding|re|that|on|for) (?<body>.+))?`,
    'write a reminder to $<who> about $<body>',
  ),
  wording(
    `(?:nudge|chase|poke|ping|prod|follow up with|hurry)(?: up)? ${WHOM},? (?:about|for|on|regarding|re|over) (?<body>.+)`,
    'write a reminder to $<who> about $<body>',
  ),
  wording(
    `(?:send|give|drop|write|shoot) ${WHOM} (?:an? |another )?${HOW}(?:nudge|reminder|poke|chaser|prod|push)s?(?:,? (?:about|for|on|regarding|re|over) (?<body>[^,]+?))?${NOT_PUSHY}`,
    'write a reminder to $<who> about $<body>',
  ),
  wording(
    `(?:send|give|write) (?:an? |another )?${HOW}(?:nudge|poke|chaser|prod) to ${WHOM}(?:,? (?:about|for|on|regarding|re|over) (?<body>[^,]+?))?${NOT_PUSHY}`,
    'write a reminder to $<who> about $<body>',
  ),
  wording(
    `(?:schick|gib|schreib)e? (?:der |dem |den )?${WHOM} (?:bitte |noch |mal |dazu |deswegen |deshalb |hierzu )*(?:eine?n? )?(?:(?:netten?|kleinen?|freundlichen?|sanften?|kurzen?|höflichen?) )*(?:stups|schubs|anstoß|erinnerung)(?: wegen (?<body>.+?))?`,
    'schreib eine Erinnerung an $<who> wegen $<body>',
  ),
  wording(`ask ${WHOM} (?:for|about) (?<body>.+)`, 'write a message to $<who> asking for $<body>'),
  wording(`say (?:sorry|we(?:'re| are) sorry) to ${WHOM} (?:for|that|about) (?<body>.+)`, 'apologize to $<who> for $<body>'),
  wording(`(?:say thanks|say thank you|send thanks|a thank[- ]?you) to ${WHOM} for (?<body>.+)`, 'thank $<who> for $<body>'),
  wording(`tell (?<who>${PRONOUN})(?: that)? (?<body>.+)`, 'text $<who>: $<body>'),
  wording(`let (?<who>${PRONOUN}) know(?: that)? (?<body>.+)`, 'text $<who>: $<body>'),
  wording(
    `(?:schreib|schick|mach|verfass)e? (?:an )?(?:den |die |der |dem )?${WHOM} (?:bitte |noch |mal |dazu |deswegen |deshalb |davon |dafür |hierzu )*(?:eine?n? )?(?<how>(?:kurze |nette |freundliche |höfliche |letzte |zweite )*)(?<kind>zahlungserinnerung|mahnung|erinnerung|nachricht|mail|e-?mail|danksagung)(?:(?:,? dass|\\s*:|,? wegen|,? für|,? zu[mr]?) (?<body>.+))?(?<tone>,? (?:aber |und |bitte )*(?:höflich|freundlich|nett|kurz|bestimmt)(?: und (?:höflich|freundlich|nett|kurz|bestimmt))?)?`,
    'schreib eine $<kind> an $<who> wegen $<body>$<tone>',
  ),
  wording(
    `(?:escr[ií]be(?:le|les)?|m[aá]nda(?:le|les)(?: un (?:mensaje|texto|sms|whatsapp))?|d[ií](?:le|les)|av[ií]sa(?:le|les)) a (?:la |el |los |las )?${WHOM},? (?:q|que|diciendo que) (?<body>.+)`,
    'escribe a $<who> que $<body>',
  ),
];
