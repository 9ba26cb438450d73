import { withoutTypos } from '../typos';

const REMIND = /^(?:please |pls )?(?:remind (?:me|us)|(?:set|add|make|put in) (?:a |me a )?reminder|erinner[en]? mich|recu[eé]rdame)\b/i;
const PRONOUN = "(?:his|her|their|(?<of>[\\p{L}][\\p{L}'’-]*(?: [\\p{L}][\\p{L}'’-]*){0,2})(?:'s|’s|s'))";
const DAY = [
  new RegExp(`(?:,? (?:on|for|at))? ${PRONOUN} birthday\\b`, 'iu'),
  /(?:,? (?:an|zu|zum) (?:seinem|ihrem|deren|dem)?)? ?geburtstag(?: von (?<of>\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?))?/iu,
  /(?:,? (?:en|por|para|el d[ií]a de))? su cumplea[nñ]os/iu,
];
const ABOUT_IT = /\b(?:week|days?|month|woche|tage?|semana|d[ií]as?) (?:before|ahead|vor|antes)\b/iu;

/** What somebody shall be reminded of on a birthday. */
interface BirthdayReminder {
  /** What is to be done, without the day. */
  readonly what: string;
  /** The words the name stands in. */
  readonly who: string;
}

/** @example birthdayReminder('remind me to call Jonah on his birthday') // { what: 'call Jonah', who: 'call Jonah' } */
export function birthdayReminder(message: string): BirthdayReminder | undefined {
  const said = withoutTypos(message.trim()).replace(/[.!]+$/, '');
  const begin = REMIND.exec(said);
  const day = DAY.map((one) => one.exec(said)).find((found) => found !== null);
  if (!begin || !day || ABOUT_IT.test(said)) return undefined;
  const what = said
    .replace(day[0], '')
    .slice(begin[0].length)
    .replace(/^[\s,]*(?:bitte |daran,? |an |de |que |to |about |that |of )*/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const of = day.groups?.['of'] ?? '';
  return { what: what === '' ? said.slice(begin[0].length).trim() : what, who: of === '' ? what : of };
}
