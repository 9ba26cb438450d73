import { ALSO_BY_HAND, STATED, TO_MANY } from './by-hand-said.data';
import { BY_HAND } from './cannot-do.data';
import type { CannotDo, HandPage } from './hand-page';
import { plainLetters } from './plain-letters';

const ASKED =
  '(?:(?:and|also|then|no|wait|no wait|und|dann|y|please|bitte|por favor|can you|could you|would you|kannst du|konntest du|puedes|podrias|i need to|i want to|i have to|we need to|we have to|ich muss|wir mussen|tengo que|hay que|lets|go ahead and|just),? )*';
const CHANGE =
  '(?:change|set|update|edit|increase|raise|lower|reduce|decrease|bump(?: up)?|correct|fix|adjust|put|rename|swap|replace|make|ander[en]?|andere|erhoh\\w*|setz\\w*|stell\\w*|senk\\w*|reduzier\\w*|korrigier\\w*|aktualisier\\w*|cambia\\w*|sube|baja|aumenta\\w*|reduce|pon|corrige|actualiza\\w*|modifica\\w*)';
const DELETE =
  '(?:delete|remove|archive|erase|wipe|get rid of|trash|losch\\w*|entfern\\w*|archivier\\w*|borra\\w*|elimina\\w*|quita\\w*|archiva\\w*)';
const SEND = '(?:send|resend|forward|issue|e-?mail|mail|schick\\w*|send[e]?|verschick\\w*|versend\\w*|manda\\w*|envia\\w*)';
const MAKE =
  '(?:create|make|issue|raise|write|generate|prepare|print|erstell\\w*|mach\\w*|schreib\\w*|druck\\w*|crea\\w*|haz|genera\\w*|emite)';
const MARK = '(?:mark|set|record|log|enter|book|register|put|trag\\w*|verbuch\\w*|markier\\w*|marca\\w*|registra\\w*|anota\\w*)';
const BOOK = '(?:book|schedule|set up|arrange|plan|make|buch\\w*|vereinbar\\w*|reserva\\w*|programa\\w*|agenda)';
const CANCEL = '(?:cancel|call off|storn\\w*|sag\\w*|absag\\w*|cancela\\w*|anula\\w*)';
const MEETING =
  '\\b(?:meetings?|appointments?|consultations?|tastings?|walk-?throughs?|visits?|calls?|termine?|besprechung\\w*|beratung\\w*|citas?|reunion\\w*|visitas?|(?:talk|chat|conversation|gesprach|telefonat|charla|llamada) (?:with|mit|con))\\b';
const GUESTS = '\\b(?:guest ?(?:count|list|number)?s?|number of guests|headcount|gaste\\w*|invitad[oa]s)\\b';
const BUDGET = '\\b(?:budget|presupuesto)\\b';
const VENUE = '\\b(?:venue|location|place|ort|location|lugar|sitio)\\b';
const INVOICE = '\\b(?:invoices?|bills?|rechnung(?:en)?|facturas?)\\b';

const rule = (verb: string, object: string, what: string, page: HandPage): readonly [RegExp, CannotDo] => [
  new RegExp(`^${ASKED}${verb}\\b.*${object}`),
  { what, page },
];

