/** Somebody shall be called for the person who asks, and what shall be said then. */
export interface CallWish {
  readonly who: string;
  /** Empty: nothing was dictated. */
  readonly words: string;
  readonly language: 'en' | 'de' | 'es';
}

const PLEASE = '(?:(?:please|pls|can you|could you|would you|ok|and|bitte|kannst du|por favor|puedes),? )*';
const WHO = "(?<who>(?!(?:me|us|back|it|that)\\b)[\\p{L}][\\p{L}'’. -]{1,40}?)";
const FORMS: readonly (readonly [language: CallWish['language'], form: RegExp])[] = [
  [
    'en',
    new RegExp(
      `^${PLEASE}(?:call|ring|phone|dial)(?: up)? ${WHO}(?:(?: for (?:me|us))?,? (?:and|to) (?:say|tell (?:her|him|them)|let (?:her|him|them) know|ask (?:her|him|them)|explain|mention|ask)(?: that)? (?<words>.+)| for (?:me|us))$`,
      'iu',
    ),
  ],
  [
    'en',
    new RegExp(
      `^${PLEASE}(?:give|make a (?:phone )?call to) ${WHO}(?: an? (?:quick )?(?:call|ring|phone call))?(?: for (?:me|us))?,? (?:and|to) (?:say|tell (?:her|him|them)|let (?:her|him|them) know|ask(?: (?:her|him|them))?)(?: that)? (?<words>.+)$`,
      'iu',
    ),
  ],
  [
    'de',
    new RegExp(
      `^${PLEASE}(?:ruf|rufe) (?:bitte )?(?:für (?:mich|uns) )?(?:die |den |frau |herrn )?${WHO}(?: bitte| mal| kurz| für (?:mich|uns))* an(?:,? und (?:sag|sage|richte|frag|frage)(?: (?:ihr|ihm|ihnen|sie|ihn))?(?: aus)?,? (?:dass )?(?<words>.+))$`,
      'iu',
    ),
  ],
  [
    'es',
    new RegExp(
      `^${PLEASE}(?:llama|ll[aá]mal[ea]s?|telefonea) (?:por m[ií] )?a ${WHO}(?: por m[ií]| de mi parte)?,? y (?:dile|diles|av[ií]sale|preg[uú]ntale) (?:que )?(?<words>.+)$`,
      'iu',
    ),
  ],
];
/** Who writes something else down than a call that is to be made. */
const OTHERWISE = /\b(?:remind|task|note|lead)\b|\?\s*$/i;

/** @example callForMe('call Rosa for me and say we are late') // { who: 'Rosa', words: 'we are late', language: 'en' } */
export function callForMe(message: string): CallWish | undefined {
  const said = message
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/[’‘]/g, "'");
  if (OTHERWISE.test(said)) return undefined;
  for (const [language, form] of FORMS) {
    const { who, words = '' } = form.exec(said)?.groups ?? {};
    if (who !== undefined) return { who: who.trim(), words: words.trim(), language };
  }
  return undefined;
}
