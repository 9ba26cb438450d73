import type { Paths } from '../core/define-routes';

export const paths = { myPermissions: 'GET /api/manage_members/me/permissions/' } as const satisfies Paths;
