import { plainLetters } from './plain-letters';

/** Begins an order of its own, in plain letters. */
const ORDER =
  '(?:mark|remind|text|message|e-?mail|add|put|move|book|send|tell|make|set|create|write|draft|note|tick|cross|cancel|confirm|(?:i am |i.?m |we.?re )?(?:done|finished) with|hold|reserve|record|log|assign|give|schedule|push|postpone|let \\w+ know|change|raise|lower|markier\\w*|erinner\\w*|schreib\\w*|trag|setz\\w*|verschieb\\w*|buch\\w*|reservier\\w*|leg|marca\\w*|recuerda\\w*|recuerdame|manda\\w*|agrega\\w*|anade\\w*|pon|mueve|crea|reserva|anota\\w*)';
const QUESTION = '(?:what|whats|when|where|who|which|how|is|are|do|does|did|has|have|was|wann|wo|wer|wie|que|cuando|donde|quien|hay)';
const LITTLE = '(?:(?:please|also|then|and|so|just|can you|could you|bitte|auch|dann|por favor|tambien|luego) )*';
const BEGINS = new RegExp(`^${LITTLE}(?:${ORDER}|${QUESTION})\\b`);
const ORDERS = new RegExp(`^${LITTLE}${ORDER}\\b`);
/** “…. Then remind Mia”: another order, also behind what was dictated. */
const SAYS_THEN = /[.;!] (?:and )?(?:then|also|after that|next)\b,? (?=\p{L})/iu;
const LEADS_ON = /^(?:(?:and|then|also|please|after that|next|so),? )+/i;
const THEN_BEGINS = /[.;!] (?=(?:and )?(?:then|also|after that|next)\b,? \p{L})/iu;
const SENTENCE = /(?<=[\p{L}\d)”"]{2})[.!?]+\s+(?=\p{L})/u;
const JOINED = new RegExp(`,? (?:and|then|und|y) (?:also |then |please |auch |dann |tambien )*(?=${ORDER}\\b)`, 'u');
const MOST = 8;
/** What is longer is a letter that somebody has pasted, and no list of orders. */
const LONGEST = 1_000;
const NAME = /(?<!^)(?<![.!?] )\p{Lu}[\p{Ll}’']+(?: \p{Lu}[\p{Ll}’']+)+/u;
const SOMEBODY = /\b(?:him|her|them)\b/i;

/**
 * The orders and questions of one message, each as it would be said by itself, with the name for “him” and “her”. Undefined: it holds one
 * only, or something that is dictated.
 *
 * @example severalOrders('Mark Nora as contacted and remind me Wednesday to call') // ['Mark Nora as contacted', 'remind me Wednesday to call']
 */
export function severalOrders(message: string): readonly string[] | undefined {
  if (message.length > LONGEST) return undefined;
  const { head, dictated } = untilDictated(message.trim());
  const parts = bothReminded(listedOrders(head))
    .split(THEN_BEGINS)
    .flatMap((part) => part.split(SENTENCE))
    .flatMap(joinedIn)
    .map((part, at, all) => (at === all.length - 1 ? `${part}${dictated}` : part).replace(/[\s.!?,;]+$/, '').replace(LEADS_ON, ''));
  const told = parts.filter((part) => !BEGINS.test(plainLetters(part)));
  const said = parts.filter((part) => BEGINS.test(plainLetters(part)));
  const isMixed = told.length > 1 || (told.length === 1 && told[0] !== parts[0]);
  if (isMixed || said.length < 2 || said.length > MOST || !said.some((part) => ORDERS.test(plainLetters(part)))) return undefined;
  const name = NAME.exec(` ${message}`)?.[0];
  return said.map((part, at) => (name !== undefined && (at > 0 || told.length > 0) ? aboutName(part, name) : part));
}

/** “Add a note: …” behind what was done to somebody is about them. */
const aboutName = (part: string, name: string): string =>
  part.replace(SOMEBODY, name).replace(/^(?<order>(?:add|make|write|put|leave)(?: down)? an? note)\s*:/i, `$<order> to ${name}:`);

/** “A checklist for the memorial: pick up the easel, sympathy card, …” */
const CHECKLIST =
  /^(?:please )?(?:make|add|create|write|set up|start)(?: me)? (?:an? |the )?(?:check ?list|to-?do list|task list|list of tasks|tasks) (?:for|of|to) (?:the |our )?(?<for>[^:,]{2,60}): (?<items>.+)$/i;
const itemsOf = (items: string): readonly string[] =>
  items
    .split(/[,;] (?:and )?/)
    .map((item) => item.replace(/[.!\s]+$/, ''))
    .filter((item) => item.length > 2);
/** “… and add a lead for Nora”, where nothing is dictated before it. */
const ADDS_TOO =
  /^(?<before>[^:“"]{8,}?),? and (?:also |then )?(?=(?:add|create|make|put in) (?:an? )?(?:new )?(?:task|to-?do|lead|note|reminder)\b)/i;
/** “… and tell me what else she has” asks something besides. */
const TELL_ME_TOO = /,? and (?:then )?(?:also )?(?=tell me (?:what|who|when|where|which|how|if|whether)\b)/i;

/** “A task for Marlow: …, and one for Reyes: …” orders the same twice. */
function listedOrders(message: string): string {
  const order = /^(?:please )?(?<order>(?:add|make|put|create|write|set up|new) (?:an? )?(?:task|note|reminder))\b/i.exec(message)
    ?.groups?.['order'];
  const list = CHECKLIST.exec(message)?.groups;
  if (list)
    return itemsOf(list['items'] ?? '')
      .map((item) => `add a task for ${list['for'] ?? ''}: ${item}`)
      .join('. Then ');
  const asked = message.replace(TELL_ME_TOO, '. Then ').replace(ADDS_TOO, '$<before>. Then ');
  if (asked !== message && ORDERS.test(plainLetters(message))) return asked;
  return order === undefined
    ? message
    : message.replace(/[,.;]? and (?:also )?(?:one|another(?: one)?)(?: task| note)? (?=(?:for|to) \p{Lu})/giu, `. Then ${order} `);
}

/** “Remind Mia and Ines to …” reminds each of them. */
const bothReminded = (message: string): string =>
  message.replace(
    /^(?:please )?remind (?<one>\p{Lu}\p{Ll}+) and (?<other>\p{Lu}\p{Ll}+) (?<what>.+)$/u,
    'remind $<one> $<what>. Then remind $<other> $<what>',
  );

/** Whether it says itself that more than one thing is ordered, also behind what is dictated. */
export const isSeveral = (message: string): boolean =>
  message.length <= LONGEST && (SAYS_THEN.test(message) || listedOrders(message) !== message || bothReminded(message) !== message);

/** What stands behind a colon is said word for word: it belongs to the order before it, until somebody says “then”. */
function untilDictated(message: string): { readonly head: string; readonly dictated: string } {
  const then = message.search(SAYS_THEN);
  const at = message.search(/[:“"]/);
  if ((then > at && at >= 0) || isSeveral(message)) return { head: message, dictated: '' };
  return at < 0 ? { head: message, dictated: '' } : { head: message.slice(0, at), dictated: message.slice(at) };
}

/** “… and remind me” begins another order; in plain letters, which keep their places. */
function joinedIn(sentence: string): readonly string[] {
  const plain = [...sentence].map((letter) => plainLetters(letter).charAt(0) || ' ').join('');
  const found = ORDERS.test(plain) ? JOINED.exec(plain) : null;
  if (!found) return [sentence];
  return [sentence.slice(0, found.index), ...joinedIn(sentence.slice(found.index + found[0].length))];
}
