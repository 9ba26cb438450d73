import { clientLanguage, clientLanguageOf, type ClientLanguage } from '@butterfly/contracts/core';

interface Spoken {
  /** `?lang=`, where somebody chose. */
  readonly chosen: string | undefined;
  readonly acceptLanguage: string | undefined;
  /** Of the business. */
  readonly locale: string;
}

/** The language that somebody asks for: what was chosen, else the first of their browser that we have; null: they ask for none. */
export function spokenLanguage({ chosen, acceptLanguage = '' }: Omit<Spoken, 'locale'>): ClientLanguage | null {
  const picked = clientLanguage.safeParse(chosen);
  if (picked.success) return picked.data;
  const asked = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part) => clientLanguageOf(part.split(';')[0]?.trim()));
  return asked.find((language) => language !== null) ?? null;
}

/** The language of a page of strangers: what they ask for, else that of the business. */
export function visitorLanguage({ locale, ...asked }: Spoken): ClientLanguage {
  return spokenLanguage(asked) ?? clientLanguageOf(locale) ?? 'en';
}

/** How moments and money are written in a language: as the business does where it is its own, else as its people commonly do. */
export function writtenLocale(
  language: ClientLanguage,
  { own, acceptLanguage = '' }: { own: string; acceptLanguage?: string | undefined },
): string {
  const [first = ''] = acceptLanguage.slice(0, 40).split(/[,;]/);
  const isLocale = /^[a-z]{2}(-[A-Z]{2})?$/.test(first.trim());
  if (isLocale && clientLanguageOf(first.trim()) === language) return first.trim();
  return clientLanguageOf(own) === language ? own : language;
}
