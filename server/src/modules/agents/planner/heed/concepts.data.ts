/**
 * What a question may want, by its words in English, German and Spanish, and what an answer says that gives it. In plain letters. A word that
 * is in none of the rows says something of its own, or nothing at all.
 */
export type Concept = readonly [name: string, said: string, given: string];

const MONEY = '[$€£]\\s?\\d|\\d\\s?[€£]|no (?:price|budget|value|amount)|nothing|without prices|costs? \\d';
const DAY =
  '\\b\\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* \\d{4}|\\bno (?:date|day)\\b|\\btoday\\b|\\btomorrow\\b|\\b(?:july|june|january|february|march|april|august|september|october|november|december) ';

export const CONCEPTS: readonly Concept[] = [
  [
    'per',
    'per (?!cent)\\p{L}+|pro (?:gast|person|kopf|stuck|stiel|monat|woche|tag|tisch|hochzeit)|por (?:persona|invitado|cabeza|tallo|mes|mesa|boda)|a head|each month|every month',
    '\\bper\\b|\\b(?:a|each|every) (?:stem|bunch|head|guest|person|piece|month|table|week|day|year|hour)|\\d (?:of|for|x|×)|\\bby (?:month|stage|status|type|venue|source)',
  ],
  ['average', 'averages?|on average|typical(?:ly)?|durchschnitt\\w*|im schnitt|promedio|de media', 'average|usual|typical'],
  [
    'compare',
    'vs\\.?|versus|compared?(?: (?:to|with))?|difference|unterschied|im vergleich|verglichen|diferencia|comparado',
    '\\bthan\\b|difference|more\\b|less\\b|vs|against|\\bboth\\b|compared|; .*\\d',
  ],
  [
    'why',
    'why|how come|(?:what|which) (?:was |were )?(?:the )?reasons?|reasons?|warum|wieso|weshalb|grund|grunde|por que|motivos?|razon(?:es)?',
    'reason|because|pinned note|noted|·[^·\\n]*: |lost|since|wants?|message|moved|\\bbut\\b',
  ],
  [
    'phone',
    '(?<!on the )phone(?: number)?s?|mobile|cell|telefon(?:nummer)?|handy(?:nummer)?|telefono|movil',
    '\\d{7,}|no (?:phone|number)|phone|nobody',
  ],
  [
    'email',
    'e-?mail address(?:es)?|(?:his|her|their|whose) (?:e-?)?mail|(?:seine?|ihre?) (?:e-?)?mail(?:adresse)?|su correo',
    '@|no e-?mail|no mail',
  ],
  [
    'clock',
    'what time|which hour|what hour|um wie ?viel uhr|wie spat|a que hora',
    '\\b\\d{1,2}:\\d\\d|\\b\\d{1,2} ?(?:am|pm)\\b|no (?:start|time)',
  ],
  [
    'when',
    'when|what (?:date|day)|which (?:date|day)|wann|an welchem tag|cuando|que dia|fecha',
    `${DAY}|\\b\\d{1,2}:\\d\\d|\\bdays?\\b|\\bseason|\\bno\\b|\\bnever\\b|\\byesterday\\b`,
  ],
  [
    'where',
    'where|wo|wohin|donde|adonde',
    'by source|by venue|\\bfrom\\b|\\bat \\p{L}|address|place|venue|street|road|open(?:ed)?|\\bon the\\b|inventory|page|location',
  ],
  [
    'late',
    'overdue|past due|late|too long|uberfallig\\w*|verspatet|vencid[oa]s?|atrasad[oa]s?',
    'overdue|late\\b|too long|past due|\\bdue\\b|missed|behind|in time|waits?|days after',
  ],
  [
    'lost',
    'los[et]|losing|lost|cancel(?:l)?ed|fell through|elsewhere|verloren|abgesagt|storniert|perd(?:id[oa]s?|imos)|cancelad[oa]s?',
    'lost|cancel|fallen through|called off',
  ],
  ['won', 'win|won|winning|gewonnen|ganad[oa]s?|ganamos', '\\bwin|won|booked|\\d ?%|convert'],
  ['signed', 'sign(?:ed|ature)?s?|unsigned|unterschr\\w+|unterzeichn\\w+|firmad[oa]s?|firm(?:o|aron)', 'sign'],
  [
    'unanswered',
    "unanswered|unread|not (?:answered|read)|n't (?:answered|read|been answered)|unbeantwortet\\w*|ungelesen\\w*|sin (?:leer|responder|contestar)",
    'answer|repl|unread|\\bread\\b|\\bnew\\b|waits?|“',
  ],
  ['margin', 'margins?|profits?|profitable|marge|gewinn|beneficio|ganancia', 'cost|left|profit|margin'],
  ['cost', 'costs?|costing|expens(?:e|es)|kosten|kostet\\w*|kostete|cuest(?:a|an)|gastos', `${MONEY}|cost`],
  ['price', 'prices?|pricing|preis\\w*|precios?|cheap(?:er|est)?|expensive|teuer\\w*|gunstig\\w*|barat[oa]s?|car[oa]s?', MONEY],
  ['budget', 'budgets?|presupuesto', 'budget|[$€£]\\s?\\d|proposal'],
  ['guests', 'guests?|headcount|head count|gaste\\w*|invitad[oa]s', 'guest|people|heads|\\bfor \\d'],
  ['talked', 'talk(?:ed|ing)?(?: to| with)?|spoke(?:n)?|gesprochen|hablamos|hablado', '\\bmet\\b|meeting|\\bcall|talk|consult|visit|spoke'],
  ['weather', 'rain\\w*|sunny|weather|regen|wetter|lluvia|tiempo hara', 'rain|weather|know that'],
  ['times', 'how often|wie oft|cuantas veces', '\\btimes?\\b|\\d'],
  ['duration', 'how long|wie lange|cuanto (?:tiempo|tarda|dura)', '\\bdays?\\b|weeks?|hours?|minutes?|\\bh\\b|until|since'],
  [
    'people',
    'staff|crew|freelancers?|helpers?|employees?|mitarbeiter\\w*|helfer\\w*|empleados',
    'staff|crew|freelanc|people|who|nobody|team|\\p{Lu}\\p{Ll}+ \\p{Lu}',
  ],
  [
    'free',
    'free|available|gone|taken|room|frei|verfugbar\\w*|libres?|disponibles?',
    'free|taken|busy|room|available|held|nothing|booked|hold|left|missing|still',
  ],
  [
    'open',
    'open|offen\\w*|abiert[oa]s?',
    'open|free|\\bnot\\b|new|\\bdue\\b|still|owe|unpaid|left|room|pending|sent|contacted|task|held|nothing',
  ],
  ['booked', 'booked|gebucht|reservad[oa]s?', 'booked|event|free|nothing|room|won|meeting|wedding'],
  ['married', 'marr(?:y|ied|ying)|heirat\\w*|cas(?:a|an|arse|ado)', 'wedding|elopement|married'],
  ['parent', 'mother|mom|mum|mama|mutter|madre|father|dad|vater|padre|parents?|eltern|padres', 'parent|mother|father|mom'],
  [
    'complete',
    '(?:do|have) we (?:have|got)? ?(?:all|everything|every)|(?:is|are) (?:all|everything)(?: \\p{L}+){0,3} (?:there|ordered|ready|in|here)|haben wir alle\\w*|tenemos tod[oa]s',
    '\\ball\\b|missing|short|\\bneeds?\\b|enough|ordered|\\bopen\\b|nothing|ready|done',
  ],
  ['enough', 'enough|suffice|reicht|reichen|genug|suficientes?|alcanza\\w*', 'free|missing|enough|short|left'],
];

