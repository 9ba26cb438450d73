import type { Span } from '../dates';

/** What somebody says they have done; what is booked or planned is not. */
const DONE =
  /\b(?:(?:have|had|'ve) (?:we|i) (?:already |actually )*(?:done|had|finished|delivered|completed|made|run|designed|flowered)|(?:we|i)(?:'ve| have) (?:already |actually )*(?:done|had|finished|delivered|completed|made|run|designed)|did (?:we|i) (?:already |actually )*(?:do|have|finish|deliver|complete|make|run|design)|(?:we|i) (?:did|delivered|finished|completed))\b|(?:haben|hatten) wir\b.*\b(?:gemacht|gehabt|geschafft|erledigt|abgeschlossen)\b|\bhatten wir\b|\b(?:hemos|hayamos) (?:hecho|tenido|terminado)\b|\b(?:hicimos|tuvimos|terminamos)\b/i;
const NOT_YET = /\b(?:booked|planned|lined up|scheduled|gebucht|geplant|reservad[oa]s?)\b/i;

/** Of a time that is not over only what has been: what is still to come is not done. */
export function doneSoFar(said: readonly string[], span: Span | undefined, today: string): Span | undefined {
  if (!span || span.from > today || span.to <= today) return span;
  return said.some((sentence) => DONE.test(sentence) && !NOT_YET.test(sentence)) ? { ...span, to: today } : span;
}
