import { plainLetters } from './plain-letters';

/** Money of a payment or a bill, as it was said. */
export type MoneySaid = { readonly kind: 'cents'; readonly cents: number } | { readonly kind: 'rest' | 'deposit' | 'none' | 'several' };

const NUMBER =
  /(?<![\p{L}\d.,/:-])(?:[$€£]\s?)?(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?|\d{1,7}(?:[.,]\d{1,2})?)(k)?(?:\s?(?:[$€£]|dollars?|bucks|euros?|eur|usd)(?!\p{L}))?(?![\d/:]|[.,]\d|(?:st|nd|rd|th)\b| ?(?:am|pm|o'clock|uhr|%|invoices|bills|parts|payments|instal+ments|checks|times|days?|weeks?|months?|rechnungen|raten|facturas|pagos)(?!\p{L}))/giu;
const REST =
  /\b(?:the (?:rest|remainder|balance|remaining)|in full|as paid|the whole|all of it|rest(?:betrag)?|den rest|alles|el resto|lo que falta|saldo)\b/;
const DEPOSIT = /\b(?:deposit|retainer|first (?:payment|instal+ment)|anzahlung|anticipo|senal)\b/;

/**
 * The one amount of a sentence without its times; or that the rest, or the deposit, was meant. Digits stand as people write them in both of
 * their worlds: “1,500”, “1.500,00”, “212.40”.
 *
 * @example moneySaid('Lucía transferred the rest, 3630.31') // { kind: 'cents', cents: 363031 }
 */
export function moneySaid(untimed: string): MoneySaid {
  const amounts = [...untimed.matchAll(NUMBER)].map(
    ([, digits = '', thousands]) => centsIn(digits) * (thousands === undefined ? 1 : 1_000),
  );
  const [only, ...others] = [...new Set(amounts)].filter((cents) => cents > 0);
  if (others.length > 0) return { kind: 'several' };
  if (only !== undefined) return { kind: 'cents', cents: only };
  const plain = plainLetters(untimed);
  if (REST.test(plain)) return { kind: 'rest' };
  return { kind: DEPOSIT.test(plain) ? 'deposit' : 'none' };
}

/** The last point or comma with two digits behind it parts the cents. */
function centsIn(digits: string): number {
  const found = /^(?<whole>.*?)(?:[.,](?<part>\d{1,2}))?$/.exec(digits)?.groups;
  const whole = Number((found?.['whole'] ?? '').replace(/[.,]/g, ''));
  return whole * 100 + Number((found?.['part'] ?? '0').padEnd(2, '0'));
}

/** The currency that was named beside an amount; undefined: none. */
export function currencySaid(said: string): 'EUR' | 'USD' | 'GBP' | undefined {
  if (/€|\beuros?\b|\beur\b/i.test(said)) return 'EUR';
  if (/£|\bpounds? sterling\b|\bgbp\b/i.test(said)) return 'GBP';
  return /\$|\bdollars?\b|\bbucks\b|\busd\b/i.test(said) ? 'USD' : undefined;
}
