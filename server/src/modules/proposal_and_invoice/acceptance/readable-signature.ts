import type { Acceptance } from '@butterfly/contracts/proposal_and_invoice';
import sharp from 'sharp';
import { AppError } from '../../../platform/http/app-error';

const MOST_PIXELS = 4_000_000;
const WIDEST = 800;

/** The picture of a drawn signature, drawn anew; null for a typed one. @throws AppError `proposal_and_invoice.picture_unreadable` */
export async function readableSignature({ kind, picture }: Pick<Acceptance, 'kind' | 'picture'>): Promise<string | null> {
  if (kind === 'typed' || picture === null) return null;
  const drawn = sharp(Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'), { limitInputPixels: MOST_PIXELS });
  try {
    const png = await drawn.resize({ width: WIDEST, withoutEnlargement: true }).png().toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    throw new AppError('proposal_and_invoice.picture_unreadable');
  }
}
