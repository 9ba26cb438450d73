import type { Paths } from '../core/define-routes';

/** Addresses of search. */
export const paths = { findRecords: 'GET /api/search/' } as const satisfies Paths;
