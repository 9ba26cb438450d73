import type { Language } from '@butterfly/contracts/client_portal';

/** What clients read on the pages for messages, files and the plan; loaded with them, one language at a time. */
export interface MoreWords {
  readonly messageNone: string;
  readonly messageLabel: string;
  readonly messageSend: string;
  readonly messageSending: string;
  readonly messageKept: string;
  readonly messageRead: string;
  readonly messageNotRead: string;
  readonly messageMe: string;
  readonly messageLong: string;
  readonly fileNone: string;
  readonly fileFromMe: string;
  readonly fileSend: string;
  readonly fileRule: string;
  readonly fileRefused: string;
  readonly fileLarge: string;
  readonly fileMany: string;
  readonly fileAgain: string;
  readonly fileFailed: string;
  readonly fileSent: string;
  readonly fileOpen: string;
  readonly archive: string;
  readonly archiveText: string;
  readonly planNone: string;
  readonly planPlanning: string;
  readonly planProduction: string;
  readonly planDay: string;
  readonly planDone: string;
  readonly planOpen: string;
  readonly planZone: string;
  readonly planYours: (time: string) => string;
}

const all: Readonly<Record<Language, () => Promise<MoreWords>>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

export const moreWords = (language: Language): Promise<MoreWords> => all[language]();
