import type { Paths } from '../core/define-routes';

export const paths = { me: 'GET /api/members_page/me/' } as const satisfies Paths;
