import type { Language } from '@butterfly/contracts/client_portal';

type Section =
  | 'contract'
  | 'files'
  | 'invoice'
  | 'messages'
  | 'moodboard'
  | 'payments'
  | 'proposals'
  | 'questionnaire'
  | 'requests'
  | 'timeline';
type WishState = 'agreed' | 'asks' | 'declined' | 'done' | 'in_work' | 'received';
type Does = 'accept' | 'answer' | 'pay' | 'sign';

/** All that clients read in the portal itself; what a business has written stays as it is. */
export interface Words {
  readonly portal: string;
  readonly opening: string;
  readonly daysLeft: (days: number) => string;
  readonly today: string;
  readonly hello: (name: string) => string;
  readonly next: string;
  readonly nothingNext: string;
  readonly stepByStep: string;
  readonly steps: Readonly<Record<Does, string>>;
  readonly section: Readonly<Record<Section, string>>;
  readonly unread: (count: number) => string;
  readonly nothingHere: string;
  readonly does: Readonly<Record<Does | 'read', string>>;
  readonly state: {
    readonly done: string;
    readonly later: string;
    readonly none: string;
    readonly now: string;
    readonly over: string;
    readonly waiting: string;
  };
  readonly paid: string;
  readonly by: (day: string) => string;
  readonly open: (amount: string) => string;
  readonly closed: (business: string) => string;
  readonly closesOn: (day: string) => string;
  readonly back: string;
  readonly gone: string;
  readonly goneText: string;
  readonly failed: string;
  readonly failedText: string;
  /** Something was to be done, and nobody knows what became of it. */
  readonly unsent: string;
  readonly again: string;
  readonly codeTitle: string;
  readonly codeText: string;
  readonly codeLabel: string;
  readonly codeSend: string;
  readonly codeSent: string;
  readonly codeEnter: string;
  readonly codeAgain: string;
  readonly codeWrong: string;
  readonly passwordTitle: string;
  readonly passwordLabel: string;
  readonly passwordEnter: string;
  readonly passwordWrong: string;
  readonly passwordForgot: string;
  readonly passwordMailed: string;
  readonly passwordChoose: string;
  readonly passwordRule: string;
  readonly passwordSave: string;
  readonly passwordSaved: string;
  readonly wishNew: string;
  readonly wishTitle: string;
  readonly wishBody: string;
  readonly wishSend: string;
  readonly wishSent: string;
  readonly wishNone: string;
  readonly wishState: Readonly<Record<WishState, string>>;
  readonly wishBefore: string;
  readonly wishAfter: string;
  readonly wishYes: (amount: string) => string;
  readonly wishNo: string;
  readonly wishAnswer: string;
  readonly wishAnswerSend: string;
  readonly wishLocked: (day: string) => string;
  readonly wishOld: string;
  readonly waitsText: string;
  readonly tooMany: string;
  readonly nothingToOpen: string;
}

/** Each is a file of its own: a first visit brings one language. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en')).en,
  nl: async () => (await import('./nl')).nl,
  de: async () => (await import('./de')).de,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
};

/** That of the person; before it is known that of the browser, as far as there are words in it. */
export function languageOf(language: Language | null | undefined): Language {
  const known = language ?? navigator.language.slice(0, 2);
  return known in LOADERS ? (known as Language) : 'en';
}

export const wordsIn = (language: Language): Promise<Words> => LOADERS[language]();
