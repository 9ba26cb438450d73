import type { ObjectId, State, Want } from './ask';

/** Words of English, German and Spanish that are evidence for something; in plain letters without accents. */
type Lexicon<T extends string> = readonly (readonly [meaning: T, words: string])[];

/** What stands before another is the more telling: "weddings that have not paid" are about payments. */
export const OBJECTS: Lexicon<ObjectId> = [
  ['questionnaire', 'questionnaires?|surveys?|fragebogen|fragebogens|cuestionarios?'],
  [
    'contract',
    'contracts?|agreements?|signatures?|(?:un|counter)?signed|sign(?:s|ing)?|vertrag\\w*|vertrage|unterschr\\w+|unterzeichn\\w+|contratos?|firmad[oa]s?|firmo|firmaron|firmar|firma',
  ],
  [
    'request',
    'requests?|complain\\w*|ask(?:ed|ing)? (?:us )?for|want(?:s|ed)? (?:to )?changed?|anliegen|beschwer\\w*|reklamation\\w*|anderungswunsch\\w*|quejas?|peticion(?:es)?',
  ],
  ['proposal', 'proposals?|quotes?|offers?|angebot\\w*|presupuestos?|propuestas?|ofertas?'],
  [
    'refund',
    'refund\\w*|(?:paid|pay|gave|sent) (?:\\w+ )?(?:money )?back|ruckerstatt\\w*|zuruckgezahlt|zuruckuberwiesen|reembols\\w*|devolv\\w*|devuelto',
  ],
  [
    'profit',
    'profits?|profitable|margins?|cost(?:s|ed)? us|(?:did|have|we) (?:we )?spen[dt]|spending|expenses|gewinn|marge|ausgegeben|ausgaben|beneficios?|ganancias?|gastos|gastamos',
  ],
  ['invoice', 'invoices?|invoiced|invoicing|bills?|billed|rechnung(?:en)?|abgerechnet|facturas?|facturad\\w+|facturamos'],
  [
    'payment',
    [
      'payments?|pay(?:s|ing)?|paid|owes?|owed|owing|money|balances?|deposits?|retainers?|instal+ments?|debts?|cash|revenue|income|earn(?:ed|ings)?|turnover|transferred',
      "(?:did|have|do) we (?:make|made|take in|taken in|bring in|get paid)|we(?:'ve)? (?:made|taken in)|(?:how much|money|what|anything)(?: money)?(?: has| have| is)? (?:came|come|comes|coming) in|took in|settled|outstanding|chas(?:e|ing)|not paid",
      'bezahl\\w*|gezahlt|zahl(?:t|te|ten|en|ung|ungen)|anzahlung(?:en)?|schuld(?:et|en|ig)|geld|eingenommen|einnahmen|verdient|umsatz|eingegangen|uberwiesen',
      'pag(?:o|os|ado|aron|ar|an|a|aste)|deb(?:e|en|emos)|deud(?:a|as|or|ores)|dinero|ingres(?:o|os|amos|aron)|ganamos|ganado|cobr\\w+|saldo|anticipos?|senal',
    ].join('|'),
  ],
  ['partner', 'partners?|commissions?|referred|referrers?|provision(?:en)?|comision(?:es)?|socios?|empfohlen|recomend\\w+'],
  ['mail', 'e-?mails?|mails?|e-?mailed|mailed|bounced?|correos?'],
  [
    'text',
    'texts?|sms|messages?|texted|repl(?:y|ied|ies)|respond(?:ed)?|answered|wrote|written|write back|heard (?:back )?from|nachrichten?|geantwortet|antwortet|geschrieben|gemeldet|mensajes?|respondi\\w*|respondido|contest(?:o|ado|aron)|escrib(?:io|ieron)|escrito|last talked|talk(?:ed)? to|(?<=\\bdid (?!we\\b|i\\b).*)say|dijo|(?<=hat .*)gesagt',
  ],
  [
    'meeting',
    [
      'meet(?:s|ing|ings)?|appointments?|consultations?|consults?|tastings?|walk ?-?throughs?|phone calls?|site visits?|venue visits?|seeing|see(?= (?:today|tomorrow|next|this|on))|show(?:ed)? up|turn(?:ed)? up|come to (?:her|his|their|the)|come in|com(?:es|ing) in|(?<=\\bwho .*)com(?:es|ing)|drop(?:s|ping)? by|visiting|book(?:ed)? an? ',
      'termine?|treffe[nt]?|besprechung(?:en)?|beratung(?:en)?|sehe ich|erschienen|reunion(?:es)?|reuno|reunimos|citas?|quedado|consulta con|visita',
    ].join('|'),
  ],
  ['calendar', "calendar|diary|agenda|kalender|calendario|what'?s on|steht .* an|anything on|market|deliver(?:y|ies)"],
  [
    'task',
    'tasks?|to-?dos?|to do(?: list)?|reminders?|left to do|done (?:for|on)|my list|aufgaben?|zu tun|zu erledigen|erledigen|tareas?|pendientes?|por hacer|que hacer',
  ],
  ['note', 'notes?|noted|notiz(?:en)?|notier\\w+|notas?|apunt\\w+'],
  [
    'lead',
    'leads?|call(?:ed)? back|call-?back(?: list)?|prospects?|inquir(?:y|ies)|enquir(?:y|ies)|anfragen?|interessent\\w*|consultas|interesad[oa]s?|prospectos?',
  ],
  ['venue', 'venues?|locations?|ceilings?|house rules|rules|loading (?:dock|times?|hours?)|lugares?'],
  [
    'stock',
    'lanterns?|chargers?|compotes?|votives?|vases?|plinths?|rentals?|warehouse|in stock|van\\b|runners?|cylinders?|inventory|lager|vasen|laternen|jarrones|almacen',
  ],
  ['flower', 'stems?|flowers?|roses?|peon(?:y|ies)|bunch(?:es)?|blumen|blumenbedarf|rosen|flores|rosas|peonias'],
  [
    'project',
    'projects?|jobs?|events?|weddings?|elopements?|funerals?|memorials?|galas?|corporates?|workshops?|bookings?|projekte?|hochzeit(?:en)?|veranstaltung(?:en)?|feiern?|trauerfeiern?|beerdigung(?:en)?|auftrage?|proyectos?|bodas?|eventos?|fiestas?|funerales?',
  ],
];

