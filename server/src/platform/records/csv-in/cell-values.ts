/** What a cell says, or why it cannot be read. */
export type Read<T> = { readonly value: T } | { readonly reason: string };

/** A day as it is written where the business is: `2027-06-12`, `6/12/2027` in America, `12.06.2027` or `12-6-2027` elsewhere. */
export function readDay(text: string, locale: string): Read<string | null> {
  if (text === '') return { value: null };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const [first, second] = [local?.[1], local?.[2]];
  const [month, day] = locale === 'en-US' ? [first, second] : [second, first];
  const parts = iso ? [iso[1], iso[2], iso[3]] : [local?.[3], month, day];
  const made = parts.map((part) => (part ?? '').padStart(2, '0')).join('-');
  return isDay(made) ? { value: made } : { reason: `“${text}” is no date` };
}

export function readNumber(text: string): Read<number | null> {
  if (text === '') return { value: null };
  const digits = text.replace(/[\s.,’']/g, '');
  return /^\d{1,6}$/.test(digits) ? { value: Number(digits) } : { reason: `“${text}” is no number` };
}

/** An amount in minor units; the last sign followed by one or two digits is the decimal sign, all others group. */
export function readMoney(text: string, currency: string): Read<number | null> {
  if (text === '') return { value: null };
  const typed = text.replace(/[\s\u00a0’']/g, '').replace(/^[^\d.,-]+|[^\d]+$/g, '');
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(typed);
  const whole = (parts?.[1] ?? '').replace(/[.,](?=\d{3}(\D|$))/g, '');
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const fraction = (parts?.[2] ?? '').padEnd(digits, '0');
  if (!/^\d{1,9}$/.test(whole) || fraction.length > digits) return { reason: `“${text}” is no amount` };
  return { value: Number(whole) * 10 ** digits + Number(fraction || 0) };
}

export function readTags(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[;,|]/)
        .map((tag) => tag.trim().slice(0, 40))
        .filter(Boolean),
    ),
  ].slice(0, 20);
}

/** One of some words, written in any case and with spaces or dashes for underscores. Empty takes the first. */
export function readChoice<T extends string>(text: string, choices: readonly T[], what: string): Read<T> {
  const wanted = text.toLowerCase().replace(/[\s-]+/g, '_');
  const found = choices.find((choice) => choice === wanted) ?? (wanted === '' ? choices[0] : undefined);
  return found ? { value: found } : { reason: `“${text}” is no ${what}` };
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
