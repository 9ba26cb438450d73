import type { Ask } from './ask';

const SHORT = 4;
/** What only one record has: said as the rest of a question, of the one that was named. */
const FIELDS = new Set<string>(['when', 'time', 'where', 'owner', 'guests', 'budget', 'type', 'stage', 'until', 'phone', 'email']);

/**
 * A fragment is the question before with what it names put in its place: "and in July?", "and Marlow?", "what about the contract?". And
 * what speaks of "her" or names nobody keeps whom the question before was about.
 */
export function followAsk(ask: Ask, before: Ask | undefined, hasOpen = false): Ask {
  if (!before) return ask;
  const isFragment = ask.goesOn || ask.text.split(' ').length <= SHORT;
  const asksNothing = ask.objects.length === 0 && ask.wants.every((want) => want === 'list' || want === 'whether');
  if (isFragment && asksNothing && (ask.span || ask.names.length > 0 || ask.states.length > 0 || ask.unheeded.length > 0))
    return reworded(ask, before);
  const needsWhom =
    ask.names.length === 0 &&
    (ask.pointsBack || (ask.goesOn && (ask.objects.length > 0 || (!hasOpen && ask.wants.some((want) => FIELDS.has(want))))));
  // Somebody of the project that is open is meant before a name that was only a word.
  if (needsWhom && ask.pointsBack && hasOpen && before.names.length < 2) return ask;
  return needsWhom ? { ...ask, names: before.names } : ask;
}

function reworded(ask: Ask, before: Ask): Ask {
  const names = ask.names.length > 0 ? ask.names : before.names;
  return {
    ...before,
    span: ask.span ?? (ask.names.length > 0 ? before.span : undefined) ?? before.span,
    states: ask.states.length > 0 ? ask.states : before.states,
    names,
    unheeded: ask.unheeded,
    goesOn: true,
    text: before.text,
  };
}
