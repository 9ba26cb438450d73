import type { Frames, Phrases } from './phrases';

/** What is asked about papers, meetings, stock and money. */
export const SPANISH_BUSINESS_FRAMES: Frames = [
  [/^qui[eé]n(?:es)? no ha(?:n)? firmado(?: todav[ií]a| a[uú]n)?(?: el contrato)?$/iu, 'who has not signed'],
  [
    /^(?:qu[eé]|cu[aá]les) contratos (?:est[aá]n )?(?:pendientes|sin firmar|faltan|abiertos)(?: de firma)?$/iu,
    'which contracts are still out',
  ],
  [/^(?:ya )?(?:ha|han) firmado (?<name>.+?)(?: ya| el contrato)?$/iu, 'has {name} signed'],
  [/^(?<name>\S+(?: \S+)?) (?:ya )?(?:ha|han) firmado(?: ya)?$/iu, 'has {name} signed'],
  [
    /^(?:qu[eé]|cu[aá]les) (?:facturas|pagos) (?:est[aá]n|siguen|hay|son las) (?:vencid[ao]s|pendientes|sin pagar|atrasad[ao]s|abiert[ao]s)$/iu,
    'which invoices are overdue',
  ],
  [/^(?:hay )?facturas (?:vencidas|pendientes|sin pagar|atrasadas)$/iu, 'which invoices are overdue'],
  [/^qui[eé]n(?:es)? nos debe(?:n)?(?: dinero| algo)?(?: todav[ií]a)?$/iu, 'who owes us money'],
  [/^qui[eé]n(?:es)? no ha(?:n)? pagado(?: todav[ií]a| a[uú]n)?$/iu, 'who has not paid'],
  [/^cu[aá]nto (?:dinero )?nos deben(?: en total)?$/iu, 'how much are we owed'],
  [/^cu[aá]nto (?:dinero )?nos debe(?:n)? (?<name>.+)$/iu, 'what does {name} owe us'],
  [/^(?:ya )?(?:ha|han) pagado (?<name>.+?)(?: ya| la se[ñn]al| el dep[oó]sito)?$/iu, 'has {name} paid'],
  [/^(?<name>\S+(?: \S+)?) (?:ya )?(?:ha|han|nos ha) pagado(?: ya| la se[ñn]al| el dep[oó]sito| todo)?$/iu, 'has {name} paid'],
  [/^cu[aá]nto (?:dinero )?(?:ha entrado|entr[oó]|hemos cobrado|hemos recibido) (?<when>.+)$/iu, 'how much came in {when}'],
  [/^cu[aá]nto (?:hemos reservado|tenemos reservado|est[aá] reservado|llevamos reservado)(?: .*)?$/iu, 'total booked value'],
  [/^(?:estoy|estar[eé]) libre (?<when>.+)$/iu, 'am i free {when}'],
  [/^tengo (?:algo|tiempo|libre|hueco) (?<when>.+)$/iu, 'am i free {when}'],
  [/^qu[eé] tengo (?<when>.+)$/iu, 'what do i have {when}'],
  [/^(?:nos queda|hay|tenemos|queda) (?:hueco|sitio|espacio|libre) (?<when>.+)$/iu, 'are we free {when}'],
  [/^(?:hay|qu[eé]|tenemos) (?:reuniones|citas) (?:hay |tenemos )?(?<when>.+)$/iu, 'any meetings {when}'],
  [/^qui[eé]n viene (?<when>hoy|ma[ñn]ana|el .+)$/iu, 'who is coming in {when}'],
  [
    /^cu[aá]nt[oa]s (?<what>faroles|farolillos|jarrones|velas|portavelas|copas|arcos|bandejas|cilindros|candelabros|caminos de mesa) (?:tenemos|hay|quedan|nos quedan)(?: libres)? ?(?<when>.*)$/iu,
    'how many {what} do we have {when}',
  ],
  [
    /^tenemos (?<count>\d+) (?<what>faroles|farolillos|jarrones|portavelas|copas|arcos|bandejas|cilindros|candelabros) (?:libres )?(?<when>.*)$/iu,
    'do we have {count} {what} {when}',
  ],
  [/^(?:qu[eé]|cu[aá]les) clientes (?:est[aá]n )?esperan(?:do)?(?: una)?(?: respuesta)?$/iu, 'which client is waiting for an answer'],
  [/^(?:hay )?(?:quejas|reclamaciones)$/iu, 'any complaints'],
  [/^a qui[eé]n no (?:le )?hemos (?:contestado|respondido)(?: todav[ií]a| a[uú]n)?$/iu, 'who have we not answered yet'],
  [/^por qu[eé] perdimos (?:a )?(?:los |las )?(?:clientes|solicitudes|leads|consultas)$/iu, 'lost reasons'],
  [/^por qu[eé] perdimos (?:a |la boda |lo de )?(?<name>.+)$/iu, 'why did we lose {name}'],
  [/^cu[aá]nta gente (?:viene|va|hay) (?:a |en )?(?:la |el )?(?<name>.+)$/iu, 'how many guests at {name}'],
  [/^(?:va a|ir[aá] a) (?:llover|nevar|hacer .+?)(?: .+)?$/iu, 'will it rain'],
  [
    /^(?:hay|se consiguen|puedo tener) (?<what>dalias|peon[ií]as|tulipanes|ran[uú]nculos|hortensias|an[eé]monas|claveles|lilas) en (?<when>\p{L}+)$/iu,
    'are {what} in season in {when}',
  ],
  [/^cu[aá]ndo (?:hay|es la temporada de|florecen) (?<what>.+)$/iu, 'when are {what} in season'],
  [/^(?:qu[eé]|cu[aá]les) cuestionarios (?:faltan|est[aá]n pendientes|no han vuelto)$/iu, 'which questionnaires are not back yet'],
  [
    /^recu[eé]rdame (?<when>ma[ñn]ana|pasado ma[ñn]ana|hoy|el \p{L}+|la semana que viene) (?<body>.+?) (?:para|de|en) (?<name>\p{Lu}?\S+)$/iu,
    'add a task for {name}: {body} {when}',
  ],
];

export const SPANISH_BUSINESS: Phrases = [
  ['farolillos|faroles', 'lanterns'],
  ['jarrones', 'vases'],
  ['portavelas', 'taper holders'],
  ['cilindros', 'cylinders'],
  ['dalias?', 'dahlias'],
  ['peon[ií]as?', 'peonies'],
  ['lirios', 'lilies'],
  ['por la tarde', 'afternoon'],
  ['por la mañana', 'morning'],
  ['facturas?', 'invoices'],
  ['contratos?', 'contracts'],
  ['cuestionarios?', 'questionnaires'],
  ['pagos', 'payments'],
  ['inventario', 'inventory'],
];
