import { findLinkDraft, forgetLinkDrafts, keepLinkDraft } from '@butterfly/plugin-sdk/link-drafts';
import type { SendingState, WaitingAnswer } from './answer-sender';

const NAME = 'answers';

/** What was answered behind this link on this device and is not known to have arrived. */
export function findUnsent(link: string): readonly WaitingAnswer[] {
  const kept = findLinkDraft(link, NAME);
  return Array.isArray(kept) ? (kept as unknown as WaitingAnswer[]) : [];
}

/** Keeps what still waits, with every key that is pressed; nothing stays once all has arrived, or nothing is taken any more. */
export function keepUnsent(link: string, { waiting, status }: SendingState): void {
  if (waiting.length === 0 || status === 'closed') forgetLinkDrafts(link, NAME);
  else keepLinkDraft(link, { name: NAME, draft: waiting.map((one) => ({ ...one })) });
}
