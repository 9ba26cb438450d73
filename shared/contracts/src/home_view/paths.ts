import type { Paths } from '../core';

/** Addresses of home_view. */
export const paths = { getSummary: 'GET /api/home_view/summary/' } as const satisfies Paths;
