type Wording = readonly [said: RegExp, says: string];

const PLEASE = '(?:(?:please|pls|so|ok|and|hey|bitte|por favor),? )*';
const wording = (pattern: string, says: string): Wording => [new RegExp(`^${PLEASE}${pattern}[?!.]*$`, 'i'), says];
/** What was paid is no note: it is put down with the payments. */
const NO_MONEY =
  '(?!.*(?:[$€£] ?\\d|\\b(?:paid|pays?|payed|transferred|wired|deposit|payment|instal+ment|cash|che(?:que|ck)|invoice|refund|expense|receipt|bezahlt|(?:ü|ue)berwiesen|rechnung|anzahlung|pag(?:ó|ado|aron)|transfiri(?:ó|eron)|factura)\\b))';
const JUST_NOW =
  ',? (?:just now|right now|now|a (?:minute|moment|second|while) ago|earlier(?: today)?|this (?:morning|afternoon)|today|(?:half )?an hour ago)';
const DID = '(?:rang|called|phoned|answered|contacted|emailed|e-mailed|replied to|spoke (?:to|with)|talked to|got back to|wrote back to)';

/** Questions and orders of a working day in other words than those the table and the grammar know. */
export const DAILY_WORDINGS: readonly Wording[] = [
  wording(
    '(?:do|will|have) we (?:have |got |have got )?(?:enough|sufficient) (?:hands|people|crew|staff|helpers|folks)(?: working| in| on)?(?: for| on)? (?<when>.{3,40})',
    'who is working on $<when>',
  ),
  wording(
    'are (?:we|there) (?:enough (?:people|hands|of us)|short[- ]?(?:handed|staffed)|understaffed)(?: for| on)? (?<when>.{3,40})',
    'who is working on $<when>',
  ),
  wording(
    '(?:haben|sind) wir (?:genug|gen(?:ü|ue)gend) (?:leute|h(?:ä|ae)nde|personal|helfer)(?: f(?:ü|ue)r| am)? (?<when>.{3,40})',
    'wer arbeitet am $<when>',
  ),
  wording('¿?(?:tenemos|hay) (?:suficientes? )(?:manos|gente|personal)(?: para)?(?: el)? (?<when>.{3,40})', 'quién trabaja el $<when>'),
  wording(
    "what(?:'s| is| has| have| do(?:es)?)?(?: we)?(?: still)? (?:have to|has to|needs? to|must|got to|left to|still to) (?:happen|be done|get done|do|be ready)(?: still)? before (?:this(?: one| event| job)?|it|the (?:day|event|big day)|then)",
    'what do we still have to do before the event',
  ),
  wording(
    'what (?:have|did|do) i (?:let slide|let slip|forg[eo]t(?:ten)?|miss(?:ed)?|neglect(?:ed)?|drop(?:ped)?|put off|keep putting off|not (?:done|got round to|gotten to))(?: lately| so far)?',
    'anything overdue on my list',
  ),
  wording(
    "(?:what|where) am i (?:behind|late)(?: on| with)?|what(?:'s| is| has)? (?:slipped|slipping|fallen through the cracks)(?: with me| my mind)?",
    'anything overdue on my list',
  ),
  wording(
    'was habe ich (?:liegen ?(?:ge)?lassen|vergessen|vers(?:ä|ae)umt|schleifen lassen|vers(?:ä|ae)umt zu tun)',
    'anything overdue on my list',
  ),
  wording(
    '¿?qu(?:é|e) (?:se me ha (?:pasado|olvidado)|he dejado (?:pendiente|pasar)|tengo (?:atrasado|retrasado))',
    'anything overdue on my list',
  ),
  wording(
    'who(?:m)? (?:have|did|are|do) we (?:still )?(?:kept|keep|keeping|left|leave|leaving|made|making) (?:waiting|hanging|wait)(?: (?:for )?(?:too|so|very) long)?(?: for (?:an |our |any )?(?:answer|reply|response))?',
    'which leads are late',
  ),
  wording("who(?:'s| is| has) (?:been )?waiting (?:for )?too long(?: for (?:an |our )?(?:answer|reply))?", 'which leads are late'),
  wording('wen haben wir (?:zu lange? )?(?:auf (?:eine )?antwort )?(?:warten|h(?:ä|ae)ngen) ?(?:ge)?lassen', 'which leads are late'),
  wording('¿?a qui(?:é|e)n hemos (?:dejado|hecho) esperar(?:ndo)?(?: demasiado)?', 'which leads are late'),
  wording(
    '(?:did|has|have) (?:anyone|anybody|someone|somebody)(?: new)? (?:write|written|get|got|come|call(?:ed)?|been|gotten)(?: to us| in touch| in| us)*(?: over ?night| last night| since (?:yesterday|last night)| this morning)',
    'which leads are new',
  ),
  wording(
    '(?:any(?:thing|one|body)?|what)(?: new)? (?:came|come|in|arrive[d]?|landed)(?: in)? (?:over ?night|last night|since last night)',
    'which leads are new',
  ),
  wording(
    'hat (?:(?:ü|ue)ber nacht|heute nacht|gestern abend) (?:jemand|wer) (?:geschrieben|angefragt|sich gemeldet)',
    'which leads are new',
  ),
  wording('¿?(?:ha escrito|escribi(?:ó|o)) alguien (?:anoche|esta noche|por la noche)', 'which leads are new'),
  [
    new RegExp(`^(?<me>i|we)(?:'ve| have)?(?: just| already)* (?<did>${DID}) (?<who>.{2,40}?)(?<back> back)?${JUST_NOW}[.!]*$`, 'i'),
    '$<me> just $<did> $<who>$<back>',
  ],
  wording(
    'what (?<aux>does|did|do) (?<who>.{2,40}?) (?:actually|really|exactly|in fact) (?<wants>want|need|ask for|have in mind)(?: from us)?',
    'what $<aux> $<who> $<wants>',
  ),
  wording(
    "(?:something|one|a (?:job|task|thing)|another (?:one|thing|job)) for (?<who>[a-z\u00c0-\u024f]{2,20})(?:'s (?:to-?do )?list)?\\s*[:,-]\\s*(?<what>.{4,})",
    'add a task for $<who>: $<what>',
  ),
  wording(
    "(?:put |add )?(?:this |that )?(?:on|to|onto) (?<who>(?!my\\b|the\\b|our\\b)[a-z\u00c0-\u024f]{2,20})'s (?:to-?do )?list\\s*[:,-]\\s*(?<what>.{4,})",
    'add a task for $<who>: $<what>',
  ),
  wording(
    "(?<who>(?!my\\b|the\\b|our\\b)[a-z\u00c0-\u024f]{2,20})'s (?:to-?do )?list\\s*:\\s*(?<what>.{4,})",
    'add a task for $<who>: $<what>',
  ),
  wording(
    '(?:etwas|was|noch was) f(?:ü|ue)r (?<who>[a-z\u00c0-\u024f]{2,20})(?:s liste)?\\s*:\\s*(?<what>.{4,})',
    'add a task for $<who>: $<what>',
  ),
  wording(
    '(?:algo|otra cosa) para (?:la lista de )?(?<who>[a-z\u00c0-\u024f]{2,20})\\s*:\\s*(?<what>.{4,})',
    'add a task for $<who>: $<what>',
  ),
  wording(
    "(?<who>[a-z\u00c0-\u024f][a-z\u00c0-\u024f'-]+(?: [a-z\u00c0-\u024f][a-z\u00c0-\u024f'-]+){1,2}) (?<wish>(?:wants?|needs?|would like|is looking for|asks? for|asked for|is after) .*\\b\\d+ (?:people|guests|pax|persons)\\b.*?)[,;. –-]+(?:please |can you )?(?:log|put|get|add|take|note|enter|write) (?:it|them|her|him|that|this)(?: (?:in|down|up|as a (?:new )?lead|please))*",
    'add a lead: $<who>, $<wish>',
  ),
  wording(
    '(?<what>(?!.*\\b(?:wedding|gala|memorial|project|task)\\b).{5,}?)[,;.–-]+ ?(?:please )?(?:put|add|enter|note|stick|write) (?:it|that|this) (?:in|on|to|into) (?:my|the|our) (?:calendar|diary|agenda)',
    'put $<what> for me',
  ),
  wording(
    `${NO_MONEY}(?<body>.{8,}?)[,;.–-]+ ?(?:please |can you )?(?:keep|write|note|save|jot|store|remember) (?:that|this|it)(?: (?:down|somewhere|on file|in (?:the|her|his|their) file|for (?:me|us|later)|please|safe))*`,
    'write down that $<body>',
  ),
  wording(
    `${NO_MONEY}(?<body>.{8,}?)[,;.–-]+ ?(?:bitte )?(?:merk|notier|schreib)e? (?:dir )?das(?: bitte)?(?: irgendwo| auf)*`,
    'write down that $<body>',
  ),
  wording(
    `${NO_MONEY}(?<body>.{8,}?)[,;.–-]+ ?(?:an(?:ó|o)talo|ap(?:ú|u)ntalo|gu(?:á|a)rdalo)(?: en alg(?:ú|u)n sitio| por favor)*`,
    'write down that $<body>',
  ),
  [
    /^(?:please |can you )*(?<verb>write|draft|send) (?<what>something|a few (?:words|lines)|a line|a note) (?<how>[a-z, ]{0,30}?)back to (?<rest>.+)$/i,
    '$<verb> $<what> $<how>to $<rest>',
  ],
  wording(
    '(?:does|do|is|will) anything (?:clash|collide|conflict|overlap|fall together|get in the way)(?:es|s)? (?:with|of) (?:the )?(?<who>.{3,50}?)(?: that (?:day|date|saturday|sunday|friday))?',
    'is anything else on the same day as $<who>',
  ),
  wording(
    '(?:bitte )?(?<title>[a-z\u00c0-\u024f][^:?]{2,40}?) (?:am )?(?<when>(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|um|heute|morgen|übermorgen|nächsten?) [^:?]+?) (?:eintragen|vormerken)',
    'put $<title> in the calendar, $<when>',
  ),
  wording(
    '(?:apunta|anota|pon|agenda)(?:me)? (?:el |la |una? |mi )?(?<title>[^:?]*?\\b(?:dentista|médico|peluquería|veterinario|taller|gimnasio)\\b[^:?]*?) (?<when>(?:el|mañana|pasado mañana|hoy) [^:?]+)',
    'put $<title> in the calendar, $<when>',
  ),
];
