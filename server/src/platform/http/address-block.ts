import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/** Whom attempts from an address count for. Everybody with IPv6 has a whole /64 to choose addresses from, so that is one. */
export function addressBlock(ip: string): string {
  const v4 = MAPPED.exec(ip)?.[1];
  if (v4) return v4;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}

/** The eight groups of an address, without a zone. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== '')) as [string[], string[]];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
