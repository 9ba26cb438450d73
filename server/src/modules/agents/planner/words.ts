const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** As people type and as speech is written down: one kind of quote and dash, no doubled spaces, no politeness at the edges. */
export function tidy(text: string): string {
  return text.normalize('NFKC').replace(/[‘’`´]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim()
    .replace(/^(?:(?:hey|hi|hello|ok|okay|so|um+|uh+|well|please|butterfly|assistant)[,!.]?\s+)+/i, '')
    .replace(/^(?:(?:can|could|would|will) you(?: please)?|i(?:'d| would) like (?:you )?to|i (?:want|need)(?: you)? to|let's|please)\s+/i, '')
    .replace(/[,\s]*(?:please|thanks|thank you)?[.!?\s]*$/i, '').trim();
}

/** Number words as digits: "twenty five" → 25, "a dozen" → 12, "two hundred" → 200. */
export function digits(text: string): string {
  const small = `(?:${UNITS.join('|')})`;
  const tens = `(?:${TENS.filter(Boolean).join('|')})`;
  const below100 = new RegExp(`\\b(${tens})(?:[ -](${small}))?\\b|\\b(${small})\\b`, 'gi');
  return text
    .replace(/\b(?:a|one) couple(?: of)?\b/gi, '2').replace(/\bhalf a dozen\b/gi, '6')
    .replace(below100, (_whole, ten?: string, unit?: string, alone?: string) => String(alone !== undefined ? UNITS.indexOf(alone.toLowerCase()) : TENS.indexOf((ten ?? '').toLowerCase()) * 10 + (unit ? UNITS.indexOf(unit.toLowerCase()) : 0)))
    .replace(/\b(?:(\d+) |a )dozens?\b/gi, (_whole, count?: string) => String(12 * Number(count ?? 1)))
    .replace(/\b(\d+|a) hundred(?: and)?(?: (\d{1,2})\b)?/gi, (_whole, count: string, rest?: string) => String(100 * (count.toLowerCase() === 'a' ? 1 : Number(count)) + Number(rest ?? 0)))
    .replace(/\b(\d+|a) (?:thousand|grand)(?: (\d{1,3})\b)?/gi, (_whole, count: string, rest?: string) => String(1_000 * (count.toLowerCase() === 'a' ? 1 : Number(count)) + Number(rest ?? 0)))
    .replace(/\b(\d+(?:\.\d+)?)k\b/gi, (_whole, count: string) => String(Math.round(Number(count) * 1_000)));
}

/** "1,800.50" and "1.800,50" and "1 800" as cents. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
  const decimal = /[.,](\d{1,2})$/.exec(plain);
  const whole = Number((decimal ? plain.slice(0, -decimal[0].length) : plain).replace(/[.,]/g, ''));
  const cents = decimal ? Number((decimal[1] ?? '').padEnd(2, '0')) : 0;
  return plain === '' || !Number.isSafeInteger(whole) || whole > 9_999_999_999 ? null : whole * 100 + cents;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}
