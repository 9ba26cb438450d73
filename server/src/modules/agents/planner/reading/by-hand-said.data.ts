import type { CannotDo, HandPage } from './hand-page';

/** Begins a statement or an order, and never a question about what is. */
const NO_QUESTION =
  '^(?!(?:has|have|had|did|does|do|who|whos|what|whats|when|which|how|if|any|is|was|were|are|why|where|nobody|anybody|can we|show|list|find|hat|haben|wer|was|wann|wo|wie|wieviel|welche\\w*|ist|sind|que|quien|cuando|cuanto|cual\\w*|donde|hay)\\b)';
const LEAD_IN =
  '(?:(?:ok|okay|so|and|also|please|bitte|por favor|now|just|hey|can you|could you|kannst du|konntest du|puedes|we|i|lets),? )*';
const NAME =
  "(?!(?:clients?|projects?|couples?|leads?|people|everyone|nobody|who|which|that|invoices?) )[\\w'&.-]+(?: (?!(?:that|who|which|have|not)\\b)[\\w'&.-]+){0,3}";
const IN_MONEY =
  '(?:\\b(?:check|cheque|cash|wire|transfer|venmo|zelle|card|the rest|in full|balance|deposit|retainer|instalment|installment|remainder|scheck|bar|uberweisung|uberwiesen|den rest|die anzahlung|anzahlung|restbetrag|cheque|efectivo|transferencia|el resto|anticipo|saldo)\\b|[$€£] ?\\d|\\b\\d{2,}(?:[.,]\\d+)*\\b)';
const PIECE =
  '(?:recipes?|bouquets?|bridesmaids?|bridal|maids|centerpieces?|centrepieces?|boutonni\\w+|corsages?|arch(?:es)?|garlands?|crowns?|arrangements?|sprays?|pos(?:y|ies)|nosegays?|urns?|pedestals?|plinths?|wreaths?|swags?|installations?|(?:plinth|table|altar|aisle|bar|entrance|welcome) (?:pieces?|flowers)|\\w*gesteck\\w*|\\w*strauss\\w*|\\w*straeuss\\w*|\\w*kranz\\w*|\\w*girlanden?|\\w*bogen|rezept\\w*|ramos?|recetas?|centros?(?: de mesa)?|coronas?|arreglos?|arcos?|damas)';
const NO_GUESTS = '(?!guests?|people|persons?|tables?|gaste\\w*|personen|invitados|personas|mesas|days?|weeks?|tage?|dias?)';

const hand = (words: string, what: string, page: HandPage): readonly [RegExp, CannotDo] => [
  new RegExp(`${NO_QUESTION}${LEAD_IN}(?:${words})`, 'u'),
  { what, page },
];

/** A first name, and no word that is never one. */
const ONE_OF_US =
  '(?!(?:who|we|i|you|they|he|she|it|this|that|nobody|somebody|someone|anyone|me|us|them|everyone|wer|wir|ich|quien|clients?)\\b)[\\p{L}]{2,}';
const IT = '(?:it|that|this|over|one|that one|this one|the lead|the inquiry|(?:it|that) over|the \\p{L}+ (?:one|lead|inquiry))';

/** What is told as done, and would have to be written down: only where nobody asks whether it is so. In plain letters. */
export const STATED: readonly (readonly [RegExp, CannotDo])[] = [
  hand(
    `(?:the )?${NAME},? (?:has |have |just |finally |already )*(?:paid|payd|payed|pd|settled|transferred|wired)\\b.*${IN_MONEY}`,
    'record a payment',
    'payments',
  ),
  hand(`(?:die |der |das )?${NAME} (?:hat|haben) .*(?:bezahlt|uberwiesen|beglichen)$`, 'record a payment', 'payments'),
  hand(`(?:la |el |los )?${NAME} (?:ya )?(?:ha pagado|han pagado|pago|pagaron|transfirio)\\b.*${IN_MONEY}`, 'record a payment', 'payments'),
  hand(
    `(?:got|received|took in|collected) (?:a |the )?.*(?:check|cheque|cash|payment|deposit|money|transfer)\\b.* from \\w+`,
    'record a payment',
    'payments',
  ),
  hand('(?:new )?(?:expenses?|receipts?|ausgaben?|spesen|beleg|gastos?)\\b[ :,-].*\\d', 'book an expense', 'payments'),
  hand('.*\\b(?:spent|ausgegeben|gast(?:e|amos))\\b.*\\d', 'book an expense', 'payments'),
  hand('.*\\d.*\\b(?:spent|ausgegeben)\\b', 'book an expense', 'payments'),
  hand('(?:bought|gekauft|compre|compramos)\\b.*[$€£]? ?\\d+[.,]\\d\\d\\b', 'book an expense', 'payments'),
  [
    new RegExp(
      `^(?:.*[,?;.!] ?)?(?:so |then |i think |maybe |dann |und )?(?:(?:let )?${ONE_OF_US} (?:can|could|should|will|shall|may|soll|kann|konnte|wird) (?:have|take|own|handle|ubernehmen|nehmen) ${IT}|(?:let|have) ${ONE_OF_US} (?:take|have|own|handle) ${IT}|(?:give|hand|pass) ${IT} to ${ONE_OF_US}|(?:das|die|den|es) (?:soll|kann) ${ONE_OF_US} (?:ubernehmen|nehmen)|lass ${ONE_OF_US} (?:das|die|den|es)(?: [\\p{L}-]+)? (?:ubernehmen|nehmen)|que (?:lo|la) (?:lleve|tome|atienda) ${ONE_OF_US})(?: now| then| please| instead| bitte)?$`,
      'u',
    ),
    { what: 'hand a lead to somebody of the team', page: 'lead' },
  ],
];

