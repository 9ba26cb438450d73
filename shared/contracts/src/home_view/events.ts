import type { EventCatalogue } from '../core';

/** home_view owns no data and announces nothing. */
export const events = {} as const satisfies EventCatalogue;
