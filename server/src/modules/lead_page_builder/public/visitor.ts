import type { TokenSigner } from '../../../platform/auth/token-signer';

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headlesschrome-lighthouse|monitor|curl|wget|python-requests/i;
const PHONE = /mobile|android|iphone/i;

export interface Visitor {
  /** Of one day and one business: it leads to nobody, and to no other day. */
  readonly hash: string;
  readonly isBot: boolean;
  readonly phone: boolean;
}

/** Who looks, without anything kept on their device. */
export function visitorOf(signer: TokenSigner, of: { ip: string; agent: string | undefined; day: string; tenantId: number }): Visitor {
  const agent = of.agent ?? '';
  return {
    hash: signer.hash(`lead_page_builder visitor ${of.tenantId} ${of.day} ${of.ip} ${agent}`).slice(0, 22),
    isBot: agent === '' || BOT.test(agent),
    phone: PHONE.test(agent),
  };
}

/** Half of the visitors see the second of two pages, and each always the same. */
export const takesSecond = (hash: string): boolean => (hash.charCodeAt(0) + hash.charCodeAt(7) + hash.charCodeAt(13)) % 2 === 1;

const UTM = /^utm_[a-z]{1,20}$/;

/** Where somebody came from, as the address says it; a partner's code is in it. */
export function utmIn(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const found = [...entries].filter((entry): entry is readonly [string, string] => UTM.test(entry[0]) && typeof entry[1] === 'string');
  return Object.fromEntries(found.slice(0, 8).map(([name, value]) => [name, value.slice(0, 200)]));
}

/** The name of the site that led here; empty: none, or this one. */
export function referrerOf(referer: string | undefined, host: string | undefined): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { host: from } = new URL(referer);
  return from === host ? '' : from.slice(0, 120);
}