/** Orders in the words of a working day, beside those of `cannot-do.data.ts`. */
export const ALSO_BY_HAND: readonly (readonly [RegExp, CannotDo])[] = [
  hand(
    '(?:take|knock|shave|cut|chop|subtract|deduct|drop|give|grant|apply|put|add|do|gib|gewahr\\w*|zieh|mach|quita|descuenta|rebaja|dale?|pon|aplica)\\b.*(?:\\d+ ?(?:%|percent|per cent|pct|prozent|por ciento)|[$€£] ?\\d+|\\d+ ?(?:dollars|bucks|euros?)|something|a (?:bit|little)).*\\b(?:off|discount|rabatt|nachlass|ab|descuento|rebaja|menos)\\b',
    'give a discount',
    'proposal',
  ),
  hand(
    '(?:give|grant|apply|add|put|offer|gib|gewahr\\w*|dale?|pon|aplica|haz\\w*)\\b.*\\b(?:discounts?|\\w*rabatt|nachlass|descuentos?)\\b',
    'give a discount',
    'proposal',
  ),
  hand('(?:descuenta|rebaja|quita) .*\\d+ ?(?:%|por ciento)', 'give a discount', 'proposal'),
  hand(
    '[$€£]?\\d+ ?(?:%|percent|prozent) (?:off|discount|rabatt|nachlass)\\b(?!.*\\b(?:how much|wieviel|cuanto)\\b)',
    'give a discount',
    'proposal',
  ),
  hand(
    `.*\\b(?:swap|switch|replace|exchange|substitute|trade|tausch\\w*|ersetz\\w*|wechsel\\w*|cambia\\w*|sustituy\\w*|reemplaza\\w*)\\b.*\\b(?:for|with|by|to|durch|gegen|mit|por|con)\\b.*\\b${PIECE}\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    `.*\\b(?:swap|switch|replace|substitute|tausch\\w*|ersetz\\w*|cambia\\w*|sustituy\\w*)\\b.*\\b${PIECE}\\b.*\\b(?:for|with|by|durch|gegen|mit|por)\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    `.*\\b\\d+ ${NO_GUESTS}\\p{L}[\\p{L}' -]{2,30} (?:statt|anstatt|anstelle von|instead of|rather than|not|en vez de|en lugar de) \\d+\\b.*\\b(?:in|into|for|im|ins|fur|bei|en|para)\\b.*\\b${PIECE}\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    `(?!.*\\d \\S+ (?:instead|statt))[\\p{L}' -]{3,40} (?:statt|anstatt|anstelle von|instead of|in place of|rather than|en vez de|en lugar de) .*\\b(?:in|on|for|im|in den|ins|fur|bei|auf|en|para)\\b.*\\b${PIECE}\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    `.*\\b(?:has|have|got|are|is|there are|now|haben|hat|sind|tiene|tienen|hay)\\b.*\\b${PIECE}\\b.*\\b(?:now|jetzt|ahora)?,? (?:and )?(?:not|instead of|rather than|statt|nicht|en vez de|y no) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|funf|sechs|sieben|acht|dos|tres|cuatro|cinco|seis|siete|ocho)$`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    `.*\\b${PIECE}\\b.*\\b\\d+ ${NO_GUESTS}\\p{L}[\\p{L}' -]{2,30} (?:statt|anstatt|instead of|rather than|en vez de|en lugar de) \\d+\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    '(?:send|e-?mail|mail|forward|schick\\w*|sende?|manda\\w*|envia\\w*)\\b(?! (?:me|us|mir|uns)\\b).*\\b(?:forms?|questionn?aires?|\\w*formular|\\w*fragebogen|formularios?|cuestionarios?)\\b',
    'send a questionnaire',
    'questionnaire',
  ),
  hand(
    '(?:move|push|shift|reschedule|change|postpone|put|verschieb\\w*|verleg\\w*|leg|mueve|pasa|cambia)\\b.*\\b(?:team ?(?:round|meeting|talk|call|lunch|meal)|stand-?up|huddle|flower market|market run|team\\w*runde|\\w*runde|team\\w*besprechung|teamtreffen|blumenmarkt|reunion (?:de|del) equipo|ronda (?:de|del) equipo)\\b',
    'move an entry of the calendar',
    'calendar',
  ),
  hand(
    '(?:die |den |das |the |la )?(?:team ?(?:round|meeting)|\\w*runde|team\\w*besprechung|blumenmarkt|reunion del equipo)\\b.*\\b(?:verschieben|verlegen|vorziehen|mover|should (?:start|be) at|soll (?:um|auf|erst|schon))\\b',
    'move an entry of the calendar',
    'calendar',
  ),
  hand(
    '(?:set|put|lay) aside \\d+|(?:set|put|lay|keep) \\d+ .*\\baside\\b|(?:earmark|put by|aparta\\w*) .*\\d|(?:leg\\w*|stell\\w*) .*\\d.* (?:zuruck|beiseite)$|hold \\d+ (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\d)[a-z]+(?: [a-z]+)? (?:for|from)\\b',
    'reserve stock',
    'inventory',
  ),
  hand(`(?:one|two|three|four|five|\\d{1,3}) (?:\\w+ )?${PIECE} (?:less|fewer)\\b`, 'change a recipe that is saved', 'recipe'),
];

