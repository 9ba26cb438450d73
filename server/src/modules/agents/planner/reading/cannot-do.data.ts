import type { CannotDo, HandPage } from './hand-page';

/** Begins an order, and never a question about what is. */
const NO_QUESTION =
  '^(?!(?:has|have|had|did|does|do we|who|whos|what|whats|when|which|how|if|any|is|was|were|are|why|where|nobody|anybody|hat|haben|wer|was|wann|wo|wie|ist|sind|que|quien|cuando|cuanto|donde|hay)\\b)';
const ANY_SENTENCE = '^';
const AMOUNT = '[$€£]? ?\\d[\\d.,]*';
const FLOWER_PIECE =
  '(?:recipes?|bouquets?|centerpieces?|centrepieces?|boutonni\\w+|corsages?|arch|garlands?|crowns?|arrangements?|each|all of (?:them|it)|strauss\\w*|rezept\\w*|ramos?|recetas?)';

const hand = (begin: string, words: string, what: string, page: HandPage): readonly [RegExp, CannotDo] => [
  new RegExp(`${begin}${words}`),
  { what, page },
];

/** Orders that no tool carries out, by all of the sentence; in plain letters. The first that fits counts. */
export const BY_HAND: readonly (readonly [RegExp, CannotDo])[] = [
  hand(
    ANY_SENTENCE,
    '.*\\b(?:passwords?|passwort\\w*|kennwort\\w*|contrasenas?|log-?in (?:code|details)|2fa)\\b',
    'know or change passwords',
    'members',
  ),
  hand(
    NO_QUESTION,
    '(?:please |bitte |just )?(?:give|send|pay|transfer|wire|zahl\\w*|uberweis\\w*|gib|schick\\w*|devuelve\\w*|regresa\\w*)\\b.*\\b(?:back|zuruck)\\b|^(?:devuelve|reembolsa)\\w*\\b',
    'pay money back',
    'payments',
  ),
  hand(
    NO_QUESTION,
    '(?:please |bitte )?(?:reverse|void|undo|take back|stornier\\w*|anula\\w*|cancela\\w*|cancel)\\b.*\\b(?:payments?|zahlung\\w*|pagos?|charge|buchung)\\b',
    'take back a payment',
    'payments',
  ),
  hand(
    NO_QUESTION,
    `(?:the |a |an |ein |el |un )?(?:check|cheque|wire|bank transfer|transfer|payment|deposit|scheck|uberweisung|zahlung|pago|transferencia)\\b.*\\d.*\\b(?:came|arrived|is (?:here|in)|landed|in today|eingegangen|angekommen|ist da|gekommen|llego|entro)\\b`,
    'record a payment',
    'payments',
  ),
  hand(
    NO_QUESTION,
    `.*\\b(?:gave|handed|brought) (?:me|us) (?:a )?(?:check|cheque|cash)\\b|^(?!(?:did|has|who|what|is)\\b).*${AMOUNT} (?:in )?(?:cash|check) from \\w+`,
    'record a payment',
    'payments',
  ),
  hand(
    NO_QUESTION,
    `.*\\d.*\\b(?:book (?:it|that|this)|log (?:it|that|this)|put (?:it|that) (?:in|down) (?:as )?(?:an? )?(?:expense|cost)|buch (?:es|das)|als ausgabe|como gasto)\\b`,
    'book an expense',
    'payments',
  ),
  hand(
    NO_QUESTION,
    '(?:book|log|record|enter|add|verbuch\\w*|trag\\w*|registra\\w*|anota\\w*)\\b.*\\b(?:expenses?|receipts?|ausgaben?|beleg\\w*|gastos?)\\b',
    'book an expense',
    'payments',
  ),
  hand(
    NO_QUESTION,
    '(?:please |bitte )?(?:pay|settle|wire|transfer|bezahl\\w*|uberweis\\w*|zahl|zahle|paga|pagale|transfiere)\\b (?!.*\\b(?:plan|schedule|page)\\b)\\S',
    'pay anybody',
    'payments',
  ),
  hand(
    ANY_SENTENCE,
    '.*\\b(?:payments?|invoices?|income|zahlungen|rechnungen|pagos|facturas)\\b.*\\b(?:files?|csv|excel|spreadsheet|datev|accountant|bookkeeper|export\\w*|datei|steuerberater\\w*|archivo|gestor\\w*|contador\\w*)\\b',
    'make a file of payments',
    'payments',
  ),
  hand(
    ANY_SENTENCE,
    '.*\\b(?:accountant|bookkeeper|steuerberater\\w*|gestor(?:ia)?|contadora?)\\b.*\\b(?:payments?|invoices?|numbers|figures|zahlungen|rechnungen|pagos|facturas)\\b',
    'make a file of payments',
    'payments',
  ),
  hand(
    NO_QUESTION,
    '.*\\b(?:contract|agreement|vertrag|contrato)\\b.*\\b(?:send|sent|schick\\w*|manda\\w*|envia\\w*)\\b.*\\b(?:again|once more|nochmal|noch einmal|erneut|otra vez|de nuevo)\\b|^resend\\b.*\\bcontract\\b',
    'send a contract',
    'contract',
  ),
  hand(
    NO_QUESTION,
    '(?:please |can you |could you |bitte |por favor )*(?:send|share|forward|e-?mail|mail|show|schick\\w*|teil\\w*|manda\\w*|envia\\w*|comparte\\w*)\\b(?! me\\b| us\\b).*\\b(?:moodboards?|mood boards?|boards?|tablero)\\b',
    'send or share a moodboard',
    'moodboard',
  ),
  hand(
    NO_QUESTION,
    '(?:please )?(?:put|drop|paste|copy|include|add)\\b.*\\b(?:moodboards?|mood boards?|boards?)\\b.*\\b(?:in|into|to) (?:an? |the |my )?(?:text|message|e-?mail|mail|sms|letter)\\b',
    'send or share a moodboard',
    'moodboard',
  ),
  hand(
    NO_QUESTION,
    '(?:please |bitte )?(?:post|put up|publish|pin|send out|hang up|hang\\w*|veroffentlich\\w*|publica\\w*|pon)\\b.*\\b(?:notice|announcement|aushang|mitteilung|anuncio|aviso)\\b|^(?:notice|announcement|aushang|aviso) (?:for|to|an|fur|para|a) (?:everybody|everyone|all|the team|alle|todos)',
    'post a notice to the team',
    'notices',
  ),
  hand(
    NO_QUESTION,
    '.*\\b(?:make|set|change|move|have|mach\\w*|setz\\w*|pon\\w*|cambia\\w*) (?:it|that|this|the \\w+|es|das|lo)?\\b.*\\b(?:due|fallig|vence|venza)\\b(?!.*\\btask\\b)',
    'change when something is due',
    'proposal',
  ),
  hand(
    NO_QUESTION,
    '(?:create|make|start|set up|do|use|leg\\w*|erstell\\w*|mach\\w*|crea\\w*|haz\\w*)\\b.*\\b(?:from|with|using|out of|mit|aus|nach|con|de)\\b.*\\b(?:templates?|vorlage\\w*|plantillas?)\\b',
    'make a proposal from a template',
    'proposal',
  ),
  hand(
    NO_QUESTION,
    `(?:save|put|add|copy|speicher\\w*|guarda\\w*)\\b.*\\b(?:to|in|into) (?:the |our )?(?:library|bibliothek|biblioteca)\\b`,
    'save a recipe in the library',
    'recipe',
  ),
  hand(
    NO_QUESTION,
    `(?:mark|set|flag|tick|check|markier\\w*|marca\\w*)\\b.*\\b${FLOWER_PIECE}\\b.*\\b(?:made|done|finished|ready|approved|packed|fertig|gemacht|hech[oa]s?|list[oa]s?)\\b`,
    'mark a recipe as made',
    'recipe',
  ),
  hand(
    NO_QUESTION,
    `.*\\b(?:take|pull|remove|swap|switch|replace|exchange|put|substitute|tausch\\w*|ersetz\\w*|cambia\\w*|quita\\w*)\\b.*\\b(?:out of|in(?:to)?|for|with|by|from|of|durch|gegen|por)\\b.*\\b${FLOWER_PIECE}\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    NO_QUESTION,
    `.*\\b(?:take|swap|switch|replace|exchange|substitute|tausch\\w*|ersetz\\w*|cambia\\w*)\\b.*\\b${FLOWER_PIECE}\\b.*\\b(?:for|with|by|durch|gegen|por)\\b`,
    'change a recipe that is saved',
    'recipe',
  ),
  hand(
    NO_QUESTION,
    '(?:so |then |ok |and )*(?:get|grab|rent|take) (?:them|it|those|the rest|\\d+) from \\w+',
    'order or rent anything',
    'orders',
  ),
  hand(
    NO_QUESTION,
    '(?:please |bitte )?(?:move|push|shift|reschedule|pasa\\w*|mueve\\w*|cambia\\w*|verschieb\\w*|verleg\\w*|leg)\\b.*\\b(?:talk|chat|round|lunch|charla|platica|reunion|gesprach|besprechung|runde|entry|eintrag|termin|visit|visita)\\b.*\\b(?:to|al?|auf|para|until)\\b',
    'move an entry of the calendar',
    'calendar',
  ),
  hand(
    NO_QUESTION,
    '(?:deliver|drop off|liefer\\w*|bring|entrega\\w*|lleva)\\b (?:the |all |them|it|die |den |das |los |las |el |la )',
    'deliver anything',
    'timeline',
  ),
];
