/** A lead that shall be somebody else's. */
interface HandOver {
  readonly lead: string;
  readonly to: string;
}

const PLEASE = '(?:(?:please|pls|can you|could you|and|ok|bitte|por favor),? )*';
const LEAD = "(?:the |our |die |den |la |el )?(?<lead>[\\p{L}][\\p{L}'’&. -]{1,60}?)";
const TO = '(?<to>\\p{L}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)';
const END = '(?:,? (?:please|bitte|por favor|instead|from now on|thanks))*$';
const form = (pattern: string): RegExp => new RegExp(`^${PLEASE}${pattern}${END}`, 'iu');

const FORMS: readonly RegExp[] = [
  form(`(?:give|pass|hand|assign|reassign|transfer|turn)(?: over| on)? ${LEAD}(?: over| on| off)? to ${TO}`),
  form(`(?:let|have) ${TO} (?:take|have|handle|look after|answer)(?: over| on)? ${LEAD}(?: over)?`),
  form(`${TO} (?:takes|should take|can take|gets|should get|has|will take|is taking)(?: over| on)? ${LEAD}(?: over)?`),
  form(`(?:can|could|should|would|might|will) ${TO} (?:take(?: over| on)?|have|get|handle|look after|do|deal with) ${LEAD}(?: over| on)?`),
  form(`${LEAD} (?:should go|goes|can go|could go) to ${TO}`),
  form(`(?:kann|könnte|soll|sollte) ${TO} (?:bitte )?${LEAD} (?:übernehmen|bekommen|machen|haben)`),
  form(`¿?(?:puede|podría) ${TO} (?:llevar|tomar|encargarse de|quedarse con) ${LEAD}`),
  form(`(?:make|put) ${TO} (?:the )?(?:owner of|in charge of|responsible for|on) ${LEAD}`),
  form(`(?:gib|übergib|gebt|weise?|leite|reich)e? ${LEAD} (?:bitte )?(?:weiter )?an ${TO}(?: weiter| ab)?`),
  form(`${TO} (?:soll|übernimmt|bekommt|kriegt)(?: bitte)? ${LEAD}(?: übernehmen| bekommen| haben)?`),
  form(`(?:pasa|p[aá]sale|dale|da|asigna|as[ií]gnale|entrega)(?:le)? ${LEAD} a ${TO}`),
];

/** A question that asks for it to be done. */
const ASKS_TO = /^(?:¿?(?:can|could|should|would|kann|könnte|soll|sollte|puede|podría)) /i;

/**
 * Who is handed over to whom; whether it is a lead and somebody of the team is not looked at.
 *
 * @example handedOver('give June Halloran to Tom') // { lead: 'June Halloran', to: 'Tom' }
 */
export function handedOver(message: string): HandOver | undefined {
  const said = message.trim().replace(/[.!]+$/, '');
  if (/\?\s*$/.test(said) && !ASKS_TO.test(said)) return undefined;
  const groups = FORMS.map((one) => one.exec(said.replace(/\s*\?+$/, ''))?.groups).find((found) => found !== undefined);
  return groups && { lead: groups['lead'] ?? '', to: groups['to'] ?? '' };
}
