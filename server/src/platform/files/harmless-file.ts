import { sniffType } from './sniff-type';
import type { Pictures } from './pictures/pictures';

/** More is refused by its header, before anything is unpacked. */
const MOST_PIXELS = 50_000_000;

/** What somebody without an account may bring, made harmless; or why not. */
export type HarmlessFile = { readonly bytes: Buffer; readonly extension: 'pdf' | 'webp' } | { readonly fault: 'unreadable' | 'wrong_kind' };

/**
 * Of a picture what people look at, without place, time and camera; a PDF as it is, which browsers show without any rights. Everything
 * else is refused by its first bytes, whatever it is called: nothing is unpacked, nothing with a script gets in.
 */
export async function harmlessFile(bytes: Buffer, pictures: Pick<Pictures, 'read'>): Promise<HarmlessFile> {
  const type = sniffType(bytes);
  if (type === 'application/pdf') return { bytes, extension: 'pdf' };
  if (!type.startsWith('image/')) return { fault: 'wrong_kind' };
  const read = await pictures.read(bytes, MOST_PIXELS);
  return 'kind' in read ? { fault: 'unreadable' } : { bytes: read.view, extension: 'webp' };
}

/**
 * What a name says a file is has to be what it is: it is opened by its name.
 *
 * @example named('arch.jpg', 'webp'); // 'arch.webp'
 */
export function named(name: string, extension: string): string {
  if (name.toLowerCase().endsWith(`.${extension}`)) return name;
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '').slice(0, 190) || 'file'}.${extension}`;
}
