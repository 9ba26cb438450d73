import { plainLetters } from './plain-letters';

const PLEASE = '(?:(?:please|pls|can you|could you|ok|so|and|great news|good news|bitte|por favor),? )*';
const NAME = "(?<name>(?!(?:we|they|she|he|it|i|who|what|which|that|this)\\b)[a-z\\d][a-z\\d'’&. –-]{1,60}?)";
const LEAD = '(?: (?:lead|inquiry|enquiry|one|anfrage|consulta))?';
const YES =
  '(?:(?:has|have|just) )*(?:said yes|say yes|says yes|agreed|accepted|confirmed|wants? (?:us|to (?:book|go ahead|go with us))|(?:is|are) (?:in|on board|a yes|a go|booking us)|booked us|chose us|picked us|went with us)';
const ALONG =
  '(?:can you |could you |please |so |then |lets |let us )*(?:(?:move|take|bring|push|carry) (?:that|it|this|them|her|him)(?: lead)? (?:along|forward|on|ahead|over)|(?:make|turn) (?:that|it|this|them|her|him) (?:in)?(?:to )?(?:an? )?(?:proper |real |new )*(?:project|job|event)|convert (?:it|that|them|this|her|him)|set (?:it|that|them) up as a project)';
const PROJECT = '(?:an? |our )?(?:proper |real |actual |full |new |booked |own )*(?:project|job)';

const SAID = [
  `${PLEASE}(?:turn|convert|make|change|promote|upgrade|transform) (?:the |our )?${NAME}${LEAD} (?:in)?to ${PROJECT}`,
  `${PLEASE}(?:make|create|set up|open|start) ${PROJECT} (?:out of|of|from|for) (?:the )?${NAME} (?:lead|inquiry|enquiry)`,
  `${PLEASE}convert (?:the )?${NAME}${LEAD}`,
  `${PLEASE}(?:the )?${NAME}${LEAD} ${YES}(?:[,;.!].*?)?[,;.! ]+(?:and )?${ALONG}`,
  `${PLEASE}(?:mach|mache|wandel|wandle|verwandle)e? (?:bitte )?(?:aus |die |den |das )?(?:der |dem )?(?:anfrage )?(?:von )?${NAME} (?:zu einem |in ein |ein )(?:richtiges |echtes |neues )*projekt(?: um)?`,
  `${PLEASE}${NAME} (?:hat|haben) (?:ja gesagt|zugesagt)[,;.! ]+(?:bitte )?(?:mach|mache) (?:bitte )?(?:daraus|ein) .*projekt(?: daraus)?`,
  `${PLEASE}(?:convierte|pasa|transforma|haz) (?:la consulta (?:de )?|la |el |a )?${NAME} (?:en|a) (?:un )?(?:verdadero )?proyecto(?: de verdad)?`,
  `${PLEASE}${NAME} (?:ha dicho que si|dijo que si|acepto|ha aceptado)[,;.! ]+(?:por favor )?(?:conviertel[oa]|hazl[oa]|pasal[oa]) (?:en |a )?(?:un )?proyecto`,
].map((pattern) => new RegExp(`^${pattern}(?: please| now| then| bitte| ya)*$`));

/**
 * Whose lead shall become a project; whether there is one is not looked at. Undefined: something else is said, or doubted.
 *
 * @example leadToProject('turn the Nakamura lead into a proper project') // 'nakamura'
 */
export function leadToProject(message: string): string | undefined {
  const said = plainLetters(message)
    .replace(/[?!.\s]+$/, '')
    .replace(/\s+/g, ' ');
  if (/\b(?:not|don'?t|never|nicht|no (?:lo|la) |if|unless|maybe)\b/.test(said)) return undefined;
  return SAID.map((pattern) => pattern.exec(said)?.groups?.['name']).find((name) => name !== undefined);
}
