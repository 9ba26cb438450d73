import { variablesOf, type Language } from '@butterfly/contracts/transactional_emails';
import type { MailValue } from '../../../platform/mail/mail-log';

export type MailValues = Readonly<Record<string, MailValue>>;

/** As it is written in a language. */
export function shown(value: MailValue, language: Language): string {
  if (typeof value === 'string') return value;
  if ('day' in value)
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${value.day}T12:00:00Z`),
    );
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: value.currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(value.cents / 10 ** digits);
}

/** What a template reads: every variable of the mail, those without a value empty. */
export function valuesFor(key: string, { values, language }: { values: MailValues; language: Language }): object {
  const tree: Record<string, string | Record<string, string>> = Object.create(null) as Record<string, string>;
  for (const { name } of variablesOf(key)) {
    const value = values[name];
    const text = value === undefined ? '' : shown(value, language);
    const [first = '', second] = name.split('.');
    if (second === undefined) tree[first] = text;
    else tree[first] = { ...(tree[first] as Record<string, string> | undefined), [second]: text };
  }
  return tree;
}

/** For a mail that is about nothing real yet. */
export function sampleValues(key: string, currency: string): MailValues {
  return Object.fromEntries(
    variablesOf(key).map(({ name, sample }) => [name, typeof sample === 'object' && 'cents' in sample ? { ...sample, currency } : sample]),
  );
}
