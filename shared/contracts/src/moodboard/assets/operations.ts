import * as z from 'zod';
import { defineRoutes } from '../../core/define-routes';
import { uploadBody, uploadQuery } from '../../core/files';
import { idParam } from '../../core/primitives';
import { assetPaths } from './paths';
import { MAX_ASSET_BYTES } from './limits';
import { asset, assetImport, assetSize } from './schema';

const byId = z.object({ assetId: idParam });
const unusable = ['not_found', 'moodboard.not_an_image', 'moodboard.image_too_many_pixels', 'moodboard.image_unreadable'] as const;

export const assetOperations = defineRoutes(assetPaths, {
  uploadAsset: {
    summary: 'Add a picture: PNG, JPEG, WebP, GIF or AVIF',
    access: 'plugin',
    query: uploadQuery,
    ...uploadBody(MAX_ASSET_BYTES),
    ok: asset,
    status: 201,
    errors: [...unusable],
  },
  importAsset: {
    summary: 'Add a picture from a public web address',
    access: 'plugin',
    body: assetImport,
    bodyLimit: 8_192,
    ok: asset,
    status: 201,
    ratePerMinute: 60,
    errors: [...unusable, 'moodboard.import_refused', 'moodboard.import_failed', 'moodboard.import_too_large', 'storage_full'],
  },
  getAsset: { summary: 'What is known of a picture', access: 'plugin', params: byId, ok: asset },
  assetBytes: {
    summary: 'The bytes of a picture, never changed',
    access: 'plugin',
    params: byId.extend({ size: assetSize }),
    ok: z.unknown(),
    answer: 'handler',
    errors: ['file_gone'],
  },
});
