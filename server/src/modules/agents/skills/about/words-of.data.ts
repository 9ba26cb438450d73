import type { LineOf } from './line';

/** Words by which somebody asks for all lines of a sort, in plain letters of three languages. */
export const WORDS_OF: Readonly<Record<LineOf, string>> = {
  plan: 'plan|planned|prep|preparation|tasks?|to ?do|to-?dos?|schedule|timeline|backwards|production|done|finished|aufgaben?|zu tun|zeitplan|vorbereitung|tareas?|pendientes?|cronograma|preparacion',
  event_day:
    'timeline|schedule|run ?sheet|run of (?:the )?(?:show|day)|day sheet|order of (?:the )?day|morning|afternoon|evening|minute by minute|hour by hour|ablauf|ablaufplan|zeitplan|tagesplan|cronograma|horario|programa',
  calendar: 'calendar|booked in|meetings?|visits?|appointments?|kalender|termine?|calendario|citas?',
  note: 'notes?|noted|remarks?|remember|told us|tell us|said|mentioned|wishes|notiz(?:en)?|wunsche?|notas?|apuntes|deseos',
  people:
    'people|contacts?|who (?:is|are) (?:the )?(?:client|planner|couple|bride|groom|contact)|phone|number|reach|ansprechpartner|personas?|contacto',
  paper:
    'contracts?|agreements?|sign\\w*|questionnaires?|answers?|answered|survey|vertrag|fragebogen|antworten|contrato|cuestionario|firm\\w+|contestar|respuestas?',
  proposal: 'proposals?|quotes?|offers?|quoted|angebot|presupuesto|propuesta',
  request: 'requests?|asked for|changes?|wants? changed|complain\\w*|anliegen|wunsch|beschwerde|peticion|cambios?|queja',
  mail: 'e-?mails?|mails?|sent|correos?',
  message: 'texts?|messages?|wrote|written|sms|nachrichten?|mensajes?|escribio',
  order: 'orders?|ordered|ordering|buy|bought|suppliers?|wholesalers?|bestell\\w*|lieferant\\w*|pedidos?|proveedor\\w*|encarg\\w+|comprar',
  recipe:
    'recipes?|flowers?|stems?|pieces?|bouquets?|centre?pieces?|arrangements?|palette|rezepte?|blumen|strauss|recetas?|flores|ramo|ingredients?',
  rental:
    'rentals?|rented|lanterns?|vases?|compotes?|candles?|votives?|chargers?|plinths?|stock|pack|load|carry|van|bring|mitnehmen|laden|furgoneta|cargar|llevar|jarrones|alquiler',
  money:
    'pay\\w*|paid|owes?|owed|money|invoiced?|invoices|balance|deposit|due|open|terms|instal\\w+|zahl\\w*|bezahlt|geld|rechnung\\w*|offen|pag\\w+|dinero|factura\\w*|saldo|plazos?',
  expense: 'spen[dt]|spending|costs?|expenses?|bills?|bought|buy|kosten|ausgaben|ausgegeben|gastos?|gastamos|compramos',
  venue:
    'venue|place(?! (?:the|an?|our|my)\\b)|where|address|access|get in|get into|load(?:ing)?(?: in| dock| times?)?|dock|elevator|parking|park|rules?|allowed|ceiling|room|set ?up|take ?down|strike|out by|adresse|zugang|rein|raus|regeln|erlaubt|lugar|direccion|acceso|entrar|salir|montaje|reglas',
};

/** Words that mean the same thing where an event is planned; one of a row stands for all of it. */
export const SAME: readonly string[] = [
  'set ?-?up|setting up|install\\w*|build up|get in|load(?:ing)? in|access|arrive\\w*|arrival|aufbau\\w*|montaje|montar|entrar|acceso',
  'take ?down|taking down|strike|tear ?down|break ?down|clear\\w* (?:out|up)|pick ?up|collect\\w*|abbau\\w*|abhol\\w*|raus|desmont\\w*|recog\\w*|salir',
  'load\\w*|van|pack\\w*|beladen|einladen|wagen|cargar|furgoneta|empaca\\w*',
  'deliver\\w*|drop ?-?off|dropping off|liefer\\w*|entreg\\w*',
  'order\\w*|buy\\w*|bestell\\w*|pedido|pedir|encarg\\w*|comprar',
  'condition\\w*|process\\w*|prep\\w*|cut\\w*|hydrat\\w*|vorbereit\\w*|prepar\\w*',
  'production|make|making|bench|build|arrang\\w*|fertig\\w*|producc\\w*|elabor\\w*',
  'ceremony|vows|trauung|zeremonie|ceremonia',
  'reception|dinner|tables?|empfang|mesa|mesas|cena|recepcion',
  'bridal|bride|braut|novia',
  'groom|boutonniere|buttonhole|anstecker|prendido',
  'guests?|head ?count|names|people|gaste|invitados|nombres',
  'gate|code|key|door|schlussel|tor|puerta|llave',
  'call\\w*|phone\\w*|ring|anruf\\w*|telefon\\w*|llam\\w*',
  'check\\w*|confirm\\w*|final counts?|bestatig\\w*|confirm\\w*|revis\\w*',
  'ask\\w*|want\\w*|wish\\w*|request\\w*|wunsch\\w*|quier\\w*|pide|pidio',
  'allerg\\w*|pollen|scent\\w*|smell\\w*|duft|olor',
];
