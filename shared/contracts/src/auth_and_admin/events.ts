import type { EventCatalogue } from '../core/events';

/** Signing in and out concerns one person, not the business: nothing to hear here. */
export const events = {} as const satisfies EventCatalogue;
