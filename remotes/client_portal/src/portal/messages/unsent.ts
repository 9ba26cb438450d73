import { findLinkDraft, forgetLinkDrafts, keepLinkDraft } from '@butterfly/plugin-sdk/link-drafts';
import { freshKey } from '../fresh-key';

const NAME = 'message';

/** What somebody has written and not sent, or sent without an answer; `key` makes it one message however often it is sent. */
export interface Unsent {
  readonly key: string;
  readonly body: string;
  /** It was to go: it leaves as soon as it can. */
  readonly isSent: boolean;
}

export const nothingUnsent = (): Unsent => ({ key: freshKey(), body: '', isSent: false });

export function readUnsent(token: string): Unsent {
  const kept = findLinkDraft(token, NAME) as Partial<Unsent> | undefined;
  if (typeof kept?.key !== 'string' || typeof kept.body !== 'string') return nothingUnsent();
  return { key: kept.key, body: kept.body, isSent: kept.isSent === true };
}

export function keepUnsent(token: string, { key, body, isSent }: Unsent): void {
  if (body === '') forgetLinkDrafts(token, NAME);
  else keepLinkDraft(token, { name: NAME, draft: { key, body, isSent } });
}
