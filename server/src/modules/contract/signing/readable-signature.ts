import type { Signature } from '@butterfly/contracts/contract';
import sharp from 'sharp';
import { AppError } from '../../../platform/http/app-error';

const MOST_PIXELS = 4_000_000;

/** The signature with its picture drawn anew, so that the document can show it. @throws AppError `contract.picture_unreadable` */
export async function readableSignature(signature: Signature): Promise<Signature> {
  if (signature.kind === 'typed' || signature.picture === null) return signature;
  const bytes = Buffer.from(signature.picture.slice(signature.picture.indexOf(',') + 1), 'base64');
  try {
    const png = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).resize({ width: 800, withoutEnlargement: true }).png().toBuffer();
    return { ...signature, picture: `data:image/png;base64,${png.toString('base64')}` };
  } catch {
    throw new AppError('contract.picture_unreadable');
  }
}