/** The first that fits counts. */
const RULES = [
  rule(
    '(?:(?:a|the|here is a|heres a) )?new (?:phone |mobile |cell )?(?:number|e-?mail|address)',
    ' (?:for|of) ',
    'change how somebody is reached',
    'contact',
  ),
  rule(
    '(?:(?:die |eine |la |un )?(?:neue|nueva?|nuevo) )?(?:telefon\\w*|handy\\w*|mobil\\w*|nummer|e-?mail\\w*|adresse|numero|correo)',
    '(?:\\bandern|aktualisier\\w*|eintrag\\w*|cambia\\w*|actualiza\\w*|\\d{3}.*\\d{3})',
    'change how somebody is reached',
    'contact',
  ),
  rule(DELETE, '\\b(?:leads?|inquir(?:y|ies)|enquir(?:y|ies)|anfragen?|consultas?)\\b', 'delete or archive a lead', 'lead'),
  rule(DELETE, INVOICE, 'delete an invoice', 'proposal'),
  rule(DELETE, '\\b(?:clients?|contacts?|person|people|kunde\\w*|kontakte?|clientes?|contactos?)\\b', 'delete a person', 'contact'),
  rule(DELETE, MEETING, 'cancel a meeting', 'meetings'),
  rule(DELETE, '\\b(?:tasks?|to-?dos?|aufgaben?|tareas?)\\b', 'delete a task', 'timeline'),
  rule(DELETE, '', 'delete or archive anything', 'project'),
  rule(CANCEL, MEETING, 'cancel a meeting', 'meetings'),
  rule(CANCEL, INVOICE, 'cancel an invoice', 'proposal'),
  rule(CANCEL, '\\border\\b|bestellung|pedido', 'cancel an order', 'orders'),
  rule(
    MARK,
    `(?:${INVOICE}|payments?|checks?|cheques?|wire|deposits?|balance|zahlung\\w*|anzahlung\\w*|pagos?|anticipo)(?:.*)`,
    'record a payment',
    'payments',
  ),
  rule(
    '(?!(?:has|have|had|did|who|what|when|which|how|if|any|is|was|were|why|nobody)\\b)\\w+(?:[ &-]\\w+){0,3} (?:has |have |just )*(?:paid|transferred|wired)',
    ' (?:us )?[$€£]?\\d[\\d.,]*(?: (?:dollars|euros|usd|eur))?(?: (?:in cash|cash|by \\w+|today|yesterday|this morning|just now))+$',
    'record a payment',
    'payments',
  ),
  rule(MARK, '\\b(?:as )?(?:paid|bezahlt|pagad[oa])\\b', 'record a payment', 'payments'),
  rule(
    '(?:refund|charge|collect|ruckerstatt\\w*|erstatt\\w*|belast\\w*|reembolsa\\w*|devuelve\\w*|cobra\\w*)',
    '',
    'move money',
    'payments',
  ),
  rule(SEND, '\\b(?:contracts?|agreements?|vertrag|vertrage|contratos?)\\b', 'send a contract', 'contract'),
  rule(SEND, '\\b(?:questionnaires?|surveys?|fragebogen|cuestionarios?)\\b', 'send a questionnaire', 'questionnaire'),
  rule(SEND, INVOICE, 'send an invoice', 'proposal'),
  rule(SEND, '\\b(?:proposals?|quotes?|offers?|angebot|angebote|propuestas?|presupuestos?)\\b', 'send a proposal', 'proposal'),
  rule(MAKE, INVOICE, 'write an invoice', 'proposal'),
  rule(MAKE, '\\b(?:contracts?|vertrag|contratos?)\\b', 'make a contract', 'contract'),
  rule(MAKE, '\\b(?:questionnaires?|fragebogen|cuestionarios?)\\b', 'make a questionnaire', 'questionnaire'),
  rule('(?:sign|countersign|unterschreib\\w*|firma)', '\\b(?:contracts?|agreements?|vertrag|contratos?)\\b', 'sign a contract', 'contract'),
  rule(
    '(?:assign|reassign|hand over|zuweis\\w*|weis\\w*|ubertrag\\w*|asigna\\w*)',
    '\\b(?:leads?|inquir\\w+|anfragen?)\\b',
    'assign a lead',
    'lead',
  ),
  rule(
    '(?:give|pass|hand|put)',
    '(?:(?:\\bleads?\\b|\\binquir\\w+|\\bboth\\b|\\bthem\\b|\\ball of (?:them|those)).*\\bto (?!(?:booked|closed|lost)\\b)\\w+$|\\w+ on (?:it|this|that|both|them)$)',
    'hand a lead to somebody of the team',
    'lead',
  ),
  rule('(?:assign|reassign|hand over|zuweis\\w*|weis\\w*|ubertrag\\w*|asigna\\w*)', '', 'assign a project to somebody', 'project'),
  rule('(?:give|apply|grant|gib|gewahr\\w*|da|aplica)', '\\b(?:discount|rabatt|descuento)\\b', 'change prices', 'proposal'),
  rule(BOOK, MEETING, 'book a meeting', 'meetings'),
  rule('(?:move|reschedule|push|shift|postpone|verschieb\\w*|verleg\\w*|mueve|cambia\\w*)', MEETING, 'move a meeting', 'meetings'),
  rule('(?:order(?! of\\b)|buy|purchase|bestell\\w*|kauf\\w*|pide|compra|encarga)', '', 'order anything', 'orders'),
  rule('(?:reserve|block|reservier\\w*|reserva\\w*)', '', 'reserve stock', 'inventory'),
  rule(CHANGE, GUESTS, 'change the number of guests', 'project'),
  rule(CHANGE, BUDGET, 'change the budget', 'project'),
  rule(CHANGE, VENUE, 'change the venue', 'project'),
  rule(
    CHANGE,
    '\\b(?:phone|number|e-?mail|address|telefon\\w*|nummer|adresse|telefono|correo|direccion)\\b',
    'change how somebody is reached',
    'contact',
  ),
  rule(CHANGE, '\\b(?:price|prices|total|amount|preis\\w*|precios?)\\b', 'change prices', 'proposal'),
  rule(CHANGE, '\\b(?:due date|deadline|falligkeit|vencimiento)\\b', 'change when something is due', 'proposal'),
  rule(CHANGE, '\\b(?:name|title|type|planner|owner|colou?rs?|name|titel|nombre|titulo)\\b', 'change that field', 'project'),
  rule('(?:merge|combine|zusammenfuhr\\w*|fusiona\\w*)', '', 'merge records', 'contact'),
  rule(
    '(?:upload|attach|hochlad\\w*|lad\\w* .*hoch|anhang\\w*|sube|adjunta\\w*)',
    '\\b(?:photos?|pictures?|files?|images?|fotos?|bilder|dateien?|archivos?|imagenes)\\b',
    'add files',
    'project',
  ),
] as const;

