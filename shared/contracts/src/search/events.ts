import type { EventCatalogue } from '../core/events';

/** search owns no data and announces nothing. */
export const events = {} as const satisfies EventCatalogue;
