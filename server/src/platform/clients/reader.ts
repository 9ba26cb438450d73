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

/**
 * In the language that somebody has spoken here, else in that of the contact with this address, else in that of the business.
 *
 * @example await readerOf(db, platform, { email: 'eleanor@example.com' }); // { language: 'nl', locale: 'nl-NL' }
 */
export async function readerOf(
  db: Db,
  { api }: Pick<Platform, 'api'>,
  { email, spoken = null }: { readonly email: string | null; readonly spoken?: ClientLanguage | null },
): Promise<Reader> {
  const { locale: own } = await api('auth_and_admin').tenant(db);
  const language = spoken ?? (await languageOf(db, { api, email })) ?? clientLanguageOf(own) ?? 'en';
  return { language, locale: writtenLocale(language, { own }) };
}

async function languageOf(db: Db, { api, email }: Pick<Platform, 'api'> & { email: string | null }): Promise<ClientLanguage | null> {
  const contact = email === null ? undefined : await api('tenant_crm').contacts.byEmail(db, email.toLowerCase());
  return clientLanguageOf(contact?.locale);
}
