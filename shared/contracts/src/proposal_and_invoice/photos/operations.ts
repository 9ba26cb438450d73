import * as z from 'zod';
import { uploadBody, uploadQuery } from '../../core/files';
import { idParam } from '../../core/primitives';
import { MAX_PHOTO_BYTES, photo, photoSize } from './schema';

const onePhoto = z.object({ photoId: idParam, size: photoSize });

/** Photographs of proposals: kept upright and without place, time and camera. */
export const photoOperations = {
  uploadPhoto: {
    summary: 'Add a photograph that proposals of a project may show',
    access: 'plugin',
    idempotent: true,
    params: z.object({ projectId: idParam }),
    query: uploadQuery,
    ...uploadBody(MAX_PHOTO_BYTES),
    ok: photo,
    status: 201,
    ratePerMember: 60,
    errors: [
      'not_found',
      'storage_full',
      'proposal_and_invoice.not_a_photo',
      'proposal_and_invoice.photo_unreadable',
      'proposal_and_invoice.photo_too_many_pixels',
    ],
  },
  photoBytes: {
    summary: 'The bytes of a photograph, never changed',
    access: 'plugin',
    params: onePhoto,
    ok: z.unknown(),
    answer: 'handler',
    errors: ['file_gone'],
  },
  sharedPhotoBytes: {
    summary: 'The bytes of a photograph that the proposal behind a link shows',
    access: 'public',
    params: onePhoto.extend({ token: z.string().min(1).max(200) }),
    ok: z.unknown(),
    answer: 'handler',
    ratePerMinute: 300,
    errors: ['file_gone'],
  },
} as const;