export const WANTS: Lexicon<Want> = [
  [
    'until',
    'how (?:long|far|soon|much longer) (?:is it )?(?:until|till|to|off|away|out)|in (?:weeks|days|months)(?= *$)|how many (?:days|weeks|months) (?:are )?(?:left )?(?:until|till|to|left|before)|wie lange (?:noch|ist es|dauert)|wie viele (?:tage|wochen) (?:noch )?bis|cuanto falta|cuantos dias faltan',
  ],
  [
    'time',
    '(?:at )?what time|which time|what hour|start time|starts?|begins?|kick off|wie spat|fangt|beginnt|anfang|empieza|um wie ?viel uhr|wann beginnt|wann fangt|a que hora|hora',
  ],
  [
    'when',
    'when|wenn(?= (?:is|ist)\\b)|what (?:date|day)|which (?:date|day)|date of|the date|wann|welche[rnm]? (?:tag|datum)|datum|cuando|que dia|fecha',
  ],
  ['count', 'how many|headcount|count of|wie ?viele|anzahl|cuant[oa]s'],
  [
    'sum',
    'how much|total|in total|sum(?! up)(?: of)?|altogether|amounts?|worth|value|price|wie ?viel(?! uhr)|kostet|kosten|gekostet|cuesta|cuestan|gesamt|summe|insgesamt|wert|cuanto|cuanta|importe|suma|valor',
  ],
  [
    'where',
    'where|(?:which|what) (?:venue|place|location)|address|adress|wo|wohin|adresse|anschrift|donde|direccion|held at|taking place|take place|stattfinde\\w*|statt|findet',
  ],
  [
    'owner',
    'in charge|responsible|owners?|account manager|project manager|running|runs(?! out)|handl(?:es|ing)|lead(?:s|ing) on|looks? after|looking after|assigned|owns?|whose (?:job|project|lead)|zustandig|verantwortlich|kummert|betreut|encargad[oa]|responsable|lleva',
  ],
  [
    'phone',
    'phone(?: number)?|number for|numbers?|mobile|cell|reach|contact(?: details| person)?|telefon(?:nummer)?|handynummer|nummer|erreiche|telefono|numero|movil',
  ],
  [
    'guests',
    'guests?|attendees|heads|pax|covers|people (?:are )?(?:coming|attending|invited)|headcount|head count|gaste|gastezahl|invitad[oa]s',
  ],
  ['budget', 'budgets?|presupuesto|spending limit'],
  [
    'type',
    '(?:what|which|was fur|que) (?:eine? |an )?(?:kind|type|sort|art|tipo) (?:of |von |de )?(?:an? )?(?:event|party|job|project|thing|veranstaltung|feier|evento|fiesta)?',
  ],
  [
    'stage',
    'stage|phase|confirmed|in (?:proposal sent|production|consultation|verbal yes)|booked|closed|verbal yes|bestatigt|gebucht|confirmad[oa]s?|reservad[oa]s?|etapa|fase',
  ],
  ['why', 'why|reason|warum|wieso|grund|por que|motivo'],
  [
    'who',
    "who|whom|whose|who'?s|wer|wen|wem|wessen|quien(?:es)?|which (?:clients?|couples?|customers?|people)|welche (?:kunden|paare)|que clientes",
  ],
  [
    'status',
    "status|how(?:'?s| is| are| does)|looking|doing|going|coming along|how far|news|anything new|what'?s new|stand|wie lauft|wie steht|wie weit|como va|como esta|estado|where are we",
  ],
  [
    'list',
    'show|list|which|what|give me|tell me|find|any(?:thing)?|all|every|zeig\\w*|welche[rsnm]?|alle|was|gib|muestra\\w*|lista|cual(?:es)?|que|todos|todas|dame',
  ],
];

