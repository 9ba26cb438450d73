import type { Paths } from '../../core/define-routes';

const at = '/api/proposal_and_invoice';

export const photoPaths = {
  uploadPhoto: `POST ${at}/projects/:projectId/photos/`,
  photoBytes: `GET ${at}/photos/:photoId/:size/`,
  sharedPhotoBytes: `GET ${at}/public/:token/photos/:photoId/:size/`,
} as const satisfies Paths;