const ALL_OF =
  '(?:every ?(?:one|body)|all (?:of )?(?:the |our |my |past |old |current |these |those )*(?:clients?|couples?|brides|customers|contacts|leads|families|of them|guests)|all of them|every (?:single )?(?:client|couple|bride|customer|contact|lead|one of them|family)|(?:the |our )?(?:entire|whole) (?:client list|list|address book)|(?:everyone|everybody) .*|alle[nr]?(?: (?:unsere[nr]? )?(?:kund\\w+|paare\\w*|braute\\w*|kontakte\\w*|leute\\w*))?|tod[oa]s(?: (?:los|las|nuestr[oa]s) (?:client\\w+|parejas|novias|contactos))?|todo el mundo|cada cliente)';
const TEAM =
  '(?:(?:the |our |my )?(?:whole |entire |full )?(?:team|crew|staff|helpers|freelancers|guys|gang|drivers)|(?:dem |das |die |unser\\w* )?(?:ganze[nm]? )?(?:team|mannschaft|crew|helfer\\w*)|(?:a )?(?:todo )?(?:el |al )?equipo)';
const TELL =
  '(?:tell|text|message|sms|whatsapp|notify|inform|let|remind|ping|blast|alert|send|sag|schreib\\w*|sms an|schick\\w*|informier\\w*|erinner\\w*|benachrichtig\\w*|avisa\\w*|dile\\w*|di|manda\\w*|envia\\w*|escribe\\w*|informa\\w*|recuerda\\w*)';
const A_TEXT =
  '(?: (?:an? |the |eine |un )?(?:group |mass |sms |gruppen)?(?:text|message|sms|blast|nachricht|mensaje|reminder))?(?: to| an| a)?';

/** One message to many at once. In plain letters. */
export const TO_MANY: readonly (readonly [RegExp, CannotDo])[] = [
  hand(
    `${TELL}${A_TEXT} ${ALL_OF}\\b.*\\b(?:opted[- ]?out|opt[- ]?out|stop|unsubscribed|abgemeldet\\w*|dado de baja)\\b`,
    'text many people at once, and those who have opted out (STOP) not at all',
    'texts',
  ),
  hand(`${TELL}${A_TEXT} ${ALL_OF}\\b`, 'text many people at once', 'texts'),
  hand(`${TELL}${A_TEXT} ${TEAM}\\b`, 'text the whole team', 'texts'),
  hand(
    `(?:group|mass) (?:text|message|sms)\\b|(?:gruppennachricht|rundmail|rundschreiben|mensaje masivo|mensaje de grupo)\\b`,
    'text many people at once',
    'texts',
  ),
];