export const STATES: Lexicon<State> = [
  ['overdue', 'overdue|past due|late|too long|verspatet|uberfallig\\w*|vencid[oa]s?|atrasad[oa]s?'],
  ['draft', 'drafts?|entwurf\\w*|borrador(?:es)?'],
  ['complaint', 'complain\\w*|beschwer\\w*|reklamation\\w*|quejas?'],
  [
    'bounced',
    'bounced?|came back|come back|undelivered|fail(?:ed)?|not arrive[d]?|(?:kamen|kam|gingen) zuruck|zuruckgekommen|rebot\\w+|devueltos',
  ],
  ['unread', 'unread|ungelesen\\w*|(?:no|sin) leer|sin leer'],
  [
    'open',
    [
      "(?:has|have|did|is|are|was|do|does)n'?t|not|never|nobody|un(?:paid|signed|answered|sent|finished)|outstanding|open|pending|missing|remaining|left|still|yet|waiting|waits?|due|fallig\\w*|vencen?|vence|are out|is out",
      'nicht|noch|offen\\w*|ausstehend\\w*|fehlt|fehlen|unbezahlt\\w*|no ha[ns]?|no|sin|pendientes?|abiert[oa]s?|todavia|aun|falta[n]?',
    ].join('|'),
  ],
  [
    'done',
    'done|finished|completed?|closed|accepted|in full|fully|erledigt\\w*|fertig\\w*|abgeschlossen\\w*|hech[oa]s?|terminad[oa]s?|aceptad[oa]s?',
  ],
  ['opened', 'opened|(?<=\\b(?:did|has|have|hat) .*)open|viewed|looked at|read|seen|angesehen|geoffnet|gelesen|abiert[oa]|visto|leid[oa]'],
  ['new', 'new|fresh|came in|newest|neue?[nrs]?|nuev[oa]s?'],
  ['lost', 'lost|lose|losing|cancel(?:l)?ed|verloren|abgesagt|perdid[oa]s?|perdimos'],
  ['qualified', 'qualified|qualifiziert\\w*|cualificad[oa]s?|calificad[oa]s?'],
  ['contacted', 'contacted|kontaktiert\\w*|contactad[oa]s?'],
  ['next', 'next|upcoming|coming up|nachste[nrs]?|kommende[nrs]?|proxim[oa]s?'],
  ['last', 'last|latest|most recent|letzte[nrs]?|ultim[oa]s?'],
  ['past', 'did|was|were|had|ago|already|hat|haben|war|waren|schon|bereits|fue|ya'],
];

