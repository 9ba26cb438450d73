import type { Ask } from './ask';
import { ROLES } from './roles';

/** What only one record can have. */
const OF_ONE = new Set<string>(['owner', 'guests', 'budget', 'stage', 'time', 'until', 'where', 'type']);
const PAPERS = new Set<string>(['payment', 'invoice', 'contract', 'questionnaire', 'proposal', 'task']);
/** The business and not the record that is open. */
const OF_ALL =
  /\b(?:who|which|all|every|any|anybody|anyone|we|us|our|clients?|invoices|projects|contracts|questionnaires|proposals|payments|overall|everyone|today|wer|welche\w*|alle|uns|wir|kunden|rechnungen|vertrage|quien\w*|nos|tod[oa]s|clientes|facturas|contratos|me|my|i)\b/;

/** "How many guests", "has the contract been signed", "what is left to pay": of the project somebody looks at. */
export function speaksOfOne(ask: Ask): boolean {
  const [first] = ask.objects;
  if (ask.pointsBack || ask.wants.some((want) => OF_ONE.has(want))) return true;
  if (ask.unheeded.some((word) => ROLES.test(word))) return true;
  if (first === 'venue' && /\b(?:the|its|their|der|die|el|la) (?:venue|location|ort|lugar)\b/.test(ask.text)) return true;
  return first !== undefined && PAPERS.has(first) && ask.span === undefined && !OF_ALL.test(ask.text);
}
