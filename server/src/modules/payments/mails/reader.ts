import { clientLanguageOf, type ClientLanguage } from '@butterfly/contracts/core';
import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import { writtenLocale } from '../../../platform/public-pages/page-language';

/** How a client is written to. */
export interface Reader {
  readonly language: ClientLanguage;
  /** Of money and days. */
  readonly locale: string;
}

/** In the language of the contact with this address, else in that of the business. */
export async function readerOf(db: Db, { api }: Pick<Platform, 'api'>, email: string): Promise<Reader> {
  const contact = await api('tenant_crm').contacts.byEmail(db, email.toLowerCase());
  const { locale: own } = await api('auth_and_admin').tenant(db);
  const language = clientLanguageOf(contact?.locale) ?? clientLanguageOf(own) ?? 'en';
  return { language, locale: writtenLocale(language, { own }) };
}

export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