/** What joins words and means nothing by itself here. */
export const PLAIN_WORDS = new Set(
  `a an the and or hoch big high large long far making give ready but of for to from with without on in at by about into onto as than then that this these those there here it its it's is are was were be been being
   am do does did done doing has have had having i we you they he she me us our my your their his her him them ours mine will would can could should shall may might must
   what which who whom whose when where why how any some all every each no not n't yes please just also already yet still ever now so far right ok okay hey hi hello thanks thank
   get got gets getting go goes going gone went give show tell let lets let's list find see look looking check know want wants need needs like make made happen happened happening up out over back again
   one ones thing things stuff something anything everything someone anyone anybody everybody everyone nobody currently actually really exactly only more most much many lot lots few
   what's who's when's where's how's whats whos whens wheres hows that's i'm i've we've we're they've they're hasn't haven't didn't isn't aren't wasn't doesn't don't won't can't couldn't hasnt havent didnt isnt arent
   today's tonight's until till before after during between both if whether per else other another same own too very quite client clients customer customers couple couples people person party folks guys team business studio
   day days week weeks month months year years date dates time times set put take takes taken took keep keeps way part full whole first come comes coming came in us hows think believe sent send sends side end say thing again belong belongs belonging quick question job gig
   der die das den dem des ein eine einen einem einer eines und oder aber von fur zu zum zur mit ohne auf im am an aus bei beim bis nach uber unter um ist sind war waren sein bin hat habe haben hatte hatten wird werden wurde
   ich wir sie er es du ihr mir uns mich ihm ihnen ihre ihren ihrem ihrer unser unsere unseren mein meine meinen dein deine was welche welcher welches wer wen wem wann wo wie warum viel viele noch schon nicht kein keine keinen alle alles
   januar februar marz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag heute morgen gestern ubermorgen wochenende nachste nachsten nachster dieser diese diesen dieses letzte letzten letzter kommende kommenden vormittag nachmittag denn mal bitte gerade eigentlich jetzt da hier dort man so auch nur etwas gibt es kunden kunde kundin paar leute tag tage woche monat jahr zeig zeige mir gib sag kommen kommt macht machen stehen steht fangt beim gerne bitte sagen wissen fur mich
   el la los las un una unos unas y o pero de del para por con sin a al en es son era fue ser estar esta estan estoy hay ha han he hemos tiene tienen tengo tenemos yo nosotros ellos ella me nos te se su sus mi mis nuestro nuestra nuestros
   que quien quienes cuando donde como cual cuales cuanto cuanta cuantos cuantas ya no si todavia aun muy mas menos todo todos toda todas algo alguien nada este estos eso enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo hoy manana ayer pasado pasada proximo proxima semana cliente clientes pareja dime muestra dia dias semana mes ano le lo`.split(
    /\s+/,
  ),
);

/** Kinds of events stand in the names of projects, and alone they may mean one of them. */
export const KIND_OF_EVENT =
  /^(?:wedding|gala|memorial|elopement|launch|benefit|quince|quinceanera|anniversary|workshop|funeral|foundation|school|hochzeit|boda|party|fiesta|trauerfeier|product)s?$/;

/** Begins what orders something: never read as a question. */
export const ORDERS =
  /^(?:please |can you |could you |kannst du |puedes )*(?:delete|remove|cancel|archive|rename|change|set|update|edit|send|order|buy|assign|pay|charge|close|merge|book|refund|swap|add|create|put|make|write|mark|move|convert|tick|raise|print|issue|call|ring|text|tell (?!me|us)|let \w+ know|note|remind|turn|push|postpone|shift|draft|recipe|proposal|quote|reply|e-?mail|mail|invoice (?!for .*\b(?:overdue|paid|open|due)\b)|forward|take|log|record|task|to-?do|todo|don't|do not|new lead|new task|undo|schick|sende|verschieb|losch|stornier|erinner|notier|notiz|schreib|sag|mach|erstell|leg|bezahl|neue anfrage|neuer|envia|manda|mueve|cancela|borra|recuerd|anota|crea|haz|dile|escribe|nota|llama|agrega|anade|prepara|i need to|i have to|ich muss|tengo que)\b/;
/** "… close it": the order stands at the end. */
export const ORDERS_AT_END =
  /\b(?:close|move|send|text|delete|cancel|mark|book|archive|call|push|shift|add|put) (?:it|them|her|him|that|this)\b/;
