import { languageSaid } from '../language/translate';
import { plainLetters } from './plain-letters';

const ORDER =
  '(?:order|get|buy|book|call|grab|fetch|bestell\\w*|ruf|buch\\w*|hol|besorg\\w*|reservier\\w*|kauf\\w*|pide\\w*|encarga\\w*|compra\\w*|llama|reserva\\w*|consigue\\w*)';
const FOOD =
  '(?:pizzas?|lunch(?:es)?|breakfast|dinner|supper|sushi|burgers?|sandwich(?:es)?|tacos?|coffees?|donuts?|bagels?|pastries|snacks?|take-?out|groceries|food|mittagessen|fruhstuck|abendessen|essen|kaffee|kuchen|brotchen|doner|almuerzo|comida|cena|desayuno|cafes?|bocadillos?)';
const TRAVEL =
  '(?:taxis?|cabs?|ubers?|lyfts?|flights?|plane tickets?|train tickets?|hotel rooms?|hotels?|fluge?|bahntickets?|hotelzimmer|vuelos?|billetes?)';
const POLITE = '(?:(?:please|can you|could you|bitte|kannst du|por favor|puedes|and|und|y|ok),? )*';
const THING = new RegExp(
  `^${POLITE}${ORDER}\\b(?! (?:back|up)\\b)(?:(?: \\p{L}+){0,4}| \\d{1,3}(?: \\p{L}+){0,2}) (?:(?<food>${FOOD})|(?<travel>${TRAVEL}))(?=$|[ ,.!])`,
  'u',
);
/** A tasting, a table for an event, or what flowers stand on. */
const OF_THE_TRADE = /\b(?:centerpieces?|flowers?|bouquets?|arrangements?|tables?|blumen|flores|tasting|proposal|meeting|talk|with)\b/;

const SAID = {
  en: { food: 'order food', travel: 'book rides, trips or rooms' },
  de: { food: 'Essen bestellen', travel: 'Fahrten, Reisen oder Zimmer buchen' },
  es: { food: 'pedir comida', travel: 'reservar taxis, viajes ni habitaciones' },
} as const;

/**
 * What somebody wants to have that no page of here has, with the sentence that says so. Undefined: it is an order of the trade.
 *
 * @example orderedElsewhere('order pizza for the crew') // 'I cannot order food. …'
 */
export function orderedElsewhere(message: string): string | undefined {
  const plain = plainLetters(message).replace(/[.!]+$/, '');
  const found = /\?\s*$/.test(message) || OF_THE_TRADE.test(plain) ? undefined : THING.exec(plain)?.groups;
  if (!found) return undefined;
  const kind = found['food'] === undefined ? 'travel' : 'food';
  const language = languageSaid(message);
  const what = SAID[language][kind];
  if (language === 'de')
    return `Das kann ich nicht: ${what}. Es wurde nichts bestellt. Ich kann dich daran erinnern: „erinnere mich am Montag daran, …“.`;
  if (language === 'es')
    return `Eso no lo puedo hacer: no puedo ${what}. No se ha pedido nada. Puedo recordártelo: «recuérdame el lunes …».`;
  return `I cannot ${what}. Nothing was ordered. I can remind you of it: “remind me on Monday to …”.`;
}