/** Words of rank and order: an answer that heeds one says a single thing, or says by what it is ordered. */
export const RANKS: Concept = [
  'rank',
  'most|least|biggest|largest|highest|smallest|lowest|cheapest|fewest|busiest|quickest|fastest|earliest|soonest|longest|best|better|bigger|worst|top|priciest|soonest|meisten|wenigsten|grosst\\w+|kleinst\\w+|hochst\\w+|teuerst\\w+|billigst\\w+|schnellst\\w+|mas (?:grande|alto|caro|barato|rapido|gente)s?|mayor|menor|mejor|peor',
  'the (?:most|least|biggest|highest|smallest|lowest|earliest|latest|first|next)|biggest|largest|\\bmost\\b|\\bleast\\b|then:|busiest|highest|smallest|score|\\btop\\b|none|nobody|visits',
];

/** Words that turn a question into another one, with what of an answer shows that they were heard. */
export const TURNS: readonly Concept[] = [
  [
    'not',
    "not|no|never|without|nobody|none|n't|nicht|kein\\w*|ohne|nie|niemand|no|sin|nunca|nadie|ningun\\w*",
    "\\bnot?\\b|\\bnone\\b|\\bnobody\\b|without|\\bnever\\b|\\bun(?!til|der|iq|it)\\p{L}{3,}|open|missing|nothing|\\bnew\\b|still|overdue|waits?|n't|left|lost|owes?|due|pending|instead|closed|free",
  ],
  [
    'before',
    'before|(?<!look )(?<!looks )(?<!looking )after|earlier than|later than|antes de|despues de',
    'before|after|until|since|\\bby\\b|earlier|later|\\bago\\b|\\bfrom\\b|\\bnext\\b|\\blast\\b|costs?',
  ],
  ['mine', 'my|mine|meine[nrms]?|mein|mis?', ''],
  [
    'except',
    'except|besides|apart from|other than|excluding|leaving out|ausser|abgesehen|excepto|menos|salvo',
    'without|except|besides|other|not counted|leav',
  ],
  ['instead', 'instead(?: of)?|rather than|statt\\w*|anstelle|en (?:vez|lugar) de', 'instead|rather|\\bnow\\b|then'],
  ['only', 'only|just the|nur|solo|solamente', ''],
  ['both', 'both|each of|beide\\w*|amb[oa]s', 'both|: .*\\n|\\n.*\\n|and'],
  [
    'other',
    'another|someone else|anyone else|anybody else|anything else|other|else|andere\\w*|sonst|otr[oa]s?',
    'other|another|else|besides|\\bfree\\b|room|also|more|no |nobody|\\n',
  ],
];
