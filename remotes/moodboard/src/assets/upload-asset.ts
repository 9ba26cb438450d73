import type { Asset } from '@butterfly/contracts/moodboard';
import { moodboardClient } from '../moodboard.client';

interface Options {
  readonly signal?: AbortSignal;
  /** How many bytes have left. */
  readonly onSent?: (sent: number) => void;
}

/**
 * Adds a picture of this device to the business. The same picture added twice is one asset.
 *
 * @throws ApiError with a code of the moodboard's catalogue (`moodboard.not_an_image`, …), `body_too_large` or `network`.
 * @example
 * const { asset, url, thumb_url, w, h, palette } = await uploadAsset(file, { signal, onSent });
 */
export async function uploadAsset(file: File, { signal, onSent }: Options = {}): Promise<Asset> {
  const name = file.name.trim().slice(0, 200) || 'picture';
  return (await moodboardClient.uploadAsset({ query: { name }, body: file, ...(signal && { signal }), ...(onSent && { onSent }) })).data;
}

/** Adds a picture from a public web address; the server fetches it. */
export async function importAsset(url: string, { signal }: Pick<Options, 'signal'> = {}): Promise<Asset> {
  return (await moodboardClient.importAsset({ body: { url }, ...(signal && { signal }) })).data;
}
