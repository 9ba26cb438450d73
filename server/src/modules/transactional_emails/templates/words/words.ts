import type { MailKey } from '@butterfly/contracts/transactional_emails';

/** What a mail says before anybody has changed it. Liquid in braces; the greeting and the words are in one language. */
export interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: readonly string[];
  /** What a figure is called → the variable it is. */
  readonly figures?: readonly (readonly [label: string, variable: string])[];
  /** What stands on the button of the link. */
  readonly button?: string;
  readonly note?: string;
}

export interface LanguageWords {
  /** Before the first paragraph. */
  readonly greeting: string;
  /** Below the last. */
  readonly closing: string;
  readonly mails: Readonly<Record<MailKey, Words>>;
}
