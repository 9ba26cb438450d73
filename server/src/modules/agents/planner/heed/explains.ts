import { plainLetters } from '../reading/plain-letters';

const PURPOSE =
  /^(?:i(?:'d| would)? (?:want|like|need|plan|have)(?: it| this| that| them)? (?:to|for) |(?:it|this|that)(?:'?s| is) (?:just |only )?(?:for|because) |so (?:that )?(?:i|we) can |(?:just )?(?:for|because of) (?:the|our|my|a|an) |(?:an? |the |my |our )?(?:bride|groom|client|customer|couple|boss|mother|lady|guest|team|accountant|bookkeeper|landlord|florist|planner|venue|bank|insurance)(?:'s|s| is| was| has been| keeps)? (?:asking|asked|waiting|calling|wants to know|on the phone|needs (?:it|that|this))|(?:somebody|someone|people) (?:is |are |keeps? )?(?:asking|asks|wants to know)|ich (?:brauche|will|mochte) (?:es|das|sie) |(?:das )?ist fur |fur (?:die|den|das|unser\w*|mein\w*|eine[nr]?) |(?:eine )?(?:braut|kundin|der kunde|ein kunde) (?:fragt|will|hat gefragt)|(?:lo|la|los) necesito para |(?:es )?para (?:el|la|los|las|mi|nuestr[oa]) |una? (?:novia|client[ae]) (?:pregunta|quiere)|me lo preguntan)/;
/** A figure or a name in it may be a part of what is asked. */
const MATTERS = /\d|\b(?:not|only|except|without|but|instead|nicht|nur|ohne|ausser|sin|solo)\b/;
const PARTS = /(?<=[.?!])\s+|\s*[,;–—]\s+|\s+-\s+/;
const AT_END =
  /\s+((?:for|fur|für|para) (?:the|our|my|die|den|das|unsere?n?|el|la|los) (?:[\p{L}-]+ )?(?:filing|team|accountant|bookkeeper|tax return|report|board|bank|insurance|records|meeting|newsletter|crew|file|steuererklärung|buchhaltung|steuerberater(?:in)?|contable|equipo|declaración|gestor[ia]?))[\s.?!]*$/iu;

/** A question without what only says what it is asked for. */
export interface Explained {
  readonly said: string;
  readonly why: string;
}

/**
 * “…? I would like to print it for the team.”, “…, a bride's asking”: what stands behind a question and only explains it. Undefined: it has
 * nothing of the kind.
 *
 * @example explainedIn("whats our policy, a bride's asking") // { said: 'whats our policy', why: "a bride's asking" }
 */
export function explainedIn(message: string): Explained | undefined {
  const parts = message.trim().split(PARTS);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  if (last !== '' && PURPOSE.test(plainLetters(last)) && !MATTERS.test(plainLetters(last))) return without(message, last);
  const end = AT_END.exec(message)?.[1];
  return end === undefined ? undefined : without(message, end);
}

function without(message: string, why: string): Explained | undefined {
  const said = message
    .slice(0, message.lastIndexOf(why))
    .replace(/[\s,;–—-]+$/, '')
    .trim();
  return said.split(/\s+/).length < 2 ? undefined : { said, why: why.replace(/[\s.?!]+$/, '') };
}
