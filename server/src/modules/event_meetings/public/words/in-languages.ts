import type { ClientLanguage } from '@butterfly/contracts/core';
import type { BookingWords } from './booking-words';
import { german } from './de.data';
import { english } from './en.data';
import { spanish } from './es.data';
import { french } from './fr.data';
import { dutch } from './nl.data';

/** What the pages of bookings say, in the languages of clients. */
export const bookingWords: Readonly<Record<ClientLanguage, BookingWords>> = {
  en: english,
  nl: dutch,
  de: german,
  es: spanish,
  fr: french,
};
