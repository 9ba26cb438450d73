import { clientLanguageOf, type ClientLanguage } from '@butterfly/contracts/core';
import type { Db } from '../db/db';
import type { Platform } from '../platform';
import { writtenLocale } from '../public-pages/page-language';

/** How a client is written to. */
export interface Reader {
  readonly language: ClientLanguage;
  /** Of money, days and moments. */
  readonly locale: string;
}

interface Asked {
  readonly email: string | null;
  /** What somebody has chosen here. */
  readonly spoken?: ClientLanguage | null;
  /** What their browser asks for, where nobody knows them. */
  readonly browser?: ClientLanguage | null;
}

/**
 * In the language that somebody has spoken here, else in that of the contact with this address, else in that of their browser, else in that of
 * the business.
 *
 * @example await readerOf(db, platform, { email: 'eleanor@example.com' }); // { language: 'nl', locale: 'nl-NL' }
 */
export async function readerOf(db: Db, { api }: Pick<Platform, 'api'>, { email, spoken = null, browser = null }: Asked): Promise<Reader> {
  const { locale: own } = await api('auth_and_admin').tenant(db);
  const language = spoken ?? (await languageOf(db, { api, email })) ?? browser ?? clientLanguageOf(own) ?? 'en';
  return { language, locale: writtenLocale(language, { own }) };
}

async function languageOf(db: Db, { api, email }: Pick<Platform, 'api'> & { email: string | null }): Promise<ClientLanguage | null> {
  const contact = email === null ? undefined : await api('tenant_crm').contacts.byEmail(db, email.toLowerCase());
  return clientLanguageOf(contact?.locale);
}
