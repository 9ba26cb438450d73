import { freshKey } from '../fresh-key';
import { unsentName } from './unsent-name';

/** What somebody has written and not sent, or sent without an answer; `key` makes it one message however often it is sent. */
export interface Unsent {
  readonly key: string;
  readonly body: string;
  /** It was to go: it leaves as soon as it can. */
  readonly isSent: boolean;
}

export const nothingUnsent = (): Unsent => ({ key: freshKey(), body: '', isSent: false });

/** Kept on the device for this link alone, like the pages that the link has opened. */
export function readUnsent(token: string): Unsent {
  try {
    const kept = JSON.parse(localStorage.getItem(unsentName(token)) ?? 'null') as Partial<Unsent> | null;
    if (typeof kept?.key === 'string' && typeof kept.body === 'string') return { key: kept.key, body: kept.body, isSent: kept.isSent === true };
  } catch {
    // A device that keeps nothing, or something else under this name: then it begins empty.
  }
  return nothingUnsent();
}

export function keepUnsent(token: string, unsent: Unsent): void {
  try {
    if (unsent.body === '') localStorage.removeItem(unsentName(token));
    else localStorage.setItem(unsentName(token), JSON.stringify(unsent));
  } catch {
    // It stays in the page as long as the page is open.
  }
}
