/** What was answered last, with the rows it has shown. */
interface Answer {
  readonly answer: string;
  readonly rows: readonly unknown[];
}

const COUNT_OF_THEM = /\b(?<count>\d{1,4}|all|half|some)(?: of (?:them|those|these)| davon| de (?:ell[oa]s|es[oa]s))\b/iu;
const PIECE_COST =
  /^(?:(?:and|so|ok|then),? )*(?:what|how much) (?:does|do|would|will|is|did) (?:one|it|each(?: one)?|a single one|one of (?:them|those))(?: of (?:them|those))? (?:cost|come to|costs)(?: (?:us|them|now|then|after that|the client|each))*[?!.]*$/i;
const PIECE_CHANGED = /^(?:I would put|It would be) .+ in (?<piece>[\p{L} -]+?) of (?<project>[^.]+?)(?: \(\d+ of them\))?\. /u;
const LIBRARY_PIECE = /^(?<piece>[^\n]+?), from your library: /;
const CHARGE =
  /^(?:(?:and|so|ok),? )*(?:(?:what|how much) (?:would|do|should|can|could|will|shall) (?:i|we|you) (?:charge|ask|take|get|bill)(?: the client| a client| them)? for (?:it|that|one|this)|(?:what|how much) (?:is|does|would) (?:it|that|one|the price)(?: cost| be)?(?: for the client)?)[?!.]*$/i;
const BEST =
  /^(?:(?:and|so|ok),? )*(?:which|what) (?:piece|one|recipe|item) (?:is|has|earns|makes|brings|does) (?:the |us the )?(?<how>weakest|least|worst|lowest|poorest|strongest|best|highest|most)(?: margin| profit)?[?!.]*$/i;
const LOW = /weak|least|worst|low|poor/i;
const WHEN =
  /^(?:(?:and|so|ok),? )*(?<ask>when|what day|what time|where)(?:'s|’s| is) (?:the |her |his |their )?(?:service|ceremony|party|big day|event|funeral|wedding|dinner|reception|gala|memorial)[?!.]*$/i;

/**
 * What points into the answer before, with what it means there: “hold 50 of them” after a count of votives. Undefined: it points at nothing.
 *
 * @example withTheAnswer('hold 50 of them for Reyes', { answer: '…', rows: [{ item_id: 6, name: 'Votive' }] }) // 'hold 50 Votive for Reyes'
 */
export function withTheAnswer(message: string, { answer, rows }: Answer): string | undefined {
  const item = onlyNamed(rows, 'item_id');
  if (item !== undefined && COUNT_OF_THEM.test(message)) return message.replace(COUNT_OF_THEM, `$<count> ${item}`);
  const changed = PIECE_COST.test(message) ? PIECE_CHANGED.exec(answer)?.groups : undefined;
  if (changed) return `what does one ${changed['piece'] ?? ''} of ${changed['project'] ?? ''} cost`;
  const shown = onlyNamed(rows, 'url');
  const best = shown === undefined ? undefined : BEST.exec(message)?.groups?.['how'];
  if (best !== undefined) return `which piece of ${shown ?? ''} has the ${LOW.test(best) ? 'lowest' : 'highest'} margin`;
  const piece = CHARGE.test(message) ? LIBRARY_PIECE.exec(answer)?.groups?.['piece'] : undefined;
  if (piece !== undefined) return `what goes into our ${piece.replace(/,/g, '')}`;
  const ask = WHEN.exec(message)?.groups?.['ask'];
  return ask !== undefined && shown !== undefined ? `${ask} is ${shown}` : undefined;
}

/** The name of the one row that was shown, where it is of that sort. */
function onlyNamed(rows: readonly unknown[], has: string): string | undefined {
  const [only, ...others] = rows;
  const isOne = typeof only === 'object' && only !== null && has in only && 'name' in only && others.length === 0;
  return isOne && typeof only.name === 'string' ? only.name : undefined;
}