/** An entry of the calendar is told from a meeting, and a discount from a price, by more than their words. */
const FIRST = ALSO_BY_HAND.filter(([, { what }]) => what === 'move an entry of the calendar' || what === 'give a discount');

/**
 * What a sentence wants to have changed that nothing here changes, and the page where a person does it.
 *
 * @example cannotDo('change the guest count of Marlow to 140') // { what: 'change the number of guests', page: 'project' }
 */
export function cannotDo(sentence: string): CannotDo | undefined {
  const plain = plainLetters(sentence)
    .replace(/[.!?]+$/, '')
    .replace(/^weis (.*) zu$/, 'weis $1');
  const parts = [plain, ...plain.split(/[.!?]+ |\? /)];
  const isAsked = /\?\s*$/.test(sentence);
  return parts.map(ofOne).find((one) => one !== undefined) ?? (isAsked ? undefined : fitting(STATED, plain));
}

/** One message to many people: undefined where it goes to one, or is a question. */
export const toMany = (sentence: string): CannotDo | undefined =>
  /\?\s*$/.test(sentence) ? undefined : fitting(TO_MANY, plainLetters(sentence).replace(/[.!]+$/, ''));

const fitting = (rules: readonly (readonly [RegExp, CannotDo])[], plain: string): CannotDo | undefined =>
  rules.find(([pattern]) => pattern.test(plain))?.[1];

const ofOne = (plain: string): CannotDo | undefined =>
  fitting(FIRST, plain) ?? fitting(RULES, plain) ?? fitting(BY_HAND, plain) ?? fitting(ALSO_BY_HAND, plain);

/** “Add 2 bar arrangements to the proposal”: a draft of its own would be another one beside it. */
const TO_PROPOSAL =
  /\b(?:to|on|in|into|onto|zum|ins|a la|al) (?:the|our|their|his|her|this|that|angebot|propuesta)? ?(?:[\da-z&'.\u2010-\u2015-]+ ){0,5}?(?:proposal|quote|estimate|angebot|propuesta|presupuesto)\b/;
const ADDS = /\b(?:add|put|include|also|another|fuge?|nimm|anade|agrega|pon)\b/;
const FROM_LIBRARY =
  /\b(?:use|take|copy|reuse|apply|pull|nimm|ubernimm|usa|toma)\b.*\b(?:our|my|your|unser\w*|nuestr\w+)\b.*\b(?:recipe|rezept|receta)\b|\b(?:from|aus|de) (?:the|our|my|der|unserer|la|nuestra) (?:library|bibliothek|biblioteca)\b/;

/** “Add 20 ranunculus to the Marlow bouquet”: a new bouquet of twenty stems would be another one. */
const TO_PIECE =
  /^(?:please |bitte |por favor )?(?:add|put|include|fuge?|anade|agrega|pon)\b(?!.*\b(?:notes?|tasks?|reminders?|notiz|nota)\b)(?=.*\d).*\b(?:to|into|in|zum|zu der|al|a la) (?:the |our |dem )?(?:[a-z&'.-]+ ){0,4}?(?:bouquets?|centerpieces?|centrepieces?|boutonni\w+|corsages?|arch|garlands?|crowns?|brautstrauss|strauss|ramos?)$/;

/** What would change or copy something that is there, where the grammar would draft something new. */
export function ofWhatIsThere(said: string): CannotDo | undefined {
  const plain = plainLetters(said);
  if (ADDS.test(plain) && TO_PROPOSAL.test(plain)) return { what: 'change a proposal that is there', page: 'proposal' };
  if (TO_PIECE.test(plain.replace(/[.!]+$/, ''))) return { what: 'change a recipe that is saved', page: 'recipe' };
  return FROM_LIBRARY.test(plain) ? { what: 'copy a recipe of the library', page: 'recipe' } : undefined;
}
