import { cannotDo } from './cannot-do';
import { plainLetters } from './plain-letters';

/** The rest of an order: more of it, less of it, or how and when it shall be. */
const GOES_ON =
  /^(?:(?:no|nope|wait|ok|okay|sorry|nein|doch|perdon|actually|and|but|then|i mean|i meant|well)[,.!]* )*(?:(?:the )?(?:whole|entire|full) |all\b|everything|just\b|only\b|by\b|with\b|without\b|not\b|use\b|make (?:it|that)\b|instead\b|mejor\b|besser\b|lieber\b|better\b|rather\b|a las \d|um \w+|at \d|auf \w+|do (?:it|that)\b|it(?:'?s| is)\b|the (?:check|cheque|payment|one|other|last|date|\w+ one)\b|nur\b|alles\b|das ganze\b|per\b|mit\b|ohne\b|solo\b|todo\b|por\b|con\b|sin\b)/;
const ASKS =
  /\?|^(?:and |und |y )?(?:what|who|when|where|which|why|how|is|are|does|do we|did|has|have|can|was|wer|wann|wo|wie|que|quien|cuando|cuanto)\b/;
const REFUSED = /^(?:I cannot |Das kann ich nicht|Eso no lo puedo hacer)/;
const LONGEST = 12;

/**
 * “No, the whole thing” after something that nobody here does: it is still that, and never anything new; what answers a question is said with what was asked about. Undefined: something else is said.
 */
export function afterRefusal(message: string, { order, answer }: { readonly order: string; readonly answer: string }): string | undefined {
  const plain = plainLetters(message);
  if (answer.startsWith('Why is the lead') && !ASKS.test(plain)) return `${order.replace(/[.!\s]+$/, '')}, ${message}`;
  if (!REFUSED.test(answer) || ASKS.test(plain) || !GOES_ON.test(plain) || plain.split(' ').length > LONGEST) return undefined;
  return cannotDo(order) ? `${order.replace(/[.!?\s]+$/, '')}, ${message}` : undefined;
}
