import type { Pictures } from '../../../platform/files/pictures/pictures';
import { sniffType } from '../../../platform/files/sniff-type';
import { AppError } from '../../../platform/http/app-error';

/** A picture of forty megapixels is larger than what phones take. */
const MOST_PIXELS = 40_000_000;

/**
 * What of a file that a stranger sends is kept: of a picture a copy without place, time and camera, a PDF as it is. By its bytes, whatever its
 * name says: drawings with scripts, archives and programs are refused, and so is a picture that would unpack to more than fits.
 *
 * @throws AppError `client_portal.file_refused`
 */
export async function harmless(pictures: Pick<Pictures, 'read'>, { bytes, name }: { bytes: Uint8Array; name: string }) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniffType(buffer);
  if (type === 'application/pdf') return { bytes: buffer, name: named(name, 'pdf') };
  if (!type.startsWith('image/')) throw new AppError('client_portal.file_refused');
  const read = await pictures.read(buffer, MOST_PIXELS);
  if ('kind' in read) throw new AppError('client_portal.file_refused');
  return { bytes: read.view, name: named(name, 'webp') };
}

/** What a name says a file is has to be what it is: it is opened by its name. */
function named(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`) ? name : `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${ending}`;
}
